"""Packs on the command line: listed, exported, checked, compared, kept; and logs that bring theirs."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing

import pytest
from tests.cli.running import ROOT, printed, run, run_apart
from tests.server.laying import Wish, lay_all

import kuluary
from kuluary.core import find_game


@pytest.fixture
def folder(tmp_path):
    """The standard files of power, one value of them corrected."""
    printed("content", "export", "power", tmp_path / "mine")
    path = tmp_path / "mine" / "operations.toml"
    path.write_text(path.read_text().replace("agents = 5", "agents = 6", 1))
    return tmp_path / "mine"


def test_the_list_counts_values_by_provenance():
    (fact,) = json.loads(printed("content", "list", "suits", "--json"))
    assert fact["digest"] == find_game("suits").standard.digest
    assert fact["files"] == [{"name": "deck.toml", "values": 18, "inferred": 18, "derived": 0}]
    assert printed("content", "list").count("standard") == len(kuluary.game_names())


@pytest.mark.parametrize("game", kuluary.game_names())
def test_what_was_exported_says_the_same(game, tmp_path):
    standard = find_game(game).standard
    printed("content", "export", game, tmp_path / "folder")
    printed("content", "export", game, tmp_path / "file.json")
    printed("content", "export", game, tmp_path / "again", "--content", tmp_path / "file.json")
    for name in ("folder", "file.json", "again"):
        assert find_game(game).pack(tmp_path / name) == standard
    assert "#" in next((tmp_path / "folder").iterdir()).read_text()


def test_nothing_is_overwritten(folder):
    done = run("content", "export", "power", folder)
    assert (done.returncode, "already" in done.stderr) == (2, True)


def test_a_pack_is_checked_by_the_games_own_reader(folder):
    assert "differ from the standard pack: 1" in printed("content", "check", "power", folder)
    path = folder / "operations.toml"
    path.write_text(path.read_text().replace("agents = 6", "agents = 400", 1))
    done = run("content", "check", "power", folder)
    assert done.returncode == 1
    assert done.stderr.startswith("operations.toml, line ")
    done = run("content", "check", "power", folder, "--json")
    found = json.loads(done.stdout)
    assert (found["ok"], found["section"], found["key"]) == (False, "obstacles", "agents")


def test_differences_are_listed(folder, tmp_path):
    assert printed("content", "diff", "power", folder).splitlines()[0] == "operations.toml, obstacles.agents: 5 → 6"
    change = {"file": "operations.toml", "path": ["obstacles", "agents"], "ours": 6, "theirs": 5}
    assert json.loads(printed("content", "diff", "power", folder, "standard", "--json")) == [change]
    digest = find_game("power").standard.digest
    assert json.loads(printed("content", "diff", "power", digest, "--json")) == []


@pytest.mark.parametrize("name", ["nowhere", "pack.json"])
def test_a_pack_that_is_not_there_is_refused(name, tmp_path):
    (tmp_path / "pack.json").write_text('{"game": "suits", "files": {}}')
    done = run("simulate", "power", "--games", "1", "--content", tmp_path / name)
    assert done.returncode == 2
    assert name in done.stderr


def test_a_game_saved_with_a_pack_brings_it_along(tmp_path):
    printed("content", "export", "suits", tmp_path / "mine")
    path = tmp_path / "mine" / "deck.toml"
    path.write_text(path.read_text().replace('"aristocrats", "merchants"', '"merchants", "aristocrats"', 1))
    printed("content", "export", "suits", tmp_path / "mine.json", "--content", tmp_path / "mine")
    shutil.rmtree(tmp_path / "mine")
    saved = tmp_path / "log.json"
    done = run(
        "play", "suits", "--seats", "3", "--bots", "random", "--seed", "1", "--save", saved, "--content",
        tmp_path / "mine.json", stdin="1\n" * 60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (tmp_path / "mine.json").unlink()
    assert json.loads(saved.read_text())["header"]["content"] != find_game("suits").standard.digest
    assert json.loads(printed("replay", saved, "--json"))["over"]
    assert json.loads(printed("verify", saved, "--json"))["ok"]


@pytest.fixture
def checkout(tmp_path):
    """A copy of the project whose content files may be changed."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("web", "*.pyc.*"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_a_former_pack_is_found_by_itself(checkout, tmp_path):
    saved = tmp_path / "log.json"
    done = run("play", "suits", "--seats", "3", "--bots", "random", "--save", saved, stdin="1\n" * 60)
    assert done.returncode == 0, done.stderr
    kept = run_apart("content", "keep", "suits", source=checkout / "src")
    assert kept.returncode == 0, kept.stderr
    (path,) = (checkout / "src").glob("kuluary/games/suits/content/deck.toml")
    path.write_text(path.read_text().replace('"aristocrats", "merchants"', '"merchants", "aristocrats"', 1))
    listed = json.loads(run_apart("content", "list", "suits", "--json", source=checkout / "src").stdout)
    assert [fact["kind"] for fact in listed] == ["standard", "former"]
    assert run_apart("replay", saved, source=checkout / "src").returncode == 0
    assert run_apart("verify", saved, source=checkout / "src").returncode == 0
    shutil.rmtree(path.parent / "former")
    done = run_apart("verify", saved, source=checkout / "src")
    assert done.returncode == 1, done.stdout
    assert "content" in done.stdout + done.stderr


def test_keeping_needs_a_checkout(checkout):
    (checkout / "pyproject.toml").unlink()
    done = run_apart("content", "keep", "suits", source=checkout / "src")
    assert (done.returncode, "checkout" in done.stderr) == (2, True)


@pytest.mark.parametrize("named", ["--data={}", "--database=sqlite:///{}/kuluary.sqlite3"])
def test_the_doctor_names_the_games_that_cannot_go_on(tmp_path, named):
    where = named.format(tmp_path)
    wishes = (Wish("suits", 3, 5, {}), Wish("suits", 3, 5, {}), Wish("power", 2, 5, {}), Wish("suits", 3, None, {}))
    codes = asyncio.run(lay_all(tmp_path, wishes))
    done = run("doctor", where)
    assert "3 of 3 can go on" in done.stdout
    with closing(sqlite3.connect(tmp_path / "kuluary.sqlite3")) as connection:
        content = find_game("suits").standard.digest
        connection.execute(
            "update tables set header = replace(header, ?, ?) where code = ?", (content, "0" * 32, codes[0])
        )
        connection.execute("delete from entries where code = ? and number = 1", (codes[1],))
        connection.commit()
    done = run("doctor", where, "--json")
    assert done.returncode == 1
    bad = {finding["what"]: finding["note"] for finding in json.loads(done.stdout)["findings"] if not finding["ok"]}
    assert bad.keys() == {f"table {codes[0]}", f"table {codes[1]}", "games in progress"}
    assert "0" * 32 in bad[f"table {codes[0]}"]
    assert bad["games in progress"].startswith("1 of 3")
