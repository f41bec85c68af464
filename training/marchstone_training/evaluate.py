"""Matches of a policy against another policy or a bot: each deal is played once for every seat."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import torch
from torch import nn

from marchstone import Batch, VectorEnv

from .config import Config
from .rollout import autocast

#: Chooses a slot for every game where `wanted` is not 0.
Player = Callable[[VectorEnv, Batch, np.ndarray, int], np.ndarray]


def policy_player(policy: nn.Module, device: torch.device) -> Player:
    """The policy's likeliest action."""

    @torch.no_grad()
    def choose(env: VectorEnv, batch: Batch, wanted: np.ndarray, step: int) -> np.ndarray:
        with autocast(device):
            logits, _ = policy(torch.from_numpy(batch.rows).to(device), torch.from_numpy(batch.mask).to(device))
        return np.where(wanted, logits.argmax(1).cpu().numpy(), -1).astype(np.int32)

    return choose


def bot_player(name: str, seed: int = 1) -> Player:
    """A bot of the table."""

    def choose(env: VectorEnv, batch: Batch, wanted: np.ndarray, step: int) -> np.ndarray:
        return env.bot_actions(name, (seed << 16) + step, wanted.astype(np.uint8))

    return choose


def match(
    config: Config, one: Player, two: Player, games: int, threads: int, seed: int
) -> tuple[float, float]:
    """The mean reward of `one` on a scale from 0 to 1, with `two` at all other seats, and half the width of its 95 %
    interval, over deals. `one` sits at every seat of each deal in turn. Between two players 0.5 is equal strength. Games
    that go on after `config.steps` decisions for each seat count half."""
    points, deals = [], max(1, games // config.seats)
    for own in range(config.seats):
        env = VectorEnv(
            config.game,
            games=deals,
            threads=threads,
            seed=seed,
            seats=config.seats,
            auto_reset=False,
            slots=config.slots,
            **config.options,
        )
        rewards = np.zeros((deals, env.seats), np.float32)
        batch = env.observe()
        for step in range(config.steps * config.seats):
            if (batch.seats < 0).all():
                break
            mine = batch.seats == own
            yours = (batch.seats >= 0) & ~mine
            actions = np.maximum(one(env, batch, mine, step), two(env, batch, yours, step))
            rewards += env.step(actions).rewards
            env.observe(batch)
        points.append((rewards[:, own] + 1) / 2)
    means = np.mean(points, axis=0)
    return float(means.mean()), float(1.96 * means.std() / math.sqrt(len(means)))


def elo(share: float) -> float:
    """The difference of ratings that this share of points stands for."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(share / (1 - share))
