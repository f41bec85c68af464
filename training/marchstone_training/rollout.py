"""Self-play: whole episodes of many games, with everything that the update needs kept on the device.

The games are in two halves. While the device evaluates one half, the threads of the environment encode the other.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from marchstone import Batch, Branches, Step, VectorEnv

from .config import Config
from .graphs import Graphed
from .nets import Critic, load_policy

#: On a GPU the number of tried actions is rounded up to a multiple of this, so that few shapes occur.
BRANCH_ROWS = 4096


def host_array(shape: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> tuple[Tensor, np.ndarray]:
    """A tensor in memory from which the device can copy on its own, and the same memory as an array."""
    tensor = torch.zeros(shape, dtype=dtype, pin_memory=device.type == "cuda")
    return tensor, tensor.numpy()


class Half:
    """Half of the games: an environment and the memory that it shares with the device."""

    def __init__(
        self,
        config: Config,
        table: tuple[int, dict[str, bool | int | str]],
        first: int,
        count: int,
        threads: int,
        device: torch.device,
    ) -> None:
        seats, options = table
        self.env = VectorEnv(
            config.game,
            games=count,
            threads=threads,
            seats=seats,
            auto_reset=False,
            slots=config.slots,
            **options,
        )
        self.slice = slice(first, first + count)
        env, k = self.env, config.candidates
        self.rows, rows = host_array((count, env.observation_size), torch.uint8, device)
        self.mask, mask = host_array((count, env.actions), torch.uint8, device)
        self.seats, seats = host_array((count,), torch.int8, device)
        self.batch = Batch(rows, mask, seats)
        self.privileged, self.privileged_array = host_array((count, env.privileged_size), torch.uint8, device)
        self.actions, self.actions_array = host_array((count,), torch.int32, device)
        self.slots, self.slots_array = host_array((count, k), torch.int32, device)
        self.shares, self.shares_array = host_array((count, k), torch.float32, device)
        self.tried, self.tried_array = host_array((count * k, env.privileged_size), torch.uint8, device)
        self.tried_seats, self.tried_seats_array = host_array((count * k,), torch.int8, device)
        self.tried_rewards, self.tried_rewards_array = host_array((count * k, env.seats), torch.float32, device)
        self.places, self.places_array = host_array((count * k,), torch.int64, device)
        #: The seat that learns if the others are an opponent's.
        self.own_seats = (torch.arange(first, first + count) % env.seats).to(device, torch.int8)
        self.seat_count = torch.tensor(env.seats, device=device)
        self.results = np.zeros((count, env.seats), np.float32)
        self.step = Step(np.zeros((count, env.seats), np.float32), np.zeros(count, np.uint8))
        self.ready = torch.cuda.Event() if device.type == "cuda" else None


class Rollout:
    """The episodes of an iteration. Tensors have the shape (step, game, …). `values` has the values of all seats in
    their order at the table; those of candidates are the deciding seat's."""

    def __init__(self, config: Config, threads: int, device: torch.device, graphs: bool = True) -> None:
        self.config, self.device, self.graphs = config, device, graphs
        count = config.games // 2
        self.halves = [
            Half(config, table, i * count, count, threads, device) for i, table in enumerate(config.tables)
        ]
        env = self.halves[0].env
        games, k = 2 * count, config.candidates

        def make(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(config.steps, games, *shape, dtype=dtype, device=device)

        self.rows = make(env.observation_size, dtype=torch.uint8)
        self.mask = make(env.actions, dtype=torch.uint8)
        self.privileged = make(env.privileged_size, dtype=torch.uint8)
        self.seats = make(dtype=torch.int8)
        #: Whether the policy decides and learns; false for an opponent's decisions, and where a game is over.
        self.learns = make(dtype=torch.bool)
        self.actions = make(dtype=torch.int64)
        self.log_probability = make()
        self.values = make(config.most_seats)
        self.candidates = make(k, dtype=torch.int64)
        self.candidate_values = make(k)
        self.candidate_known = make(k, dtype=torch.bool)
        #: The rewards of all seats in each game, zeros for seats that its table does not have.
        self.result = torch.zeros(games, config.most_seats, device=device)
        #: The number of seats in each game.
        self.seat_counts = torch.cat([half.seat_count.expand(count) for half in self.halves])
        self.noise = torch.zeros(count, env.actions, device=device)
        self.opponent = load_policy(Path(config.opponent), env).to(device) if config.opponent else None
        self.steps = 0
        self.branches = 0
        self.tries = True
        self.evaluator: Evaluator | None = None

    @torch.no_grad()
    def play(
        self,
        policy: nn.Module,
        critic: Critic,
        seed: int,
        chance: torch.Generator,
        teacher: str = "",
        tries: bool = True,
    ) -> None:
        """Plays all games of an iteration to their end. With a teacher, `actions` are what that bot decides. Without
        `tries` no action is tried in branches: the critic needs none."""
        self.tries = tries
        if self.evaluator is None or not self.evaluator.is_of(policy, critic):
            self.evaluator = Evaluator(policy, critic, self.opponent, self.config, self.device, self.graphs)
        self.seats.fill_(-1)
        self.learns.zero_()
        self.candidate_known.zero_()
        self.branches = 0
        for i, half in enumerate(self.halves):
            half.env.reset(2 * seed + i)
            half.results.fill(0)
            self._observe(half, 0, chance)
        for step in range(self.config.steps):
            going = [half for half in self.halves if (half.batch.seats >= 0).any()]
            if not going:
                break
            self.steps = step + 1
            for half in going:
                if teacher:
                    self._follow(half, step, teacher, seed)
                else:
                    self._act(half, step)
                half.env.observe(half.batch)
                if step + 1 < self.config.steps and (half.batch.seats >= 0).any():
                    self._observe(half, step + 1, chance, observed=True)
        for half in self.halves:
            result = self.result[half.slice]
            result[:, : half.env.seats].copy_(torch.from_numpy(half.results))
            if (half.batch.seats >= 0).any():
                self._value_unfinished(half, result)
                result[:, half.env.seats :] = 0
        if teacher:
            # A teacher's decisions are imitated at all seats, and none of its alternatives is tried.
            self.learns.copy_(self.seats >= 0)
            self.candidate_known.zero_()
        else:
            self._value_chosen()

    def _value_unfinished(self, half: Half, result: Tensor) -> None:
        """Replaces the results of games that go on by what the critic says of their positions."""
        half.env.observe_privileged(half.privileged_array)
        seats = half.seats.to(self.device)
        with autocast(self.device):
            values = self.evaluator.critic(half.privileged.to(self.device))
        torch.where((seats >= 0)[:, None], by_seat(values, seats, half.seat_count), result, out=result)

    def _observe(self, half: Half, step: int, chance: torch.Generator, observed: bool = False) -> None:
        """Encodes the positions and lets the device choose actions."""
        if not observed:
            half.env.observe(half.batch)
        half.env.observe_privileged(half.privileged_array)
        at = (step, half.slice)
        for kept, source in (
            (self.rows, half.rows),
            (self.mask, half.mask),
            (self.seats, half.seats),
            (self.privileged, half.privileged),
        ):
            kept[at].copy_(source, non_blocking=True)
        self.noise.uniform_(generator=chance)
        seats, learns = self.seats[at], self.learns[at]
        learns.copy_(seats == half.own_seats if self.opponent else seats >= 0)
        inputs = self.rows[at], self.mask[at], self.privileged[at], self.noise, learns
        values, chosen, log_probability, slots, shares = self.evaluator.choose(*inputs)
        self.values[at] = by_seat(values, seats, half.seat_count)
        self.actions[at] = chosen
        self.log_probability[at] = log_probability
        self.candidates[at] = slots
        # The chosen action is not tried but made; `_value_chosen` looks at what came of it.
        likely = (shares > self.config.least_probability) & learns[:, None]
        self.candidate_known[at] = likely & (slots == chosen[:, None])
        half.actions.copy_(chosen, non_blocking=True)
        half.slots.copy_(slots, non_blocking=True)
        half.shares.copy_(shares * learns[:, None], non_blocking=True)
        if half.ready is not None:
            half.ready.record()

    def _act(self, half: Half, step: int) -> None:
        """Tries the likeliest of the other actions in the true world, then makes the chosen one."""
        if half.ready is not None:
            half.ready.synchronize()
        going = half.batch.seats >= 0
        places = np.flatnonzero(self._wanted(half) & self.tries)
        count = len(places)
        games = (places // self.config.candidates).astype(np.int32)
        branches = Branches(
            half.tried_array[:count], half.tried_seats_array[:count], half.tried_rewards_array[:count]
        )
        half.env.branch(games, half.slots_array.reshape(-1)[places], branches)
        self.branches += count
        half.places_array[:count] = places
        self._value_branches(half, step, count)
        actions = np.where(going, half.actions_array, -1).astype(np.int32)
        half.env.step(actions, half.step)
        half.results += half.step.rewards

    def _wanted(self, half: Half) -> np.ndarray:
        """The candidates to try: those that are likely enough, except the chosen one and those of an opponent."""
        likely = half.shares_array > self.config.least_probability
        return likely & (half.slots_array != half.actions_array[:, None])

    def _value_chosen(self) -> None:
        """Gives chosen candidates the value of the next position or, at the end of a game, of its result."""
        steps = self.steps
        goes_on = torch.zeros_like(self.learns[:steps])
        goes_on[:-1] = self.seats[1:steps] >= 0
        following = self.values[:steps].roll(-1, 0)
        following = torch.where(goes_on[..., None], following, self.result)
        own = following.gather(2, self.seats[:steps].long().clamp(min=0)[..., None])
        chosen = self.candidates[:steps] == self.actions[:steps, :, None]
        values = self.candidate_values[:steps]
        torch.where(chosen, own, values, out=values)

    def won(self) -> float:
        """The mean reward of the learner against its opponent, on a scale from 0 to 1."""
        own = torch.cat([half.own_seats for half in self.halves]).long()
        return (float(self.result.gather(1, own[:, None]).mean()) + 1) / 2

    def _follow(self, half: Half, step: int, teacher: str, seed: int) -> None:
        """Asks the teacher about every position; then it or the policy moves."""
        if half.ready is not None:
            half.ready.synchronize()
        going = half.batch.seats >= 0
        number = ((2 * seed + (half.slice.start > 0)) << 12) + step
        taught = half.env.bot_actions(teacher, number, going.astype(np.uint8))
        self.actions[step, half.slice] = torch.from_numpy(np.maximum(taught, 0)).to(self.device).long()
        own = np.random.default_rng(number).random(len(taught)) < self.config.teacher_share
        actions = np.where(own, half.actions_array, taught)
        half.env.step(np.where(going, actions, -1).astype(np.int32), half.step)
        half.results += half.step.rewards

    def _value_branches(self, half: Half, step: int, count: int) -> None:
        """Stores what the critic says of the tried actions, or their rewards if they end the game."""
        if count == 0:
            return
        at = (step, half.slice)
        padded = count
        if self.device.type == "cuda":
            padded = min(-(-count // BRANCH_ROWS) * BRANCH_ROWS, len(half.places))
        half.places_array[count:padded] = 0
        # All copies are from pinned memory: none makes the CPU wait for the other half's evaluation.
        places, values = self.evaluator.value_branches(
            half.tried[:padded],
            half.tried_seats[:padded],
            half.tried_rewards[:padded],
            half.places[:padded],
            self.seats[at],
            half.seat_count,
        )
        places = places[:count]
        self.candidate_values[at].view(-1).index_copy_(0, places, values[:count])
        self.candidate_known[at].view(-1).index_fill_(0, places, True)

    @torch.no_grad()
    def advantages(self) -> tuple[Tensor, Tensor, Tensor]:
        """The indices of all decisions, the advantages beyond each decision's own step, and the critic's targets, the
        deciding seat's first, both for all steps and games as flat tensors.

        The own step is left out of the advantage since the values of the candidates account for it."""
        steps, config = self.steps, self.config
        going = self.seats[:steps] >= 0
        chosen = self.candidates[:steps] == self.actions[:steps, :, None]
        covered = (chosen & self.candidate_known[:steps]).any(2)
        values = self.values[:steps]
        seats = self.seats[:steps].long().clamp(min=0)
        advantages, targets = torch.zeros_like(values), torch.zeros_like(values)
        following = self.result.clone()
        policy_trace, value_trace = torch.zeros_like(following), torch.zeros_like(following)
        for t in reversed(range(steps)):
            here = going[t, :, None]
            delta = following - values[t]
            policy_trace = torch.where(here, delta + config.lambda_policy * policy_trace, policy_trace)
            value_trace = torch.where(here, delta + config.lambda_value * value_trace, value_trace)
            advantages[t] = policy_trace - delta * covered[t, :, None]
            targets[t] = value_trace + values[t]
            following = torch.where(here, values[t], following)
        index = going.reshape(-1).nonzero()[:, 0]
        advantages = advantages.gather(2, seats[..., None]).view(-1)
        counts = self.seat_counts.expand(steps, -1).reshape(-1)
        return index, advantages, from_seat(targets.flatten(0, 1), seats.view(-1), counts)


def from_seat(values: Tensor, seats: Tensor, counts: Tensor) -> Tensor:
    """Values of seats in their order at the table, as those of the given seats and the seats after them. `counts` are the seats of
    each table; what is written beyond them stays where it is."""
    return turn(values, seats.long().clamp(min=0), counts)


def by_seat(values: Tensor, seats: Tensor, counts: Tensor) -> Tensor:
    """The opposite of `from_seat`."""
    return turn(values, -seats.long().clamp(min=0), counts)


def turn(values: Tensor, places: Tensor, counts: Tensor) -> Tensor:
    """The values of each row as many places further on, within the first `counts` of them."""
    order, counts = torch.arange(values.shape[1], device=values.device), counts.view(-1, 1)
    return values.gather(1, torch.where(order < counts, (order + places[:, None]) % counts, order))


class Evaluator:
    """What the device computes of the nets during play, without gradients."""

    def __init__(
        self,
        policy: nn.Module,
        critic: Critic,
        opponent: nn.Module | None,
        config: Config,
        device: torch.device,
        graphs: bool,
    ) -> None:
        self.policy, self.critic, self.opponent = policy, critic, opponent
        self.candidates, self.device = config.candidates, device
        self.choose = Graphed(self._choose, device, graphs)
        self.value_branches = Graphed(self._value_branches, device, graphs)

    def is_of(self, policy: nn.Module, critic: Critic) -> bool:
        """Whether it evaluates these nets."""
        return self.policy is policy and self.critic is critic

    def _choose(
        self, rows: Tensor, mask: Tensor, privileged: Tensor, noise: Tensor, learns: Tensor
    ) -> tuple[Tensor, ...]:
        """Values; actions drawn with uniform noise, and their log probabilities; candidates and their probabilities. Where
        the policy does not decide, the action is the opponent's likeliest."""
        with autocast(self.device):
            logits, _ = self.policy(rows, mask)
            values = self.critic(privileged)
        logs = F.log_softmax(logits, 1)
        chosen = (logs - torch.log(-torch.log(noise.clamp(1e-9, 1 - 1e-7)))).argmax(1)
        if self.opponent is not None:
            with autocast(self.device):
                theirs, _ = self.opponent(rows, mask)
            chosen = torch.where(learns, chosen, theirs.argmax(1))
        log_probability = logs.gather(1, chosen[:, None])[:, 0]
        top, slots = logs.topk(self.candidates, 1)
        return values, chosen, log_probability, slots, top.exp()

    def _value_branches(
        self, rows: Tensor, seats: Tensor, rewards: Tensor, places: Tensor, deciders: Tensor, seat_count: Tensor
    ) -> tuple[Tensor, ...]:
        """The places on the device, and the values for the seats that decided before."""
        # Padding may belong to a game that is over.
        me = deciders.long()[places // self.candidates].clamp(min=0)
        with autocast(self.device):
            values = self.critic(rows)
        values = values.gather(1, ((me - seats.long().clamp(min=0)) % seat_count)[:, None])[:, 0]
        return places, torch.where(seats < 0, rewards.gather(1, me[:, None])[:, 0], values)


def autocast(device: torch.device) -> torch.autocast:
    """bf16 on a GPU. Nothing is cached, so that a CUDA graph converts the current weights."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda", cache_enabled=False)
