"""A series: the same people again and again, seats in turn, a standing over all games."""

from __future__ import annotations

import random

from tests.server.helpers import play_on


def test_games_that_follow_each_other_have_a_standing_and_seats_move_on(company):
    code, players, lives = company.four()
    play_on(lives, random.Random(1))
    places = list(lives[0].state["result"]["places"])
    second = players[0].post(f"/api/tables/{code}/again", rotate=True)
    assert [place["name"] for place in second["seating"]] == ["Ира", "Ася", "Марк", "Лев"]
    players[0].post(f"/api/tables/{second['code']}/start")
    again = {(seat + 1) % 4: company.live(player, second["code"]) for seat, player in enumerate(players)}
    play_on(again, random.Random(2))
    after = list(again[0].state["result"]["places"])
    found = players[1].get(f"/api/tables/{code}/series")
    assert found == players[1].get(f"/api/tables/{second['code']}/series")
    assert found["games"] == [{"code": code, "over": True}, {"code": second["code"], "over": True}]
    by_name = {who["name"]: who for who in found["standing"]}
    for seat, name in enumerate(("Ася", "Марк", "Лев", "Ира")):
        mine = [places[seat], after[(seat + 1) % 4]]
        assert by_name[name]["places"] == mine
        behind = sum(place > mine[0] for place in places) + sum(place > mine[1] for place in after)
        assert by_name[name]["points"] == behind
        assert by_name[name]["you"] == (name == "Марк")
    assert [who["points"] for who in found["standing"]] == sorted(
        (who["points"] for who in found["standing"]), reverse=True
    )
