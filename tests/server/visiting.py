"""A guest who comes back to their tables under another program, and looks whether everything is as it was."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.helpers import Live, Player, ServerProcess, fresh_id

from kuluary.server.people.guests import hash_token

TOKEN = "somebody comes back"


def enter(data: Path) -> str:
    """Give the only person of a database a token that the tests know; gives the person's id."""
    with closing(sqlite3.connect(data / "kuluary.sqlite3")) as connection:
        ((person,),) = connection.execute("select id from people").fetchall()
        row = (hash_token(TOKEN), person, 0)
        connection.execute("insert into tokens (hash, person, created) values (?, ?, ?)", row)
        connection.commit()
    return str(person)


def come_back(server: ServerProcess) -> Player:
    """Give that person at a server."""
    player = server.guest(None)
    player.token = TOKEN
    return player


def go_on(player: Player, code: str, rng: random.Random, plays: int = 1) -> int:
    """Answer a few questions at a table in play, looking through whichever own seat is asked."""
    with Live(player, code) as live:
        state = live.wait("state")
        number = int(state["number"])
        for _ in range(plays):
            while not (_asked(state) and state["number"] >= number):
                if state["over"]:
                    return number
                own = [seat["seat"] for seat in live.table["seating"] if seat["you"]]
                asked = [seat for seat in state["waiting"] if seat in own]
                if asked and asked[0] != state["seat"]:
                    live.send(type="look", seat=asked[0])
                state = live.wait("state")
            decision = rng.choice(_asked(state))
            action = rng.choice(decision["actions"])["action"]
            message = {"type": "play", "seat": decision["seat"], "decision": decision["id"], "action": action}
            live.send(id=fresh_id(), **message)
            answer = live.wait("ack")
            number = int(answer["number"])
            state = live.wait_number(number)
        return number


def _asked(state: dict[str, Any]) -> list[dict[str, Any]]:
    return [decision for decision in state["decisions"] if not decision["free"]]


def look_back(player: Player, code: str) -> dict[str, Any]:
    """Verify a finished game and look at its replay, first and last; gives its log."""
    proof = player.get(f"/api/tables/{code}/verify")
    assert proof["ok"], (code, proof)
    total = player.get(f"/api/tables/{code}/replay?as=0&from=0&to=1")["total"]
    frames = player.get(f"/api/tables/{code}/replay?as=0&from={total - 1}&to={total}")["frames"]
    log: dict[str, Any] = player.get(f"/api/tables/{code}/log")
    assert [frame["number"] for frame in frames] == [len(log["entries"])]
    return log


def statuses(player: Player) -> dict[str, dict[str, Any]]:
    """Give one's tables by code."""
    return {table["code"]: table for table in player.get("/api/tables")["mine"]}


def header_of(data: Path, code: str) -> dict[str, Any]:
    """Give the header of a log as it is kept."""
    with closing(sqlite3.connect(data / "kuluary.sqlite3")) as connection:
        (found,) = connection.execute("select header from tables where code = ?", (code,)).fetchone()
    return dict(json.loads(found))
