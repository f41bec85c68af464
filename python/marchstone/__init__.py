"""Board games as fast vectorised environments.

>>> import numpy as np
>>> import marchstone
>>> env = marchstone.VectorEnv("schotten-totten", games=4, threads=1, seed=7)
>>> env.observe().mask.sum(axis=1).tolist()  # six cards at nine stones
[54, 54, 54, 54]
>>> step = env.step(np.zeros(4, np.int32))
>>> step.ended.tolist()
[0, 0, 0, 0]
"""

from .vector import Batch, Block, Branches, Step, VectorEnv

__all__ = ["Batch", "Block", "Branches", "Step", "VectorEnv"]
