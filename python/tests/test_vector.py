"""Vectorised environments."""

import doctest

import numpy as np
import pytest

import marchstone
import marchstone.vector
from marchstone import Batch, VectorEnv

RULES = [{}, {"expert": True}, {"edition": "classic"}, {"edition": "classic", "expert": True}]


def random_slots(batch: Batch, chance: np.random.Generator) -> np.ndarray:
    """A legal slot for each game that goes on."""
    keys = chance.random(batch.mask.shape) * batch.mask
    return np.where(batch.seats >= 0, keys.argmax(axis=1), -1).astype(np.int32)


def play(env: VectorEnv, steps: int, chance_seed: int = 1) -> list[np.ndarray]:
    """Everything that random play of these steps writes."""
    chance = np.random.default_rng(chance_seed)
    written = []
    for _ in range(steps):
        batch = env.observe()
        step = env.step(random_slots(batch, chance))
        written += [batch.rows, batch.mask, batch.seats, env.observe_privileged(), step.rewards, step.ended]
    return written


def test_examples_of_the_documentation():
    assert doctest.testmod(marchstone).failed == 0
    assert doctest.testmod(marchstone.vector).failed == 0


def test_random_play_stops_at_the_end_or_goes_on_with_new_games():
    ends = VectorEnv("schotten-totten", games=5, auto_reset=False)
    made = ends.play_randomly(1000, seed=1)
    assert 5 * 20 < made <= 5 * 54
    assert (ends.observe().seats == -1).all() and ends.play_randomly(1000) == 0
    assert VectorEnv("lords-of-scotland", games=5, threads=2).play_randomly(1000) == 5000


@pytest.mark.parametrize("options", RULES)
def test_equal_seeds_give_equal_games_whatever_the_number_of_threads(options):
    one = play(VectorEnv("schotten-totten", games=40, threads=1, seed=3, **options), 60)
    two = play(VectorEnv("schotten-totten", games=40, threads=3, seed=3, **options), 60)
    other = play(VectorEnv("schotten-totten", games=40, threads=1, seed=4, **options), 60)
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert any((a != b).any() for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("schotten-totten", 2, {"tactics": True}),
        ("lords-of-scotland", 2, {}),
        ("lords-of-scotland", 5, {"bruce": True}),
        ("bergues", 4, {"tiles": "quartets", "towers": 6}),
    ],
)
def test_every_game_is_written_into_arrays(name, seats, options):
    env = VectorEnv(name, games=10, threads=2, seed=3, seats=seats, **options)
    assert env.positions() == VectorEnv(name, games=10, seed=3, seats=seats, **options).positions()
    chance = np.random.default_rng(1)
    batch, ended = env.observe(), 0
    for _ in range(400):
        assert (batch.mask.sum(axis=1) > 1).all()
        bots = env.bot_actions("greedy")
        assert batch.mask[np.arange(10), bots].all()
        step = env.step(random_slots(batch, chance))
        assert step.rewards.shape == (10, seats)
        ended += int(step.ended.sum())
        env.observe(batch)
    assert ended > 0


def test_reset_deals_as_a_new_environment_does():
    env = VectorEnv("schotten-totten", games=8, seed=1)
    play(env, 70)
    env.reset(5)
    assert env.positions() == VectorEnv("schotten-totten", games=8, seed=5).positions()


@pytest.mark.parametrize("options", RULES)
def test_random_play_ends_and_one_seat_wins(options):
    env = VectorEnv("schotten-totten", games=64, threads=2, auto_reset=False, seed=9, **options)
    chance = np.random.default_rng(2)
    rewards = np.zeros((64, 2), np.float32)
    ended = np.zeros(64, np.uint8)
    for _ in range(54):
        batch = env.observe()
        step = env.step(random_slots(batch, chance))
        rewards += step.rewards
        ended += step.ended
    assert (env.observe().seats == -1).all()
    assert (ended == 1).all()
    assert (rewards.sum(axis=1) == 0).all()
    assert (np.abs(rewards).max(axis=1) == 1).mean() > 0.9


def test_exactly_the_slots_of_the_mask_are_legal():
    env = VectorEnv("schotten-totten", games=6, auto_reset=False, seed=11)
    chance = np.random.default_rng(3)
    for _ in range(50):
        batch = env.observe()
        for game in np.flatnonzero(batch.seats >= 0):
            for slot in range(env.actions):
                pair = np.array([game], np.int32), np.array([slot], np.int32)
                if batch.mask[game, slot]:
                    env.branch(*pair)
                else:
                    with pytest.raises(ValueError, match="not a legal action"):
                        env.branch(*pair)
        env.step(random_slots(batch, chance))


def test_a_branch_shows_what_the_step_then_leads_to():
    env = VectorEnv("schotten-totten", games=16, auto_reset=False, seed=12)
    chance = np.random.default_rng(4)
    for _ in range(54):
        batch = env.observe()
        slots = random_slots(batch, chance)
        going = np.flatnonzero(slots >= 0).astype(np.int32)
        branches = env.branch(going, slots[going])
        step = env.step(slots)
        seats = env.observe().seats
        assert (branches.seats == seats[going]).all()
        assert (branches.rewards == step.rewards[going]).all()
        still = branches.seats >= 0
        assert (branches.privileged[still] == env.observe_privileged()[going[still]]).all()


def test_games_follow_each_other_if_asked():
    env = VectorEnv("schotten-totten", games=4, seed=13)
    chance = np.random.default_rng(5)
    ended = 0
    for _ in range(200):
        batch = env.observe()
        assert (batch.seats >= 0).all()
        ended += int(env.step(random_slots(batch, chance)).ended.sum())
    assert ended >= 12


def test_an_observation_does_not_depend_on_the_opponents_hand():
    """Of 54 cards the own hand is seen; the rest is unseen, whoever holds it."""
    env = VectorEnv("schotten-totten", games=32, seed=14)
    table = sum(block.size for block in env.observation_blocks[:2])
    rows = env.observe().rows[:, table : table + 108]
    assert ((rows[:, :54] > 0).sum(axis=1) == 6).all()
    assert ((rows[:, 54:] > 0).sum(axis=1) == 48).all()
    # The privileged observation is a separate array with another layout, which no observation contains.
    assert env.observe_privileged().shape == (32, env.privileged_size)
    assert env.observation_size != env.privileged_size


def test_bots_choose_legal_slots_and_greedy_beats_random():
    env = VectorEnv("schotten-totten", games=100, threads=2, auto_reset=False, seed=15)
    rewards = np.zeros((100, 2), np.float32)
    for turn in range(54):
        seats = env.observe().seats
        greedy = env.bot_actions("greedy", turn, (seats == 0).astype(np.uint8))
        random = env.bot_actions("random", turn, (seats == 1).astype(np.uint8))
        rewards += env.step(np.maximum(greedy, random)).rewards
    assert rewards[:, 0].mean() > 0.3


def test_what_is_wrong_is_refused():
    with pytest.raises(ValueError, match="no environment for the game"):
        VectorEnv("chess", games=1)
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("schotten-totten", games=0)
    with pytest.raises(TypeError, match="neither"):
        VectorEnv("schotten-totten", games=1, expert=[])
    env = VectorEnv("schotten-totten", games=2)
    with pytest.raises(ValueError, match="elements"):
        env.step(np.zeros(3, np.int32))
    with pytest.raises(ValueError, match="there is no game 2"):
        env.branch(np.array([2], np.int32), np.array([0], np.int32))
    with pytest.raises(ValueError, match="there is no bot"):
        env.bot_actions("nobody")
