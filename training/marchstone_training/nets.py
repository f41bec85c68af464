"""The nets: a policy that sees what its seat sees, and a critic that sees everything."""

from __future__ import annotations

from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from marchstone import Block
from marchstone.vector import ONE


def split_row(row: Tensor, blocks: Sequence[Block], dtype: torch.dtype) -> list[Tensor]:
    """The blocks of rows of bytes as numbers: (rows, items, features) each."""
    parts = row.split([block.size for block in blocks], dim=1)
    return [part.to(dtype).mul_(1 / ONE).view(-1, b.items, b.features) for part, b in zip(parts, blocks, strict=True)]


class Trunk(nn.Module):
    """A residual tower of pre-normalised blocks."""

    def __init__(self, inputs: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks + 1))
        self.up = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.down = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        for layer in self.down:
            layer.weight.data.mul_(0.3)

    def forward(self, x: Tensor) -> Tensor:
        x = self.first(x)
        for norm, up, down in zip(self.norms[:-1], self.up, self.down, strict=True):
            x = x + down(F.relu(up(norm(x))))
        return F.relu(self.norms[-1](x))


def item_encoder(features: int, hidden: int, width: int) -> nn.Sequential:
    """Layers that are shared by all items of a block."""
    return nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, width), nn.ReLU())


class Policy(nn.Module):
    """Logits of slots that are pairs of a card and a stone, card first: what the card, the stone, the whole table and
    the pair's own features add up to, through one hidden layer."""

    def __init__(
        self, blocks: Sequence[Block], width: int, depth: int, stone: int = 128, card: int = 64, pair: int = 64
    ) -> None:
        super().__init__()
        self.blocks = list(blocks)
        sizes = {block.name: block for block in blocks}
        stones, cards, table, actions = (sizes[name] for name in ("stones", "cards", "table", "actions"))
        self.pairs = cards.items, stones.items
        self.stone = item_encoder(stones.features, 128, stone)
        self.card = item_encoder(cards.features, 64, card)
        self.trunk = Trunk(stones.items * stone + cards.items * card + table.size, width, depth)
        self.stone_query, self.stone_context = nn.Linear(stone, 128), nn.Linear(width, 128)
        self.pair_stone, self.pair_card = nn.Linear(128, pair), nn.Linear(card, pair)
        self.pair_context, self.pair_features = nn.Linear(width, pair), nn.Linear(actions.features, pair)
        self.pair_hidden, self.logit = nn.Linear(pair, pair), nn.Linear(pair, 1)
        self.logit.weight.data.mul_(0.1)

    def forward(self, rows: Tensor, mask: Tensor) -> Tensor:
        n = rows.shape[0]
        stones, cards, table, actions = split_row(rows, self.blocks, working_type(rows))
        stones, cards = self.stone(stones), self.card(cards)
        x = self.trunk(torch.cat([stones.reshape(n, -1), cards.reshape(n, -1), table.reshape(n, -1)], 1))
        stones = F.relu(self.stone_query(stones) + self.stone_context(x)[:, None])
        cards = self.pair_card(cards) + self.pair_context(x)[:, None]
        z = self.pair_features(actions).view(n, *self.pairs, -1)
        z = F.relu(z + self.pair_stone(stones)[:, None] + cards[:, :, None])
        z = self.logit(F.relu(self.pair_hidden(z))).view(n, -1).float()
        return z.masked_fill(mask == 0, -1e9)


class Critic(nn.Module):
    """The expected reward of the deciding seat, from -1 to 1, with all cards open."""

    def __init__(self, blocks: Sequence[Block], width: int, depth: int) -> None:
        super().__init__()
        self.blocks = list(blocks)
        stones, table = self.blocks
        self.stone = item_encoder(stones.features, 192, 128)
        self.trunk = Trunk(stones.items * 128 + table.size, width, depth)
        self.value = nn.Linear(width, 1)
        self.value.weight.data.mul_(0.1)

    def forward(self, rows: Tensor) -> Tensor:
        n = rows.shape[0]
        stones, table = split_row(rows, self.blocks, working_type(rows))
        x = self.trunk(torch.cat([self.stone(stones).reshape(n, -1), table.reshape(n, -1)], 1))
        return torch.tanh(self.value(x).float().squeeze(1))


def working_type(tensor: Tensor) -> torch.dtype:
    """The type in which the inputs are made: bf16 on a GPU."""
    return torch.bfloat16 if tensor.is_cuda else torch.float32
