"""The nets: a policy that sees what its seat sees and also estimates that seat's reward, and a critic that sees everything."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from marchstone import Block, VectorEnv
from marchstone.vector import ONE

from .export import read_state, read_weights


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


def value_head(width: int) -> nn.Linear:
    """The layer that estimates the reward of the deciding seat."""
    layer = nn.Linear(width, 1)
    layer.weight.data.mul_(0.1)
    return layer


def expected(value: Tensor) -> Tensor:
    """A reward from -1 to 1 for each row."""
    return torch.tanh(value.float())[:, 0]


class PairPolicy(nn.Module):
    """Logits of slots that are pairs of a card and a stone, card first: what the card, the stone, the whole table and
    the pair's own features add up to, through one hidden layer."""

    def __init__(
        self,
        blocks: Sequence[Block],
        width: int,
        depth: int,
        stone: int = 128,
        card: int = 64,
        pair: int = 64,
        hidden: tuple[int, int] = (128, 64),
    ) -> None:
        super().__init__()
        self.blocks = list(blocks)
        sizes = {block.name: block for block in blocks}
        stones, cards, table, actions = (sizes[name] for name in ("stones", "cards", "table", "actions"))
        self.pairs = cards.items, stones.items
        self.stone = item_encoder(stones.features, hidden[0], stone)
        self.card = item_encoder(cards.features, hidden[1], card)
        self.trunk = Trunk(stones.items * stone + cards.items * card + table.size, width, depth)
        self.stone_query, self.stone_context = nn.Linear(stone, stone), nn.Linear(width, stone)
        self.pair_stone, self.pair_card = nn.Linear(stone, pair), nn.Linear(card, pair)
        self.pair_context, self.pair_features = nn.Linear(width, pair), nn.Linear(actions.features, pair)
        self.pair_hidden, self.logit = nn.Linear(pair, pair), nn.Linear(pair, 1)
        self.logit.weight.data.mul_(0.1)
        self.value = value_head(width)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        n = rows.shape[0]
        stones, cards, table, actions = split_row(rows, self.blocks, working_type(rows))
        stones, cards = self.stone(stones), self.card(cards)
        x = self.trunk(torch.cat([stones.reshape(n, -1), cards.reshape(n, -1), table.reshape(n, -1)], 1))
        stones = F.relu(self.stone_query(stones) + self.stone_context(x)[:, None])
        cards = self.pair_card(cards) + self.pair_context(x)[:, None]
        z = self.pair_features(actions).view(n, *self.pairs, -1)
        z = F.relu(z + self.pair_stone(stones)[:, None] + cards[:, :, None])
        z = self.logit(F.relu(self.pair_hidden(z))).view(n, -1).float()
        return z.masked_fill(mask == 0, -1e9), expected(self.value(x))


class BlockTrunk(nn.Module):
    """A trunk over any blocks: alike items have shared layers, what is there once goes in as it is."""

    def __init__(
        self, blocks: Sequence[Block], width: int, depth: int, hidden: int, item: int, least: int = 16
    ) -> None:
        super().__init__()
        self.blocks = list(blocks)
        #: The features of an encoded item, from `least` to `item`: many items get few each.
        sizes = {
            block.name: max(least, min(item, 9 * item // block.items)) for block in blocks if block.items > 1
        }
        self.items = nn.ModuleDict(
            {block.name: item_encoder(block.features, hidden, sizes[block.name]) for block in blocks if block.items > 1}
        )
        inputs = sum(block.items * sizes[block.name] if block.items > 1 else block.size for block in blocks)
        self.trunk = Trunk(inputs, width, depth)

    def forward(self, rows: Tensor) -> Tensor:
        parts = []
        for block, part in zip(self.blocks, split_row(rows, self.blocks, working_type(rows)), strict=True):
            encoded = self.items[block.name](part) if block.items > 1 else part
            parts.append(encoded.reshape(rows.shape[0], -1))
        return self.trunk(torch.cat(parts, 1))


class SlotPolicy(nn.Module):
    """Logits of slots, each with weights of its own."""

    def __init__(self, blocks: Sequence[Block], actions: int, width: int, depth: int) -> None:
        super().__init__()
        self.body = BlockTrunk(blocks, width, depth, 128, 64)
        self.logit = nn.Linear(width, actions)
        self.logit.weight.data.mul_(0.1)
        self.value = value_head(width)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = self.body(rows)
        return self.logit(x).float().masked_fill(mask == 0, -1e9), expected(self.value(x))


class CandidatePolicy(nn.Module):
    """Logits of slots that are the candidates of the value net, all with the same weights: what the table, the first candidate
    and the candidate itself add up to, through one hidden layer, and what the candidate's features say directly. Untrained it
    prefers what the value net prefers."""

    #: The features of a candidate that say how far its logit is below the best, eightfold and as it is; they come before three others.
    BELOW = slice(-5, -3)

    def __init__(self, blocks: Sequence[Block], width: int, depth: int, hidden: int = 64) -> None:
        super().__init__()
        *seen, self.candidates = blocks
        self.body = BlockTrunk(seen, width, depth, 64, 32, least=8)
        features = self.candidates.features
        self.candidate_context, self.candidate_first = nn.Linear(width, hidden), nn.Linear(features, hidden)
        self.candidate_own, self.candidate_hidden = nn.Linear(features, hidden), nn.Linear(hidden, hidden)
        self.logit, self.candidate_direct = nn.Linear(hidden, 1), nn.Linear(features, 1)
        for layer in (self.logit, self.candidate_direct):
            layer.weight.data.zero_()
            layer.bias.data.zero_()
        # Candidates that the value net puts 0.02 apart differ by e in likelihood.
        self.candidate_direct.weight.data[0, self.BELOW] = torch.tensor([-6.0, -1.0])
        self.value = value_head(width)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        seen, candidates = rows.split([rows.shape[1] - self.candidates.size, self.candidates.size], 1)
        x = self.body(seen)
        (candidates,) = split_row(candidates, [self.candidates], working_type(rows))
        context = self.candidate_context(x) + self.candidate_first(candidates[:, 0])
        z = F.relu(self.candidate_own(candidates) + context[:, None])
        z = self.logit(F.relu(self.candidate_hidden(z)))[..., 0].float()
        # In bf16 the differences between candidates would be lost.
        with torch.autocast(rows.device.type, enabled=False):
            z = z + self.candidate_direct(candidates.float())[..., 0]
        return z.masked_fill(mask == 0, -1e9), expected(self.value(x))


class Critic(nn.Module):
    """The expected reward of every seat, from -1 to 1, the deciding one first, with all cards open."""

    def __init__(self, blocks: Sequence[Block], seats: int, width: int, depth: int) -> None:
        super().__init__()
        self.body = BlockTrunk(blocks, width, depth, 192, 128)
        self.value = nn.Linear(width, seats)
        self.value.weight.data.mul_(0.1)

    def forward(self, rows: Tensor) -> Tensor:
        return torch.tanh(self.value(self.body(rows)).float())


def make_policy(blocks: Sequence[Block], actions: int, width: int, depth: int) -> nn.Module:
    """The policy for an encoding: candidates, or pairs of cards and stones where actions have features of their own, else
    slots."""
    if blocks[-1].name == "candidates":
        return CandidatePolicy(blocks, width, depth)
    if any(block.name == "actions" for block in blocks):
        return PairPolicy(blocks, width, depth)
    return SlotPolicy(blocks, actions, width, depth)


def stored_size(path: Path) -> tuple[int, int]:
    """The width and depth of the policy in a weight file."""
    _, state = read_state(path)
    width = next(len(value) for name, value in state.items() if name.endswith("trunk.first.weight"))
    return width, sum("trunk.up." in name and name.endswith(".weight") for name in state)


def load_policy(path: Path, env: VectorEnv) -> nn.Module:
    """A policy of any size from its weight file."""
    policy = make_policy(env.observation_blocks, env.actions, *stored_size(path))
    read_weights(policy, env.encoding, path)
    return policy.requires_grad_(False)


def working_type(tensor: Tensor) -> torch.dtype:
    """The type in which the inputs are made: bf16 on a GPU."""
    return torch.bfloat16 if tensor.is_cuda else torch.float32
