"""C-16: overtime, our own scenario."""

from __future__ import annotations

from typing import Any

import pytest
from tests.committee.rulebook.test_13_end import won
from tests.committee.table import Desk

from kuluary.core import PASS
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.words.actions import (
    Discard,
    DoScenario,
    Ease,
    EndIncome,
    Finish,
    LayStress,
    Lose,
    Serve,
    Shift,
    Strike,
    UseCalm,
    UseCity,
)
from kuluary.games.committee.words.events import ClockStruck, MissionMoved
from kuluary.games.committee.words.names import AN


def overtime(*agents: str, clock: int = 0, **options: Any) -> Desk:
    """Give a desk of the scenario with the clock showing a number."""
    desk = Desk(*agents, scenario="overtime", **options)
    desk.state.clock = clock
    return desk


@pytest.mark.rule("C-16.1")
def test_all_other_rules_hold():
    desk = overtime()
    assert desk.view().scenario == "overtime"
    assert [main.space for main in desk.view().mains] == [6, 9, 11, 13, 15]
    assert Desk().refused("asya", Shift()) == ("not_in_scenario", "C-16.1")


@pytest.mark.rule("C-16.2")
def test_the_clock_shows_zero():
    assert (overtime().view().clock, overtime().view().strikes_at) == (0, 3)


@pytest.mark.rule("C-16.3")
def test_sverdlovsk_is_closed():
    desk = overtime().at("asya", "sverdlovsk").stress("asya", "hr1").serve("asya")
    assert desk.refused("asya", UseCity("sverdlovsk")) == ("city_closed", "C-15.3")


@pytest.mark.rule("C-16.4")
def test_a_shift_an_action_token_for_two_stress():
    desk = overtime().play("asya", Shift(), LayStress(0))
    assert desk.tokens("asya") == 4
    assert desk.view().clock == 1
    assert desk.stressed("asya")["hr1"] is not None


@pytest.mark.rule("C-16.4")
def test_once_a_round():
    desk = overtime().play("asya", Shift(), LayStress(0))
    assert desk.refused("asya", Shift()) == ("shift_done", "C-16.4")
    assert Shift() in desk.free("artyom")


@pytest.mark.rule("C-16.4")
def test_and_again_in_the_next_round():
    desk = overtime().acts("artyom", 1).acts("asya", 0).draws("slow")
    desk.play("asya", Shift(), LayStress(0), Discard())
    desk.play("artyom", Discard(), Finish()).play("artyom", EndIncome()).play("asya", EndIncome())
    assert Shift() in desk.free("asya")


@pytest.mark.rule("C-16.4")
def test_calm_cancels_it():
    desk = overtime().limit(calm=2).play("asya", Shift(), UseCalm(), UseCalm())
    assert desk.stressed("asya") == {}


@pytest.mark.rule("C-16.4")
def test_between_the_steps_of_a_serve():
    desk = overtime().play("asya", Serve()).play("artyom", Shift(), LayStress(0))
    assert desk.asks("asya") == "move"


@pytest.mark.rule("C-16.5")
def test_not_inside_a_check():
    desk = overtime().steps(StartCheck(1, AN, 2))
    assert desk.refused("artyom", Shift()) == ("between_steps", "C-16.5")


@pytest.mark.rule("C-16.6")
def test_not_with_an_empty_supply():
    assert overtime().acts("artyom", 12).refused("asya", Shift()) == ("no_action_left", "C-16.6")


@pytest.mark.rule("C-16.6")
def test_not_without_a_place_for_stress():
    desk = overtime()
    for name, face in zip(
        ("hr1", "hr2", "an1", "an2", "tr1"), ("slow", "slow", "harder", "harder", "no-med"), strict=True
    ):
        desk.stress("asya", name, face=face, open=True)
    assert desk.refused("asya", Shift()) == ("cannot_be_stressed", "C-16.6")


@pytest.mark.rule("C-16.7")
def test_the_clock_strikes_and_a_card_moves():
    desk = overtime(clock=2).card(10, 3).card(7, 4).play("asya", Shift())
    assert len(desk.happened(ClockStruck)) == 1
    assert desk.asked_agents() == {"artyom", "asya"}
    desk.play("artyom", Strike(10))
    assert desk.track() == {10: 2, 7: 4}
    assert desk.happened(MissionMoved)[0].division == 2
    assert desk.view().clock == 0


@pytest.mark.rule("C-16.7")
def test_a_card_on_division_one_fails():
    desk = overtime(clock=2).card(10, 1).give("asya", doc=2).give("artyom", doc=2).play("asya", Shift())
    assert desk.laid() == {1: -10}
    assert desk.asks("artyom") == "team_loss"
    desk.play("artyom", Lose("doc", 2))
    assert desk.asks("asya") == "lay_stress"


@pytest.mark.rule("C-16.7")
def test_an_empty_track_nothing_happens():
    assert overtime(clock=2).play("asya", Shift()).asks("asya") == "lay_stress"


@pytest.mark.rule("C-16.8")
def test_time_off():
    desk = overtime(clock=2).at("asya", "sverdlovsk").stress("asya", "hr1", "an1").serve("asya")
    desk.play("asya", DoScenario("leave"), Ease(0), Ease(5))
    assert desk.view().clock == 0
    assert desk.stressed("asya") == {}


@pytest.mark.rule("C-16.8")
def test_the_clock_never_shows_less_than_zero():
    desk = overtime(clock=1).at("asya", "sverdlovsk").serve("asya").play("asya", DoScenario("leave"))
    assert desk.view().clock == 0


@pytest.mark.rule("C-16.8")
def test_time_off_only_in_sverdlovsk_and_for_something():
    desk = overtime().at("asya", "sverdlovsk").serve("asya")
    assert desk.refused("asya", DoScenario("leave")) == ("activation_idle", "C-16.8")
    desk.play("asya", PASS).at("artyom", "perm").serve("artyom")
    assert desk.refused("artyom", DoScenario("leave")) == ("activation_elsewhere", "C-15.4")
    assert desk.refused("artyom", DoScenario("sleep")) == ("not_in_scenario", "C-15.4")


@pytest.mark.rule("C-16.9")
def test_a_quiet_evening_brings_calm():
    assert overtime().before("scenario").view().limit.calm == 1
    assert overtime(clock=1).before("scenario").view().limit.calm == 0


@pytest.mark.rule("C-16.10")
def test_a_victory_here_is_no_mark_of_the_base_scenario():
    desk = won(15, scenario="overtime", ids=[{"agent": "artyom"}, {"agent": "asya"}])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    cards = dict(desk.match.result.args)["ids"]
    assert all("base" not in card["won"] for card in cards)
    assert sum(len(card["stickers"]) for card in cards) == 2
