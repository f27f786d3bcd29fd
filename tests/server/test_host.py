"""Leaving, closing, giving up and handing over; tables that expire or are put away; whoever runs the house."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing

import pytest
from sqlalchemy import select
from tests.cli.running import run as command
from tests.server.helpers import Live, ServerProcess, some_action, until
from tests.server.test_store import house

from kuluary.server.database import schema
from kuluary.server.machines import roll
from kuluary.server.notices import sending
from kuluary.server.table import host


def pair(company, **more):
    """Two people and a bot at a table, the first is host."""
    first, second = company.guest("Первая"), company.guest("Второй")
    code = first.post("/api/tables", game="suits", seats=3, seating=["me", "open", "bot:random"], **more)["code"]
    second.post(f"/api/tables/{code}/seat", seat=1)
    return code, first, second


def test_who_leaves_before_the_start_frees_the_seat_and_hands_hosting_over(company):
    code, first, second = pair(company)
    assert first.post(f"/api/tables/{code}/leave") == {"code": code, "closed": False}
    table = second.get(f"/api/tables/{code}")
    assert [place["kind"] for place in table["seating"]] == ["open", "person", "bot"]
    assert table["host"] == second.id
    assert [one["code"] for one in first.get("/api/tables")["mine"]] == []
    assert second.post(f"/api/tables/{code}/leave")["closed"]
    assert first.refused("GET", f"/api/tables/{code}") == "no_table"


def test_who_leaves_a_running_game_leaves_a_bot_and_may_come_back(company):
    code, first, second = pair(company)
    first.post(f"/api/tables/{code}/start")
    first.post(f"/api/tables/{code}/leave")
    table = second.get(f"/api/tables/{code}")
    assert (table["status"], table["host"], table["seating"][0]["stand_in"]) == ("playing", second.id, "regular")
    assert first.get("/api/tables")["mine"] == []
    first.post(f"/api/tables/{code}/bot", seat=0, level=None)
    assert [one["code"] for one in first.get("/api/tables")["mine"]] == [code]


def test_only_the_host_closes_an_open_table_and_nobody_a_running_one(company):
    code, first, second = pair(company)
    assert second.refused("POST", f"/api/tables/{code}/close") == "not_host"
    with Live(second, code) as live:
        live.wait("table")
        first.post(f"/api/tables/{code}/close")
        assert live.closed_with() == 4404
    code, first, _ = pair(company)
    first.post(f"/api/tables/{code}/start")
    assert first.refused("POST", f"/api/tables/{code}/close") == "started"


def test_the_host_removes_somebody_before_the_start_and_hands_hosting_over(company):
    code, first, second = pair(company)
    assert second.refused("POST", f"/api/tables/{code}/host", seat=1) == "not_host"
    assert first.refused("POST", f"/api/tables/{code}/host", seat=2) == "nobody_there"
    assert first.post(f"/api/tables/{code}/host", seat=1)["host"] == second.id
    table = second.post(f"/api/tables/{code}/seating", seat=0, kind="open")
    assert table["seating"][0]["kind"] == "open"


def test_a_running_game_ends_when_everyone_who_plays_agrees(company):
    code, first, second = pair(company)
    first.post(f"/api/tables/{code}/start")
    assert company.guest("Чужая").refused("POST", f"/api/tables/{code}/abandon", on=True) == "not_seated"
    table = first.post(f"/api/tables/{code}/abandon", on=True)
    assert (table["status"], table["agreed"]) == ("playing", [0])
    assert first.post(f"/api/tables/{code}/abandon", on=False)["agreed"] == []
    first.post(f"/api/tables/{code}/abandon", on=True)
    with Live(first, code) as live:
        live.wait("state")
        table = second.post(f"/api/tables/{code}/abandon", on=True)
        assert (table["status"], table["winners"], table["agreed"]) == ("over", None, [])
        assert table["abandoned"] is not None
        until(lambda: live.read().get("table", {}).get("abandoned"))
        if live.state["decisions"]:
            assert live.play(some_action(live.state, random.Random(1)))["code"] == "abandoned"
    assert first.get("/api/history")["total"] == 0
    log = first.get(f"/api/tables/{code}/log")
    assert log["header"]["key"]


def test_who_is_left_among_bots_ends_a_game_alone(company):
    code, first, second = pair(company)
    first.post(f"/api/tables/{code}/start")
    second.post(f"/api/tables/{code}/leave")
    assert first.post(f"/api/tables/{code}/abandon", on=True)["status"] == "over"


def test_the_last_who_did_not_agree_may_leave_and_the_game_ends(company):
    code, first, second = pair(company)
    first.post(f"/api/tables/{code}/start")
    first.post(f"/api/tables/{code}/abandon", on=True)
    second.post(f"/api/tables/{code}/leave")
    assert first.get(f"/api/tables/{code}")["abandoned"] is not None


def test_a_finished_table_is_put_away_and_still_reached(company):
    guest = company.guest()
    code = guest.post("/api/tables", game="suits", seats=3, seating=["me", "bot:random", "bot:random"])["code"]
    assert guest.refused("POST", f"/api/tables/{code}/archive", on=True) == "not_over"
    guest.post(f"/api/tables/{code}/start")
    guest.post(f"/api/tables/{code}/abandon", on=True)
    guest.post(f"/api/tables/{code}/archive", on=True)
    assert guest.get("/api/tables")["mine"] == []
    assert guest.get(f"/api/tables/{code}")["status"] == "over"
    guest.post(f"/api/tables/{code}/archive", on=False)
    assert [table["code"] for table in guest.get("/api/tables")["mine"]] == [code]


def test_open_tables_expire_when_nobody_touches_them(tmp_path, start_server):
    server = start_server(tmp_path)
    guest = server.guest()
    old, young = guest.table(), guest.table()
    running = guest.table(seating=["me", "bot:random", "bot:random", "bot:random"], start=True)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "kuluary.sqlite3")) as connection:
        long_ago = int(time.time()) - 15 * host.DAY
        connection.execute("update tables set moved = ? where code in (?, ?)", (long_ago, old, running))
        connection.commit()

    async def left() -> set[str]:
        async with house(tmp_path) as home:
            gone = await home.store.writer.call(lambda connection: host.expire(connection, 14, home.now))
            assert gone in ([old], [])  # the house itself may have been faster
            query = "select code from tables"
            return set(await home.store.read(lambda c: c.exec_driver_sql(query).scalars().all()))

    assert asyncio.run(left()) == {young, running}


def test_what_was_sent_and_counted_long_ago_is_forgotten(tmp_path):
    async def left() -> tuple[list[str], list[str]]:
        async with house(tmp_path) as home:
            old, now = home.now - 61 * host.DAY, time.time()

            def write(connection):
                person = {"id": "somebody", "name": "Somebody", "lang": "en", "created": old}
                connection.execute(schema.people.insert().values(person))
                same = {"person": "somebody", "channel": "mail", "event": "turn", "at": old, "due": now, "tries": 1}
                for mark, done in (("old", old), ("new", home.now), ("waiting", None)):
                    row = same | {"mark": mark, "state": "sent" if done else "waiting", "done": done}
                    connection.execute(schema.notices.insert().values(row))
                for name, filled in (("old", now - 2 * roll.FORGOTTEN), ("new", now)):
                    connection.execute(schema.buckets.insert().values(name=name, drops=1.0, filled=filled))
                sending.forget_old(connection, home.now)
                roll.forget_rates(connection)
                marks = connection.execute(select(schema.notices.c.mark).order_by(schema.notices.c.mark)).scalars()
                return list(marks), list(connection.execute(select(schema.buckets.c.name)).scalars())

            return await home.store.writer.call(write)

    assert asyncio.run(left()) == (["new", "waiting"], ["new"])


@pytest.fixture(scope="module")
def run_house(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("house"))
    yield server
    server.tidy_up()


def test_only_whoever_runs_the_house_sees_it(run_house):
    boss, guest = run_house.guest("Смотритель"), run_house.guest("Гостья")
    assert guest.refused("GET", "/api/house") == "not_operator"
    assert guest.refused("POST", "/api/house/announce", text="Я тут главная") == "not_operator"
    code = guest.table(name="Тихий стол")
    data = f"--data={run_house.data}"
    assert command("admin", "operator", "Смотритель", data).returncode == 0
    assert boss.get("/api/me")["operator"]
    seen = boss.get("/api/house")
    assert [(table["code"], table["host"]) for table in seen["tables"]] == [(code, "Гостья")]
    assert {one["name"] for one in seen["people"]} == {"Смотритель", "Гостья"}
    assert seen["counts"]["open"] == 1
    assert seen["load"]["sockets"] == 0
    assert [one["name"] for one in boss.get("/api/house?name=Гост")["people"]] == ["Гостья"]
    boss.post(f"/api/tables/{code}/close")
    assert guest.refused("GET", f"/api/tables/{code}") == "no_table"
    assert command("admin", "operator", "Смотритель", data, "--off").returncode == 0
    assert boss.refused("GET", "/api/house") == "not_operator"


def test_everyone_reads_what_is_announced(run_house):
    boss = run_house.guest("Вестник")
    assert command("admin", "operator", boss.id, f"--data={run_house.data}").returncode == 0
    (told,) = boss.post("/api/house/announce", text="В полночь дом закрыт на час", hours=2)
    assert run_house.guest(None).get("/api/announcements") == [told]
    assert boss.post(f"/api/house/announcements/{told['id']}/end") == []
