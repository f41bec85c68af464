#!/bin/sh
# Builds the Python package in a virtual environment and runs its tests.
#
#   scripts/python.sh [arguments of pytest]
#
# PROFILE is a cargo profile; dev builds fastest and checks assertions.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/target/python-venv
profile=${PROFILE:-dev}
requirements="maturin==1.16.0 numpy==2.4.6 pytest==9.2.0 gymnasium==1.4.0 pettingzoo==1.27.0"

if [ "$(cat "$venv/requirements" 2>/dev/null)" != "$requirements" ]; then
    python3 -m venv "$venv"
    # Words of the list are arguments.
    # shellcheck disable=SC2086
    "$venv/bin/pip" install --quiet --disable-pip-version-check $requirements
    echo "$requirements" > "$venv/requirements"
fi

cd "$root/python"
VIRTUAL_ENV=$venv "$venv/bin/maturin" develop --quiet --locked --profile "$profile"
"$venv/bin/python" -m pytest --quiet "$@"
