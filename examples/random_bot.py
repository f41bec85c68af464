#!/usr/bin/env python3
"""The smallest bot for the arena: it plays a random legal action.

    marchstone arena --bots greedy,'cmd:python3 examples/random_bot.py'

Every line of standard input is a JSON object with "view" (the view of the seat, in notation), "legal" (all legal actions)
and "ms" or "iterations" (the budget). The bot answers each with one line: {"action": one of the legal actions}.
"""
import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    action = random.choice(request["legal"])
    print(json.dumps({"action": action}), flush=True)
