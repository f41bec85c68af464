#!/usr/bin/env python3
"""Runs the steps of the Dockerfile without Docker, each stage in an own empty directory.

    scripts/check_dockerfile.py [DIRECTORY]

This shows that .dockerignore and the COPY instructions leave nothing out that the build needs, and that the commands
succeed. Base images are not used: the commands run with the programs of this machine, which must be as recent. At the
end the entry point of the last stage runs with the environment of the image, and its health check must succeed.

DIRECTORY (default: target/dockerfile) is emptied first, except for the build outputs of cargo.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PORT = 18777


def instructions(text):
    """Name and arguments of each instruction; continued lines are joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    for line in re.sub(r"\\\n", " ", "\n".join(lines)).splitlines():
        name, _, rest = line.strip().partition(" ")
        yield name, rest.strip()


def ignored(path, patterns):
    """Whether .dockerignore leaves a path out: the last pattern that matches it or a parent decides."""
    parts = Path(path).parts
    parents = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    decision = False
    for pattern in patterns:
        keep = pattern.startswith("!")
        pattern = pattern.removeprefix("!").strip("/")
        if any(fnmatch(parent, pattern) and parent.count("/") == pattern.count("/") for parent in parents):
            decision = not keep
    return decision


def make_context(target):
    """Copies what Docker would send as the build context."""
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    patterns = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    # Directories that are neither in the context nor worth walking through.
    skipped = {ROOT / "target", ROOT / ".git", ROOT / "web/node_modules"}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if Path(folder, name) not in skipped]
        for name in files:
            file = Path(folder, name)
            relative = file.relative_to(ROOT)
            if not ignored(relative, patterns):
                copy = target / relative
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, copy)


class Stage:
    """A stage of the build: a directory in place of its file system."""

    def __init__(self, directory):
        self.root = directory
        self.root.mkdir(parents=True)
        self.workdir = "/"
        self.environment = {}
        self.health = self.entrypoint = self.command = None

    def path(self, path):
        """The real path of a path in the image."""
        inside = os.path.normpath(os.path.join(self.workdir, path))
        return self.root / inside.lstrip("/")

    def copy(self, source, destination, is_folder):
        target = self.path(destination)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, symlinks=True)
        else:
            target = target / source.name if is_folder or target.is_dir() else target
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def build(directory):
    """Runs all instructions and returns the last stage."""
    # The build outputs of cargo are kept between runs.
    cargo = directory / "cargo"
    cargo.mkdir(parents=True, exist_ok=True)
    context = directory / "context"
    make_context(context)
    stages, stage = {}, None
    for name, rest in instructions((ROOT / "Dockerfile").read_text()):
        print(f"--- {name} {rest}", flush=True)
        if name == "FROM":
            label = rest.split(" AS ")[1] if " AS " in rest else "final"
            stage = stages[label] = Stage(directory / f"stage-{label}")
        elif name == "WORKDIR":
            stage.workdir = rest
            stage.path(".").mkdir(parents=True, exist_ok=True)
        elif name in ("ENV", "ARG"):
            stage.environment |= dict(part.split("=", 1) for part in shlex.split(rest))
        elif name == "COPY":
            words = shlex.split(rest)
            flags = dict(word[2:].split("=", 1) for word in words if word.startswith("--"))
            *sources, destination = [word for word in words if not word.startswith("--")]
            for source in sources:
                source = stages[flags["from"]].path(source) if "from" in flags else context / source
                stage.copy(source, destination, destination.endswith("/") or len(sources) > 1)
        elif name == "RUN":
            if stage.path("Cargo.toml").exists() and not stage.path("target").exists():
                stage.path("target").symlink_to(cargo)
            subprocess.run(
                ["sh", "-c", rest], cwd=stage.path("."), env=os.environ | stage.environment, check=True)
        elif name == "HEALTHCHECK":
            stage.health = json.loads(rest[rest.index("CMD ") + 4 :])
        elif name == "ENTRYPOINT":
            stage.entrypoint = json.loads(rest)
        elif name == "CMD":
            stage.command = json.loads(rest)
        elif name not in ("EXPOSE", "USER", "VOLUME"):
            sys.exit(f"unknown instruction: {name}")
    return stage


def serve(stage):
    """Runs the entry point as the image does, until the health check succeeds."""
    # Absolute paths lie below the directory of the stage, and the port may be in use here.
    environment = {key: re.sub(r"^/", f"{stage.root}/", value) for key, value in stage.environment.items()}
    environment["MARCHSTONE_ADDRESS"] = f"127.0.0.1:{PORT}"
    real = lambda words: [str(stage.path(words[0])), *words[1:]]
    server = subprocess.Popen(real(stage.entrypoint) + stage.command, cwd=stage.path("."), env=environment)
    try:
        for _ in range(50):
            if subprocess.run(real(stage.health), env=environment, stderr=subprocess.DEVNULL).returncode == 0:
                break
            time.sleep(0.2)
        else:
            sys.exit("the server did not become healthy")
    finally:
        server.terminate()
        if server.wait(20) != 0:
            sys.exit("the server did not stop cleanly")
    files = [path for path in stage.root.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files if path.suffix != ".db")
    print(f"fine: healthy; {size / 1e6:.1f} MB beside the base image: {[path.name for path in files]}")


def main():
    directory = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "target/dockerfile").resolve()
    for part in ["context", *(path.name for path in directory.glob("stage-*"))]:
        shutil.rmtree(directory / part, ignore_errors=True)
    serve(build(directory))


if __name__ == "__main__":
    main()
