"""Fails if a step of a workflow has a pipe whose first command may fail unnoticed.

GitHub runs a step with `bash -e`, which looks at the last command of a pipe only. With `shell: bash` it adds pipefail.
"""

import pathlib
import re
import sys

from ruamel.yaml import YAML

PIPE = re.compile(r"(?<!\|)\|(?!\|)")
ROOT = pathlib.Path(__file__).resolve().parent.parent


def shell_of(place: dict) -> str | None:
    return place.get("defaults", {}).get("run", {}).get("shell")


def unsafe_steps(workflow: dict):
    for name, job in workflow["jobs"].items():
        for step in job.get("steps", []):
            shell = step.get("shell") or shell_of(job) or shell_of(workflow)
            # What stands in quotes is no pipe, such as the expression of a grep.
            script = re.sub(r"'[^']*'", "''", step.get("run", ""))
            if PIPE.search(script) and shell != "bash":
                yield f"{name}: {step.get('name', 'a step')}"


found = [
    f"{path.relative_to(ROOT)}: {step} has a pipe and no `shell: bash`"
    for path in sorted(ROOT.glob(".github/workflows/*.yml"))
    for step in unsafe_steps(YAML(typ="safe").load(path))
]
print("\n".join(found), end="\n" if found else "")
sys.exit(bool(found))
