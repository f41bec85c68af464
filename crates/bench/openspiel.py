"""Random playouts of OpenSpiel's card games, for comparison with `cargo xtask bench`.

    python3 -m venv /tmp/openspiel && /tmp/openspiel/bin/pip install open_spiel
    /tmp/openspiel/bin/python crates/bench/openspiel.py

A search of one simulation evaluates its root by random playouts, all of them in C++. A search cannot begin at a chance
node, so the playouts of a game begin after the deal, which is made once, in Python.
"""

import random
import time

import pyspiel

GAMES = ["leduc_poker", "goofspiel", "crazy_eights", "euchre", "hearts", "spades", "oh_hell", "gin_rummy", "skat"]


def chance(state):
    """Makes one random outcome of a chance node."""
    outcomes, weights = zip(*state.chance_outcomes())
    state.apply_action(random.choices(outcomes, weights)[0])


def dealt(game):
    """A state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        chance(state)
    return state


def decisions(game, games=50):
    """The mean number of decisions of a random game."""
    made = 0
    for _ in range(games):
        state = dealt(game)
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state)
            else:
                made += 1
                state.apply_action(random.choice(state.legal_actions()))
    return made / games


for name in GAMES:
    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    per_game, best = decisions(game), 0.0
    playouts = max(20, int(100_000 / per_game))
    state, end = dealt(game), time.time() + 1.5
    while time.time() < end:
        evaluator = pyspiel.RandomRolloutEvaluator(playouts, random.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 7, False)
        start = time.perf_counter()
        bot.mcts_search(state)
        best = max(best, playouts / (time.perf_counter() - start))
    print(f"{name:14} {best:10.0f} games/s {per_game:7.1f} decisions {best * per_game:11.0f} decisions/s", flush=True)
