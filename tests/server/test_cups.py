"""Tournaments of friends: who meets whom, round after round, and the standing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.server.helpers import until

from kuluary.core import find_game
from kuluary.server.before.cups import lay_out

SIZES = find_game("suits").seats


@pytest.mark.parametrize(("count", "seats"), [(2, 4), (4, 4), (5, 4), (8, 4), (9, 3), (12, 4), (7, 6)])
def test_everybody_plays_every_round_meets_all_alike_and_begins_as_often(count, seats):
    folk = [f"p{number}" for number in range(count)]
    rounds = 6
    plan = lay_out(folk, SIZES, seats, rounds, "seed")
    assert lay_out(folk, SIZES, seats, rounds, "seed") == plan
    met: Counter[frozenset[str]] = Counter()
    first: Counter[str] = Counter()
    for boards in plan:
        assert sorted(one for board in boards for one in board if one) == sorted(folk)
        people = [[one for one in board if one] for board in boards]
        assert max(map(len, people)) - min(map(len, people)) <= 1
        assert all(len(board) in SIZES and len(some) <= seats for board, some in zip(boards, people, strict=True))
        met.update(frozenset(pair) for some in people for pair in combinations(some, 2))
        first.update(some[0] for some in people)
    average = sum(met.values()) / (count * (count - 1) / 2)
    assert max(met.values()) <= average + 2
    assert max(first.values()) - min(first[one] for one in folk) <= 2


def test_a_tournament_is_gathered_laid_out_played_and_won(company):
    asya, mark, lev = (company.guest(name) for name in ("Ася", "Марк", "Лев"))
    cup = asya.post("/api/cups", game="suits", seats=3, rounds=2, name="Осень")
    path = f"/api/cups/{cup['id']}"
    assert mark.refused("POST", f"{path}/start") == "not_host"
    assert asya.refused("POST", f"{path}/start") == "too_few"
    for player in (mark, lev, lev):
        player.post(f"{path}/join")
    assert sorted(one["name"] for one in mark.get(path)["folk"]) == ["Ася", "Лев", "Марк"]
    begun = asya.post(f"{path}/start")
    assert company.guest("Пётр").refused("POST", f"{path}/join") == "started"
    assert (begun["status"], begun["round"], len(begun["plan"])) == ("playing", 1, 2)
    assert [table["code"] is None for (table,) in begun["plan"]] == [False, True]
    orders = [[one["name"] for one in table["seats"]] for (table,) in begun["plan"]]
    assert orders[0] != orders[1]  # seats are rotated

    players = {"Ася": asya, "Марк": mark, "Лев": lev}
    for number in range(2):
        until(lambda number=number: asya.get(path)["plan"][number][0]["status"] == "playing")
        code = asya.get(path)["plan"][number][0]["code"]
        table = asya.get(f"/api/tables/{code}")
        assert (table["status"], table["cup"], table["name"]) == ("playing", cup["id"], "Осень")
        assert [place["name"] for place in table["seating"]] == orders[number]
        for seat, name in enumerate(orders[number]):
            players[name].post(f"/api/tables/{code}/bot", seat=seat, level="random")
        until(lambda code=code: asya.get(f"/api/tables/{code}")["status"] == "over", patience=60)
    until(lambda: asya.get(path)["status"] == "over", patience=60)
    over = lev.get(path)
    assert sorted(one["name"] for one in over["standing"]) == ["Ася", "Лев", "Марк"]
    assert all(len(one["places"]) == 2 for one in over["standing"])
    points = [one["points"] for one in over["standing"]]
    assert points == sorted(points, reverse=True)
    for (table,) in over["plan"]:
        assert all(one["place"] for one in table["seats"])
    assert [one["id"] for one in lev.get("/api/tables")["cups"]] == [cup["id"]]


def test_who_has_called_the_others_hands_that_over_and_the_last_takes_it_away(company):
    asya, mark = company.guest("Ася"), company.guest("Марк")
    cup = asya.post("/api/cups", game="suits", seats=4, rounds=3)
    path = f"/api/cups/{cup['id']}"
    mark.post(f"{path}/join")
    asya.post(f"{path}/leave")
    assert mark.get(path)["host"] == mark.id
    mark.post(f"{path}/leave")
    assert mark.refused("GET", path) == "no_cup"
    assert asya.refused("POST", "/api/cups", game="suits", seats=2, rounds=3) == "bad_option"
    assert asya.refused("POST", "/api/cups", game="suits", seats=4, rounds=40) == "bad_option"
