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
    #: What the policy chooses from. With `candidates` these are the actions that the value net ranks highest, and the policy begins as
    #: that net. With `after-states` the policy is a value net itself: the one of the file `initial`. In both cases the critic learns
    #: first, as always with `initial`.
    slots: str = "actions"
    #: The tables of the second half of the games: their number of seats, 0 for that of the first half, and their options, none for
    #: those of the first half. A net that plays several kinds of table learns from two of them at a time.
    second_seats: int = 0
    second_options: dict[str, bool | int | str] | None = None
    #: With after-states, actions are chosen by the softmax of the logits over this.
    temperature: float = 0.05
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
    #: Learning rate and entropy bonus move geometrically from the first to the last value over `total_games`, or over
    #: `total_minutes` of training, if that is not 0: then a run does not follow from its settings alone.
    total_games: int = 10_000_000
    total_minutes: float = 0.0
    learning_rate: tuple[float, float] = (5e-4, 7e-5)
    entropy: tuple[float, float] = (0.006, 0.002)
    #: The learning rate of the critic over that of the policy.
    critic_rate: float = 1.0
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
        return self.slots == "candidates" or bool(self.initial)

    @property
    def tables(self) -> list[tuple[int, dict[str, bool | int | str]]]:
        """Seats and options of both halves of the games."""
        options = self.options if self.second_options is None else self.second_options
        return [(self.seats, self.options), (self.second_seats or self.seats, options)]

    @property
    def most_seats(self) -> int:
        """The number of seats of the larger tables."""
        return max(seats for seats, _ in self.tables)

    def schedule(self, pair: tuple[float, float], games: int, seconds: float = 0.0) -> float:
        """The value after this number of games and seconds."""
        done = seconds / (60 * self.total_minutes) if self.total_minutes else games / self.total_games
        share = min(1.0, done)
        return pair[0] * (pair[1] / pair[0]) ** share
