"""Games and states in the shape of OpenSpiel's, for algorithms that are written for them.

>>> from marchstone.openspiel import load_game
>>> game = load_game("schotten-totten")
>>> state = game.new_initial_state(seed=7)
>>> state.current_player(), len(state.legal_actions())
(1, 54)
>>> state.apply_action(state.legal_actions()[0])
>>> state.is_terminal(), state.returns()
(False, [0.0, 0.0])

Chance is sampled: random events are part of `apply_action`, so there are no chance nodes, and a deal is made by
`new_initial_state`. Decisions with a single action and those without slots (claims in Schotten Totten) are made
automatically. `pyspiel` is needed only by `get_type`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import NativeState
from .vector import ONE, VectorEnv

#: What OpenSpiel calls the player of a state that is over.
TERMINAL_PLAYER = -4


class Game:
    """A game with its options, as `pyspiel.Game`."""

    def __init__(self, name: str, *, seats: int = 2, seed: int | None = None, **options: bool | int | str) -> None:
        env = VectorEnv(name, games=1, seats=seats, **options)
        self.name, self.seats, self.options = name, seats, options
        self._shape, self._actions = [env.observation_size], env.actions
        self._chance = random.Random(seed)

    def new_initial_state(self, seed: int | None = None) -> State:
        """Deals; without a seed with the next random one of this game."""
        seed = self._chance.getrandbits(63) if seed is None else seed
        native = NativeState(self.name, self.options, seed=seed, seats=self.seats, skip_forced=True)
        return State(self, native, [])

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return self._actions

    def max_chance_outcomes(self) -> int:
        return 0

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """0 for two players; None for more, whose rewards have no constant sum."""
        return 0.0 if self.seats == 2 and self.name != "bergues" else None

    def max_game_length(self) -> int:
        """More decisions than any game has."""
        return 10_000

    def information_state_tensor_shape(self) -> list[int]:
        return self._shape

    def information_state_tensor_size(self) -> int:
        return self._shape[0]

    observation_tensor_shape = information_state_tensor_shape
    observation_tensor_size = information_state_tensor_size

    def get_parameters(self) -> dict[str, bool | int | str]:
        return dict(self.options)

    def get_type(self) -> Any:
        """The `pyspiel.GameType`; needs `pyspiel`."""
        import pyspiel

        constant_sum = self.utility_sum() is not None
        kind = pyspiel.GameType
        return kind(
            short_name="marchstone_" + self.name.replace("-", "_"),
            long_name=self.name,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM if constant_sum else kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=self.seats,
            min_num_players=self.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )

    def __str__(self) -> str:
        options = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"marchstone({self.name},players={self.seats}{options})"


class State:
    """A state between two decisions, as `pyspiel.State`."""

    def __init__(self, game: Game, native: NativeState, history: list[int]) -> None:
        self._game, self._native, self._history = game, native, history

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.seats

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        seat = self._native.seat
        return TERMINAL_PLAYER if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self._native.seat < 0

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self._native.seat:
            return []
        return self._native.legal_actions()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        self._native.apply(action)
        self._history.append(int(action))

    def child(self, action: int) -> State:
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> State:
        return State(self._game, self._native.copy(), self._history.copy())

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def returns(self) -> list[float]:
        return self._native.rewards()

    rewards = returns

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    player_reward = player_return

    def history(self) -> list[int]:
        return self._history.copy()

    def move_number(self) -> int:
        return len(self._history)

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """The action in the notation of the game."""
        slot = player_or_action if action is None else action
        return self._native.action_text(slot) or f"slot {slot}"

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen: the first view, then every step as the player saw it."""
        return self._native.information_state(self._player(player))

    observation_string = information_state_string

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What the player sees; zeros for players who do not decide."""
        if self._player(player) != self._native.seat:
            return [0.0] * self._game.information_state_tensor_size()
        return (self._native.observation() / np.float32(ONE)).tolist()

    observation_tensor = information_state_tensor

    def privileged_tensor(self) -> NDArray[np.uint8]:
        """Everything, hidden cards included, from the side of the deciding player. For critics in training."""
        return self._native.privileged()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state with the same information for the player, each equally likely. `sampler` draws from [0, 1)."""
        seed = int(sampler() * (1 << 53))
        return State(self._game, self._native.resample(player, seed), self._history.copy())

    def _player(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __str__(self) -> str:
        return self._native.position


def load_game(name: str, **options: bool | int | str) -> Game:
    """A game by its name and options; `seats` is the number of players, `seed` determines the deals."""
    return Game(name, **options)
