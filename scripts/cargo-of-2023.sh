#!/bin/sh
# cargo, with the output of `cargo metadata` in the format that cargo-deny 0.14 reads.
set -e
if [ "$1" = metadata ]; then
    "${REAL_CARGO:-cargo}" "$@" | python3 "$(dirname "$0")/metadata.py"
else
    exec "${REAL_CARGO:-cargo}" "$@"
fi
