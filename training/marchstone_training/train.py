"""Trains for some minutes, from the beginning or from a checkpoint.

    python -m marchstone_training.train --folder runs/base --minutes 9
    python -m marchstone_training.train --folder runs/lords --game lords-of-scotland --seats 4 --steps 400
    python -m marchstone_training.train --folder runs/more --initial base.weights
    python -m marchstone_training.train --folder runs/exploiter --opponent runs/base/policy.weights
"""

from __future__ import annotations

import argparse
import copy
import csv
import json
import os
import time
from dataclasses import fields, replace
from pathlib import Path

import torch

try:
    from tqdm import tqdm
except ImportError:  # The progress bar is optional.
    tqdm = None

from . import checkpoint
from .config import Config
from .evaluate import bot_player, elo, match, policy_player
from .export import write_weights
from .learner import Learner
from .nets import load_policy, stored_size
from .rollout import Rollout
from .value_net import ValueNet, write_net

#: The columns of the log. `won` is the learner's share against its opponent in the games it learns from; `against_net` is
#: that of the averaged weights in a match, in the first row after it, and `against_net_second` that at the other tables.
COLUMNS = (
    "iteration games seconds decisions_per_second rate entropy drift value_loss gradient explained length branches won"
    " against_net against_net_second"
).split()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="checkpoint, logs and weights of the run")
    parser.add_argument("--resume", type=Path, help="a checkpoint or a folder of weights, if the folder has none")
    parser.add_argument("--minutes", type=float, default=9.0, help="the length of this piece")
    parser.add_argument("--iterations", type=int, default=1 << 30, help="stop after this many in this piece")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--no-graphs", action="store_true", help="launch every kernel, without CUDA graphs")
    parser.add_argument("--log-every", type=int, default=10)
    parser.add_argument("--save-minutes", type=float, default=2.0)
    parser.add_argument("--match-games", type=int, default=4096, help="games of each match at the end; 0 for none")
    parser.add_argument(
        "--match-every", type=float, default=60.0, help="seconds between matches against net while training; 0 for none"
    )
    parser.add_argument("--short-match-games", type=int, default=512, help="games of each of those matches")
    parser.add_argument(
        "--opponents", nargs="*", help="bots of those matches; by default random, greedy and net, over candidates net alone"
    )
    for field in fields(Config):
        name = "--" + field.name.replace("_", "-")
        if field.name in ("learning_rate", "entropy"):
            parser.add_argument(name, type=float, nargs=2)
        elif isinstance(field.default, bool):
            parser.add_argument(name, action="store_true", default=None)
        elif field.name.endswith("options"):
            parser.add_argument(name, type=json.loads, help='options of the rules, such as \'{"tactics": true}\'')
        else:
            parser.add_argument(name, type=type(field.default))
    return parser.parse_args()


def configure(options: argparse.Namespace, source: Path | None) -> Config:
    """The settings of the run, with what the command line changes."""
    config = checkpoint.stored_config(source) if source else Config()
    for field in fields(Config):
        value = getattr(options, field.name, None)
        if value is not None:
            setattr(config, field.name, tuple(value) if isinstance(value, list) else value)
    if config.initial and config.slots != "after-states" and not source:
        config.width, config.depth = stored_size(Path(config.initial))
    return config


def main() -> None:
    options = arguments()
    started = time.monotonic()
    device = torch.device(options.device)
    torch.backends.cuda.matmul.allow_tf32 = True
    own = options.folder / "checkpoint.pt"
    source = own if own.exists() else options.resume
    config = configure(options, source)
    rollout = Rollout(config, options.threads, device, not options.no_graphs)
    learner = Learner(config, rollout.halves[0].env, device)
    if source:
        checkpoint.load(learner, source)
    elif config.initial:
        learner.begin_with(Path(config.initial))
    count = [sum(p.numel() for p in net.parameters()) for net in (learner.policy, learner.critic)]
    print(f"{device}, {options.threads} threads, parameters {count}, from iteration {learner.iteration}", flush=True)
    first = copy.deepcopy(learner.average)
    before = learner.seconds
    train(options, learner, rollout, started)
    finish(options, learner, rollout)
    if options.match_games:
        player = policy_player(learner.average, device)
        opponents = [("start of this piece", policy_player(first, device))]
        if config.opponent:
            frozen = load_policy(Path(config.opponent), rollout.halves[0].env).to(device)
            opponents.append((config.opponent, policy_player(frozen, device)))
        # What another bot plays need not be a candidate.
        bots = ["random", "greedy", "net"] if config.slots == "actions" else ["net"]
        opponents += [(name, bot_player(name)) for name in (bots if options.opponents is None else options.opponents)]
        for name, opponent in opponents:
            for table in different_tables(config):
                share, error = match(table, player, opponent, options.match_games, options.threads, seed=2026)
                seats = f"{table.seats} seats, " if config.second_seats else ""
                print(
                    f"against {name}: {seats}{share:.4f} ± {error:.4f} of {options.match_games} games, Elo {elo(share):+.0f}",
                    flush=True,
                )
    print(f"trained {learner.seconds - before:.0f} s, took {time.monotonic() - started:.0f} s", flush=True)


def different_tables(config: Config) -> list[Config]:
    """The settings with the table of each half of the games, once if they are equal."""
    first, second = (replace(config, seats=seats, options=options) for seats, options in config.tables)
    return [first] if first == second else [first, second]


class Log:
    """The file `log.csv`, and the same rows on the screen, above the progress bar if there is one."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A run that an older version began keeps its columns.
        self.columns = path.read_text().split("\n", 1)[0].split(",") if path.exists() else COLUMNS
        is_new = not path.exists()
        self.file = path.open("a", newline="")
        self.writer = csv.writer(self.file, lineterminator="\n")
        if is_new:
            self.writer.writerow(self.columns)

    def write(self, numbers: dict[str, float]) -> None:
        row = [f"{numbers[name]:.6g}" if name in numbers else "" for name in self.columns]
        self.writer.writerow(row)
        self.file.flush()
        text = " ".join(f"{name} {value}" for name, value in zip(self.columns, row, strict=True) if value)
        tqdm.write(text) if tqdm else print(text, flush=True)


class Progress:
    """A bar of the seconds of this piece, if tqdm is installed and the screen is a terminal."""

    def __init__(self, seconds: float) -> None:
        shape = "{l_bar}{bar}| {n:.0f} of {total:.0f} s{postfix}"
        self.bar = tqdm(total=seconds, disable=None, bar_format=shape) if tqdm else None

    def show(self, seconds: float, learner: Learner) -> None:
        if self.bar is not None:
            self.bar.n = min(seconds, self.bar.total)
            self.bar.set_postfix_str(f"iteration {learner.iteration}, {learner.games / 1e6:.2f} million games")

    def close(self) -> None:
        if self.bar is not None:
            self.bar.close()


def train(options: argparse.Namespace, learner: Learner, rollout: Rollout, started: float) -> None:
    """Iterates until the time or the number of iterations is reached. The time counts from the start of the program."""
    log, progress = Log(options.folder / "log.csv"), Progress(60 * options.minutes)
    saved = matched = since = time.monotonic()
    decisions, measured = learner.decisions, {}
    for i in range(options.iterations):
        begun = time.monotonic()
        shown = learner.iterate(rollout)
        now = time.monotonic()
        learner.seconds += now - begun
        is_last = now - started > 60 * options.minutes or i + 1 == options.iterations
        if i % options.log_every == 0 or is_last:
            numbers = {name: float(value) for name, value in shown.items()} | measured
            now = time.monotonic()
            numbers["decisions_per_second"] = (learner.decisions - decisions) / (now - since)
            since, decisions, measured = now, learner.decisions, {}
            numbers["rate"] = learner.optimiser.param_groups[0]["lr"]
            numbers |= {name: getattr(learner, name) for name in ("iteration", "games", "seconds")}
            log.write(numbers)
        progress.show(now - started, learner)
        if is_last:
            break
        if time.monotonic() - saved > 60 * options.save_minutes:
            saved = time.monotonic()
            checkpoint.save_weights(learner, options.folder)
        if options.match_every and now - matched > options.match_every:
            player = policy_player(learner.average, learner.device)
            games, threads = options.short_match_games, options.threads
            # Other deals than those of the matches at the end.
            for name, table in zip(("against_net", "against_net_second"), different_tables(learner.config)):
                measured[name], _ = match(table, player, bot_player("net"), games, threads, seed=2025)
            matched = time.monotonic()
            since += matched - now
    progress.close()
    log.file.close()


def finish(options: argparse.Namespace, learner: Learner, rollout: Rollout) -> None:
    """Writes the checkpoint and the weights."""
    checkpoint.save(learner, options.folder / "checkpoint.pt")
    checkpoint.save_weights(learner, options.folder)
    provenance = {
        "trainer": "training/marchstone_training",
        "iterations": learner.iteration,
        "games": learner.games,
        "decisions": learner.decisions,
        "seconds": round(learner.seconds),
        "config": learner.config.__dict__,
    }
    if isinstance(learner.average, ValueNet):
        lines = [f"{name} {json.dumps(value)}" for name, value in provenance.items()]
        write_net(learner.average, lines, options.folder / "value.net")
    else:
        write_weights(learner.average, rollout.halves[0].env.encoding, provenance, options.folder / "policy.weights")


if __name__ == "__main__":
    main()
