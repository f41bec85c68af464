#!/usr/bin/env python3
"""Lets a bot of another version of Marchstone play in the arena: its engine answers every question.

    marchstone arena --bots net,'cmd:python3 examples/engine_bot.py OTHER/marchstone net'

Arguments: the other program, and the name of its bot. A bot without a budget of its own, such as net+, gets that of the question.
"""
import json
import subprocess
import sys

program, bot = sys.argv[1:]
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    question = json.loads(line)
    request = {"cmd": "think", "bot": bot, "view": question["view"], "seat": question["seat"], "ms": question.get("ms")}
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "action" not in answer:
        sys.exit(f"{program}: {answer}")
    print(json.dumps({"action": answer["action"]}), flush=True)
