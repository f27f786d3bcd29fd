"""Tables before the start: making them, sitting down, options, lists."""

from __future__ import annotations

import re

import pytest


def test_a_new_table_has_its_host_on_the_first_seat_and_the_others_open(company):
    host = company.guest("Ася")
    table = host.post("/api/tables", game="suits", seats=4, name="Пятница у Медичи")
    assert [seat["kind"] for seat in table["seating"]] == ["person", "open", "open", "open"]
    assert (table["host"], table["status"], table["name"]) == (host.id, "open", "Пятница у Медичи")


def test_a_code_has_six_letters_without_vowels(company):
    assert re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]{6}", company.guest().table())


def test_a_code_may_be_typed_in_small_letters(company):
    host = company.guest()
    code = host.table()
    assert host.get(f"/api/tables/{code.lower()}")["code"] == code


def test_options_are_filled_in(company):
    table = company.guest().post("/api/tables", game="suits", seats=6)
    assert table["options"] == {"teams": True, "deck": "standard", "jokers": "pooled", "power": "pooled"}


def test_the_commitment_to_chance_is_there_before_anyone_sits_down(company):
    host = company.guest()
    code = host.table(seating=["me", "open", "bot:random"], seats=3)
    before = host.get(f"/api/tables/{code}")["commitment"]
    host.post(f"/api/tables/{code}/seating", seat=1, kind="bot:random")
    assert re.fullmatch("[0-9a-f]{64}", before)
    assert host.post(f"/api/tables/{code}/start")["commitment"] == before


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "bad_option"),
        ({"seats": 7}, "bad_option"),
        ({"options": {"colour": "red"}}, "bad_option"),
        ({"options": {"teams": 1}}, "bad_option"),
        ({"seating": ["me"]}, "malformed"),
        ({"seating": ["me", "me", "open", "open"]}, "malformed"),
        ({"seating": ["me", "ghost", "open", "open"]}, "malformed"),
        ({"seating": ["me", "bot:genius", "open", "open"]}, "bad_option"),
        ({"seating": ["me", "local:", "open", "open"]}, "malformed"),
        ({"name": "x" * 41}, "malformed"),
        ({"seats": "four"}, "malformed"),
        ({"opinions": {}}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(company, change, code):
    host = company.guest()
    assert host.refused("POST", "/api/tables", **({"game": "suits", "seats": 4} | change)) == code
    assert host.get("/api/tables")["mine"] == []


def test_a_body_that_is_too_large_is_refused(company):
    host = company.guest()
    assert host.refused("POST", "/api/tables", game="suits", seats=4, name="x" * 70_000) == "too_large"


def test_an_open_seat_can_be_taken_and_left(company):
    host, other = company.guest("Ася"), company.guest("Марк")
    code = host.table()
    taken = other.post(f"/api/tables/{code}/seat", seat=2)["seating"][2]
    assert (taken["kind"], taken["name"], taken["you"]) == ("person", "Марк", True)
    assert other.post(f"/api/tables/{code}/stand", seat=2)["seating"][2]["kind"] == "open"


def test_a_taken_seat_cannot_be_taken(company):
    host, other = company.guest(), company.guest()
    code = host.table()
    assert other.refused("POST", f"/api/tables/{code}/seat", seat=0) == "taken"


def test_one_person_takes_one_seat(company):
    host = company.guest()
    code = host.table()
    assert host.refused("POST", f"/api/tables/{code}/seat", seat=1) == "seated"


def test_nobody_can_stand_up_for_another(company):
    host, other = company.guest(), company.guest()
    code = host.table()
    assert other.refused("POST", f"/api/tables/{code}/stand", seat=0) == "not_your_seat"


def test_a_seat_that_does_not_exist_cannot_be_taken(company):
    host, other = company.guest(), company.guest()
    code = host.table()
    assert other.refused("POST", f"/api/tables/{code}/seat", seat=4) == "malformed"
    assert other.refused("POST", f"/api/tables/{code}/seat", seat=-1) == "malformed"


def test_the_host_seats_bots_and_people_at_the_same_device(company):
    host = company.guest()
    code = host.table()
    host.post(f"/api/tables/{code}/seating", seat=1, kind="bot:greedy")
    seating = host.post(f"/api/tables/{code}/seating", seat=2, kind="local:Бабушка")["seating"]
    assert (seating[1]["kind"], seating[1]["level"]) == ("bot", "greedy")
    assert (seating[2]["kind"], seating[2]["name"], seating[2]["you"]) == ("local", "Бабушка", True)


@pytest.mark.parametrize(
    ("call", "body"),
    [("seating", {"seat": 1, "kind": "bot:random"}), ("options", {"public": True}), ("start", {})],
)
def test_only_the_host_rules_the_table(company, call, body):
    host, other = company.guest(), company.guest()
    code = host.table()
    assert other.refused("POST", f"/api/tables/{code}/{call}", **body) == "not_host"


def test_the_host_changes_options_and_name(company):
    host = company.guest()
    code = host.table()
    table = host.post(f"/api/tables/{code}/options", options={"teams": True}, name="Реванш", public=True)
    assert (table["options"]["teams"], table["name"], table["public"]) == (True, "Реванш", True)


def test_a_table_with_open_seats_does_not_start(company):
    host = company.guest()
    code = host.table()
    assert host.refused("POST", f"/api/tables/{code}/start") == "not_full"


def test_a_started_table_does_not_start_again(company):
    host = company.guest()
    code = host.table(seating=["me", "local:Б", "local:В", "local:Г"], start=True)
    assert host.refused("POST", f"/api/tables/{code}/start") == "started"


def test_seats_of_a_started_table_stay_as_they_are(company):
    host = company.guest()
    code = host.table(seating=["me", "local:Б", "local:В", "local:Г"], start=True)
    assert host.refused("POST", f"/api/tables/{code}/stand", seat=0) == "started"
    assert host.refused("POST", f"/api/tables/{code}/seating", seat=1, kind="open") == "started"


def test_public_tables_are_listed_for_everybody(company):
    code = company.guest().table(public=True)
    assert code in [table["code"] for table in company.stranger().get("/api/tables")["open"]]


def test_private_tables_are_listed_for_nobody_else(company):
    code = company.guest().table()
    assert code not in [table["code"] for table in company.guest().get("/api/tables")["open"]]


def test_tables_that_wait_for_me_come_first(company):
    host = company.guest()
    waiting = host.table(seating=["me", "local:Б", "local:В", "local:Г"], start=True)
    host.table()
    host.table()
    assert host.get("/api/tables")["mine"][0]["code"] == waiting


def test_an_unknown_code_is_no_table(company):
    assert company.guest().refused("GET", "/api/tables/BBBBBB") == "no_table"


def test_everybody_at_an_open_table_sees_who_sits_down(company):
    host, other = company.guest(), company.guest("Марк")
    code = host.table()
    live = company.watch(host, code)
    live.wait("table")
    other.post(f"/api/tables/{code}/seat", seat=1)
    assert live.wait("table")["table"]["seating"][1]["name"] == "Марк"


def test_a_seat_is_online_while_its_holder_is_connected(company):
    host, other = company.guest(), company.guest("Марк")
    code = host.table()
    other.post(f"/api/tables/{code}/seat", seat=1)
    live = company.watch(host, code)
    assert not live.wait("table")["table"]["seating"][1]["online"]
    company.watch(other, code)
    assert live.wait("table")["table"]["seating"][1]["online"]


def test_a_seat_is_offline_when_its_holder_has_gone(company):
    host, other = company.guest(), company.guest("Марк")
    code = host.table()
    other.post(f"/api/tables/{code}/seat", seat=1)
    theirs = company.watch(other, code)
    theirs.wait("table")
    live = company.watch(host, code)
    assert live.wait("table")["table"]["seating"][1]["online"]
    theirs.ws.close()
    assert not live.wait("table")["table"]["seating"][1]["online"]


def test_a_code_may_be_typed_in_the_other_alphabet(company):
    host = company.guest()
    code = host.table()
    cyrillic = code.translate(str.maketrans("BSCHJKMPTX", "ВЅСНЈКМРТХ"))
    assert host.get(f"/api/tables/{cyrillic[:3].lower()}%20{cyrillic[3:]}")["code"] == code


def faces_at(table):
    return [place["face"] for place in table["seating"]]


def test_every_seat_has_a_face_of_its_own_and_people_keep_theirs(company):
    host, friend = company.guest("Ася"), company.guest("Лев")
    for one in (host, friend):
        one.post("/api/guest", name="Ася", face=2)
    table = host.post("/api/tables", game="suits", seats=4, seating=["bot:greedy", "open", "bot:greedy", "me"])
    assert faces_at(table) == [0, None, 1, 2]
    seated = friend.post(f"/api/tables/{table['code']}/seat", seat=1)
    assert faces_at(seated) == [0, 3, 1, 2]
    chosen = friend.post(f"/api/tables/{table['code']}/face", seat=1, face=0)
    assert faces_at(chosen) == [3, 0, 1, 2]
    assert friend.refused("POST", f"/api/tables/{table['code']}/face", seat=1, face=2) == "face_taken"
    assert friend.refused("POST", f"/api/tables/{table['code']}/face", seat=1, face=6) == "malformed"
    assert friend.refused("POST", f"/api/tables/{table['code']}/face", seat=3, face=5) == "not_your_seat"
