#!/bin/sh
# Validates the OpenAPI document of a running server, generates a Python client from it, and plays a game with that client.
#
#   scripts/openapi.sh 127.0.0.1:8777
#
# Use a separate server: this creates a guest and a table.
set -eu

address=${1:?the address of a running server, such as 127.0.0.1:8777}
root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/target/openapi-venv
work=$root/target/openapi
requirements="openapi-spec-validator==0.9.0 openapi-python-client==0.29.1"

if [ "$(cat "$venv/requirements" 2>/dev/null)" != "$requirements" ]; then
    python3 -m venv "$venv"
    # Words of the list are arguments.
    # shellcheck disable=SC2086
    "$venv/bin/pip" install --quiet --disable-pip-version-check $requirements
    echo "$requirements" > "$venv/requirements"
fi

rm -rf "$work"
mkdir -p "$work"
curl --silent --show-error --fail "http://$address/api/openapi.json" > "$work/openapi.json"
"$venv/bin/openapi-spec-validator" "$work/openapi.json"

# The generator formats what it wrote with ruff, which it finds by PATH. A warning means that it left something out.
PATH=$venv/bin:$PATH openapi-python-client generate --path "$work/openapi.json" --meta none \
    --output-path "$work/marchstone_client" --fail-on-warning
PYTHONPATH=$work "$venv/bin/python" "$root/scripts/openapi_game.py" "http://$address"
