#!/bin/sh
# cargo, but `cargo metadata` names packages as cargo did when cargo-deny 0.14 was written.
set -e
if [ "$1" = metadata ]; then
    "${REAL_CARGO:-cargo}" "$@" | python3 "$(dirname "$0")/metadata.py"
else
    exec "${REAL_CARGO:-cargo}" "$@"
fi
