"""Proposals at an open table: seen by all, never in the way, gone when they are played or impossible."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.conftest import Company
from tests.server.helpers import Live, Player
from tests.server.test_store import Ear, guest, house

from kuluary.server.before import lobby
from kuluary.server.protocol import wire
from kuluary.server.table import proposing


def two(company: Company) -> tuple[str, list[Player], list[Live]]:
    """Two people at a table of «Комитет» in play."""
    players = [company.guest(name) for name in ("Ася", "Марк")]
    code = players[0].post("/api/tables", game="committee", seats=2)["code"]
    players[1].post(f"/api/tables/{code}/seat", seat=1)
    players[0].post(f"/api/tables/{code}/start")
    return code, players, [company.live(player, code) for player in players]


def first(decisions: list[dict[str, Any]]) -> dict[str, Any]:
    """The first question that must be answered, with its first answer, as a message names them."""
    asked = next(decision for decision in decisions if not decision["free"])
    return {"decision": asked["id"], "action": asked["actions"][0]["action"]}


def proposed(live: Live) -> list[dict[str, Any]]:
    return list(live.wait("proposals")["proposals"])


def test_everyone_sees_a_proposed_action_in_words(company):
    _, _, (one, other) = two(company)
    assert one.ask(type="propose", seat=0, **first(one.state["decisions"]))["type"] == "ack"
    (seen,) = proposed(other)
    assert (seen["seat"], seen["target"], seen["text"]["type"]) == (0, 0, "Text")


def test_the_action_of_another_seat_can_be_proposed(company):
    _, _, (one, other) = two(company)
    one.ask(type="propose", seat=0, **first(one.state["others"]))
    (seen,) = proposed(other)
    assert (seen["seat"], seen["target"]) == (0, 1)


def test_a_sentence_can_be_proposed(company):
    _, _, (one, other) = two(company)
    one.ask(type="propose", seat=0, text="Мне по пути Архангельск")
    assert proposed(other)[0]["words"] == "Мне по пути Архангельск"


def test_a_proposal_sent_twice_is_made_once(company):
    _, _, (one, other) = two(company)
    for _ in range(2):
        one.ask(type="propose", id="same", seat=0, text="раз")
    other.ask(type="propose", seat=1, text="два")
    while len(found := proposed(other)) < 2:
        pass
    assert [item["words"] for item in found] == ["раз", "два"]


def test_opinions_are_seen_and_can_be_changed(company):
    _, _, (one, other) = two(company)
    number = one.ask(type="propose", seat=0, text="Едем?")["number"]
    for agrees, lists in ((True, ([1], [])), (False, ([], [1])), (None, ([], []))):
        other.ask(type="opinion", seat=1, proposal=number, agrees=agrees)
        while True:
            (seen,) = proposed(one)
            if (seen["for"], seen["against"]) == lists:
                break


def test_a_withdrawn_proposal_is_gone(company):
    _, _, (one, other) = two(company)
    number = one.ask(type="propose", seat=0, text="Едем?")["number"]
    one.ask(type="withdraw", proposal=number)
    assert len(proposed(other)) == 1
    assert proposed(other) == []


def test_nobody_withdraws_the_proposal_of_another(company):
    _, _, (one, other) = two(company)
    number = one.ask(type="propose", seat=0, text="Едем?")["number"]
    assert other.ask(type="withdraw", proposal=number)["code"] == "not_your_seat"


def test_a_played_proposal_is_gone(company):
    _, _, (one, other) = two(company)
    idea = first(one.state["decisions"])
    other.ask(type="propose", seat=1, **idea)
    assert one.ask(type="play", seat=0, **idea)["type"] == "ack"
    assert len(proposed(other)) == 1
    assert proposed(other) == []


@pytest.mark.rule("H-5.2")
def test_a_proposal_does_not_hold_up_play(company):
    _, _, (one, other) = two(company)
    other.ask(type="propose", seat=1, **first(other.state["decisions"]))
    assert one.ask(type="play", seat=0, **first(one.state["decisions"]))["type"] == "ack"


def test_an_action_that_is_not_legal_is_not_proposed(company):
    _, _, (one, _) = two(company)
    idea = first(one.state["decisions"]) | {"action": {"type": "committee.Serve"}}
    assert one.ask(type="propose", seat=0, **idea)["type"] == "refused"


def test_a_proposal_for_a_question_that_is_gone_says_whose_answer_came_first(company):
    _, _, (one, other) = two(company)
    idea = first(one.state["decisions"])
    one.ask(type="play", seat=0, **idea)
    late = other.ask(type="propose", seat=1, **idea)
    assert (late["type"], late["seat"]) == ("superseded", 0)


def test_a_sentence_has_a_limit(company):
    _, _, (one, _) = two(company)
    assert one.ask(type="propose", seat=0, text="а" * 161)["code"] == "malformed"
    assert one.ask(type="propose", seat=0, text=" ")["code"] == "malformed"


def test_a_seat_has_three_open_proposals_at_most(company):
    _, _, (one, _) = two(company)
    asked = next(item for item in one.state["others"] + one.state["decisions"] if len(item["actions"]) >= 4)
    for option in asked["actions"][:4]:
        one.ask(type="propose", seat=0, decision=asked["id"], action=option["action"])
    while len(found := proposed(one)) != 3 or found[-1]["number"] != 4:
        pass
    assert [item["number"] for item in found] == [2, 3, 4]


def test_who_proposes_too_fast_is_turned_away(tmp_path, start_server):
    server = start_server(tmp_path, limits={"chat_burst": 2, "chat_rate": 0.01})
    host = server.guest()
    code = host.post("/api/tables", game="committee", seats=2, seating=["me", "me"])["code"]
    host.post(f"/api/tables/{code}/start")
    with host.live(code) as live:
        said = [live.ask(type="propose", seat=0, text=f"{n}") for n in range(3)]
    assert [item.get("code") for item in said] == [None, None, "too_fast"]


def test_a_spectator_sees_proposals_and_makes_none(company):
    code, _, (one, _) = two(company)
    one.ask(type="propose", seat=0, text="Едем?")
    watcher = company.live(company.guest("Лев"), code)
    assert proposed(watcher)[0]["words"] == "Едем?"
    assert watcher.ask(type="propose", seat=0, text="нет")["code"] == "not_your_seat"
    assert watcher.state["others"] == []


def test_at_a_table_with_secrets_nothing_is_proposed(company):
    _, _, lives = company.four()
    assert lives[0].ask(type="propose", seat=0, text="пики")["code"] == "no_proposals"
    assert lives[0].state["others"] == []


def test_proposals_and_opinions_outlive_the_server(tmp_path, start_server):
    server = start_server(tmp_path)
    host = server.guest()
    code = host.post("/api/tables", game="committee", seats=2, seating=["me", "me"])["code"]
    host.post(f"/api/tables/{code}/start")
    with host.live(code) as live:
        live.wait("state")
        number = live.ask(type="propose", seat=0, **first(live.state["others"]))["number"]
        live.ask(type="opinion", seat=1, proposal=number, agrees=True)
        live.ask(type="withdraw", proposal=live.ask(type="propose", seat=1, text="нет")["number"])
    assert server.stop() == 0
    again = start_server(tmp_path)
    host.move_to(again)
    with host.live(code) as live:
        (seen,) = proposed(live)
    assert (seen["target"], seen["for"]) == (1, [1])


@pytest.mark.rule("H-5.3")
def test_two_people_who_answer_at_once_are_told_who_was_first(company):
    """Both are asked who gets the bronze token: one answer settles it for both."""
    players = [company.guest(name) for name in ("Ася", "Марк", "Лев")]
    code = players[0].post("/api/tables", game="committee", seats=3)["code"]
    for seat in (1, 2):
        players[seat].post(f"/api/tables/{code}/seat", seat=seat)
    players[0].post(f"/api/tables/{code}/start")
    lives = [company.live(player, code) for player in players]
    ideas = [first(live.state["decisions"]) for live in lives]
    assert lives[2].ask(type="play", seat=2, **ideas[2])["type"] == "ack"
    late = lives[0].ask(type="play", seat=0, **ideas[0])
    assert (late["type"], late["seat"]) == ("superseded", 2)


# One person, several agents


@pytest.mark.rule("H-5.1")
def test_one_person_takes_several_seats_where_hands_are_open(company):
    host = company.guest()
    code = host.post("/api/tables", game="committee", seats=3)["code"]
    seated = host.post(f"/api/tables/{code}/seat", seat=2)["seating"]
    assert [place["you"] for place in seated] == [True, False, True]


@pytest.mark.rule("H-5.1")
def test_at_a_table_with_secrets_one_person_takes_one_seat(company):
    host = company.guest()
    code = host.table()
    assert host.refused("POST", f"/api/tables/{code}/seat", seat=2) == "seated"


def test_a_person_plays_each_of_their_agents_without_looking_away(company):
    host = company.guest()
    code = host.post("/api/tables", game="committee", seats=2, seating=["me", "me"])["code"]
    host.post(f"/api/tables/{code}/start")
    live = company.live(host, code)
    assert live.ask(type="play", seat=1, **first(live.state["others"]))["type"] == "ack"


# Between processes


def test_two_processes_share_proposals(tmp_path):
    """What is proposed in one house is heard in the other over the bus."""

    async def both() -> list[dict[str, Any]]:
        from kuluary.server.machines.bus import LocalBus

        bus = LocalBus()
        async with house(tmp_path, bus) as one, house(tmp_path, bus) as two:
            person = await guest(one)
            plan = lobby.plan_table(
                one, person, game="committee", seats=2, options={}, name=None, public=False, seating=["me", "me"]
            )
            code = (await lobby.open_table(one, person, plan)).code
            async with one.visit(code) as here, two.visit(code) as there:
                await here.start(lambda record: lobby.check_start(record, person))
                ear = Ear(person)
                await there.join(ear)
                said = wire.Propose("x", 0, text="Едем?")
                await proposing.propose(here, Ear(person), said)
                while not (told := [item for item in ear.heard if item["type"] == "proposals" and item["proposals"]]):
                    await asyncio.sleep(0.001)
                return list(told[0]["proposals"])

    assert asyncio.run(both())[0]["words"] == "Едем?"
