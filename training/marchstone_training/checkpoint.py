"""Checkpoints, from which a run continues exactly, and small ones that only keep the weights."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path

import torch

from .config import Config
from .learner import Learner


def save(learner: Learner, path: Path) -> None:
    """Writes everything that the rest of the run follows from. The file is replaced as a whole."""
    state = {
        "config": asdict(learner.config),
        "policy": learner.policy.state_dict(),
        "critic": learner.critic.state_dict(),
        "average": learner.average.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "chance": learner.chance.get_state(),
        "progress": (learner.iteration, learner.games, learner.decisions, learner.seconds),
        "warm_from": learner.warm_from,
    }
    write(state, path)


def save_weights(learner: Learner, folder: Path) -> None:
    """Writes the weights as f16, one file per net: a fifth of a checkpoint, to continue with a fresh optimiser."""
    progress = (learner.iteration, learner.games, learner.decisions, learner.seconds)
    for name in ("policy", "critic", "average"):
        weights = {key: value.half().cpu() for key, value in getattr(learner, name).state_dict().items()}
        write({"config": asdict(learner.config), "weights": weights, "progress": progress}, folder / f"{name}.f16.pt")


def load(learner: Learner, path: Path) -> None:
    """Continues from a checkpoint, or from a folder of weights."""
    if path.is_dir():
        for name in ("policy", "critic", "average"):
            state = torch.load(path / f"{name}.f16.pt", map_location=learner.device, weights_only=True)
            weights = {key: value.float() for key, value in state["weights"].items()}
            getattr(learner, name).load_state_dict(weights)
    else:
        state = torch.load(path, map_location=learner.device, weights_only=True)
        for name in ("policy", "critic", "average", "optimiser"):
            getattr(learner, name).load_state_dict(state[name])
        learner.chance.set_state(state["chance"].cpu())
    learner.iteration, learner.games, learner.decisions, learner.seconds = state["progress"]
    # Weights alone have a fresh optimiser, which warms up again.
    learner.warm_from = learner.iteration if path.is_dir() else state.get("warm_from", 0)


def stored_config(path: Path) -> Config:
    """The settings of the run that wrote this."""
    file = path / "average.f16.pt" if path.is_dir() else path
    return Config(**torch.load(file, map_location="cpu", weights_only=True)["config"])


def write(state: object, path: Path) -> None:
    """Replaces a file as a whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".tmp")
    torch.save(state, temporary)
    os.replace(temporary, path)
