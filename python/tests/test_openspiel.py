"""States and games in the shape of OpenSpiel's."""

import doctest
import random

import numpy as np
import pytest

import marchstone.openspiel
from marchstone import VectorEnv
from marchstone.openspiel import TERMINAL_PLAYER, load_game

TABLES = [
    ("schotten-totten", {}),
    ("schotten-totten", {"tactics": True}),
    ("lords-of-scotland", {"seats": 4}),
    ("bergues", {"seats": 3}),
]


def test_examples_of_the_documentation():
    assert doctest.testmod(marchstone.openspiel).failed == 0


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_states_are_those_of_the_environment(name, options):
    game = load_game(name, **options)
    env = VectorEnv(name, games=1, seed=4, auto_reset=False, **options)
    state = game.new_initial_state(seed=4)
    chance = random.Random(1)
    while not state.is_terminal():
        batch = env.observe()
        player = state.current_player()
        assert player == batch.seats[0]
        assert state.legal_actions() == np.flatnonzero(batch.mask[0]).tolist()
        assert state.legal_actions_mask() == batch.mask[0].tolist()
        assert state.legal_actions((player + 1) % game.num_players()) == []
        assert np.allclose(state.information_state_tensor(), batch.rows[0] / 32)
        assert not any(state.information_state_tensor((player + 1) % game.num_players()))
        assert (state.privileged_tensor() == env.observe_privileged()[0]).all()
        action = chance.choice(state.legal_actions())
        assert not state.action_to_string(player, action).startswith("slot")
        kept = state.clone()
        returns = env.step(np.array([action], np.int32)).rewards[0]
        state.apply_action(action)
        assert str(kept.child(action)) == str(state) != str(kept)
    assert state.returns() == returns.tolist()
    assert state.current_player() == TERMINAL_PLAYER
    assert len(state.history()) == state.move_number() > 10


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_samples_have_the_same_information(name, options):
    state = load_game(name, **options).new_initial_state(seed=6)
    chance = random.Random(2)
    for _ in range(12):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    samples = [state.resample_from_infostate(player, chance.random) for _ in range(8)]
    for sample in samples:
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.information_state_tensor() == state.information_state_tensor()
        assert sample.legal_actions() == state.legal_actions()
    assert len({str(sample) for sample in samples}) > 1
    # What others know of a sample does not tell what they hold in truth.
    other = (player + 1) % state.num_players()
    assert all(sample.information_state_string(other) != state.information_state_string(other) for sample in samples)


def test_deals_follow_from_the_seed_of_the_game():
    one, two = (load_game("bergues", seed=3) for _ in range(2))
    deals = [str(one.new_initial_state()) for _ in range(3)]
    assert deals == [str(two.new_initial_state()) for _ in range(3)]
    assert len(set(deals)) == 3
