"""Games in the notation of the table: positions, views, actions and records are text.

>>> import marchstone
>>> game = marchstone.deal("schotten-totten", seed=7)
>>> game.seat, game.phase, len(game.legal_actions())
('B', 'play', 54)
>>> game.apply(game.legal_actions()[0])
>>> marchstone.replay(game.record()).position == game.position
True

A refusal names the rules that forbid an action:

>>> game.apply("pass")
Traceback (most recent call last):
    ...
marchstone.IllegalAction: pass: ST-T1, ST-T2: you have already played or passed this turn
>>> try:
...     game.apply("pass")
... except marchstone.IllegalAction as refused:
...     refused.rules
['ST-T1', 'ST-T2']

A review tells luck from decisions, for each seat and from its view alone:

>>> game = marchstone.deal("bergues", seed=7)
>>> while not game.is_over:
...     game.apply(game.think("greedy").action)
>>> review = game.review(samples=4)
>>> account = review.accounts[0]
>>> abs(account.start + account.luck + account.own + account.others - account.end) < 1e-9
True
>>> len(review.steps) == 1 + len(game.history)  # the deal, and every action
True
>>> worst = review.mistakes[0]
>>> worst.decision.is_mistake, worst.decision.best != worst.action
(True, True)
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from ._native import Game, game_facts


class Option(NamedTuple):
    """An option of a game: what it allows and its default, as Python writes them."""

    name: str
    allowed: list[str]
    default: str


class GameInfo(NamedTuple):
    """A game, its numbers of seats and its options."""

    name: str
    fewest_seats: int
    most_seats: int
    options: list[Option]


def games() -> list[GameInfo]:
    """The games of the table.

    >>> [(game.name, game.fewest_seats, game.most_seats) for game in games()]
    [('schotten-totten', 2, 2), ('lords-of-scotland', 2, 5), ('bergues', 2, 4)]
    >>> games()[0].options[0]
    Option(name='edition', allowed=["'2016'", "'classic'"], default="'2016'")
    """
    return [
        GameInfo(name, fewest, most, [Option(*option) for option in options])
        for name, fewest, most, options in game_facts()
    ]


def deal(game: str, *, seats: int = 2, seed: int | str | None = None, **options: bool | int | str) -> Game:
    """Deals a game. A number as seed deals what the first game of `VectorEnv` with it deals; a text is a seed of a
    record, 64 hexadecimal digits; without a seed the deal is random.

    >>> deal("bergues", seats=4, seed=1, towers=3).options["towers"]
    3
    """
    return Game.deal(game, seats, secrets.token_hex(32) if seed is None else seed, options)


def load(position: str, *, seed: int | str = 0) -> Game:
    """Continues from a position of any game; the seed determines the random events to come.

    >>> game = deal("lords-of-scotland", seats=3, seed=1)
    >>> load(game.position).legal_actions() == game.legal_actions()
    True
    """
    return Game.load(position, seed)


def load_view(view: str, *, seat: str | None = None, seed: int | str = 0) -> Game:
    """Continues from a position behind the view of a seat, by default the deciding one.

    >>> game = deal("schotten-totten", seed=7)
    >>> sample = load_view(game.view(game.seat), seed=3)
    >>> sample.position == game.position, sample.view(game.seat) == game.view(game.seat)
    (False, True)
    """
    return Game.load_view(view, seat, seed)


def replay(record: str) -> Game:
    """Replays a record by the rules.

    >>> replay("[Game")
    Traceback (most recent call last):
        ...
    marchstone.BadRecord: line 1: a header is [Key "value"], not [Game
    """
    return Game.replay(record)
