"""Results and ratings, written once; history, statistics, people one knows, inviting and ignoring."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.helpers import joined, until
from tests.server.test_store import Ear, guest, hot_seat, house, play

from kuluary.server.database.schema import people, ratings, results
from kuluary.server.machines.bus import LocalBus
from kuluary.server.people.ratings import MU, record_results


def row(seat: int, **more: Any) -> dict[str, Any]:
    usual = {"code": "BCDFGH", "seat": seat, "person": None, "level": None, "game": "suits", "name": "", "score": 0}
    return usual | {"place": seat + 1, "won": seat == 0, "together": False, "side": seat, "at": 1} | more


def rate(tmp_path, seating: list[dict[str, Any]], unrated: tuple[int, ...] = ()) -> dict[tuple[str, str], float]:
    """Write a game of people (`name`), bots (`level`) down, twice; give the ratings by name or level and pool."""

    async def run() -> dict[tuple[str, str], float]:
        async with house(tmp_path) as home:
            names = {}
            rows = []
            for seat, place in enumerate(seating):
                if "level" not in place:
                    person = await guest(home, place["who"])
                    names[person.id] = place["who"]
                    place = place | {"person": person.id}
                rows.append(row(seat, **{key: value for key, value in place.items() if key != "who"}))

            def write(connection: Any) -> Any:
                wanting = [names for seat, names in enumerate(names) if seat not in unrated]
                connection.execute(people.update().where(people.c.id.in_(wanting)).values(rated=True))
                record_results(connection, rows)
                record_results(connection, rows)
                return connection.execute(select(ratings)).all()

            found = await home.store.writer.call(write)
            assert {one.games for one in found} <= {1}
            return {(names.get(one.who, one.who), one.pool): one.mu for one in found}

    return asyncio.run(run())


def test_who_wins_is_rated_higher_and_a_game_counts_once(tmp_path):
    found = rate(tmp_path, [{"who": "А"}, {"who": "Б"}, {"who": "В"}])
    assert [name for name, _ in sorted(found, key=found.__getitem__, reverse=True)] == ["А", "Б", "В"]
    assert found["А", "people"] > MU > found["В", "people"]


def test_bots_are_rated_apart(tmp_path):
    found = rate(tmp_path, [{"who": "А"}, {"level": "regular"}, {"who": "Б"}, {"level": "regular"}])
    assert set(found) == {("А", "people"), ("Б", "people"), ("А", "bots"), ("Б", "bots"), ("bot:regular", "bots")}
    assert found["А", "bots"] > MU > found["bot:regular", "bots"]


def test_who_wants_no_rating_has_none_and_changes_none(tmp_path):
    found = rate(tmp_path, [{"who": "А"}, {"who": "Б"}, {"who": "В"}], unrated=(1,))
    assert {name for name, _ in found} == {"А", "В"}


def test_nobody_is_rated_alone(tmp_path):
    assert rate(tmp_path, [{"who": "А"}, {"who": "Б"}], unrated=(1,)) == {}


def test_partners_rise_and_fall_together(tmp_path):
    found = rate(tmp_path, [{"who": name, "side": n % 3, "place": n % 3 + 1} for n, name in enumerate("АБВГДЕ")])
    assert found["А", "people"] == found["Г", "people"] > found["Б", "people"] == found["Д", "people"]
    assert found["Б", "people"] > found["В", "people"] == found["Е", "people"]


def test_where_all_win_together_nobody_is_rated(tmp_path):
    assert rate(tmp_path, [{"who": name, "together": True, "side": 0, "place": 1} for name in "АБ"]) == {}


def test_a_game_between_two_processes_is_written_down_once(tmp_path):
    async def run() -> tuple[list[Any], bool]:
        bus = LocalBus()
        async with house(tmp_path, bus) as one, house(tmp_path, bus) as two:
            person = await guest(one)
            code = await hot_seat(one, person)
            ears, rng = [Ear(person), Ear(person)], random.Random(3)
            async with one.visit(code) as first, two.visit(code) as second:
                rooms = [first, second]
                for room, ear in zip(rooms, ears, strict=True):
                    await room.join(ear)
                for number in range(10_000):
                    room, ear = rooms[number % 2], ears[number % 2]
                    await room.catch_up(max(other.record.revision for other in rooms))
                    if room.record.status == "over":
                        break
                    await play(room, ear, f"a{number}", rng)
            found = await one.store.read(lambda c: c.execute(select(results).order_by(results.c.seat)).all())
            assert room.game is not None
            return found, [one.place for one in found] == list(room.game.result.places)

    found, right = asyncio.run(run())
    assert len(found) == 3
    assert right
    assert [one.person is not None for one in found] == [True, False, False]


@pytest.fixture(scope="module")
def friends(long_company) -> tuple[Any, Any, str]:
    """Two who want ratings and have played a game with a bot to its end."""
    first, second = long_company.guest("Первая"), long_company.guest("Второй")
    for player in (first, second):
        assert player.post("/api/profile/rating", on=True)["rated"]
    code = first.post("/api/tables", game="suits", seats=3, name="Пятница", seating=["me", "open", "bot:random"])[
        "code"
    ]
    second.post(f"/api/tables/{code}/seat", seat=1)
    first.post(f"/api/tables/{code}/start")
    for seat, player in enumerate((first, second)):
        player.post(
            f"/api/tables/{code}/bot", seat=seat, level="random"
        )  # the seat stays theirs, and so does the result
    until(lambda: first.get(f"/api/tables/{code}")["status"] == "over")
    return first, second, code


def test_a_finished_game_is_in_the_history_of_both(friends):
    first, _, code = friends
    mine, theirs = (player.get("/api/history") for player in friends[:2])
    assert mine["total"] == theirs["total"] == 1
    (game,), (other,) = mine["games"], theirs["games"]
    assert (game["code"], game["name"], game["seats"], game["bots"], game["there"]) == (code, "Пятница", 3, 1, True)
    assert [one["name"] for one in game["people"]] == ["Второй"]
    assert [one["name"] for one in other["people"]] == ["Первая"]
    assert (game["change"] > other["change"]) == (game["place"] < other["place"])
    assert first.get("/api/history?with=bots")["total"] == 0
    assert first.get("/api/history?with=people&game=suits")["total"] == 1
    assert first.refused("GET", "/api/history?game=chess") == "malformed"


def test_the_profile_counts_places_scores_and_ratings(friends):
    first, _, _ = friends
    game = first.get("/api/history")["games"][0]
    profile = first.get("/api/profile")
    assert (profile["games"], profile["people"]) == (1, 1)
    (statistics,) = profile["statistics"]
    assert statistics["places"][game["place"] - 1] == 1
    assert statistics["scores"] == [game["score"]]
    assert statistics["ratings"] == [[game["at"], game["rating"]]]
    assert {(one["pool"], one["games"]) for one in profile["ratings"]} == {("people", 1), ("bots", 1)}
    assert [one["who"] for one in profile["levels"]] == ["bot:random"]


def test_people_one_has_played_with_are_known(friends, company):
    first, second, code = friends
    (known,) = first.get("/api/people")
    assert known["person"] == {"id": second.id, "name": "Второй", "face": known["person"]["face"]}
    page = first.get(f"/api/people/{second.id}")
    assert [game["code"] for game in page["together"]["games"]] == [code]
    stranger = company.guest("Чужая")
    assert stranger.get(f"/api/people/{second.id}")["together"]["total"] == 0
    assert stranger.refused("GET", "/api/people/ffff") == "nobody"


def test_one_invites_whom_one_knows(friends, company):
    first, second, _ = friends
    code = first.table(name="Ещё раз")
    first.post(f"/api/tables/{code}/invite", person=second.id)
    (called,) = second.get("/api/tables")["invited"]
    assert (called["table"]["code"], called["host"]) == (code, "Первая")
    assert [one["name"] for one in first.get(f"/api/tables/{code}/invited")] == ["Второй"]
    second.post(f"/api/tables/{code}/decline")
    assert second.get("/api/tables")["invited"] == []
    first.post(f"/api/tables/{code}/invite", person=second.id)
    second.post(f"/api/tables/{code}/seat", seat=1)
    assert second.get("/api/tables")["invited"] == []
    stranger = company.guest("Чужая")
    assert stranger.refused("POST", f"/api/tables/{stranger.table()}/invite", person=second.id) == "not_met"
    assert stranger.refused("POST", f"/api/tables/{code}/invite", person=second.id) == "not_seated"


def test_who_is_ignored_invites_nobody_and_is_not_told(friends):
    first, second, _ = friends
    assert second.post(f"/api/people/{first.id}/ignore", on=True)["ignored"] == [first.id]
    code = first.table()
    first.post(f"/api/tables/{code}/invite", person=second.id)
    assert second.get("/api/tables")["invited"] == []
    assert second.get("/api/people")[0]["ignored"]
    assert second.post(f"/api/people/{first.id}/ignore", on=False)["ignored"] == []


def test_chat_says_who_speaks_so_that_it_can_be_hidden(friends):
    first, second, code = friends
    with joined(first, code) as live, joined(second, code) as other:
        live.ask(type="chat", text="Привет")
        assert other.wait("chat")["messages"][-1]["person"] == first.id


def test_a_game_that_goes_on_from_another_counts_for_nobody(friends):
    first, _, code = friends
    fork = first.post(f"/api/tables/{code}/fork", seat=0, number=20, bots="random")["code"]
    first.post(f"/api/tables/{fork}/bot", seat=0, level="random")
    until(lambda: first.get(f"/api/tables/{fork}")["status"] == "over")
    assert first.get("/api/history")["total"] == 1


def test_a_lesson_is_no_game_of_ones_history(company):
    guest = company.guest()
    guest.post("/api/lessons/suits")
    assert guest.get("/api/history")["total"] == 0
