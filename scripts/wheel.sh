#!/bin/sh
# Makes the wheel of the Python package, with its checksum, and checks that it works in a fresh virtual environment.
#
#   scripts/wheel.sh FOLDER [arguments of maturin build]
#
# PYTHON is the interpreter (default python3).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
folder=$1
shift
venv=$root/target/wheel-venv
python=${PYTHON:-python3}

# Where the programs of a virtual environment are: Windows has a name of its own.
programs() {
    if [ -d "$1/Scripts" ]; then echo "$1/Scripts"; else echo "$1/bin"; fi
}

rm -rf "$venv"
"$python" -m venv "$venv"
bin=$(programs "$venv")
"$bin/python" -m pip install --quiet --disable-pip-version-check maturin==1.16.0 numpy==2.4.6

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
rm -f "$folder"/marchstone-*.whl "$folder"/marchstone-*.whl.sha256
(cd "$root/python" && "$bin/maturin" build --quiet --release --locked --out "$folder" "$@")
wheel=$(ls "$folder"/marchstone-*.whl)
"$bin/python" - "$wheel" <<'CHECKSUM'
import hashlib, pathlib, sys

wheel = pathlib.Path(sys.argv[1])
digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
pathlib.Path(f"{wheel}.sha256").write_text(f"{digest}  {wheel.name}\n", newline="\n")
CHECKSUM
"$bin/python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps "$wheel"
cd "$venv"
"$bin/python" -c 'import doctest, marchstone, marchstone.game, marchstone.vector
failed = sum(doctest.testmod(module).failed for module in (marchstone, marchstone.game, marchstone.vector))
raise SystemExit(failed)'
echo "$wheel"
