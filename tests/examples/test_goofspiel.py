"""The example of a game from outside: its rules, and that it plays wherever ours do."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from examples.goofspiel.words import BID, BidShown, PrizeKept, PrizeTaken
from tests.server.helpers import ServerProcess, joined, some_action

import kuluary
from kuluary.core import Match, News
from kuluary.rulebooks import clause_text
from kuluary.testing import check_game
from kuluary.testing.play import finish

pytestmark = pytest.mark.usefixtures("goofspiel")
ROOT = Path(__file__).parents[2]
NAMED = {"KULUARY_GAMES": "examples.goofspiel"}


def new(seats: int = 3, **options: object) -> Match:
    return Match.new("goofspiel", seats=seats, options=options, seed="example")


def bid(match: Match, *cards: int) -> list[News]:
    """Let every seat bid, first seat first; give what was told after the last bid."""
    for seat, card in enumerate(cards):
        before = len(match.news)
        match.play(seat, BID[card])
    return [item for _, item in match.news[before:]]


def told(news: list[News], kind: type) -> list[object]:
    return [item.event for item in news if isinstance(item.event, kind)]


# Rules


def test_everybody_is_asked_at_the_same_time():
    match = new()
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    match.play(1, BID[4])
    assert [decision.seat for decision in match.decisions] == [0, 2]


def test_the_highest_bid_takes_the_stake():
    match = new()
    stake = match.view(None).stake
    assert told(bid(match, 3, 9, 5), PrizeTaken) == [PrizeTaken(1, stake)]
    assert match.view(None).points == (0, stake, 0)


def test_equal_bids_leave_the_stake_to_the_next_round():
    match = new()
    first = match.view(None).stake
    assert told(bid(match, 9, 9, 5), PrizeKept) == [PrizeKept(first)]
    assert match.view(None).stake > first
    assert match.view(None).points == (0, 0, 0)


def test_a_bid_is_hidden_until_all_have_bid():
    match = new()
    match.play(0, BID[7])
    seen = {kuluary.encode(match.redeal(1, seed).view(1)) for seed in range(20)}
    assert seen == {kuluary.encode(match.view(1))}
    assert len({match.redeal(1, seed).state.bids[0] for seed in range(40)}) > 5
    assert {match.redeal(0, seed).state.bids[0] for seed in range(20)} == {7}
    assert not told([item for _, item in match.news], BidShown)


def test_cards_that_were_played_are_refused():
    match = new()
    bid(match, 3, 9, 5)
    refusal = match.explain(0, BID[3])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not_in_hand", "G-2.2")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cards", [7, 13])
def test_a_game_has_as_many_rounds_as_cards(seats, cards):
    match = finish(new(seats, cards=cards), random.Random(seats))
    assert match.view(None).round == cards
    assert sum(score.total for score in match.scores) <= cards * (cards + 1) // 2
    assert Match.replay(match.log).result == match.result


def test_it_keeps_what_every_game_keeps():
    check_game("goofspiel", games=3)  # in a short game a redeal may find nothing to move where it is looked at


# Wherever ours are played


def kuluary_run(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "kuluary", *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"PYTHONPATH": path} | env,
    )


def test_it_is_told_in_words_of_its_own():
    match = new()
    assert kuluary.describe(match, match.decisions[0], "ru").startswith("Сделайте ставку")
    assert clause_text("goofspiel", "ru", "G-2.4") == "**G-2.4** Самая высокая ставка берёт кон."


def test_a_game_in_the_terminal():
    done = kuluary_run(
        "play", "goofspiel", "--seats", "2", "--option", "cards=7", "--lang", "en", stdin="1\n" * 7, **NAMED
    )
    assert done.returncode == 0, done.stderr
    assert "Round 7 of 7" in done.stdout
    assert "goofspiel-" not in done.stdout


def test_a_module_that_is_not_there_is_named():
    done = kuluary_run("doctor", KULUARY_GAMES="examples.nothing")
    assert done.returncode != 0
    assert "KULUARY_GAMES names 'examples.nothing'" in done.stderr


def test_a_package_announces_its_game(tmp_path):
    """Installed packages are known by what pip writes beside them."""
    info = tmp_path / "outside-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[kuluary.games]\ngoofspiel = examples.goofspiel:GAME\n")
    done = kuluary_run(
        "rules",
        "goofspiel",
        "G-2.4",
        "--lang",
        "en",
        PYTHONPATH=os.pathsep.join([str(tmp_path), str(ROOT / "src"), str(ROOT)]),
    )
    assert done.stdout.startswith("**G-2.4** The highest bid"), done.stderr


def test_a_game_through_the_server_with_a_bot(tmp_path, monkeypatch):
    monkeypatch.setenv("KULUARY_GAMES", NAMED["KULUARY_GAMES"])
    server = ServerProcess(tmp_path / "data")
    try:
        host = server.guest()
        assert "goofspiel" in [game["name"] for game in host.get("/api/games")]
        assert host.get("/api/rules/goofspiel?lang=ru")["title"] == "Гуфшпиль"
        assert "goofspiel-ask-bid = Bid" in host.call("GET", "/api/messages/goofspiel?lang=en").text
        body = {"game": "goofspiel", "seats": 2, "options": {"cards": 7}, "seating": ["me", "bot:greedy"]}
        code = host.post("/api/tables", **body)["code"]
        host.post(f"/api/tables/{code}/start")
        with joined(host, code) as live:
            while not live.state["over"]:
                if live.state["decisions"]:
                    live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
                else:
                    live.read()
            assert live.state["view"]["round"] == 7
        assert server.stop() == 0
        assert server.errors.read_text() == ""
    finally:
        server.tidy_up()
