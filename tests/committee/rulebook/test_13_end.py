"""C-13: the end of the game."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk

from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.state import AFTER
from kuluary.games.committee.words.actions import FailFirst
from kuluary.games.committee.words.events import Defeated, Won

ROW = ("m2", "m3", "m4", "m6", "m7")


def won(space: int = 5, **options) -> Desk:
    """Give a desk that has just won, the last main card on a space."""
    desk = Desk(**options)
    spaces = [1, 2, 3, 4]
    desk.mains(*ROW, done=4, key=2, spaces=spaces)
    desk.progress(done=range(1, space - 4)).at("asya", "yoshkar").give("asya", doc=7)
    return desk.main("asya")


@pytest.mark.rule("C-13.1")
def test_victory():
    desk = won()
    assert desk.match.over
    assert desk.happened(Won)[0].space == 5


@pytest.mark.rule("C-13.2")
def test_three_failures():
    """K-T04: with two failed cards one more is a defeat."""
    desk = Desk().progress(done=[1, 2], failed=[4, 5]).card(10, 1).before("missions").go()
    assert desk.match.result.how == "failures"
    assert desk.happened(Defeated)[0].defeat == "failures"


@pytest.mark.rule("C-13.3")
def test_no_space_for_a_failed_card():
    desk = Desk().progress(done=[1, 2, 4, 5, 7]).card(10, 1).before("missions").go()
    assert desk.match.result.how == "track"


@pytest.mark.rule("C-13.4")
def test_no_stress_left():
    agents = ("willy", "asya", "ila", "valery")
    desk = Desk(*agents)
    desk.state.stress, desk.state.bags = 0, [()]
    receive_stress(1, 1).run(desk.state, 1, None)
    assert desk.state.how == "stress"


@pytest.mark.rule("C-13.5")
def test_nothing_else_is_resolved():
    desk = Desk().progress(failed=[4, 5]).card(10, 1).card(7, 1).before("missions").play("asya", FailFirst(10))
    assert desk.state.phase == AFTER
    assert desk.state.agenda == []
    assert desk.track() == {7: 1}


@pytest.mark.rule("C-13.5")
def test_a_serve_that_brings_the_end_is_not_carried_on():
    desk = Desk().progress(done=[1, 2, 3, 4, 5]).at("artyom", "perm").give("artyom", doc=9).card(10, 3)
    desk.mission("artyom", 10)
    assert desk.match.over
    assert desk.view().serving is None
    assert desk.stock()["doc"] == 16


@pytest.mark.rule("C-13.6")
def test_the_result_is_shared():
    result = won().match.result
    assert (result.places, result.winners) == ((1, 1), (0, 1))
    assert {score.total for score in result.scores} == {5}


@pytest.mark.rule("C-13.6")
def test_the_measure_of_a_victory():
    assert dict(won(7).match.result.args)["space"] == 7


def test_a_finished_game_is_seen_whole():
    desk = won()
    assert desk.view().how == "victory"
    assert desk.view().anomaly is None
    assert [main.done for main in desk.view().mains] == [True] * 5
