"""OpenSpiel's information-set MCTS on the games of this package, unchanged, against a random player.

    pip install marchstone open_spiel
    python openspiel_ismcts.py bergues --games 20
"""

from __future__ import annotations

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from marchstone.openspiel import load_game


def play(game: object, bot: ismcts.ISMCTSBot, own: int, chance: np.random.RandomState) -> float:
    """The reward of the bot at this seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == own:
            action = bot.step(state)
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(int(action))
    return state.player_return(own)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="schotten-totten")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    options = parser.parse_args()
    game = load_game(options.game, seats=options.seats, seed=1)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.0,
        max_simulations=options.simulations,
        random_state=chance,
    )
    rewards = [play(game, bot, number % options.seats, chance) for number in range(options.games)]
    wins = sum(reward == 1 for reward in rewards)
    print(f"{game}: OpenSpiel's ISMCTS with {options.simulations} simulations won {wins} of {options.games} games")


if __name__ == "__main__":
    main()
