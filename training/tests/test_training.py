"""A tiny run on the CPU: it learns something, continues exactly, and its weights can be read again."""

import copy
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from marchstone_training import checkpoint
from marchstone_training.config import Config
from marchstone_training.curves import draw
from marchstone_training.evaluate import bot_player, match, policy_player
from marchstone_training.export import read_weights, write_weights
from marchstone_training.learner import Learner
from marchstone_training.rollout import Rollout, by_seat, from_seat

# The nets are tiny: more threads only wait for each other.
torch.set_num_threads(1)
CPU = torch.device("cpu")
TINY = Config(games=32, minibatch=256, width=32, depth=1, critic_width=32, critic_depth=1, warm_up=1)


#: The families of rules besides the base game, with games cut short.
FAMILIES = [
    replace(TINY, options={"tactics": True}, steps=60),
    replace(TINY, game="lords-of-scotland", steps=40),
    replace(TINY, game="lords-of-scotland", seats=4, steps=40),
    replace(TINY, game="bergues", seats=3, steps=40),
]


def start(config: Config = TINY) -> tuple[Rollout, Learner]:
    rollout = Rollout(config, 2, CPU)
    return rollout, Learner(config, rollout.halves[0].env, CPU)


def assert_same_weights(one: torch.nn.Module, two: torch.nn.Module) -> None:
    for a, b in zip(one.state_dict().values(), two.state_dict().values(), strict=True):
        assert torch.equal(a, b)


def test_a_resumed_run_continues_exactly(tmp_path: Path):
    rollout, learner = start()
    learner.iterate(rollout)
    checkpoint.save(learner, tmp_path / "checkpoint.pt")
    learner.iterate(rollout)
    other_rollout, other = start()
    assert checkpoint.stored_config(tmp_path / "checkpoint.pt") == TINY
    checkpoint.load(other, tmp_path / "checkpoint.pt")
    other.iterate(other_rollout)
    assert_same_weights(learner.policy, other.policy)
    assert_same_weights(learner.critic, other.critic)
    assert_same_weights(learner.average, other.average)


@pytest.mark.parametrize("config", FAMILIES)
def test_every_family_trains(config: Config, tmp_path: Path):
    rollout, learner = start(config)
    first = copy.deepcopy(learner.policy)
    log = learner.iterate(rollout)
    assert all(torch.isfinite(value) for value in log.values())
    assert any(
        (a != b).any() for a, b in zip(first.parameters(), learner.policy.parameters(), strict=True)
    )
    encoding = rollout.halves[0].env.encoding
    write_weights(learner.average, encoding, {}, tmp_path / "policy.weights")
    read_weights(copy.deepcopy(learner.policy), encoding, tmp_path / "policy.weights")
    share, _ = match(config, policy_player(learner.policy, CPU), bot_player("random"), 8, 2, 1)
    assert 0 <= share <= 1


@pytest.mark.parametrize("config", [TINY, *FAMILIES])
def test_a_teacher_is_imitated(config: Config):
    rollout, learner = start(replace(config, teacher="greedy", teacher_games=1 << 20, learning_rate=(3e-3, 3e-3)))
    surprise = [float(learner.iterate(rollout)["drift"]) for _ in range(4)]
    assert surprise[-1] < surprise[0]
    taught = rollout.actions.flatten(0, 1)[rollout.seats.flatten() >= 0]
    mask = rollout.mask.flatten(0, 1)[rollout.seats.flatten() >= 0]
    assert (mask.gather(1, taught[:, None]) != 0).all()


def test_a_run_goes_on_alone_after_its_teacher():
    rollout, learner = start(replace(TINY, teacher="greedy", teacher_games=32))
    assert float(learner.iterate(rollout)["branches"]) == 0
    assert float(learner.iterate(rollout)["branches"]) > 0


@pytest.mark.parametrize("config", [TINY, *FAMILIES])
def test_values_of_candidates_are_those_of_the_deciding_seat(config: Config):
    """The candidate that was chosen leads to the next position, where another seat may decide."""
    rollout, learner = start(config)
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    chosen = rollout.candidates == rollout.actions[..., None]
    compared = 0
    for step, game, k in (chosen & rollout.candidate_known).nonzero().tolist():
        if step + 1 < rollout.steps and rollout.seats[step + 1, game] >= 0:
            value = rollout.values[step + 1, game, rollout.seats[step, game]]
            assert rollout.candidate_values[step, game, k] == pytest.approx(float(value), abs=1e-4)
            compared += 1
    assert compared > 50


def test_a_game_that_is_cut_short_counts_what_the_critic_expects():
    config = replace(TINY, steps=10)
    rollout, learner = start(config)
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    half = rollout.halves[0]
    with torch.no_grad():
        expected = by_seat(learner.critic(half.privileged), half.seats)
    assert torch.allclose(rollout.result[half.slice], expected, atol=1e-5)


def test_orders_of_seats_are_inverse():
    values, seats = torch.rand(5, 4), torch.tensor([0, 1, 2, 3, 1])
    assert torch.equal(from_seat(by_seat(values, seats), seats), values)
    assert from_seat(values, seats)[1, 0] == values[1, 1]


def test_the_log_has_plausible_numbers():
    rollout, learner = start()
    log = learner.iterate(rollout)
    assert 20 < log["length"] <= 54
    assert 2 < log["entropy"] < 4
    assert 1 < log["branches"] <= TINY.candidates
    assert abs(float(log["drift"])) < 0.1


def test_padding_does_not_change_the_values_of_branches():
    rollout, learner = start()
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    half, count = rollout.halves[0], 20
    half.places_array[:count] = range(TINY.candidates, TINY.candidates + count)
    half.places_array[count:] = 0
    deciders = torch.ones(len(half.results), dtype=torch.int8)
    deciders[0] = -1
    inputs = half.tried, half.tried_seats, half.tried_rewards, half.places
    _, padded = rollout.evaluator.value_branches(*inputs, deciders)
    _, values = rollout.evaluator.value_branches(*(tensor[:count] for tensor in inputs), deciders)
    assert torch.allclose(padded[:count], values, atol=1e-6)


def test_exported_weights_are_read_again_and_damage_is_found(tmp_path: Path):
    rollout, learner = start()
    path = tmp_path / "policy.weights"
    write_weights(learner.policy, "encoding-1", {"games": 3}, path)
    copied = copy.deepcopy(learner.average)
    assert read_weights(copied, "encoding-1", path) == {"games": 3}
    for a, b in zip(copied.state_dict().values(), learner.policy.state_dict().values(), strict=True):
        assert torch.equal(a, b.half().float())
    with pytest.raises(ValueError, match="not for encoding-2"):
        read_weights(copied, "encoding-2", path)
    path.write_bytes(path.read_bytes()[:-1] + b"\0")
    with pytest.raises(ValueError, match="damaged"):
        read_weights(copied, "encoding-1", path)


def test_weights_alone_can_be_continued_from(tmp_path: Path):
    rollout, learner = start()
    learner.iterate(rollout)
    checkpoint.save_weights(learner, tmp_path)
    _, other = start()
    checkpoint.load(other, tmp_path)
    assert other.iteration == 1
    assert_same_weights(other.policy, copy.deepcopy(learner.policy).half().float())


def test_greedy_beats_random_in_a_match():
    share, error = match(TINY, bot_player("greedy"), bot_player("random"), 200, 2, 1)
    assert share > 0.7
    assert error < 0.2


def test_an_untrained_policy_plays_legal_games():
    rollout, learner = start()
    share, _ = match(TINY, policy_player(learner.policy, CPU), bot_player("random"), 100, 2, 1)
    assert 0 < share < 1


def test_curves_have_a_point_for_every_row():
    rows = [{"games": str(games), "entropy": str(4 - games)} for games in (1, 2, 3)]
    svg = draw(rows, ["entropy"], "A run")
    points = svg.split('points="')[1].split('"')[0].split()
    heights = [float(point.split(",")[1]) for point in points]
    assert len(points) == 3 and heights == sorted(heights), "what falls goes down"
    assert "at the end 1" in svg
