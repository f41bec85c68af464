"""The value net of a game as a policy over after-states, and its file.

A value net says how likely the deciding seat wins after an action (`crates/bots/src/net.rs`). Here its logits are also those of a
policy, so that policy gradients improve what it prefers, while the results of games keep its probabilities right.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

FORMAT = "marchstone net 1"

#: The logit of a certain win.
CERTAIN = 20.0


class Shape(NamedTuple):
    """The numbers of features and of units."""

    name: str
    table: int
    parts: int
    part: int
    width: int
    trunk: int
    top: int

    def tensors(self) -> list[tuple[str, tuple[int, ...]]]:
        """Names and sizes of the layers in their order in a file."""
        return [
            ("encoder", (self.part, self.width)),
            ("encoder_bias", (self.width,)),
            ("mixer", (self.parts * self.width, self.trunk)),
            ("table", (self.table, self.trunk)),
            ("trunk_bias", (self.trunk,)),
            ("top", (self.trunk, self.top)),
            ("top_bias", (self.top,)),
            ("output", (self.top, 1)),
            ("output_bias", (1,)),
        ]


class ValueNet(nn.Module):
    """Logits of after-states over a temperature, and the reward that each of them promises, from -1 to 1."""

    def __init__(self, shape: Shape, temperature: float) -> None:
        super().__init__()
        self.shape, self.temperature = shape, temperature
        for name, size in shape.tensors():
            self.register_parameter(name, nn.Parameter(torch.zeros(size)))
        self.register_buffer("shifts", torch.arange(8, dtype=torch.uint8), persistent=False)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        shape, (count, slots) = self.shape, mask.shape
        certain, rest = rows.view(count, slots, -1).split([1, rows.shape[1] // slots - 1], 2)
        bits = ((rest[..., None] >> self.shifts) & 1).flatten(2)
        table, parts = bits.split([-(-shape.table // 8) * 8, shape.parts * -(-shape.part // 8) * 8], 2)
        parts = parts.view(count, slots, shape.parts, -1)
        # bf16 would lose the differences between actions.
        with torch.autocast(rows.device.type, enabled=False):
            encoded = F.relu(parts[..., : shape.part].float() @ self.encoder + self.encoder_bias)
            trunk = encoded.flatten(2) @ self.mixer + table[..., : shape.table].float() @ self.table
            top = F.relu(F.relu(trunk + self.trunk_bias) @ self.top + self.top_bias)
            logits = (top @ self.output + self.output_bias)[..., 0].clamp(-16, 16)
            exact = (2 * CERTAIN / 254) * (certain[..., 0].float() - 1) - CERTAIN
            logits = torch.where(certain[..., 0] > 0, exact, logits)
            values = 2 * torch.sigmoid(logits) - 1
        return (logits / self.temperature).masked_fill(mask == 0, -1e9), values


def read_net(path: Path, temperature: float = 1.0) -> ValueNet:
    """Reads a weight file."""
    contents = path.read_bytes()
    if zlib.crc32(contents[:-4]) != int.from_bytes(contents[-4:], "little"):
        raise ValueError(f"{path} is damaged: its checksum is wrong")
    start = contents.index(b"\nweights ")
    start = contents.index(b"\n", start + 1) + 1
    lines = contents[:start].decode().splitlines()
    if lines[0] != FORMAT:
        raise ValueError(f"{path} has the format {lines[0]}, not {FORMAT}")
    _, name, *features = lines[1].split()
    _, *widths = lines[2].split()
    shape = Shape(name, *map(int, features), *map(int, widths))
    net = ValueNet(shape, temperature)
    numbers = torch.from_numpy(np.frombuffer(contents[:-4], "<f4", offset=start).copy())
    sizes = [int(np.prod(size)) for _, size in shape.tensors()]
    for (layer, size), part in zip(shape.tensors(), numbers.split(sizes), strict=True):
        getattr(net, layer).data.copy_(part.view(size))
    return net


def write_net(net: ValueNet, provenance: list[str], path: Path) -> None:
    """Writes a weight file, with lines that say how the weights were made."""
    shape = net.shape
    numbers = torch.cat([getattr(net, layer).detach().cpu().float().flatten() for layer, _ in shape.tensors()])
    head = [
        FORMAT,
        f"outlook {shape.name} {shape.table} {shape.parts} {shape.part}",
        f"widths {shape.width} {shape.trunk} {shape.top}",
        *(f"from {line}" for line in provenance),
        f"weights {len(numbers)}\n",
    ]
    contents = "\n".join(head).encode() + numbers.numpy().astype("<f4").tobytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(contents + zlib.crc32(contents).to_bytes(4, "little"))
