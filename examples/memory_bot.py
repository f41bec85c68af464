#!/usr/bin/env python3
"""A bot for the arena that keeps the history of its games and counts its results.

    marchstone arena --game lords-of-scotland --bots greedy,'cmd:python3 examples/memory_bot.py'

It plays a random legal action. What it remembers is printed to standard error when the arena ends it, or shown by the arena
if it fails. docs/arena.md describes the messages.
"""
import json
import random
import sys

history = {}  # what each of our seats has seen in this game
results = []

for line in sys.stdin:
    message = json.loads(line)
    # A game begins: a message of its own, or a member of the first question.
    if "new" in message:
        new = message["new"]
        history[new["seat"]] = []
    if "result" in message:
        result = message["result"]
        history[result["seat"]] += result["seen"]
        results.append(result["seat"] in result["winners"])
        print(f"game {result['number']}: {len(history[result['seat']])} actions, {sum(results)} won of {len(results)}",
              file=sys.stderr)
    if "legal" in message:
        history[message["seat"]] += message["seen"]
        action = random.choice(message["legal"])
        print(json.dumps({"action": action, "id": message["id"], "messages": True}), flush=True)
