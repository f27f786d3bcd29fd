"""What many games show, and whether two tables differ: what differs is found, what does not is not."""

from __future__ import annotations

import json

import pytest

from kuluary.cli import main
from kuluary.core import BadOption
from kuluary.lab.balance import Played, Run, Setting, _report, compare, measure


def test_a_report_counts_seats_sources_length_and_deeds():
    report = measure("suits", run=Run(30, "random", seats=4))
    assert sum(share.rate for share in report.by_seat) == pytest.approx(4.0)
    assert sum(share.rate for share in report.by_turn) == pytest.approx(4.0)
    assert {one.name for one in report.sources} >= {"guild", "power", "wealth"}
    everyone = next(one for one in report.points if one.name == "everyone")
    assert sum(one.mean for one in report.sources) == pytest.approx(everyone.mean)
    assert report.length[1].mean == 12
    assert any(one.name == "Bribe" for one in report.deeds)
    assert "×" in str(report)


def test_a_game_played_together_is_told_as_games_won():
    report = measure("committee", run=Run(4, "random", seats=2))
    assert report.together
    assert report.won[0] == 0.0
    assert report.endings == {"failures": 4}
    assert report.by_seat == ()
    assert sum(one.games for one in report.roles) == 8
    assert len(report.roles) > 2  # who plays is drawn
    assert sum(one.times for one in report.outcomes) >= 12
    assert "mission " in str(report)
    fixed = measure("committee", Setting({"agents": ["ila", "asya"]}), Run(2, "random", seats=2))
    assert [one.name for one in fixed.roles] == ["asya", "ila"]


def test_a_team_wins_as_a_whole_whoever_did_what():
    """What is done in every game goes with as many victories as there are."""
    won, lost = (
        Played(
            winners, 0, how, 9, 7, (5, 5), ({}, {}), (("Serve",), ("Serve",)), ("ila", "asya"), (("mission 1", True),)
        )
        for winners, how in (((0, 1), "victory"), ((), "failures"))
    )
    report = _report("committee", 2, "expert", [won] * 15 + [lost] * 15)
    assert [(one.name, one.rate) for one in (*report.deeds, *report.roles)] == [
        ("Serve", 1.0),
        ("asya", 1.0),
        ("ila", 1.0),
    ]
    assert report.outcomes[0].times == 30


def test_a_difference_that_is_there_is_real_and_one_that_is_not_is_none():
    teams = compare("suits", Setting(), Setting({"teams": True}), Run(40, "random"))
    by_name = {one.name: one for one in teams.changes}
    assert teams.real
    assert by_name["points of everyone"].real  # partners share what they have
    heard: list[tuple[int, ...]] = []
    same = compare("suits", Setting(), Setting(), Run(20, "random", progress=lambda *told: heard.append(told)))
    assert not same.real
    assert (heard[0], heard[-1]) == ((1, 40), (40, 40))
    assert all(one.before == one.after for one in same.changes)


def test_other_rules_and_options_can_be_compared(capsys):
    assert main(["balance", "power", "--seats", "2", "--level", "random", "--games", "2", "--versus-rules", "1"]) == 0
    assert "not shown" in capsys.readouterr().out
    line = ["balance", "suits", "--seats", "3", "--level", "random", "--games", "2", "--versus-option", "deck=uniform6"]
    assert main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["second"]["games"] == 2
    assert main(["balance", "suits", "--level", "random", "--games", "2", "--versus-content", "standard"]) != 0


def test_an_option_that_is_the_usual_one_makes_no_other_table(capsys):
    assert main(["balance", "suits", "--level", "random", "--games", "2", "--versus-option", "teams=false"]) == 2
    assert "the two tables are the same" in capsys.readouterr().err


def test_bots_think_as_long_as_is_said():
    with pytest.raises(BadOption, match="think cannot be -1"):
        measure("suits", run=Run(2, "search", think=-1))


def test_one_game_has_no_interval():
    with pytest.raises(BadOption, match="at least 2"):
        measure("suits", run=Run(1, "random"))
