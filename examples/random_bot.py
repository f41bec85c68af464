#!/usr/bin/env python3
"""The smallest bot for the arena: it plays a random legal action.

    marchstone arena --bots greedy,'cmd:python3 examples/random_bot.py'

Every line of standard input is a question: a JSON object with "view" (what the seat sees, in notation), "legal" (all legal
actions) and "ms" or "iterations" (the budget). The bot answers each with one line: {"action": one of the legal actions}.
docs/arena.md has all members.
"""
import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    action = random.choice(question["legal"])
    print(json.dumps({"action": action}), flush=True)
