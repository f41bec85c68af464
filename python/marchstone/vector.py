"""Vectorised environments: many games at once, on several threads, in NumPy arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._native import NativeEnvironment

#: The value of a byte that stands for 1: features are bytes in steps of 1/32.
ONE = 32


class Block(NamedTuple):
    """A named part of a row: `items` alike things with `features` features each."""

    name: str
    items: int
    features: int

    @property
    def size(self) -> int:
        """The number of bytes."""
        return self.items * self.features


@dataclass
class Batch:
    """What the deciding seats see. Rows of games that are over are stale; their seat is -1."""

    rows: NDArray[np.uint8]
    mask: NDArray[np.uint8]
    seats: NDArray[np.int8]


@dataclass
class Step:
    """What a step led to: the rewards of all seats of games that it ended, from -1 to 1, else zeros."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.uint8]


@dataclass
class Branches:
    """What tried actions lead to, with all cards open. The seat of a game that is over is -1."""

    privileged: NDArray[np.uint8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]


class VectorEnv:
    """`games` games of one kind on `threads` threads.

    >>> env = VectorEnv("bergues", games=2, seats=4, tiles="quartets")
    >>> [block.name for block in env.observation_blocks], env.actions
    (['guards', 'tiles', 'table'], 50)

    Every deal follows from `seed`, whatever the number of threads. Actions are slots, `0 <= slot < env.actions`; the
    mask of a batch says which are legal. Decisions for which the encoding has no slots (claims in Schotten Totten) are
    made automatically, forced ones if `skip_forced`.

    With `slots="candidates"` the slots are not all actions but those that the value net of the game ranks highest, best first:
    slot 0 is what the bot `net` plays. The last block of an observation has what that net computes for each of them.

    >>> env = VectorEnv("lords-of-scotland", games=1, slots="candidates")
    >>> env.actions, env.observation_blocks[-1].name
    (16, 'candidates')

    With `slots="after-states"` they are the same actions in any order, and an observation is what the value net itself would
    read after each of them, as bits: a byte that is not 0 if the action certainly ends the game (from 1 for a loss to 255 for a
    win), the features of the table, then those of each part, each of these beginning with a byte of its own.

    Methods write into arrays that are passed to them, without copies and without the interpreter lock; without arrays
    they make new ones.
    """

    def __init__(
        self,
        game: str,
        *,
        games: int,
        threads: int = 1,
        seed: int = 0,
        seats: int = 2,
        skip_forced: bool = True,
        auto_reset: bool = True,
        slots: str = "actions",
        **options: bool | int | str,
    ) -> None:
        self._native = NativeEnvironment(
            game,
            options,
            games=games,
            threads=threads,
            seed=seed,
            seats=seats,
            skip_forced=skip_forced,
            auto_reset=auto_reset,
            slots=slots,
        )
        self.games: int = self._native.games
        self.seats: int = self._native.seats
        self.actions: int = self._native.actions
        self.encoding: str = self._native.encoding
        self.observation_blocks = [Block(*block) for block in self._native.observation_blocks]
        self.privileged_blocks = [Block(*block) for block in self._native.privileged_blocks]
        self.observation_size = sum(block.size for block in self.observation_blocks)
        self.privileged_size = sum(block.size for block in self.privileged_blocks)

    def reset(self, seed: int) -> None:
        """Deals all games again, as a new environment with this seed would."""
        self._native.reset(seed)

    def observe(self, out: Batch | None = None) -> Batch:
        """Writes what the deciding seats see."""
        if out is None:
            out = Batch(
                np.zeros((self.games, self.observation_size), np.uint8),
                np.zeros((self.games, self.actions), np.uint8),
                np.zeros(self.games, np.int8),
            )
        self._native.observe(out.rows, out.mask, out.seats)
        return out

    def observe_privileged(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Writes everything, hidden cards included, for a critic in training. Never give it to a policy."""
        if out is None:
            out = np.zeros((self.games, self.privileged_size), np.uint8)
        self._native.observe_privileged(out)
        return out

    def step(self, actions: NDArray[np.int32], out: Step | None = None) -> Step:
        """Makes one action per game; -1 leaves a game as it is. A slot that is not legal raises ValueError; the other
        games have advanced then."""
        if out is None:
            out = Step(np.zeros((self.games, self.seats), np.float32), np.zeros(self.games, np.uint8))
        self._native.step(actions, out.rewards, out.ended)
        return out

    def branch(
        self, games: NDArray[np.int32], actions: NDArray[np.int32], out: Branches | None = None
    ) -> Branches:
        """Tries `actions[i]` on a copy of game `games[i]`, hidden cards and coming draws included. Changes nothing."""
        count = len(games)
        if out is None:
            out = Branches(
                np.zeros((count, self.privileged_size), np.uint8),
                np.zeros(count, np.int8),
                np.zeros((count, self.seats), np.float32),
            )
        self._native.branch(games, actions, out.privileged, out.seats, out.rewards)
        return out

    def bot_actions(
        self, bot: str, seed: int = 0, wanted: NDArray[np.uint8] | None = None
    ) -> NDArray[np.int32]:
        """The slots that a bot (`random`, `greedy`, `net`, `ismcts:1000`, …) chooses from the deciding seats' views,
        for games where `wanted` is not 0; -1 elsewhere and where the game is over."""
        if wanted is None:
            wanted = np.ones(self.games, np.uint8)
        actions = np.zeros(self.games, np.int32)
        self._native.bot_actions(bot, seed, wanted, actions)
        return actions

    def play_randomly(self, decisions: int, seed: int = 0) -> int:
        """Makes random decisions, until each game has made this many or is over; returns how many were made. Nothing is
        written: this is the speed of the rules alone.

        >>> VectorEnv("schotten-totten", games=3).play_randomly(10)
        30
        """
        return self._native.play_randomly(decisions, seed)

    def positions(self) -> list[str]:
        """The text of each position, hidden cards included."""
        return self._native.positions()
