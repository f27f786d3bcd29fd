"""What people keep of games: written once, theirs alone, in and out as a file, brought to the next table."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.committee.ids import CARD
from tests.server.helpers import Player, ServerProcess, until
from tests.server.test_store import Ear, guest, house
from tests.trials import times

from kuluary.core import Match
from kuluary.server.before import lobby
from kuluary.server.database.schema import keepsakes
from kuluary.server.protocol import wire


def table(player: Player, seating: list[str], *, ids: bool = True, **more: Any) -> str:
    """A table of «Комитет»."""
    seats = len(seating)
    options = {"ids": [None] * seats} if ids else {}
    made = player.post("/api/tables", game="committee", seats=seats, seating=seating, options=options, **more)
    return str(made["code"])


def take_in(player: Player, **change: Any) -> str:
    """Import a card and give its id."""
    return str(player.post("/api/keepsakes", game="committee", card=CARD | change)["id"])


def finish(player: Player, code: str, seats: list[int]) -> None:
    """Start, and let bots play the person's seats to the end."""
    player.post(f"/api/tables/{code}/start")
    for seat in seats:
        player.post(f"/api/tables/{code}/bot", seat=seat, level="random")
    until(lambda: player.get(f"/api/tables/{code}")["status"] == "over", 60)


@pytest.mark.rule("H-5.4")
def test_a_finished_game_leaves_a_card_with_its_player(company):
    host = company.guest("Вера")
    code = table(host, ["me", "bot:random"])
    finish(host, code, [0])
    (kept,) = host.get("/api/keepsakes")
    assert (kept["table"], kept["role"], kept["facts"]["curator"], kept["facts"]["games"]) == (
        code,
        "artyom",
        "Вера",
        1,
    )


def test_a_game_without_cards_leaves_none(company):
    host = company.guest()
    finish(host, table(host, ["me", "bot:random"], ids=False), [0])
    assert host.get("/api/keepsakes") == []


def test_one_person_with_two_agents_keeps_two_cards(company):
    host = company.guest()
    code = table(host, ["me", "me"])
    finish(host, code, [0, 1])
    assert {kept["role"] for kept in host.get("/api/keepsakes")} == {"artyom", "willy"}


def test_a_card_brought_to_a_game_is_replaced_by_what_became_of_it(company):
    host = company.guest()
    name = take_in(host)
    code = table(host, ["me", "bot:random"])
    host.post(f"/api/tables/{code}/bring", seat=0, keepsake=name)
    finish(host, code, [0])
    (kept,) = host.get("/api/keepsakes")
    assert (kept["id"] != name, kept["facts"]["games"], kept["facts"]["curator"]) == (True, 4, "Вера")


def test_the_log_of_a_game_with_a_card_holds_it_and_verifies(company):
    host = company.guest()
    code = table(host, ["me", "bot:random"])
    host.post(f"/api/tables/{code}/bring", seat=0, keepsake=take_in(host))
    finish(host, code, [0])
    assert host.get(f"/api/tables/{code}/log")["header"]["options"]["ids"] == [CARD, None]
    assert host.get(f"/api/tables/{code}/verify")["ok"]


def test_playing_again_brings_the_new_card(company):
    host = company.guest()
    code = table(host, ["bot:random", "me"])
    finish(host, code, [1])
    again = host.post(f"/api/tables/{code}/again")
    (kept,) = host.get("/api/keepsakes")
    assert [place["keepsake"] for place in again["seating"]] == [None, kept["id"]]
    assert host.post(f"/api/tables/{again['code']}/start")["options"]["ids"][1]["games"] == 1


def test_a_card_is_written_once_although_the_server_is_killed(tmp_path, start_server):
    """The card and the play that ends the game are one transaction: after a kill there are both or none."""
    server: ServerProcess = start_server(tmp_path)
    host = server.guest()
    code = table(host, ["me", "me"])
    host.post(f"/api/tables/{code}/start")
    for seat in (0, 1):
        host.post(f"/api/tables/{code}/bot", seat=seat, level="random")
    until(lambda: host.get(f"/api/tables/{code}")["number"] > 40, 60)
    for _ in range(times(1, 4)):
        server.stop(signal.SIGKILL)
        server = start_server(tmp_path)
        host.move_to(server)
        over = host.get(f"/api/tables/{code}")["status"] == "over"
        assert len(host.get("/api/keepsakes")) == (2 if over else 0)
    until(lambda: host.get(f"/api/tables/{code}")["status"] == "over", 60)
    server.stop(signal.SIGKILL)
    host.move_to(start_server(tmp_path))
    assert len(host.get("/api/keepsakes")) == 2


def test_two_processes_keep_a_card_once(tmp_path: Path):
    """Both houses know the table; only the one whose play ends the game writes the cards."""

    async def play() -> int:
        rng = random.Random(5)
        async with house(tmp_path) as one, house(tmp_path) as two:
            person = await guest(one)
            plan = lobby.plan_table(
                one,
                person,
                game="committee",
                seats=2,
                options={"ids": [None, None]},
                name=None,
                public=False,
                seating=["me", "me"],
            )
            code = (await lobby.open_table(one, person, plan)).code
            ear = Ear(person)
            async with one.visit(code) as here, two.visit(code) as there:
                await here.start(lambda record: lobby.check_start(record, person))
                number = 0
                while here.record.status != "over":
                    room = (here, there)[number % 2]
                    async with room.hold():
                        await room.reread()
                    match = room.game
                    assert match is not None
                    if match.over:
                        break
                    decision = rng.choice(match.decisions)
                    action = wire.plain(rng.choice(decision.actions))
                    message = wire.Play(f"a{number}", decision.seat, wire.decision_id(decision), action)
                    await room.play(ear, message)
                    number += 1
            rows = await one.store.read(lambda connection: connection.execute(select(keepsakes)).all())
            return len(rows)

    assert asyncio.run(play()) == 2


# In and out as a file


def test_an_exported_card_is_imported_by_somebody_else(company):
    one, other = company.guest(), company.guest("Марк")
    file = one.get(f"/api/keepsakes/{take_in(one)}")
    assert file == {"game": "committee", "card": CARD}
    assert other.post("/api/keepsakes", **file)["facts"] == one.get("/api/keepsakes")[0]["facts"]


def test_a_file_imported_twice_is_kept_once(company):
    host = company.guest()
    assert take_in(host) == take_in(host)
    assert len(host.get("/api/keepsakes")) == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"agent": "bond"}, "agent"),
        ({"level": 9}, "level"),
        ({"level": 0, "stickers": [{"kind": "docs", "used": False}] * 3}, "stickers"),
        ({"stickers": [{"kind": "gold"}]}, "stickers"),
        ({"lines": {"reroll": 5}}, "lines"),
        ({"drops": 6}, "drops"),
        ({"won": ["moon"]}, "won"),
        ({"curator": 7}, "curator"),
        ({"games": -1}, "games"),
        ({"cheat": True}, "unknown"),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong_and_nothing_is_lost(company, change, field):
    host = company.guest()
    kept = take_in(host)
    refused = host.call("POST", "/api/keepsakes", game="committee", card=CARD | change)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad_keepsake")
    assert refused.json()["error"]["field"] == field
    assert [item["id"] for item in host.get("/api/keepsakes")] == [kept]


@pytest.mark.parametrize(
    ("game", "card"), [("suits", CARD), ("chess", CARD), ("committee", [CARD]), ("committee", None)]
)
def test_a_file_of_something_else_is_refused(company, game, card):
    host = company.guest()
    assert host.refused("POST", "/api/keepsakes", game=game, card=card) == "bad_keepsake"


def test_a_discarded_card_is_gone(company):
    host = company.guest()
    name = take_in(host)
    host.post(f"/api/keepsakes/{name}/discard")
    assert host.get("/api/keepsakes") == []
    assert host.refused("GET", f"/api/keepsakes/{name}") == "no_keepsake"


def test_nobody_sees_exports_discards_or_brings_the_card_of_another(company):
    owner, thief = company.guest(), company.guest("Марк")
    name = take_in(owner)
    code = table(thief, ["me", "bot:random"])
    assert thief.get("/api/keepsakes") == []
    assert thief.refused("GET", f"/api/keepsakes/{name}") == "no_keepsake"
    assert thief.refused("POST", f"/api/keepsakes/{name}/discard") == "no_keepsake"
    assert thief.refused("POST", f"/api/tables/{code}/bring", seat=0, keepsake=name) == "no_keepsake"
    assert len(owner.get("/api/keepsakes")) == 1


def test_a_stranger_keeps_nothing(company):
    assert company.stranger().refused("GET", "/api/keepsakes") == "who"


def test_imports_have_a_limit(tmp_path, start_server):
    server = start_server(tmp_path, limits={"keepsakes_per_person": 1})
    host = server.guest()
    take_in(host)
    assert host.refused("POST", "/api/keepsakes", game="committee", card=CARD | {"level": 2}) == "too_many_keepsakes"


# At a table


def test_a_card_names_the_agent_of_its_seat(company):
    host = company.guest()
    code = table(host, ["me", "bot:random"])
    seated = host.post(f"/api/tables/{code}/bring", seat=0, keepsake=take_in(host))["seating"]
    assert [place["role"] for place in seated] == ["willy", "artyom"]


def test_an_agent_that_died_cannot_be_brought(company):
    host = company.guest()
    dead = take_in(host, drops=5)
    code = table(host, ["me", "bot:random"])
    assert host.get("/api/keepsakes")[0]["spent"]
    assert host.refused("POST", f"/api/tables/{code}/bring", seat=0, keepsake=dead) == "spent"


def test_a_table_without_cards_takes_none(company):
    host = company.guest()
    code = table(host, ["me", "bot:random"], ids=False)
    assert host.refused("POST", f"/api/tables/{code}/bring", seat=0, keepsake=take_in(host)) == "no_keepsakes"


def test_a_card_discarded_before_the_start_stops_it(company):
    host = company.guest()
    name = take_in(host)
    code = table(host, ["me", "bot:random"])
    host.post(f"/api/tables/{code}/bring", seat=0, keepsake=name)
    host.post(f"/api/keepsakes/{name}/discard")
    assert host.refused("POST", f"/api/tables/{code}/start") == "keepsake_gone"


def test_others_see_that_a_card_is_brought_but_not_which(company):
    host, friend = company.guest(), company.guest("Марк")
    code = table(host, ["me", "open"])
    host.post(f"/api/tables/{code}/bring", seat=0, keepsake=take_in(host))
    place = friend.get(f"/api/tables/{code}")["seating"][0]
    assert (place["brings"], place["keepsake"]) == (True, None)


def test_a_chosen_agent_is_played(company):
    host = company.guest()
    code = table(host, ["me", "bot:random"], ids=False, roles=["farkhad", None])
    assert host.post(f"/api/tables/{code}/start")["options"]["agents"] == ["farkhad", "willy"]


def test_two_seats_cannot_choose_one_agent(company):
    host, friend = company.guest(), company.guest("Марк")
    code = table(host, ["me", "open"])
    friend.post(f"/api/tables/{code}/seat", seat=1)
    host.post(f"/api/tables/{code}/bring", seat=0, role="ila")
    assert friend.refused("POST", f"/api/tables/{code}/bring", seat=1, role="ila") == "role_taken"


def test_nobody_chooses_for_the_seat_of_another(company):
    host, friend = company.guest(), company.guest("Марк")
    code = table(host, ["me", "open"])
    friend.post(f"/api/tables/{code}/seat", seat=1)
    assert host.refused("POST", f"/api/tables/{code}/bring", seat=1, role="ila") == "not_your_seat"


def test_the_host_chooses_the_agent_of_a_bot(company):
    host = company.guest()
    code = table(host, ["me", "bot:random"])
    assert host.post(f"/api/tables/{code}/bring", seat=1, role="ila")["seating"][1]["role"] == "ila"


def test_a_card_of_an_earlier_game_gives_its_bonus():
    """Willy's card has a complete line: one reroll in every check of his."""
    match = Match.new("committee", seats=2, options={"agents": ["willy", "asya"], "ids": [CARD, None]}, seed="bonus")
    assert dict(match.view(0).seats[0].id.lines)["reroll"] == 4
