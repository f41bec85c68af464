#!/usr/bin/env python3
"""Plays one whole game at a table server, against its bots or whoever sits there. Standard library only.

    python3 examples/table_bot.py http://127.0.0.1:8777 schotten-totten
    python3 examples/table_bot.py http://127.0.0.1:8777 --table ID      # sit down at somebody's table

It makes an account for a program, or uses the token in MARCHSTONE_TOKEN. docs/bots-online.md tells the rest.
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
    """The server said no, and why; nothing was changed."""


class Server:
    """The server's API, with a token that says who we are."""

    def __init__(self, url, token=None):
        self.url, self.token = url.rstrip("/"), token

    def ask(self, path, body=None):
        """One request. What fails on the way, or because the server is busy, is sent again just as it was."""
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

    def do(self, table, order, **fields):
        """A command at a table. Its id is drawn once: however often it is sent, it is done once."""
        return self.ask(f"/api/tables/{table}/commands", {"idempotency_key": secrets.token_hex(16), "type": order, **fields})


def register(server):
    """An account that says it is a program. Keep name and password if you want to come back."""
    name, password = "bot-" + secrets.token_hex(4), secrets.token_urlsafe(24)
    server.token = server.ask("/api/account", {"name": name, "password": password, "program": True})["token"]
    print(f"I am {name}, a program.")


def sit_down(server, wish):
    """Makes a table with us in the first seat and bots (or whoever comes) in the others, or sits down at one."""
    if wish.table:
        server.do(wish.table, "sit")
        return wish.table
    other = {"type": "anyone"} if wish.wait else {"type": "bot", "level": wish.level}
    seats = [{"type": "me"}] + [other] * (wish.players - 1)
    new = {"game": wish.game, "options": json.loads(wish.options), "seats": seats, "rounds": wish.rounds}
    return server.ask("/api/tables", {**new, "rated": wish.rated})["id"]


def choose(moves):
    """The thinking: what is won already is taken first, and stopping is the last resort. Yours will be better."""
    def worth(move):
        text = move["action"]
        return text.startswith(("!", "claim")) - (text in ("end", "pass", "skip")), random.random()
    return max(moves, key=worth)["action"]


def name(seat):
    who = seat["who"]
    return "nobody" if who is None else who.get("name") or f"the bot {who['level']}"


def tell(event, names):
    """What happened, in words: the key of a phrase says what, its arguments say with what."""
    who, kind = names.get(event["seat"], "the table"), event["type"]
    if kind == "acted":
        key, facts = event["phrase"]["key"], event["phrase"]["args"]
        what = key.split("-told-")[-1].replace("-", " ")
        facts = ", ".join(f"{fact} {value}" for fact, value in facts.items() if fact != "seat")
        print(f"  turn {event['turn']:>2}  {who}: {what}{' (' + facts + ')' if facts else ''}   {event['action']}")
    elif kind == "ready":
        print(f"  {who} is ready{', and the cards are dealt' if event['started'] else ''}")
    elif kind != "hidden":
        print(f"  {who}: {kind.replace('-', ' ')}")


def play(server, table):
    """Plays until all is over; answers the last state, and what was noted before the deal."""
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
                # First we note what the server is bound to, then we draw our nonce.
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
            # The table has changed since we looked: look again.
            print(f"  (refused: {refused})")
            time.sleep(0.1)


def is_fair(record, noted):
    """Whether each round was dealt from the secret and the nonces, and from those that we noted."""
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
    parser = argparse.ArgumentParser(description="Play one game at a Marchstone server.")
    parser.add_argument("url")
    parser.add_argument("game", nargs="?", default="schotten-totten", help="or lords-of-scotland, bergues")
    parser.add_argument("--table", help="sit down at this table instead of making one")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="{}", help='as JSON: {"tactics":true}')
    parser.add_argument("--rounds", type=int, default=1, help="for games that are played in matches")
    parser.add_argument("--level", default="lamb", help="the bots of the server: lamb, drover, piper, laird")
    parser.add_argument("--wait", action="store_true", help="wait for somebody to come instead of playing bots")
    parser.add_argument("--rated", action="store_true", help="play for the rating list, with --wait")
    parser.add_argument("--save", help="where to keep the record")
    wish = parser.parse_args()

    server = Server(wish.url, os.environ.get("MARCHSTONE_TOKEN"))
    if not server.token:
        register(server)
    table = sit_down(server, wish)
    print(f"The table is {table}; whoever knows this can come.")
    state, noted = play(server, table)
    if state["status"] == "aborted":
        sys.exit("The table was given up.")
    verdict = state["outcome"]["verdict"]
    winner = verdict.get("seat")
    print("I won." if winner == state["me"] else f"{winner} won." if winner else f"The end: {verdict['type']}.")

    record = server.ask(f"/api/tables/{table}/record")
    if wish.save:
        with open(wish.save, "w", encoding="utf-8") as file:
            file.write(record)
    if not is_fair(record, noted):
        sys.exit("The shuffle is NOT the one that was promised.")
    print("The shuffle is the one that was promised.")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"The server said no. {refused}")
