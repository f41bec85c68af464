#!/usr/bin/env python3
"""Plays one random game through the engine: random_player.py <path of marchstone> <game> [players]"""
import json
import random
import subprocess
import sys

binary, game = sys.argv[1:3]
players = int(sys.argv[3]) if len(sys.argv) > 3 else 2
engine = subprocess.Popen([binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(cmd, **fields):
    print(json.dumps({"cmd": cmd, **fields}), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        sys.exit(f"{cmd}: {answer['error']['code']}: {answer['error']['message']}")
    return answer


print("seed", ask("new", game=game, players=players)["seed"])
while actions := ask("legal")["actions"]:
    ask("apply", action=random.choice(actions))
print(ask("record")["record"], end="")
outcome = ask("outcome")
print("winners", outcome["winners"], "scores", outcome["scores"])
engine.stdin.close()
sys.exit(engine.wait())
