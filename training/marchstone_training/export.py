"""Weights for other programs: a line of JSON that says what they are, then f16 numbers.

The header has the encoding, the tensors in order with their shapes, where the weights come from, and the SHA-256 and
the CRC-32 of the numbers. `crates/bots` reads it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path

import numpy as np
import torch
from torch import nn

FORMAT = "marchstone-policy-1"


def write_weights(policy: nn.Module, encoding: str, provenance: dict[str, object], path: Path) -> None:
    """Writes the weights of a policy as f16."""
    tensors = {name: value.detach().cpu().half().numpy() for name, value in policy.state_dict().items()}
    numbers = b"".join(np.ascontiguousarray(tensor, "<f2").tobytes() for tensor in tensors.values())
    header = {
        "format": FORMAT,
        "encoding": encoding,
        "tensors": [[name, list(tensor.shape)] for name, tensor in tensors.items()],
        "provenance": provenance,
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "crc32": zlib.crc32(numbers),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.dumps(header).encode() + b"\n" + numbers)


def read_weights(policy: nn.Module, encoding: str, path: Path) -> dict[str, object]:
    """Reads weights into a policy; returns where they come from."""
    line, numbers = path.read_bytes().split(b"\n", 1)
    header = json.loads(line)
    if header["format"] != FORMAT or header["encoding"] != encoding:
        raise ValueError(f"{path} has weights for {header['encoding']} ({header['format']}), not for {encoding}")
    if hashlib.sha256(numbers).hexdigest() != header["sha256"]:
        raise ValueError(f"{path} is damaged: its checksum is wrong")
    values, start, state = np.frombuffer(numbers, "<f2"), 0, {}
    for name, shape in header["tensors"]:
        size = int(np.prod(shape))
        state[name] = torch.from_numpy(values[start : start + size].reshape(shape).astype(np.float32))
        start += size
    policy.load_state_dict(state)
    return header["provenance"]


def read_shapes(path: Path) -> dict[str, object]:
    """The sizes of a stored `PairPolicy`: what its constructor takes."""
    header = json.loads(path.read_bytes().split(b"\n", 1)[0])
    shapes = dict(header["tensors"])
    return {
        "width": shapes["trunk.first.weight"][0],
        "depth": sum(name.startswith("trunk.up.") and name.endswith(".weight") for name in shapes),
        "stone": shapes["stone.2.weight"][0],
        "card": shapes["card.2.weight"][0],
        "pair": shapes["logit.weight"][1],
        "hidden": (shapes["stone.0.weight"][0], shapes["card.0.weight"][0]),
    }
