"""What many games show, and whether two tables differ: what differs is found, what does not is not."""

from __future__ import annotations

import json

import pytest

from kuluary.cli import main
from kuluary.core import BadOption
from kuluary.lab.balance import Run, Setting, compare, measure


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


def test_one_game_has_no_interval():
    with pytest.raises(BadOption, match="at least 2"):
        measure("suits", run=Run(1, "random"))
