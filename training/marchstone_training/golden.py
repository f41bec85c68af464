"""Logits of a policy in some positions, with which other implementations compare theirs.

    python -m marchstone_training.golden FOLDER                     # tiny nets with random weights: f16, and quantised
    python -m marchstone_training.golden FOLDER --weights base.weights

It writes `NAME.weights` and `NAME.golden.json`: the text of each position, its observation and mask as hexadecimal bytes,
and the logits of the legal slots in order, computed in f32 from the f16 weights.
"""

from __future__ import annotations

import argparse
import copy
import json
import shutil
from pathlib import Path

import numpy as np
import torch
from torch import nn

from marchstone import VectorEnv

from .export import read_weights, write_state
from .nets import CandidatePolicy, PairPolicy, load_policy


def positions(env: VectorEnv, count: int) -> list[tuple[str, np.ndarray, np.ndarray]]:
    """Positions of a game of `net`, from its beginning to its end."""
    found = []
    while True:
        batch = env.observe()
        if batch.seats[0] < 0:
            break
        found.append((env.positions()[0], batch.rows.copy(), batch.mask.copy()))
        env.step(env.bot_actions("net", len(found)))
    return found[:: max(1, len(found) // count)][:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, help="by default tiny nets are made")
    parser.add_argument("--game", default="schotten-totten", help="the game of the weights")
    parser.add_argument("--slots", default="actions", help="what their slots are: actions or candidates")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.weights:
        env = environment(options.game, options.slots)
        target = options.folder / options.weights.name
        if target != options.weights:
            shutil.copyfile(options.weights, target)
        write_golden(load_policy(options.weights, env), positions(env, 4), target)
        return
    torch.manual_seed(2026)
    env = environment("schotten-totten", "actions")
    policy = PairPolicy(env.observation_blocks, 32, 1, stone=16, card=16, pair=16, hidden=(16, 16))
    policy.logit.weight.data.mul_(10)
    write_tiny(policy, env, positions(env, 4), options.folder / "tiny.weights")
    env = environment("bergues", "candidates")
    policy = CandidatePolicy(env.observation_blocks, 16, 1, hidden=16)
    torch.nn.init.normal_(policy.logit.weight)
    write_tiny(policy, env, positions(env, 16), options.folder / "candidates.weights")


def environment(game: str, slots: str) -> VectorEnv:
    return VectorEnv(game, games=1, seed=2026, auto_reset=False, slots=slots)


def write_tiny(policy: nn.Module, env: VectorEnv, cases: list[tuple[str, np.ndarray, np.ndarray]], target: Path) -> None:
    """Writes random weights as f16 and in bytes, each with what they say about positions."""
    for quantised, file in ((False, target), (True, target.with_suffix(".i8.weights"))):
        provenance = {"trainer": "random weights for tests, not trained"}
        write_state(policy.state_dict(), env.encoding, provenance, file, quantised=quantised)
        read = copy.deepcopy(policy)
        read_weights(read, env.encoding, file)
        write_golden(read, cases, file)


def write_golden(policy: nn.Module, cases: list[tuple[str, np.ndarray, np.ndarray]], weights: Path) -> None:
    """Writes what a policy says about positions, beside its weights."""
    written = []
    for position, rows, mask in cases:
        with torch.no_grad():
            logits, value = (out[0].numpy() for out in policy(torch.from_numpy(rows), torch.from_numpy(mask)))
        legal = np.flatnonzero(mask[0])
        written.append(
            {
                "position": position,
                "observation": rows[0].tobytes().hex(),
                "mask": mask[0].tobytes().hex(),
                "logits": [round(float(logits[slot]), 6) for slot in legal],
                "value": round(float(value), 6),
            }
        )
    target = weights.with_suffix(".golden.json")
    target.write_text(json.dumps({"weights": weights.name, "cases": written}) + "\n")
    print(f"{weights}, {len(written)} positions")


if __name__ == "__main__":
    main()
