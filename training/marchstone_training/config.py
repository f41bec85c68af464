"""The settings of a training run."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Config:
    """A run follows from these settings. All but the limits of a piece are stored in its checkpoint."""

    game: str = "schotten-totten"
    seats: int = 2
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seed: int = 1
    #: The policy chooses among the candidates of the value net and begins as that net. As with `initial`, the critic learns first.
    over_candidates: bool = False
    #: Games of an iteration; each is played to its end.
    games: int = 16384
    #: The most decisions of a game; if it goes on, the critic's value of its position is its result. No game of
    #: Schotten Totten without tactics has more than 54.
    steps: int = 54
    minibatch: int = 32768
    #: The first games teach what this bot decides; none if it is empty. It plays most of the moves, the policy
    #: `teacher_share` of them, so that positions after its own errors are seen, too.
    teacher: str = ""
    teacher_games: int = 0
    teacher_share: float = 0.2
    #: How often the policy learns from each of the teacher's decisions. A teacher that searches is slow, and its decisions are
    #: kept; the critic learns from each once.
    teacher_passes: int = 1
    #: A weight file whose policy the run begins with; empty for random weights. The sizes of the policy are those of the
    #: file. Its critic is not in the file: in the first `critic_first` iterations only a new critic learns, at
    #: `critic_first_rate`, since the advantages of an untrained one would spoil the policy.
    initial: str = ""
    critic_first: int = 30
    critic_first_rate: float = 5e-4
    #: A weight file whose policy plays all seats but one: the run learns to beat it. Empty for self-play. The learner's
    #: seat changes from game to game; the opponent takes its likeliest action and does not learn.
    opponent: str = ""
    #: The likeliest actions whose values the critic gives in the true world, and the least probability of one.
    candidates: int = 6
    least_probability: float = 0.002
    #: Learning rate and entropy bonus move geometrically from the first to the last value over `total_games`.
    total_games: int = 10_000_000
    learning_rate: tuple[float, float] = (5e-4, 7e-5)
    entropy: tuple[float, float] = (0.006, 0.002)
    warm_up: int = 20
    clip: float = 0.2
    lambda_policy: float = 0.5
    lambda_value: float = 0.95
    advantage_scale: float = 0.2
    #: The weight of the loss of the policy's own value, beside the critic's.
    own_value: float = 0.25
    average: float = 0.999
    width: int = 512
    depth: int = 3
    critic_width: int = 768
    critic_depth: int = 3

    @property
    def starts_able(self) -> bool:
        """Whether the policy plays well from the start, so that the critic must learn first."""
        return self.over_candidates or bool(self.initial)

    def schedule(self, pair: tuple[float, float], games: int) -> float:
        """The value after this number of games."""
        share = min(1.0, games / self.total_games)
        return pair[0] * (pair[1] / pair[0]) ** share
