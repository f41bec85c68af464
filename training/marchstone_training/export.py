"""Weights for other programs: a line of JSON that says what they are, then the numbers.

The header has the encoding, the tensors in order with their shapes, where the weights come from, and the SHA-256 and
the CRC-32 of the numbers. Numbers are f16; a matrix marked `i8` has an f16 scale for each row, then a byte for each number.
`crates/bots` reads it.

    python -m marchstone_training.export base.weights small.weights    # the same weights with matrices of bytes
"""

from __future__ import annotations

import argparse
import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

FORMAT = "marchstone-policy-1"


def write_weights(policy: nn.Module, encoding: str, provenance: dict[str, object], path: Path) -> None:
    """Writes the weights of a policy as f16."""
    write_state(policy.state_dict(), encoding, provenance, path, quantised=False)


def write_state(
    state: dict[str, Tensor], encoding: str, provenance: dict[str, object], path: Path, *, quantised: bool
) -> None:
    """Writes tensors as f16; quantised, matrices are bytes with a scale for each row."""
    tensors, parts = [], []
    for name, value in state.items():
        value = value.detach().cpu().float()
        if quantised and value.ndim == 2:
            scales = (value.abs().amax(1, keepdim=True) / 127).half().clamp_min(torch.finfo(torch.half).tiny)
            rows = (value / scales.float()).round().clamp(-127, 127)
            tensors.append([name, list(value.shape), "i8"])
            parts += [scales.numpy().astype("<f2").tobytes(), rows.numpy().astype("i1").tobytes()]
        else:
            tensors.append([name, list(value.shape)])
            parts.append(np.ascontiguousarray(value.half().numpy(), "<f2").tobytes())
    numbers = b"".join(parts)
    header = {
        "format": FORMAT,
        "encoding": encoding,
        "tensors": tensors,
        "provenance": provenance,
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "crc32": zlib.crc32(numbers),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.dumps(header).encode() + b"\n" + numbers)


def read_state(path: Path) -> tuple[dict[str, Any], dict[str, Tensor]]:
    """The header and the tensors of a file."""
    line, numbers = path.read_bytes().split(b"\n", 1)
    header = json.loads(line)
    if header["format"] != FORMAT:
        raise ValueError(f"{path} has weights in the format {header['format']}, not {FORMAT}")
    if hashlib.sha256(numbers).hexdigest() != header["sha256"]:
        raise ValueError(f"{path} is damaged: its checksum is wrong")
    start, state = 0, {}

    def take(count: int, kind: str) -> np.ndarray:
        nonlocal start
        values = np.frombuffer(numbers, kind, count, start)
        start += values.nbytes
        return values.astype(np.float32)

    for name, shape, *kind in header["tensors"]:
        size = int(np.prod(shape))
        if kind == ["i8"]:
            scales = take(shape[0], "<f2")[:, None]
            values = take(size, "i1").reshape(shape) * scales
        else:
            values = take(size, "<f2").reshape(shape)
        state[name] = torch.from_numpy(values)
    return header, state


def read_weights(policy: nn.Module, encoding: str, path: Path) -> dict[str, object]:
    """Reads weights into a policy; returns where they come from."""
    header, state = read_state(path)
    if header["encoding"] != encoding:
        raise ValueError(f"{path} has weights for {header['encoding']}, not for {encoding}")
    policy.load_state_dict(state)
    return header["provenance"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    header, state = read_state(options.weights)
    write_state(state, header["encoding"], header["provenance"], options.target, quantised=True)


if __name__ == "__main__":
    main()
