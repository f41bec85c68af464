#!/bin/sh
# Sends the API of a running server valid and invalid requests that are generated from its OpenAPI document. Every
# answer must be documented, and none may be a server error.
#
#   scripts/schemathesis.sh 127.0.0.1:8777
#
# Use a separate server: this creates accounts and tables.
set -eu

address=${1:?the address of a running server, such as 127.0.0.1:8777}
root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/target/venv
version=4.32.5

if [ "$("$venv/bin/pip" show schemathesis 2>/dev/null | sed -n 's/^Version: //p')" != "$version" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check "schemathesis==$version"
fi

# Schemathesis writes files to the current directory.
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

# Operations that end the session come last, each with its own session.
run --max-examples 12 --exclude-operation-id delete --exclude-operation-id sign_out
run --max-examples 2 --include-operation-id sign_out
run --max-examples 2 --include-operation-id delete
