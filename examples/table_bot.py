#!/usr/bin/env python3
"""Plays one complete game on a server, against its bots or other players. Standard library only.

    python3 examples/table_bot.py http://127.0.0.1:8777 schotten-totten
    python3 examples/table_bot.py http://127.0.0.1:8777 --table ID      # sit down at an existing table

It creates an account for a program, or uses the token in MARCHSTONE_TOKEN. See docs/bots-online.md.
"""
import argparse
import hashlib
import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """The server refused a request; nothing was changed."""


class Server:
    """A client of the API with the token of our account."""

    def __init__(self, url, token=None):
        self.url, self.token = url.rstrip("/"), token

    def ask(self, path, body=None):
        """Sends one request, and repeats it unchanged after a network error or if the server is busy."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers)
        for wait in (0.2, 0.5, 1, 2, 5, None):
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    text = answer.read().decode()
                    return json.loads(text) if "json" in answer.headers["Content-Type"] else text
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if wait is None or error.code not in (429, 503):
                    raise Refused(f"{problem['code']}: {problem['message']}") from None
            except OSError:
                if wait is None:
                    raise
            time.sleep(wait)

    def do(self, table, command, **fields):
        """Sends a command to a table. The idempotency key makes repetitions harmless."""
        return self.ask(f"/api/tables/{table}/commands", {"idempotency_key": secrets.token_hex(16), "type": command, **fields})


def register(server):
    """Creates an account marked as a program. Store name and password to use it again."""
    name, password = "bot-" + secrets.token_hex(4), secrets.token_urlsafe(24)
    server.token = server.ask("/api/account", {"name": name, "password": password, "program": True})["token"]
    print(f"I am {name}, a program.")


def sit_down(server, arguments):
    """Creates a table with us in the first seat and bots or free seats, or sits down at an existing one."""
    if arguments.table:
        server.do(arguments.table, "sit")
        return arguments.table
    other = {"type": "anyone"} if arguments.wait else {"type": "bot", "level": arguments.level}
    seats = [{"type": "me"}] + [other] * (arguments.players - 1)
    new = {"game": arguments.game, "options": json.loads(arguments.options), "seats": seats, "rounds": arguments.rounds}
    # Rated games need a clock.
    clock = {"type": "real-time", "base": 600, "increment": 10} if arguments.rated else {"type": "none"}
    return server.ask("/api/tables", {**new, "rated": arguments.rated, "clock": clock})["id"]


def choose(moves):
    """The strategy: claims first, passing last, otherwise random. Replace it with your own."""
    def worth(move):
        text = move["action"]
        return text.startswith(("!", "claim")) - (text in ("end", "pass", "skip")), random.random()
    return max(moves, key=worth)["action"]


def name(seat):
    who = seat["who"]
    return "nobody" if who is None else who.get("name") or f"the bot {who['level']}"


def tell(event, names):
    """Prints an event. The key of a phrase names what happened, its arguments the details."""
    who, kind = names.get(event["seat"], "the table"), event["type"]
    if kind == "acted":
        key, facts = event["phrase"]["key"], event["phrase"]["args"]
        what = key.split("-step-")[-1].replace("-", " ")
        facts = ", ".join(f"{fact} {value}" for fact, value in facts.items() if fact != "seat")
        print(f"  turn {event['turn']:>2}  {who}: {what}{' (' + facts + ')' if facts else ''}   {event['action']}")
    elif kind == "ready":
        print(f"  {who} is ready{', and the cards are dealt' if event['started'] else ''}")
    elif kind != "hidden":
        print(f"  {who}: {kind.replace('-', ' ')}")


def play(server, table):
    """Plays until the table is over; returns the last state, and commitment and nonce from before the deal."""
    noted, seen = None, 0
    while True:
        state = server.ask(f"/api/tables/{table}")
        names = {seat["seat"]: f"{name(seat)} ({seat['seat']})" for seat in state["seats"]}
        if state["seq"] > seen:
            for event in server.ask(f"/api/tables/{table}/events?since={seen}"):
                tell(event, names)
                seen = event["seq"]
        mine = next((seat for seat in state["seats"] if seat["seat"] == state["me"]), None)
        if state["status"] in ("over", "aborted"):
            return state, noted
        try:
            if state["status"] == "waiting" and not mine["ready"]:
                # Note the commitment of the server before drawing our nonce.
                nonce = secrets.token_hex(32)
                noted = {"commitment": state["fairness"]["commitment"], "seat": state["me"], "nonce": nonce}
                server.do(table, "ready", nonce=nonce)
            elif state["status"] == "between" and not mine["ready"]:
                server.do(table, "ready")
            elif state["moves"]:
                server.do(table, "act", at=state["at"], actions=[choose(state["moves"])])
            elif state["draw"] not in (None, state["me"]):
                server.do(table, "answer-draw", yes=False)
            elif state["takeback"] not in (None, state["me"]):
                server.do(table, "answer-takeback", yes=True)
            else:
                time.sleep(0.05)
        except Refused as refused:
            # The table has changed since the last request: read it again.
            print(f"  (refused: {refused})")
            time.sleep(0.1)


def is_fair(record, noted):
    """Whether each round was dealt from the secret and the nonces, and these match what we noted."""
    fair = True
    for number, text in enumerate(record.split("[Game ")[1:], 1):
        headers = dict(line[1:-2].split(' "', 1) for line in ("[Game " + text).splitlines() if line.endswith('"]'))
        secret, seats = headers["Secret"], "ABCDE"[:int(headers["Players"])]
        lines = ["marchstone-shuffle-1", secret, str(number), *(headers["Nonce" + seat] for seat in seats)]
        fair &= hashlib.sha256(bytes.fromhex(secret)).hexdigest() == headers["Commitment"] == noted["commitment"]
        fair &= hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest() == headers["Seed"]
        fair &= headers["Nonce" + noted["seat"]] == noted["nonce"] and bytes.fromhex(secret).hex() == secret
    return fair


def main():
    parser = argparse.ArgumentParser(description="Play one game on a Marchstone server.")
    parser.add_argument("url")
    parser.add_argument("game", nargs="?", default="schotten-totten", help="name of the game")
    parser.add_argument("--table", help="sit down at this table instead of creating one")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="{}", help='as JSON: {"tactics":true}')
    parser.add_argument("--rounds", type=int, default=1, help="number of rounds, for games that are played in matches")
    parser.add_argument("--level", default="lamb", help="level of the bots: lamb, drover, piper, laird")
    parser.add_argument("--wait", action="store_true", help="wait for other players instead of playing bots")
    parser.add_argument("--rated", action="store_true", help="play a rated game, with --wait")
    parser.add_argument("--save", help="save the record to this file")
    arguments = parser.parse_args()

    server = Server(arguments.url, os.environ.get("MARCHSTONE_TOKEN"))
    if not server.token:
        register(server)
    table = sit_down(server, arguments)
    print(f"The table is {table}; others can join with this id.")
    state, noted = play(server, table)
    if state["status"] == "aborted":
        sys.exit("The table was aborted.")
    verdict = state["outcome"]["verdict"]
    winner = verdict.get("seat")
    print("I won." if winner == state["me"] else f"{winner} won." if winner else f"The end: {verdict['type']}.")

    record = server.ask(f"/api/tables/{table}/record")
    if arguments.save:
        with open(arguments.save, "w", encoding="utf-8") as file:
            file.write(record)
    if not is_fair(record, noted):
        sys.exit("The shuffle does NOT match the commitment.")
    print("The shuffle matches the commitment.")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"The server refused the request. {refused}")
