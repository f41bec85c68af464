"""Logits of a policy in some positions, with which other implementations compare theirs.

    python -m marchstone_training.golden FOLDER                     # tiny nets with random weights: f16, and quantised
    python -m marchstone_training.golden FOLDER --weights base.weights

It writes `NAME.weights` and `NAME.golden.json`: the text of each position, its observation and mask as hexadecimal bytes,
and the logits of the legal slots in order, computed in f32 from the f16 weights.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path

import numpy as np
import torch

from marchstone import VectorEnv

from .export import read_shapes, read_weights, write_state, write_weights
from .nets import PairPolicy


def positions(env: VectorEnv, count: int) -> list[tuple[str, np.ndarray, np.ndarray]]:
    """Positions of a game of `greedy`, from its beginning to its end."""
    found = []
    for number in range(54):
        batch = env.observe()
        if batch.seats[0] < 0:
            break
        found.append((env.positions()[0], batch.rows.copy(), batch.mask.copy()))
        env.step(env.bot_actions("greedy", number))
    return found[:: max(1, len(found) // count)][:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, help="by default a tiny net is made")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    env = VectorEnv("schotten-totten", games=1, seed=2026, auto_reset=False)
    if options.weights:
        target = options.folder / options.weights.name
        if target != options.weights:
            shutil.copyfile(options.weights, target)
        policy = PairPolicy(env.observation_blocks, **read_shapes(options.weights))
    else:
        target = options.folder / "tiny.weights"
        torch.manual_seed(2026)
        policy = PairPolicy(env.observation_blocks, 32, 1, stone=16, card=16, pair=16, hidden=(16, 16))
        policy.logit.weight.data.mul_(10)
        provenance = {"trainer": "random weights for tests, not trained"}
        write_weights(policy, env.encoding, provenance, target)
        small = options.folder / "tiny.i8.weights"
        write_state(policy.state_dict(), env.encoding, provenance, small, quantised=True)
    files = [target] if options.weights else [target, small]
    env_positions = positions(env, 4)
    for file in files:
        read_weights(policy, env.encoding, file)
        write_golden(policy, env_positions, file)


def write_golden(policy: PairPolicy, cases: list[tuple[str, np.ndarray, np.ndarray]], weights: Path) -> None:
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
