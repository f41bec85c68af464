"""The update: clipped policy gradient, all-action gradient from the critic, value loss."""

from __future__ import annotations

import copy
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from marchstone import VectorEnv

from .config import Config
from .export import read_weights
from .nets import Critic, make_policy
from .rollout import Rollout, autocast, from_seat
from .value_net import ValueNet, read_net


class Taught:
    """Decisions of a teacher: what its seat saw, the legal slots, what it chose, and the critic's target for that seat."""

    def __init__(self) -> None:
        self.parts: list[tuple[Tensor, ...]] = []

    def add(self, rollout: Rollout, index: Tensor, targets: Tensor) -> None:
        """Keeps the decisions of an iteration."""
        kept = (rollout.rows, rollout.mask, rollout.actions)
        self.parts.append((*(part.flatten(0, 1)[index] for part in kept), targets[index, 0]))

    def sample(self, count: int, chance: torch.Generator) -> tuple[Tensor, ...]:
        """Some of the decisions of one iteration, each as likely as any other."""
        weights = torch.tensor([len(part[0]) for part in self.parts], dtype=torch.float32, device=chance.device)
        part = self.parts[int(torch.multinomial(weights, 1, generator=chance))]
        places = torch.randint(len(part[0]), (count,), generator=chance, device=chance.device)
        return tuple(values[places] for values in part)


class Learner:
    """The nets, their optimiser, and how far the run has come."""

    def __init__(self, config: Config, env: VectorEnv, device: torch.device) -> None:
        torch.manual_seed(config.seed)
        self.config, self.device, self.encoding = config, device, env.encoding
        if config.slots == "after-states":
            policy: nn.Module = read_net(Path(config.initial), config.temperature)
        else:
            policy = make_policy(env.observation_blocks, env.actions, config.width, config.depth)
        self.policy = policy.to(device)
        critic = Critic(env.privileged_blocks, config.most_seats, config.critic_width, config.critic_depth)
        self.critic = critic.to(device)
        #: The moving average of the policy's weights, which plays best.
        self.average = copy.deepcopy(self.policy).requires_grad_(False)
        nets = (self.policy, 1.0), (self.critic, config.critic_rate)
        self.optimiser = torch.optim.Adam(
            [{"params": list(net.parameters()), "factor": factor} for net, factor in nets],
            lr=0.0,
            betas=(0.9, 0.99),
            eps=1e-7,
            fused=device.type == "cuda",
        )
        self.chance = torch.Generator(device).manual_seed(config.seed)
        self.iteration = 0
        #: The iteration that began with a fresh optimiser: the warm-up counts from it.
        self.warm_from = 0
        self.games = 0
        self.decisions = 0
        #: Training time of all pieces.
        self.seconds = 0.0
        #: What the teacher decided in this piece, if the policy learns from it more than once.
        self.taught = Taught()

    def begin_with(self, path: Path) -> None:
        """Takes the policy of a weight file, of the size that the settings say. A value net was read when it was made."""
        if isinstance(self.policy, ValueNet):
            return
        read_weights(self.policy, self.encoding, path)
        self.average.load_state_dict(self.policy.state_dict())

    def _scheduled(self, pair: tuple[float, float]) -> float:
        return self.config.schedule(pair, self.games, self.seconds)

    def only_critic_learns(self) -> bool:
        """Whether this is one of the first iterations of a run whose policy plays well from the start."""
        return self.config.starts_able and self.iteration < self.config.critic_first

    def iterate(self, rollout: Rollout) -> dict[str, Tensor]:
        """Plays and learns once; returns what the log shows."""
        config = self.config
        critic_only = self.only_critic_learns()
        rate = self._scheduled(config.learning_rate)
        if critic_only:
            rate = config.critic_first_rate / config.critic_rate
        # The policy begins to learn with a warm-up of its own.
        start = self.warm_from if critic_only or not config.starts_able else max(self.warm_from, config.critic_first)
        rate *= min(1.0, (self.iteration - start + 1) / config.warm_up)
        for group in self.optimiser.param_groups:
            group["lr"] = rate * group["factor"]
        teacher = config.teacher if self.games < config.teacher_games else ""
        # A run has seeds of its own: 2^20 iterations of two halves each.
        seed = (config.seed << 20) + self.iteration
        rollout.play(self.policy, self.critic, seed, self.chance, teacher, tries=not critic_only)
        index, advantages, targets = rollout.advantages()
        log = self._update(rollout, index, None if teacher else advantages, targets)
        if teacher and config.teacher_passes > 1:
            self.taught.add(rollout, index, targets)
            self._repeat(len(index) * (config.teacher_passes - 1) // config.minibatch)
        elif not teacher:
            self.taught = Taught()
        self.iteration += 1
        self.games += len(rollout.result)
        self.decisions += len(index)
        games, seats = index % len(rollout.result), rollout.seats.view(-1)[index]
        counts = rollout.seat_counts[games]
        outcomes = from_seat(rollout.result[games], seats, counts)[:, 0]
        errors = outcomes - from_seat(rollout.values.flatten(0, 1)[index], seats, counts)[:, 0]
        log["explained"] = 1 - errors.var() / outcomes.var()
        log["length"] = torch.tensor(len(index) / len(rollout.result))
        log["branches"] = torch.tensor(rollout.branches / len(index))
        if rollout.opponent is not None and not teacher:
            log["won"] = torch.tensor(rollout.won())
        return log

    def _update(
        self, rollout: Rollout, index: Tensor, advantages: Tensor | None, targets: Tensor
    ) -> dict[str, Tensor]:
        """One pass over the decisions. Without advantages they are a teacher's, to be imitated."""
        config, critic_only = self.config, self.only_critic_learns()
        entropy_bonus = self._scheduled(config.entropy)
        order = index[torch.randperm(len(index), device=self.device, generator=self.chance)]
        parts = list(order.split(config.minibatch))
        if len(parts) > 1 and len(parts[-1]) < config.minibatch:
            parts.pop()
        logs = []
        for part in parts:
            advantage = None if advantages is None else advantages[part]
            losses = self._losses(rollout, part, advantage, targets[part], entropy_bonus)
            loss, value_loss, entropy, drift = losses
            self.optimiser.zero_grad(set_to_none=True)
            (loss + value_loss).backward()
            norm = nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
            nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
            if critic_only:
                # The optimiser skips parameters without a gradient, and does not begin their moments.
                for parameter in self.policy.parameters():
                    parameter.grad = None
            self.optimiser.step()
            self._follow_with_average()
            logs.append(torch.stack([entropy.detach(), drift.detach(), value_loss.detach(), norm.detach()]))
        names = ("entropy", "drift", "value_loss", "gradient")
        return dict(zip(names, torch.stack(logs).mean(0), strict=True))

    def _repeat(self, minibatches: int) -> None:
        """Imitates minibatches of all that the teacher decided so far."""
        for _ in range(minibatches):
            rows, mask, actions, target = self.taught.sample(self.config.minibatch, self.chance)
            with autocast(self.device):
                logits, own_value = self.policy(rows, mask)
            own_value = value_of(own_value, actions)
            loss = F.cross_entropy(logits, actions) + self.config.own_value * F.mse_loss(own_value, target)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
            self.optimiser.step()
            self._follow_with_average()

    def _follow_with_average(self) -> None:
        with torch.no_grad():
            torch._foreach_lerp_(
                list(self.average.parameters()), list(self.policy.parameters()), 1 - self.config.average
            )

    def _losses(
        self, rollout: Rollout, part: Tensor, advantage: Tensor | None, target: Tensor, entropy_bonus: float
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        config = self.config

        def take(kept: Tensor) -> Tensor:
            return kept.flatten(0, 1).index_select(0, part)

        with autocast(self.device):
            logits, own_value = self.policy(take(rollout.rows), take(rollout.mask))
            value = self.critic(take(rollout.privileged))
        logs = F.log_softmax(logits, 1)
        shares = logs.exp()
        # The critic learns from all decisions, the policy from its own.
        own = take(rollout.learns)

        def mean(values: Tensor) -> Tensor:
            return (values * own).sum() / own.sum().clamp(min=1)

        entropy = mean(-(shares * logs.clamp(min=-50)).sum(1))
        chosen = logs.gather(1, take(rollout.actions)[:, None])[:, 0]
        # What the critic learns of all cards, the policy's value learns of what its seat sees.
        value_loss = (value - target).square().mean()
        errors = (value_of(own_value, take(rollout.actions)) - target[:, 0]).square()
        known = take(rollout.candidate_known)
        if own_value.dim() == 2 and advantage is not None:
            # A value for each action learns from those that were tried, too.
            candidates = take(rollout.candidates)
            tried = known & (candidates != take(rollout.actions)[:, None])
            apart = (own_value.gather(1, candidates) - take(rollout.candidate_values)).square()
            errors = errors + torch.where(tried, apart, 0.0).sum(1)
        value_loss = value_loss + config.own_value * mean(errors)
        if advantage is None:
            return -mean(chosen), value_loss, entropy, -mean(chosen)
        drift = chosen - take(rollout.log_probability)
        ratio = drift.exp()
        advantage = advantage / config.advantage_scale
        clipped = ratio.clamp(1 - config.clip, 1 + config.clip)
        loss = -mean(torch.minimum(ratio * advantage, clipped * advantage)) - entropy_bonus * entropy
        # All candidates at once: more of what the critic values above the policy's mean.
        values = torch.where(known, take(rollout.candidate_values), 0.0)
        candidate = shares.gather(1, take(rollout.candidates)) * known
        weight = candidate.detach()
        baseline = (weight * values).sum(1, keepdim=True) / weight.sum(1, keepdim=True).clamp(min=1e-6)
        loss = loss - mean((candidate * (values - baseline)).sum(1)) / config.advantage_scale
        return loss, value_loss, entropy, -mean(drift)


def value_of(values: Tensor, actions: Tensor) -> Tensor:
    """The value of the decision; if each action has one, that of the action taken."""
    return values if values.dim() == 1 else values.gather(1, actions[:, None])[:, 0]
