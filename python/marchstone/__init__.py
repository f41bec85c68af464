"""Schotten Totten, Lords of Scotland and Bergues: rules, bots, and fast vectorised environments.

>>> import numpy as np
>>> import marchstone
>>> game = marchstone.deal("schotten-totten", seed=7)
>>> game.think("greedy").action in game.legal_actions()
True

Many games at once, in NumPy arrays:

>>> env = marchstone.VectorEnv("schotten-totten", games=4, threads=1, seed=7)
>>> env.observe().mask.sum(axis=1).tolist()  # six cards at nine stones
[54, 54, 54, 54]
>>> step = env.step(np.zeros(4, np.int32))
>>> step.ended.tolist()
[0, 0, 0, 0]
"""

from ._native import (
    Account,
    BadAction,
    BadOption,
    BadPosition,
    BadRecord,
    Decision,
    Game,
    GameOver,
    IllegalAction,
    MarchstoneError,
    Review,
    ReviewedDecision,
    ReviewStep,
)
from .game import GameInfo, Option, deal, games, load, load_view, replay
from .vector import Batch, Block, Branches, Step, VectorEnv

__all__ = [
    "Account",
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Batch",
    "Block",
    "Branches",
    "Decision",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalAction",
    "MarchstoneError",
    "Option",
    "Review",
    "ReviewStep",
    "ReviewedDecision",
    "Step",
    "VectorEnv",
    "deal",
    "games",
    "load",
    "load_view",
    "replay",
]
