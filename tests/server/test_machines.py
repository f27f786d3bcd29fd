"""Several processes on one database: what one does, viewers at the others see; what one leaves, another takes up."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, inspect
from tests.server.crowd import Game, check_all, lay
from tests.server.helpers import RELAXED, Live, Player, ServerProcess, joined, play_alone, some_action, until
from tests.server.receiving import receiver
from tests.trials import at_length, times

from kuluary.server.database.schema import META
from kuluary.server.database.store import migrate
from kuluary.server.notices.sending import TICK as NOTICES_TICK
from kuluary.server.run import GRACE

LIMITS = RELAXED | {"tables_per_person": 1000}
PLAYS = 9
TABLES = times(4, 8)
PLAYS_BEFORE_THE_END = 8 * TABLES
BASES = times(["sqlite"], ["sqlite", "postgresql"])
"""The databases on which bots follow people and processes die; that news comes through is tried on all."""


def same_at(server: ServerProcess, like: Player) -> Player:
    """The same person, who comes through another process."""
    twin = server.guest(None)
    twin.token, twin.id = like.token, like.id
    return twin


def children(pid: int) -> list[int]:
    return [int(pid) for task in Path(f"/proc/{pid}/task").iterdir() for pid in (task / "children").read_text().split()]


def seconds_between(players: list[Live], watcher: Live) -> list[float]:
    """Let people play, and measure how long after the acknowledgement each play is seen by somebody elsewhere."""
    found = []
    rng = random.Random(5)
    for _ in range(PLAYS):
        live = next(live for live in players if live.state["decisions"])
        number = live.play(some_action(live.state, rng))["number"]
        start = time.perf_counter()
        watcher.wait_number(number)
        found.append(time.perf_counter() - start)
        for each in players:
            each.wait_number(number)
    return found


async def play_all(games: list[Game], doors: Callable[[int], str], after: Callable[[], None] | None = None) -> None:
    async with asyncio.timeout(60):
        await asyncio.gather(*(game.play(doors, after) for game in games))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql", "redis"])
def test_two_processes_are_one_service(kind, request, tmp_path, start_server):
    """Whatever carries the news: viewers see plays of the other process, and a killed process loses nothing."""
    more: dict[str, Any] = {}
    if kind != "sqlite":
        more["database"] = request.getfixturevalue("postgres").fresh()
    if kind == "redis":
        more["bus"] = request.getfixturevalue("redis").url
    one, two = (start_server(tmp_path, limits=LIMITS, **more) for _ in range(2))
    see_each_other(one, two)
    if kind in BASES:
        bots_follow_people(one, two)
        outlive_each_other(one, two)
    assert two.stop() == 0
    assert "Traceback" not in two.errors.read_text()


def see_each_other(one: ServerProcess, two: ServerProcess) -> None:
    people = [one.guest("Ася"), two.guest("Марк"), two.guest("Лев")]
    host = people[0]
    code = host.table(seats=3)
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{code}/seat", seat=seat)
    host.post(f"/api/tables/{code}/start")
    lives = [joined(person, code) for person in people]
    here, there, _ = lives
    found = seconds_between(lives, there)
    assert statistics.median(found) < 0.1, found
    assert [message["reset"] for message in there.messages if message["type"] == "state"].count(True) == 1
    here.ask(type="chat", text="Слышно?")
    there.wait("chat")
    host.post("/api/guest", name="Анна")
    while (seating := there.table["seating"])[0]["name"] != "Анна" or not all(seat["online"] for seat in seating):
        there.read()
    for live in lives:
        live.close()


def bots_follow_people(one: ServerProcess, two: ServerProcess) -> None:
    """One process starts a game, its only person sits at the other: there the bots think, and only there."""
    host = one.guest()
    code = host.table(seats=3, seating=["me", "bot:random", "bot:random"])
    with same_at(two, host).live(code) as live:
        until(lambda: host.get(f"/api/tables/{code}")["seating"][0]["online"])
        host.post(f"/api/tables/{code}/start")
        live.wait("state")
        play_alone(live, random.Random(3))
    until(lambda: children(two.process.pid) != [])


def outlive_each_other(one: ServerProcess, two: ServerProcess) -> None:
    """Two people of each table sit at different processes, bots beside them; then one process dies."""
    host = one.guest()
    games = lay(host, TABLES, people=2, bots=1)
    living = [one, two]
    count = 0

    def kill_in_time() -> None:
        nonlocal count
        count += 1
        if count == PLAYS_BEFORE_THE_END:
            one.process.send_signal(signal.SIGKILL)
            living.remove(one)

    asyncio.run(play_all(games, lambda seat: living[seat % len(living)].ws, kill_in_time))
    assert one.stop(signal.SIGKILL) == -signal.SIGKILL
    assert check_all(same_at(two, host), games) > PLAYS_BEFORE_THE_END


def test_without_a_bus_it_takes_a_moment_and_limits_hold_all_the_same(tmp_path, start_server):
    limits = LIMITS | {"guest_burst": 6, "guest_rate": 0.001, "sockets_per_address": 4}
    one, two = (start_server(tmp_path, limits=limits, bus="none") for _ in range(2))
    host = one.guest()
    code = host.table(seats=3, seating=["me", "local:Б", "local:В"], start=True)
    with joined(host, code) as here, joined(same_at(two, host), code) as there:
        here.send(type="look", seat=here.state["waiting"][0])
        here.wait("state", seat=here.state["waiting"][0])
        number = here.play(some_action(here.state, random.Random(1)))["number"]
        here.ask(type="chat", text="Слышно?")
        start = time.perf_counter()
        there.wait_number(number)
        while not any(message["type"] == "chat" for message in there.messages):
            there.read()
        assert time.perf_counter() - start < 5
        with joined(host, code), joined(host, code):
            stranger = same_at(two, host)
            stranger.token = ""

            def is_crowded() -> bool:
                with Live(stranger, code) as live:
                    return live.read().get("code") == "crowded"

            until(is_crowded)  # the other process has said how many there are
    doors = [one, two] * 5
    answers = [httpx.post(f"{door.url}/api/guest", json={"name": "Ася"}).status_code for door in doors]
    assert answers.count(201) <= 6
    assert answers[-4:] == [429] * 4


def test_workers_serve_on_one_port_and_one_that_dies_is_replaced(tmp_path, start_server):
    server = start_server(tmp_path, limits=LIMITS, workers=2)
    host = server.guest()
    games = lay(host, TABLES // 2, people=2, bots=1)
    workers = [pid for pid in children(server.process.pid) if b"resource_tracker" not in _command(pid)]
    assert len(workers) == 2
    asyncio.run(play_all(games, lambda _: server.ws))
    check_all(host, games)
    assert server.errors.read_text() == ""
    os.kill(workers[0], signal.SIGKILL)
    until(lambda: "another takes its place" in server.errors.read_text())
    until(lambda: len(children(server.process.pid)) == 3)
    counted = dict(pair.split("=", 1) for pair in _environment(workers[1]))["PROMETHEUS_MULTIPROC_DIR"]
    until(lambda: list(Path(counted).glob(f"gauge_live*_{workers[1]}.db")) != [])
    assert list(Path(counted).glob(f"gauge_live*_{workers[0]}.db")) == [], "its sockets and tables are gone with it"
    assert server.stop() == 0


@at_length("it waits longer than workers are given without it")
def test_workers_are_given_the_time_in_which_nobody_new_is_to_come(tmp_path, start_server):
    server = start_server(tmp_path, limits=LIMITS, workers=2, drain=2 * GRACE + 1)
    host = server.guest()
    with joined(host, host.table(seats=3, seating=["me", "local:Б", "local:В"], start=True)) as live:
        assert server.stop() == 0
        assert live.closed_with() == 1012


def _environment(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/environ").read_bytes().decode().rstrip("\0").split("\0")


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def test_the_schema_is_the_same_on_postgresql(postgres):
    engine = create_engine(postgres.fresh())
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        found = inspect(connection)
        assert set(found.get_table_names()) == {*META.tables, "alembic_version"}
        for name, table in META.tables.items():
            assert {column["name"] for column in found.get_columns(name)} == set(table.columns.keys()), name
    engine.dispose()


@at_length("it waits for a process that has died")
def test_notices_of_two_processes_are_sent_once_although_one_of_them_dies(postgres, tmp_path, start_server):
    with receiver() as there:
        more = {"database": postgres.fresh(), "public_url": "https://games.example", "hooks": "private"}
        one, two = (start_server(tmp_path, limits=LIMITS, **more) for _ in range(2))
        time.sleep(NOTICES_TICK + 1)  # what was before somebody looked is nobody's news
        told = [finished_among_absent(one, two, there.address) for _ in range(3)]
        until(lambda: len(there.taken) >= 2 * len(told), patience=40)
        assert one.stop(signal.SIGKILL) == -signal.SIGKILL
        told += [finished_among_absent(two, two, there.address) for _ in range(3)]
        until(lambda: len(there.taken) >= 2 * len(told), patience=60)
        time.sleep(NOTICES_TICK + 1)  # nobody is told again
        heard = [(fact["event"], fact["code"]) for body in there.taken for fact in body["notices"]]
        assert sorted(heard) == sorted(("over", code) for code in told * 2)
        assert len({body["id"] for body in there.taken}) == 2 * len(told)


def finished_among_absent(one: ServerProcess, two: ServerProcess, address: str) -> str:
    """A game that bots have finished for two people who want to hear of that."""
    people = [one.guest("Ася"), two.guest("Марк")]
    for person in people:
        person.post("/api/notices", hook={"url": f"{address}/hook"}, wants={"over": ["hook"]})
    code = people[0].table(seats=3, seating=["me", "open", "bot:random"])
    people[1].post(f"/api/tables/{code}/seat", seat=1)
    people[0].post(f"/api/tables/{code}/start")
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{code}/bot", seat=seat, level="random")
    until(lambda: people[0].get(f"/api/tables/{code}")["status"] == "over", patience=60)
    return code
