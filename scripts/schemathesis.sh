#!/bin/sh
# Sends the API of a running server whatever its OpenAPI document allows, and much that it does not: every
# answer must be one that the document knows, and never a failure of the server.
#
#   scripts/schemathesis.sh 127.0.0.1:8777
#
# Use a server of its own for this: it makes accounts and tables.
set -eu

address=${1:?the address of a running server, such as 127.0.0.1:8777}
root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/target/venv
version=4.32.5

if [ "$("$venv/bin/pip" show schemathesis 2>/dev/null | sed -n 's/^Version: //p')" != "$version" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check "schemathesis==$version"
fi

# What it leaves behind lies there.
cd "$root/target"

token() {
    curl --silent --show-error --fail --request POST "http://$address/api/session/guest" |
        sed -n 's/.*"token":"\([0-9a-f]*\)".*/\1/p'
}

run() {
    "$venv/bin/schemathesis" run "http://$address/api/openapi.json" \
        --header "Authorization: Bearer $(token)" \
        --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
        --phases examples,coverage,fuzzing --seed 20 --generation-database none \
        --request-timeout 20 --warnings off --continue-on-failure "$@"
}

# Those that end the session come last, each with a session of its own.
run --max-examples 12 --exclude-operation-id delete --exclude-operation-id sign_out
run --max-examples 2 --include-operation-id sign_out
run --max-examples 2 --include-operation-id delete
