"""The PettingZoo environment, with PettingZoo's own tests."""

import doctest
import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import marchstone.pettingzoo
from marchstone import VectorEnv
from marchstone.pettingzoo import env, raw_env

TABLES = [
    ("schotten-totten", {}),
    ("schotten-totten", {"edition": "classic", "expert": True}),
    ("schotten-totten", {"tactics": True}),
    ("lords-of-scotland", {}),
    ("lords-of-scotland", {"seats": 5, "bruce": True}),
    ("bergues", {}),
    ("bergues", {"seats": 4, "variant": "junior"}),
]


def test_examples_of_the_documentation():
    assert doctest.testmod(marchstone.pettingzoo).failed == 0


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_pettingzoo_accepts_it(name, options):
    with warnings.catch_warnings():
        # The test knows observations with masks by the names of PettingZoo's own games.
        warnings.filterwarnings("ignore", message="Observation")
        # Seats that do not act have no legal actions.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("error", message="(?!Observation|Action mask)", category=UserWarning)
        api_test(env(name, **options), num_cycles=300)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_equal_seeds_give_equal_games(name, options):
    seed_test(lambda: env(name, **options), num_cycles=200)


def test_resets_without_a_seed_follow_from_the_last_one():
    one, two = env("schotten-totten"), env("schotten-totten")
    rows = []
    for game in (one, two):
        game.reset(seed=5)
        game.reset()
        rows.append(game.last()[0]["observation"])
    assert (rows[0] == rows[1]).all()
    one.reset()
    assert (rows[0] != one.last()[0]["observation"]).any()


def test_a_game_is_that_of_the_vectorised_environment():
    game = raw_env("schotten-totten", expert=True)
    vector = VectorEnv("schotten-totten", games=1, seed=3, auto_reset=False, expert=True)
    game.reset(seed=3)
    chance = np.random.default_rng(1)
    total = np.zeros(2)
    while True:
        batch = vector.observe()
        if batch.seats[0] < 0:
            break
        agent = game.agent_selection
        other = next(name for name in game.agents if name != agent)
        assert agent == f"seat_{batch.seats[0]}"
        seen = game.observe(agent)
        assert (seen["observation"] == batch.rows[0]).all()
        assert (seen["action_mask"] == batch.mask[0]).all()
        assert not any(part.any() for part in game.observe(other).values())
        assert (game.state() == vector.observe_privileged()[0]).all()
        slot = int(chance.choice(np.flatnonzero(batch.mask[0])))
        total += vector.step(np.array([slot], np.int32)).rewards[0]
        game.step(slot)
    assert all(game.terminations.values())
    assert [game.rewards[agent] for agent in game.possible_agents] == total.tolist()
    assert sorted(total) in ([-1, 1], [0, 0])


def test_an_illegal_action_ends_the_game():
    game = env("schotten-totten")
    game.reset(seed=1)
    # Cards of one hand go to the first stone until it is full; seats in turn.
    while game.observe(game.agent_selection)["action_mask"][0]:
        game.step(0)
    loser = game.agent_selection
    game.step(0)
    assert game.rewards[loser] == -1
    assert all(game.terminations.values())


def test_a_copy_by_pickle_is_a_new_game_with_the_same_options():
    game = pickle.loads(pickle.dumps(raw_env("schotten-totten", edition="classic")))
    game.reset(seed=2)
    other = raw_env("schotten-totten", edition="classic")
    other.reset(seed=2)
    agent = game.agent_selection
    assert (game.observe(agent)["observation"] == other.observe(agent)["observation"]).all()


def test_games_that_do_not_exist_are_refused():
    with pytest.raises(ValueError, match="no environment"):
        env("chess")
    with pytest.raises(ValueError, match="seats|players"):
        env("bergues", seats=5)
