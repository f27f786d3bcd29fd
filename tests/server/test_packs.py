"""Packs that people make: edited, checked, kept, taken to a table, and played there."""

from __future__ import annotations

import json
import random

import pytest
from tests.server.helpers import play_on

import kuluary
from kuluary.core import Match, find_game, pack_from
from kuluary.core.verify import verify

ONE = {"file": "objects.toml", "section": ["banks"], "key": "minimum", "text": "2"}
GUILDS = {"file": "deck.toml", "section": ["standard"], "key": "4"}
SWAPPED = GUILDS | {"text": '["merchants", "aristocrats", "knights", "artists"]'}


def field(sheet, edit):
    """The field of a sheet that an edit is about."""
    file = next(file for file in sheet["files"] if file["name"] == edit["file"])
    section = next(one for one in file["sections"] if one["path"] == edit["section"])
    return next(one for one in section["fields"] if one["key"] == edit["key"])


@pytest.mark.parametrize("game", kuluary.game_names())
def test_the_sheet_of_the_standard_pack_says_every_value(company, game):
    sheet = company.stranger().get(f"/api/sheet/{game}")
    standard = find_game(game).standard
    assert (sheet["digest"], sheet["errors"], sheet["differences"]) == (standard.digest, [], [])
    edits = [
        {"file": file["name"], "section": section["path"], "key": one["key"], "text": one["text"]}
        for file in sheet["files"]
        for section in file["sections"]
        for one in section["fields"]
    ]
    assert len(edits) > 10
    again = company.stranger().post("/api/packs/check", game=game, edits=edits)
    assert again == sheet


def test_a_sheet_tells_where_values_come_from(company):
    sheet = company.stranger().get("/api/sheet/power")
    assert field(sheet, ONE)["mark"] == "inferred"
    assert field(sheet, ONE | {"section": ["ruling_parties"]})["mark"] == "stated"
    assert field(sheet, ONE | {"section": ["research"]})["mark"] == "derived"
    stages = field(sheet, {"file": "projects.toml", "section": ["comintern"], "key": "agents"})
    assert stages["marks"] == ["stated", "derived", "stated", "derived", "derived"]


def test_a_corrected_value_is_no_longer_reconstructed(company):
    sheet = company.stranger().post("/api/packs/check", game="power", edits=[ONE])
    found = field(sheet, ONE)
    assert (found["value"], found["usual"], found["mark"]) == (2, 1, "stated")
    assert sheet["differences"] == [
        {"file": "objects.toml", "path": ["banks", "minimum"], "usual": "1", "here": "2", "source": None},
    ]


def test_a_change_may_say_where_it_comes_from_and_is_the_same_pack(company):
    """It travels with the file and is told at the table; what is as in the standard pack says nothing."""
    player = company.guest("Марина")
    way = "objects.toml/banks/minimum"
    plain = player.post("/api/packs", game="power", name="Молча", edits=[ONE])
    said = {"game": "power", "edits": [ONE], "sources": {way: "printed", "objects.toml/media/minimum": "agreed"}}
    (change,) = player.post("/api/packs/check", **said)["differences"]
    assert change["source"] == "printed"
    told = player.post("/api/packs", name="С коробки", **said)
    assert told["digest"] == plain["digest"]
    file = player.get(f"/api/packs/{told['id']}")
    assert file["sources"] == {way: "printed"}
    friend = company.guest("Лев")
    brought = friend.post("/api/packs", file=file)
    renewed = friend.post("/api/packs", game="power", pack=brought["id"], id=brought["id"], name="Наш", edits=[])
    assert friend.get(f"/api/packs/{renewed['id']}")["sources"] == {way: "printed"}
    codes = [
        who.post("/api/tables", game="power", seats=2, seating=["me", "bot:random"], pack=pack["id"])["code"]
        for who, pack in ((player, plain), (friend, renewed))
    ]
    assert [player.get(f"/api/tables/{code}/pack")["differences"][0]["source"] for code in codes] == ["printed"] * 2
    assert friend.refused("POST", "/api/packs", file=file | {"sources": {way: "heard"}}) == "bad_pack"


def test_of_a_list_only_the_changed_number_is_ones_own(company):
    edit = {"file": "projects.toml", "section": ["spyware"], "key": "agents", "text": "[2, 3, 5, 3, 2]"}
    sheet = company.stranger().post("/api/packs/check", game="power", edits=[edit])
    assert field(sheet, edit)["marks"] == ["inferred", "inferred", "stated", "inferred", "inferred"]


@pytest.mark.parametrize(
    ("game", "edit", "words"),
    [
        ("power", ONE | {"text": "99"}, "must be a number from"),
        ("power", ONE | {"text": "two"}, "no value"),
        ("power", ONE | {"text": "1\nb = 2"}, "more than one"),
        ("suits", GUILDS | {"text": '["merchants"]'}, "needs 4 guilds"),
        (
            "committee",
            {"file": "agents.toml", "section": ["artyom", "hr"], "key": "2", "text": "{ rerolls = 777 }"},
            "",
        ),
        (
            "committee",
            {"file": "missions.toml", "section": ["mission", "001"], "key": "city", "text": '"omsk"'},
            "city",
        ),
    ],
)
def test_an_error_stands_at_its_field(company, game, edit, words):
    (error,) = company.stranger().post("/api/packs/check", game=game, edits=[edit])["errors"]
    assert {name: error[name] for name in ("file", "section", "key")} == {
        name: edit[name] for name in ("file", "section", "key")
    }
    assert words in error["message"]


def test_all_that_is_no_value_is_named_at_once(company):
    wrong = [ONE | {"text": "]"}, ONE | {"section": ["media"], "text": "1979-05-27"}]
    errors = company.stranger().post("/api/packs/check", game="power", edits=wrong)["errors"]
    assert [error["section"] for error in errors] == [["banks"], ["media"]]


def test_a_pack_that_cannot_be_played_is_not_kept(company):
    player = company.guest()
    response = player.call("POST", "/api/packs", game="power", name="Моя", edits=[ONE | {"text": "99"}])
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "bad_pack"
    assert response.json()["error"]["field"] == "objects.toml/banks/minimum"
    assert player.get("/api/packs") == []


def test_a_pack_is_kept_under_its_name_for_its_maker_alone(company):
    player = company.guest("Марина")
    kept = player.post("/api/packs", game="power", name=" С моей  коробки ", note="второе издание", edits=[ONE])
    assert (kept["name"], kept["author"], kept["note"]) == ("С моей коробки", "Марина", "второе издание")
    assert kept["differences"] == 1
    assert player.get("/api/packs") == [kept]
    assert company.guest().get("/api/packs") == []
    assert company.guest().refused("GET", f"/api/packs/{kept['id']}") == "no_pack"
    assert company.stranger().refused("GET", "/api/packs") == "who"


def test_a_pack_is_edited_further_and_thrown_away(company):
    player = company.guest()
    kept = player.post("/api/packs", game="power", name="Раз", edits=[ONE])
    more = ONE | {"section": ["media"], "text": "2"}
    again = player.post("/api/packs", id=kept["id"], pack=kept["id"], game="power", name="Два", edits=[more])
    assert (again["id"], again["name"], again["differences"]) == (kept["id"], "Два", 2)
    assert field(player.get(f"/api/sheet/power?pack={kept['id']}"), ONE)["value"] == 2
    player.post(f"/api/packs/{kept['id']}/discard")
    assert player.get("/api/packs") == []
    assert player.refused("POST", f"/api/packs/{kept['id']}/discard") == "no_pack"


def test_a_pack_travels_as_a_file(company):
    maker, friend = company.guest("Марина"), company.guest("Лев")
    kept = maker.post("/api/packs", game="power", name="С коробки", note="2014", edits=[ONE])
    file = maker.get(f"/api/packs/{kept['id']}")
    assert pack_from(file).digest == kept["digest"]
    brought = friend.post("/api/packs", file=file)
    assert {key: brought[key] for key in ("name", "author", "note", "digest")} == {
        key: kept[key] for key in ("name", "author", "note", "digest")
    }
    assert friend.post("/api/packs", file=file)["id"] == brought["id"]


@pytest.mark.parametrize(
    "file", [[], {}, {"game": "power"}, {"game": "chess", "files": {}}, {"game": "power", "files": []}]
)
def test_another_file_is_refused_whole(company, file):
    player = company.guest()
    assert player.refused("POST", "/api/packs", file=file, name="x") == "bad_pack"
    assert player.get("/api/packs") == []


def test_a_file_with_a_fault_is_refused_whole_with_its_place(company):
    player = company.guest()
    file = find_game("power").standard.plain()
    file = json.loads(json.dumps(file))
    file["files"]["objects.toml"]["banks"]["minimum"] = "many"
    response = player.call("POST", "/api/packs", file=file, name="x")
    assert response.json()["error"]["field"] == "objects.toml/banks/minimum"
    del file["files"]["objects.toml"]
    assert player.refused("POST", "/api/packs", file=file, name="x") == "bad_pack"
    assert player.get("/api/packs") == []


def test_nothing_nested_without_end_is_taken(company):
    deep = "[" * 400 + "]" * 400
    player = company.guest()
    file = {"game": "power", "files": {"objects.toml": {"x": json.loads(deep)}}}
    assert player.refused("POST", "/api/packs", file=file, name="x") == "bad_pack"
    (error,) = player.post("/api/packs/check", game="power", edits=[ONE | {"text": deep}])["errors"]
    assert error["key"] == "minimum"


def test_a_file_that_is_too_large_is_refused(company):
    big = {"game": "power", "files": {"objects.toml": {"x": "y" * 600_000}}}
    assert company.guest().refused("POST", "/api/packs", file=big) == "too_large"


def test_there_is_an_end_to_keeping(start_server, tmp_path):
    server = start_server(tmp_path, limits={"packs_per_person": 1})
    player = server.guest("Ася")
    player.post("/api/packs", game="power", name="Раз", edits=[ONE])
    assert player.refused("POST", "/api/packs", game="power", name="Два", edits=[ONE]) == "too_many_packs"


def test_a_table_plays_the_pack_it_was_laid_with(company):
    """Whatever its maker does with the pack later; bots, catalogue, log, replay and proof use it too."""
    player = company.guest("Марина")
    kept = player.post("/api/packs", game="power", name="С коробки", edits=[ONE])
    seating = ["me", "bot:random"]
    table = player.post("/api/tables", game="power", seats=2, seating=seating, pack=kept["id"])
    code = table["code"]
    named = {"digest": kept["digest"], "name": "С коробки", "author": "Марина", "standard": False}
    assert table["pack"] == named
    player.post("/api/packs", id=kept["id"], game="power", name="Другой", edits=[])
    player.post(f"/api/packs/{kept['id']}/discard")
    assert player.post(f"/api/tables/{code}/start")["pack"] == named
    said = company.stranger().get(f"/api/tables/{code}/pack")
    assert [one["path"] for one in said["differences"]] == [["banks", "minimum"]]
    for query in (f"table={code}", f"content={kept['digest']}"):
        catalog = company.stranger().get(f"/api/catalog/power?{query}")
        assert next(one for one in catalog["objects"] if one["id"] == "banks")["minimum"] == 2
    standard = company.stranger().get("/api/catalog/power")
    assert next(one for one in standard["objects"] if one["id"] == "banks")["minimum"] == 1
    live = company.live(player, code)
    number = live.state["number"]
    rng = random.Random(5)
    for _ in range(3):
        while not live.state["decisions"]:
            live.wait("state")
        number = live.play(rng.choice(live.state["decisions"][0]["actions"])["action"])["number"]
        live.wait_number(number)
    assert live.state["number"] >= number


def test_the_log_of_such_a_table_says_everything(company):
    players = [company.guest(name) for name in ("Ася", "Марк", "Лев")]
    kept = players[0].post("/api/packs", game="suits", name="Свой", edits=[SWAPPED])
    code = players[0].table(seats=3, pack=kept["id"])
    for seat, player in enumerate(players[1:], start=1):
        player.post(f"/api/tables/{code}/seat", seat=seat)
    players[0].post(f"/api/tables/{code}/start")
    lives = {seat: company.live(player, code) for seat, player in enumerate(players)}
    play_on(lives, random.Random(3))
    file = players[0].get(f"/api/tables/{code}/log")
    pack = pack_from(file.pop("pack"))
    log = kuluary.decode(file)
    assert log.header.content == pack.digest == kept["digest"]
    assert Match.replay(log, content=pack).over
    assert verify(log, content=pack).ok
    assert players[1].get(f"/api/tables/{code}/verify")["ok"]
    again = players[1].post(f"/api/tables/{code}/again")
    assert again["pack"]["name"] == "Свой"


def test_a_pack_of_another_game_is_not_taken(company):
    player = company.guest()
    kept = player.post("/api/packs", game="power", name="Раз", edits=[ONE])
    body = {"game": "suits", "seats": 4}
    assert player.refused("POST", "/api/tables", **body, pack=kept["id"]) == "bad_pack"
    assert player.refused("POST", "/api/tables", **body, pack="nothing") == "no_pack"
    assert company.guest().refused("POST", "/api/tables", **body, pack=kept["id"]) == "no_pack"


def test_a_catalogue_of_something_unknown_is_refused(company):
    assert company.stranger().refused("GET", "/api/catalog/power?content=nothing") == "no_pack"
    assert company.stranger().refused("GET", "/api/catalog/power?table=QQQQQQ") == "no_table"
    assert company.stranger().refused("GET", "/api/sheet/chess") == "no_game"


def test_all_faults_are_named_at_once_and_common_ones_by_reason(company):
    wrong = [ONE | {"text": "99"}, ONE | {"section": ["media"], "key": "copies", "text": "[1]"}]
    errors = company.stranger().post("/api/packs/check", game="power", edits=wrong)["errors"]
    said = {(*error["section"], error["key"]): (error["reason"], error["facts"]) for error in errors}
    assert said[("banks", "minimum")] == ("number", {"low": 1, "high": 10})
    assert said[("media", "copies")][0] == "numbers"


def test_the_host_changes_the_pack_until_the_start(company):
    host, guest = company.guest("Ася"), company.guest("Лев")
    pack = host.post("/api/packs", game="power", name="С моей коробки", edits=[ONE])
    code = host.post("/api/tables", game="power", seats=2)["code"]
    change = f"/api/tables/{code}/options"
    assert host.post(change, pack=pack["id"])["pack"]["name"] == "С моей коробки"
    assert host.post(change, public=True)["pack"]["digest"] == pack["digest"]
    assert host.get(f"/api/tables/{code}/pack")["differences"] != []
    assert guest.refused("POST", change, pack=None) == "not_host"
    assert host.post(change, pack=None)["pack"]["standard"]
    own = host.post("/api/packs", game="suits", name="Другая игра", edits=[])
    assert host.refused("POST", change, pack=own["id"]) == "bad_pack"
