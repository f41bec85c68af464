"""Decisions per second of CPU time of this package and of others, in one run.

    pip install marchstone[pettingzoo] open_spiel rlcard pygame matplotlib
    python benchmark.py --folder plots

Every row plays random games. A row is skipped, with a line that says so, if its package is not installed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

import marchstone

#: Plays for some time in chunks; yields how many decisions each chunk made.
Chunks = Iterator[int]


def rules_alone(game: str, **options: bool | int | str) -> Chunks:
    """Random decisions inside the package: no arrays, no Python per decision."""
    env = marchstone.VectorEnv(game, games=256, threads=1, seed=1, **options)
    while True:
        yield env.play_randomly(200, seed=1)


def into_arrays(game: str, **options: bool | int | str) -> Chunks:
    """Observations and masks of 1,024 games into NumPy arrays, a random legal slot for each, a step."""
    env = marchstone.VectorEnv(game, games=1024, threads=1, seed=1, **options)
    batch, chance = env.observe(), np.random.default_rng(1)
    step = env.step(np.full(1024, -1, np.int32))
    # The random numbers are drawn before: only the environment is measured, and the choice of the slots.
    keys = [chance.random((1024, env.actions), np.float32) for _ in range(4)]
    number = 0
    while True:
        slots = (keys[number % 4] * batch.mask).argmax(axis=1).astype(np.int32)
        env.step(slots, step)
        env.observe(batch)
        number += 1
        yield 1024


def openspiel_loop(new_state: Callable[[], object]) -> Chunks:
    """The loop of OpenSpiel's examples: a state per game, a Python call per action. Chance is sampled uniformly."""
    while True:
        state, decisions = new_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
                continue
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        yield decisions


def openspiel_tensors(new_state: Callable[[], object]) -> Chunks:
    """The same with the information-state or observation tensor at each decision."""
    while True:
        state, decisions = new_state(), 0
        game = state.get_game()
        has_state = game.get_type().provides_information_state_tensor
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
                continue
            state.information_state_tensor() if has_state else state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        yield decisions


def pettingzoo_loop(make: Callable[[], object]) -> Chunks:
    """The loop of PettingZoo's documentation."""
    game, number = make(), 0
    while True:
        game.reset(seed=number)
        number += 1
        decisions = 0
        for _ in game.agent_iter():
            observation, _, termination, truncation, _ = game.last()
            if termination or truncation:
                game.step(None)
            else:
                game.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        yield decisions


def rlcard_loop(name: str) -> Chunks:
    """The loop of RLCard's examples, with random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    while True:
        trajectories, _ = env.run(is_training=False)
        yield sum(len(trajectory) // 2 for trajectory in trajectories)


def rows() -> list[tuple[str, str, Callable[[], Chunks]]]:
    """Package, what is measured, and the measurement."""

    def own_state(game: str) -> Callable[[], object]:
        from marchstone.openspiel import load_game

        return load_game(game, seed=1).new_initial_state

    def own_aec(game: str) -> Callable[[], object]:
        from marchstone.pettingzoo import env

        return lambda: env(game)

    def their_state(name: str) -> Callable[[], object]:
        import pyspiel

        return pyspiel.load_game(name).new_initial_state

    def their_aec(name: str) -> Callable[[], object]:
        import importlib

        return importlib.import_module(f"pettingzoo.classic.{name}").env

    tactics = {"tactics": True}
    own = [
        ("Schotten Totten", "schotten-totten", {}),
        ("Schotten Totten, tactics", "schotten-totten", tactics),
        ("Lords of Scotland", "lords-of-scotland", {}),
        ("Bergues", "bergues", {}),
    ]
    table = [("marchstone", f"{name}: rules alone", lambda g=g, o=o: rules_alone(g, **o)) for name, g, o in own]
    table += [("marchstone", f"{name}: into arrays", lambda g=g, o=o: into_arrays(g, **o)) for name, g, o in own]
    table += [
        ("marchstone", "Schotten Totten: OpenSpiel's loop", lambda: openspiel_loop(own_state("schotten-totten"))),
        ("marchstone", "Schotten Totten: with tensors", lambda: openspiel_tensors(own_state("schotten-totten"))),
        ("marchstone", "Schotten Totten: PettingZoo's loop", lambda: pettingzoo_loop(own_aec("schotten-totten"))),
    ]
    for name in ("leduc_poker", "gin_rummy", "hearts", "skat", "connect_four"):
        table.append(("pyspiel", name, lambda n=name: openspiel_loop(their_state(n))))
        table.append(("pyspiel", f"{name}: with tensors", lambda n=name: openspiel_tensors(their_state(n))))
    for name in ("leduc-holdem", "gin-rummy", "uno", "doudizhu"):
        table.append(("RLCard", name, lambda n=name: rlcard_loop(n)))
    for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "gin_rummy_v4"):
        table.append(("PettingZoo classic", name, lambda n=name: pettingzoo_loop(their_aec(n))))
    return table


def measure(chunks: Chunks, seconds: float) -> float:
    """Decisions per second of CPU time, of all threads together, after a warm-up of a tenth of the time."""
    until = time.process_time() + seconds / 10
    while time.process_time() < until:
        next(chunks)
    started, decisions = time.process_time(), 0
    while (spent := time.process_time() - started) < seconds:
        decisions += next(chunks)
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="how long each row runs")
    parser.add_argument("--folder", type=Path, help="where benchmark.md and benchmark.svg go")
    options = parser.parse_args()
    random.seed(1)
    measured = []
    for package, name, start in rows():
        try:
            speed = measure(start(), options.seconds)
        except (ImportError, AttributeError) as missing:
            print(f"| {package} | {name} | skipped: {missing} |", flush=True)
            continue
        measured.append((package, name, speed))
        print(f"| {package} | {name} | {speed:,.0f} |", flush=True)
    if options.folder:
        write(options.folder, measured)


def write(folder: Path, measured: list[tuple[str, str, float]]) -> None:
    """The table and the plot."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    # Text stays text: a small file.
    plt.rcParams["svg.fonttype"] = "none"
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["| package | what | decisions/s |", "|---|---|---|"]
    lines += [f"| {package} | {name} | {speed:,.0f} |" for package, name, speed in measured]
    (folder / "benchmark.md").write_text("\n".join(lines) + "\n")
    packages = list(dict.fromkeys(package for package, _, _ in measured))
    figure, axis = plt.subplots(figsize=(8, 0.26 * len(measured) + 1))
    names = [f"{name} ({package})" for package, name, _ in measured]
    colours = [f"C{packages.index(package)}" for package, _, _ in measured]
    axis.barh(names, [speed for _, _, speed in measured], color=colours)
    axis.set(xscale="log", xlabel="decisions per second of CPU time")
    axis.invert_yaxis()
    figure.tight_layout()
    figure.savefig(folder / "benchmark.svg")


if __name__ == "__main__":
    main()
