"""Plays a game against a bot with the client that scripts/openapi.sh generates: openapi_game.py <address of a server>"""
import secrets
import sys
import time

from marchstone_client import AuthenticatedClient, Client
from marchstone_client.api.account import me
from marchstone_client.api.session import guest
from marchstone_client.api.tables import command, create, events, lobby, record, state
from marchstone_client.models import (
    CommandAct,
    CommandReady,
    EventViewActed,
    InviteeBot,
    InviteeMe,
    Lobby,
    NewTable,
    NewTableOptionsType0,
    OccupantBot,
    OccupantPlayer,
    ServerMessageDone,
    Status,
    VerdictWon,
)

address = sys.argv[1]
deadline = time.monotonic() + 120
session = guest.sync(client=Client(base_url=address))
client = AuthenticatedClient(base_url=address, token=session.token)
assert me.sync(client=client).player.name == session.me.player.name
assert isinstance(lobby.sync(client=client), Lobby)

seats = [InviteeMe(type_="me"), InviteeBot(type_="bot", level="lamb")]
options = NewTableOptionsType0.from_dict({"first": "A"})
table = create.sync(client=client, body=NewTable(game="schotten-totten", options=options, seats=seats))


def do(kind, name, **fields):
    done = command.sync(
        table.id, client=client, body=kind(type_=name, idempotency_key=secrets.token_hex(16), **fields)
    )
    assert isinstance(done, ServerMessageDone), done


moves = 0
while True:
    now = state.sync(table.id, client=client)
    if now.status == Status.OVER:
        break
    assert time.monotonic() < deadline, f"the game has not ended: {now}"
    mine = next(seat for seat in now.seats if seat.seat == now.me)
    if now.status == Status.WAITING and not mine.ready:
        do(CommandReady, "ready", nonce=secrets.token_hex(32))
    elif now.moves:
        # Claims first, passing last.
        best = max(now.moves, key=lambda move: (move.action.startswith("!"), move.action not in ("pass", "end")))
        do(CommandAct, "act", at=now.at, actions=[best.action])
        moves += 1
    else:
        time.sleep(0.02)

assert [type(seat.who) for seat in now.seats] == [OccupantPlayer, OccupantBot], now.seats
verdict = now.outcome.verdict
log = events.sync(table.id, client=client, since=0)
acted = [event for event in log if isinstance(event, EventViewActed)]
assert len(acted) > moves > 10, (len(acted), moves)
text = record.sync_detailed(table.id, client=client).content.decode()
assert text.startswith("[Game \"schotten-totten\"]"), text
winner = verdict.seat if isinstance(verdict, VerdictWon) else "nobody"
print(f"The generated client played a game of {len(acted)} actions; {winner} won.")
