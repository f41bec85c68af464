"""Matches of a policy against another policy or a bot: each deal is played twice, with seats exchanged."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import torch

from marchstone import Batch, VectorEnv

from .config import Config
from .nets import Policy
from .rollout import STEPS, autocast

#: Chooses a slot for every game where `wanted` is not 0.
Player = Callable[[VectorEnv, Batch, np.ndarray, int], np.ndarray]


def policy_player(policy: Policy, device: torch.device) -> Player:
    """The policy's likeliest action."""

    @torch.no_grad()
    def choose(env: VectorEnv, batch: Batch, wanted: np.ndarray, step: int) -> np.ndarray:
        with autocast(device):
            logits = policy(torch.from_numpy(batch.rows).to(device), torch.from_numpy(batch.mask).to(device))
        return np.where(wanted, logits.argmax(1).cpu().numpy(), -1).astype(np.int32)

    return choose


def bot_player(name: str, seed: int = 1) -> Player:
    """A bot of the table."""

    def choose(env: VectorEnv, batch: Batch, wanted: np.ndarray, step: int) -> np.ndarray:
        return env.bot_actions(name, seed * STEPS + step, wanted.astype(np.uint8))

    return choose


def match(
    config: Config, one: Player, two: Player, games: int, threads: int, seed: int
) -> tuple[float, float]:
    """The share of points of `one`, a draw being half, and half the width of its 95 % interval, over deals."""
    points = []
    for exchanged in (False, True):
        env = VectorEnv(
            config.game, games=games // 2, threads=threads, seed=seed, auto_reset=False, **config.options
        )
        rewards = np.zeros((games // 2, env.seats), np.float32)
        batch = env.observe()
        for step in range(STEPS):
            if (batch.seats < 0).all():
                break
            mine = batch.seats == int(exchanged)
            yours = batch.seats == int(not exchanged)
            actions = np.maximum(one(env, batch, mine, step), two(env, batch, yours, step))
            rewards += env.step(actions).rewards
            env.observe(batch)
        points.append((rewards[:, int(exchanged)] + 1) / 2)
    pairs = (points[0] + points[1]) / 2
    return float(pairs.mean()), float(1.96 * pairs.std() / math.sqrt(len(pairs)))


def elo(share: float) -> float:
    """The difference of ratings that this share of points stands for."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(share / (1 - share))
