"""Puzzles out of the house's own games, a new one every day, and tables that go on from one."""

from __future__ import annotations

import asyncio
import pickle
import random
from functools import partial

import pytest
from tests.server.helpers import some_action
from tests.server.household import HandClock, opened

from kuluary import logfile
from kuluary.bots.greedy import Greedy
from kuluary.coach.puzzles import question
from kuluary.core import Match
from kuluary.server.afterwards import puzzling
from kuluary.server.afterwards.puzzling import DAY
from kuluary.server.before import forking
from kuluary.server.database.schema import tables
from kuluary.server.errors import Refused


class Here:
    """Does the work of another process at once."""

    def __init__(self):
        self.asked = 0

    def ask(self, task, patience):
        self.asked += 1
        job, args, _ = pickle.loads(task)
        return job(*args)

    def kill(self):
        """Nothing is left."""


def finished(number):
    match = Match.new("suits", seats=3, seed=f"own {number}")
    players = [Greedy(random.Random(f"{number} {seat}"), samples=2, attention=0.42, sight=0) for seat in range(3)]
    while not match.over:
        seat = match.decisions[0].seat
        match.play(seat, players[seat].choose(match, seat))
    return logfile.read(logfile.write(match.log, match.pack, ())), match


async def own_puzzles(tmp_path):
    clock, worker = HandClock(), Here()
    async with opened(tmp_path, clock, review_effort=0.02) as household:
        house = household.house
        asya = await household.guest("Ася")
        await house.puzzles._look(worker)
        assert worker.asked == 0
        shipped = (await house.puzzles.listed())["today"]
        for number, code in ((5, "OLDONE"), (7, "THEONE"), (11, "FORKED")):
            file, match = finished(number)
            insert = partial(forking.insert_finished, host=asya, file=file, match=match, now=number)
            await house.store.writer.call(partial(insert, code=code))
        played = tables.update().where(tables.c.code != "FORKED").values(origin=None)
        await house.store.writer.call(lambda connection: connection.execute(played))
        assert await house.store.read(partial(puzzling.unseen, most=5)) == ["THEONE", "OLDONE"]
        await house.puzzles._look(worker)
        listed = await house.puzzles.listed()
        assert listed["today"] == shipped  # a day keeps its puzzle
        assert not any(one["own"] for one in listed["puzzles"])
        asked = worker.asked
        await house.puzzles._look(worker)  # the next day has its own
        assert worker.asked == asked
        clock.time += DAY
        listed = await house.puzzles.listed()
        assert listed["today"] == "house-THEONE"
        assert listed["today"] != shipped
        assert listed["puzzles"][0] == {
            "id": listed["today"],
            "game": "suits",
            "theme": listed["puzzles"][0]["theme"],
            "own": True,
        }
        found = await house.puzzles.find("today")
        assert found.log.header.key is None
        assert found.answers[0][0] in question(found.match, found.seat).actions
        shown = puzzling.shown(found, house.hours)
        assert "Ася" not in repr(shown)
        clock.time += DAY
        assert (await house.puzzles.find("today")).id != found.id
        assert (await house.puzzles.find(found.id)).id == found.id
        with pytest.raises(Refused, match="no such puzzle"):
            await house.puzzles.find("house-NOBODY")


def test_every_day_has_a_puzzle_out_of_a_game_that_was_played_here(tmp_path):
    asyncio.run(own_puzzles(tmp_path))


def test_a_table_goes_on_from_a_puzzle(company):
    host = company.guest()
    names = {one["game"]: one["id"] for one in host.get("/api/puzzles")["puzzles"]}
    for game, name in names.items():
        puzzle = host.get(f"/api/puzzles/{name}")
        table = host.post(f"/api/puzzles/{name}/play")
        assert (table["game"], table["status"], table["number"]) == (game, "playing", puzzle["number"])
        assert [place["kind"] for place in table["seating"]].count("bot") == table["seats"] - 1
        assert table["seating"][puzzle["seat"]]["you"]
        live = company.live(host, table["code"])
        while not live.state["decisions"]:
            live.wait("state")
        assert live.play(some_action(live.state, random.Random(1)))["type"] == "ack"
