"""A tour of the package: deal, play, look at a view, let bots play, and learn.

    pip install marchstone matplotlib
    python tour.py --folder plots

It writes two plots: how long games of bots last, and how a learner of 100 lines of NumPy gains on the bot `greedy`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import marchstone


def play() -> None:
    """One game in its notation."""
    game = marchstone.deal("schotten-totten", seed=7)
    print("position  ", game.position)
    print("view of", game.seat, game.view(game.seat))
    print("legal     ", " ".join(game.legal_actions()[:12]), "…")
    decision = game.think("net")
    print("net plays ", decision.action, f"and expects {decision.value:.2f}")
    for language in ("en", "fr", "de", "es"):
        print("         ", *game.copy().narrate(decision.action, language=language))
    try:
        game.apply("pass")
    except marchstone.IllegalAction as refused:
        print("refused   ", refused, refused.rules)


def bots(folder: Path, games: int) -> None:
    """Many games of bots at once, for each game of the table."""
    figure, axes = plt.subplots(1, 3, figsize=(11, 3), sharey=True)
    for axis, info in zip(axes, marchstone.games(), strict=True):
        env = marchstone.VectorEnv(info.name, games=games, threads=2, seed=1, auto_reset=False)
        lengths = np.zeros(games, int)
        wins = np.zeros(env.seats)
        while ((seats := env.observe().seats) >= 0).any():
            lengths += seats >= 0
            greedy = env.bot_actions("greedy", int(lengths.max()), (seats == 0).astype(np.uint8))
            random = env.bot_actions("random", int(lengths.max()), (seats == 1).astype(np.uint8))
            wins += (env.step(np.maximum(greedy, random)).rewards == 1).sum(axis=0)
        print(f"{info.name}: greedy won {wins[0] / games:.0%} of {games} games against random")
        axis.hist(lengths, bins=30)
        axis.set(title=info.name, xlabel="decisions of a game")
    axes[0].set_ylabel("games")
    figure.tight_layout()
    figure.savefig(folder / "lengths.svg")


class Learner:
    """Deep Monte Carlo: a small net learns the final reward of each action from games against itself."""

    def __init__(self, env: marchstone.VectorEnv, hidden: int = 32) -> None:
        chance = np.random.default_rng(1)
        self.starts = np.cumsum([0] + [block.size for block in env.observation_blocks])
        self.blocks = env.observation_blocks
        inputs = 56 + 112 + 5
        self.weights = [
            chance.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            chance.normal(0, 0.01, hidden).astype(np.float32),
        ]
        self.moments = [np.zeros((2, *weight.shape), np.float32) for weight in self.weights]
        self.updates = 0

    def parts(self, rows: np.ndarray) -> list[np.ndarray]:
        """What each card makes of each stone, both sides of each stone, and the score."""
        part = {
            block.name: rows[:, start : start + block.size].reshape(len(rows), block.items, block.features)
            for block, start in zip(self.blocks, self.starts, strict=False)
        }
        chosen = part["actions"], part["stones"][:, :, 122:234], part["table"][:, :, 111:116]
        return [features.astype(np.float32) / 32 for features in chosen]

    def choose(
        self, batch: marchstone.Batch, chance: np.random.Generator, heat: float
    ) -> tuple[np.ndarray, np.ndarray]:
        """The slots with the highest values and some noise, and the inputs of the net for them."""
        games = np.arange(len(batch.rows))
        actions, stones, score = self.parts(batch.rows)
        first, second, third = np.split(self.weights[0], [56, 168])
        # Six cards at nine stones: what belongs to a stone is the same for all cards.
        hidden = (actions @ first).reshape(len(games), 6, 9, -1) + (stones @ second)[:, None]
        hidden += (score @ third + self.weights[1])[:, None]
        values = np.tanh(np.maximum(hidden, 0) @ self.weights[2]).reshape(len(games), 54)
        noise = chance.gumbel(size=values.shape) * heat
        slots = np.where(batch.mask > 0, values + noise, -9).argmax(axis=1)
        inputs = np.concatenate([actions[games, slots], stones[games, slots % 9], score[:, 0]], axis=1)
        return slots.astype(np.int32), inputs

    def values(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return np.tanh(hidden @ self.weights[2]), hidden

    def learn(self, inputs: np.ndarray, rewards: np.ndarray, rate: float) -> None:
        """One step of Adam on the squared error."""
        values, hidden = self.values(inputs)
        slope = (values - rewards) * (1 - values**2) / len(rewards)
        inner = slope[:, None] * self.weights[2] * (hidden > 0)
        gradients = [inputs.T @ inner, inner.sum(axis=0), hidden.T @ slope]
        self.updates += 1
        for weight, moment, gradient in zip(self.weights, self.moments, gradients, strict=True):
            moment[0] += 0.1 * (gradient - moment[0])
            moment[1] += 0.01 * (gradient**2 - moment[1])
            first, second = moment[0] / (1 - 0.9**self.updates), moment[1] / (1 - 0.99**self.updates)
            weight -= rate * first / (np.sqrt(second) + 1e-8)


def against_greedy(learner: Learner, games: int, seed: int) -> float:
    """The learner's share of points, each deal played from both seats."""
    total, chance = 0.0, np.random.default_rng(seed)
    for own in (0, 1):
        env = marchstone.VectorEnv("schotten-totten", games=games // 2, threads=2, seed=seed, auto_reset=False)
        step = 0
        while ((batch := env.observe()).seats >= 0).any():
            slots, _ = learner.choose(batch, chance, 0)
            greedy = env.bot_actions("greedy", step, (batch.seats == 1 - own).astype(np.uint8))
            total += float(env.step(np.where(batch.seats == own, slots, greedy)).rewards[:, own].sum())
            step += 1
    return (total / (2 * (games // 2)) + 1) / 2


def train(folder: Path, minutes: float) -> None:
    """Self-play with a curve of the results against `greedy`."""
    env = marchstone.VectorEnv("schotten-totten", games=512, threads=2, auto_reset=False)
    learner, chance = Learner(env), np.random.default_rng(2)
    curve, started, round_ = [], time.monotonic(), 0
    while (spent := time.monotonic() - started) < 60 * minutes:
        if round_ % 10 == 0:
            curve.append((round_ * env.games, against_greedy(learner, 400, 99)))
            print(f"{curve[-1][0]} games, {spent:.0f} s: {curve[-1][1]:.1%} against greedy", flush=True)
        env.reset(1000 + round_)
        heat = max(0.05, 0.3 * 0.98**round_)
        chosen, seats, games, rewards = [], [], [], np.zeros((env.games, 2), np.float32)
        while ((batch := env.observe()).seats >= 0).any():
            slots, inputs = learner.choose(batch, chance, heat)
            going = batch.seats >= 0
            chosen.append(inputs[going])
            seats.append(batch.seats[going].astype(int))
            games.append(np.flatnonzero(going))
            rewards += env.step(np.where(going, slots, -1).astype(np.int32)).rewards
        inputs, targets = np.concatenate(chosen), rewards[np.concatenate(games), np.concatenate(seats)]
        for part in np.array_split(chance.permutation(len(inputs)), 1 + len(inputs) // 1024):
            learner.learn(inputs[part], targets[part], 1e-3)
        round_ += 1
    # Other deals than those of the curve.
    share = against_greedy(learner, 2000, 98)
    print(f"after {round_ * env.games} games: {share:.1%} of 2,000 games against greedy", flush=True)
    figure, axis = plt.subplots(figsize=(6, 3.5))
    axis.plot(*zip(*curve, strict=True), marker=".")
    axis.axhline(0.5, color="grey", linewidth=0.8)
    axis.set(xlabel="games of self-play", ylabel="points against greedy", ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(folder / "learning.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path("plots"), help="where the plots go")
    parser.add_argument("--games", type=int, default=1000, help="games of bots")
    parser.add_argument("--minutes", type=float, default=5, help="how long the learner learns")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    play()
    bots(options.folder, options.games)
    train(options.folder, options.minutes)


if __name__ == "__main__":
    main()
