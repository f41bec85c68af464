"""A game as a PettingZoo environment, in which agents act one after the other (AEC).

>>> from marchstone.pettingzoo import env
>>> game = env("schotten-totten", expert=True)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> int(observation["action_mask"].sum())
54
>>> game.step(int(observation["action_mask"].argmax()))

Needs the package `pettingzoo` (`pip install marchstone[pettingzoo]`).
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .vector import VectorEnv

#: Seeds of games that are dealt without one are below this.
SEEDS = 1 << 63


def env(game: str, **options: bool | int | str) -> AECEnv:
    """The game with PettingZoo's wrappers: an action that is not legal ends it with reward -1 for its agent."""
    wrapped: AECEnv = raw_env(game, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


# PettingZoo's name for an environment without wrappers.
class raw_env(AECEnv, EzPickle):  # noqa: N801
    """One game. Agents are `seat_0`, `seat_1`, …; actions, masks and rows are those of `VectorEnv`.

    The agent that acts sees its row and its mask; the others see zeros. Decisions with a single legal action and
    claims are made automatically, so an agent may act several times in a row. Rewards come with the end of the game,
    from -1 to 1. `state()` is the privileged observation, for a critic that sees all cards in training.
    """

    metadata = {"render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str, **options: bool | int | str) -> None:
        EzPickle.__init__(self, game, **options)
        super().__init__()
        self.metadata = {**self.metadata, "name": game.replace("-", "_") + "_v0"}
        self.render_mode = None
        self._env = VectorEnv(game, games=1, auto_reset=False, **options)
        self._chance = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.seats)]
        size, actions = self._env.observation_size, self._env.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self._env.privileged_size,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Deals. With a seed, this deal and those of later resets without one follow from it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._env.reset(int(self._chance.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._batch = self._env.observe()
        self.agent_selection = self.possible_agents[int(self._batch.seats[0])]

    def observe(self, agent: str) -> dict[str, NDArray]:
        seat = self.possible_agents.index(agent)
        decides = int(self._batch.seats[0]) == seat
        rows, mask = self._batch.rows[0], self._batch.mask[0].astype(np.int8)
        return {
            "observation": rows.copy() if decides else np.zeros_like(rows),
            "action_mask": mask if decides else np.zeros_like(mask),
        }

    def state(self) -> NDArray[np.uint8]:
        """Everything from the side of the agent that acts, hidden cards included; zeros once the game is over."""
        return self._env.observe_privileged()[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        step = self._env.step(np.array([action], np.int32))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {
            agent: float(reward) for agent, reward in zip(self.possible_agents, step.rewards[0], strict=True)
        }
        self._accumulate_rewards()
        self._env.observe(self._batch)
        seat = int(self._batch.seats[0])
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            seat = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
        self.agent_selection = self.possible_agents[seat]

    def close(self) -> None:
        pass
