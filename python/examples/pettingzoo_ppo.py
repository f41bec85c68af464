"""PPO in one file, in the manner of CleanRL, on any game of this package through PettingZoo alone.

    pip install marchstone[pettingzoo] torch
    python pettingzoo_ppo.py bergues --minutes 5

All seats share one net. It learns from games against itself and is measured against random play.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from marchstone.pettingzoo import env


class Agent(nn.Module):
    """A policy and a value on two shared layers."""

    def __init__(self, inputs: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.logits, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        self.logits.weight.data.mul_(0.01)

    def forward(self, rows: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        x = self.body(rows.float() / 32)
        return Categorical(logits=self.logits(x).masked_fill(mask == 0, -1e9)), self.value(x).squeeze(-1)


def episode(game: object, agent: Agent, seed: int) -> list[tuple]:
    """One game of self-play: row, mask, action, log probability, advantage and return of each decision."""
    game.reset(seed=seed)
    steps: dict[str, list] = {name: [] for name in game.possible_agents}
    rewards = {}
    for name in game.agent_iter():
        observation, reward, termination, truncation, _ = game.last()
        if termination or truncation:
            rewards[name] = reward
            game.step(None)
            continue
        row = torch.from_numpy(observation["observation"])
        mask = torch.from_numpy(observation["action_mask"])
        with torch.no_grad():
            choice, value = agent(row, mask)
            action = choice.sample()
        steps[name].append((row, mask, action, choice.log_prob(action), value))
        game.step(int(action))
    lines = []
    for name, own in steps.items():
        following, trace = float(rewards[name]), 0.0
        for row, mask, action, log, value in reversed(own):
            trace = following - float(value) + 0.95 * trace
            lines.append((row, mask, action, log, trace, trace + float(value)))
            following = float(value)
    return lines


def update(agent: Agent, optimiser: torch.optim.Optimizer, lines: list[tuple], epochs: int = 3) -> None:
    """The clipped objective of PPO over some passes."""
    rows, masks, actions, logs = (torch.stack([line[k] for line in lines]) for k in range(4))
    advantages, returns = (torch.tensor([line[k] for line in lines]) for k in (4, 5))
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(lines)).split(512):
            choice, values = agent(rows[part], masks[part])
            ratio = (choice.log_prob(actions[part]) - logs[part]).exp()
            gain = torch.minimum(ratio * advantages[part], ratio.clamp(0.8, 1.2) * advantages[part])
            loss = -gain.mean() + 0.5 * (values - returns[part]).square().mean() - 0.01 * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def against_random(game: object, agent: Agent, games: int) -> float:
    """The share of games that the agent wins at a changing seat, the others playing randomly."""
    chance, wins = np.random.default_rng(1), 0
    for number in range(games):
        game.reset(seed=1_000_000 + number)
        own = game.possible_agents[number % len(game.possible_agents)]
        for name in game.agent_iter():
            observation, reward, termination, truncation, _ = game.last()
            if termination or truncation:
                wins += name == own and reward == 1
                game.step(None)
                continue
            mask = observation["action_mask"]
            if name == own:
                with torch.no_grad():
                    choice, _ = agent(torch.from_numpy(observation["observation"]), torch.from_numpy(mask))
                game.step(int(choice.logits.argmax()))
            else:
                game.step(int(chance.choice(np.flatnonzero(mask))))
    return wins / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="schotten-totten")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5, help="training time, matches on the way included")
    parser.add_argument("--final-games", type=int, default=400, help="games of the match at the end")
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    game = env(options.game, seats=options.seats)
    name = game.possible_agents[0]
    agent = Agent(game.observation_space(name)["observation"].shape[0], game.action_space(name).n)
    optimiser = torch.optim.Adam(agent.parameters(), 1e-3)
    started, played = time.monotonic(), 0
    print(f"0 games: {against_random(game, agent, 100):.0%} won against random", flush=True)
    while time.monotonic() - started < 60 * options.minutes:
        lines = []
        for _ in range(64):
            lines += episode(game, agent, played)
            played += 1
        update(agent, optimiser, lines)
        report = f"{played} games, {len(lines)} decisions in the last 64, {time.monotonic() - started:.0f} s"
        if played % 640 == 0:
            report += f": {against_random(game, agent, 100):.0%} of 100 won against random"
        print(report, flush=True)
    won = against_random(game, agent, options.final_games)
    print(f"{played} games: {won:.1%} of {options.final_games} won against random", flush=True)


if __name__ == "__main__":
    main()
