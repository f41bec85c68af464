#!/usr/bin/env python3
"""The smallest bot for the arena: any legal action.

    marchstone arena --bots greedy,'cmd:python3 examples/random_bot.py'

One JSON object comes on each line of standard input: "view" (what this seat sees, in notation), "legal" (all it may
do now) and "ms" or "iterations" (how long it may think). One goes out for each: {"action": one of the legal ones}.
"""
import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    action = random.choice(request["legal"])
    print(json.dumps({"action": action}), flush=True)
