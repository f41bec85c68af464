#!/usr/bin/env python3
"""Measures how many random games a second Python plays through the engine, in several ways.

    python3 examples/engine_speed.py target/release/marchstone [game] [seconds for each way]
"""
import json
import random
import subprocess
import sys
import time

binary = sys.argv[1]
game = sys.argv[2] if len(sys.argv) > 2 else "schotten-totten"
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 5
NEW = {"cmd": "new", "game": game, "players": 2}


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, requests):
        self.process.stdin.write("".join(json.dumps(request) + "\n" for request in requests).encode())
        self.process.stdin.flush()
        return [self.read() for _ in requests]

    def read(self):
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(answer["error"]["message"])
        return answer

    def ask(self, **request):
        return self.send([request])[0]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def one_by_one(engine):
    """Two round trips for each decision, forced or not."""
    engine.ask(**NEW)
    while actions := engine.ask(cmd="legal")["actions"]:
        engine.ask(cmd="apply", action=random.choice(actions))
    return 1


def two_lines(engine):
    """The same two requests, written together."""
    engine.ask(**NEW)
    actions = engine.ask(cmd="legal")["actions"]
    while actions:
        apply = {"cmd": "apply", "action": random.choice(actions)}
        actions = engine.send([apply, {"cmd": "legal"}])[1]["actions"]
    return 1


def apply_shows_legal(engine):
    """One round trip for each decision: apply answers with the legal actions."""
    actions = engine.ask(**NEW, show=["legal"])["actions"]
    while actions:
        actions = engine.ask(cmd="apply", action=random.choice(actions), show=["legal"])["actions"]
    return 1


def forced_too(engine):
    """The engine also makes decisions with one legal action."""
    actions = engine.ask(**NEW, show=["legal"])["actions"]
    while actions:
        answer = engine.ask(cmd="apply", action=random.choice(actions), show=["legal"], forced=True)
        actions = answer["actions"]
    return 1


def many_tables(engine, count=32):
    """The same with 32 games at once in one engine: a batch of lines for each round trip."""
    tables = [str(number) for number in range(count)]
    answers = engine.send([{**NEW, "table": table, "show": ["legal"]} for table in tables])
    open_games = {table: answer["actions"] for table, answer in zip(tables, answers)}
    while open_games:
        requests = [
            {"cmd": "apply", "table": table, "action": random.choice(actions), "show": ["legal"], "forced": True}
            for table, actions in open_games.items()
        ]
        answers = engine.send(requests)
        open_games = {r["table"]: a["actions"] for r, a in zip(requests, answers) if a["actions"]}
    return count


random.seed(1)
first = None
for way in (one_by_one, two_lines, apply_shows_legal, forced_too, many_tables):
    engine = Engine()
    way(engine)
    games, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        games += way(engine)
    engine.close()
    rate = games / spent
    first = first or rate
    print(f"{way.__name__:<18} {rate:8.1f} games/s  {rate / first:5.2f} times  {way.__doc__}")
