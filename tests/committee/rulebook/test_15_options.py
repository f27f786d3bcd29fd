"""C-15: scenarios and table options."""

from __future__ import annotations

import pytest
from tests.committee.table import GAME, Desk, new

from kuluary.core import BadOption
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.rules.interrogations import LayInterrogation, LayJam
from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.state.agent import slots_in
from kuluary.games.committee.words.actions import Count, Ease, GiveBronze, Medicate, Redeem, Stick, UseCity
from kuluary.games.committee.words.events import MissionCompleted, StressShuffled
from kuluary.games.committee.words.names import AN

IDS = [None, {"agent": "asya", "stickers": [{"kind": "city", "used": False}]}]


@pytest.mark.rule("C-15.1")
def test_the_base_scenario_is_the_default():
    assert new(2).header.options["scenario"] == "base"
    assert new(2).view(0).scenario == "base"


@pytest.mark.rule("C-15.2")
def test_the_scenario_area_is_empty_in_the_base_scenario():
    assert new(2).view(0).clock is None


@pytest.mark.rule("C-15.3")
def test_a_closed_effect_is_no_activation():
    desk = Desk(scenario="overtime").at("asya", "sverdlovsk").stress("asya", "hr1").serve("asya")
    assert desk.refused("asya", UseCity("sverdlovsk")) == ("city_closed", "C-15.3")


@pytest.mark.rule("C-15.3")
def test_a_closed_effect_is_no_use_of_a_scenario_token():
    desk = (
        Desk(scenario="overtime").at("asya", "sverdlovsk").at("artyom", "murmansk").stress("asya", "hr1").active("st1")
    )
    assert desk.before("scenario").asked_agents() == {"artyom"}


@pytest.mark.rule("C-15.3")
def test_a_closed_effect_is_no_use_of_a_sticker():
    desk = Desk("artyom", "asya", scenario="overtime", ids=IDS).stress("asya", "hr1")
    desk.play("asya", Stick("city"))
    assert UseCity("sverdlovsk") not in desk.actions("asya")
    assert desk.refused("asya", UseCity("sverdlovsk")) == ("city_closed", "C-15.3")


@pytest.mark.rule("C-15.3")
def test_all_else_in_the_city_works():
    desk = Desk(scenario="overtime").at("asya", "sverdlovsk").out(13).card(14, 3).serve("asya")
    assert {type(action).__name__ for action in desk.actions("asya")} == {"DoMission", "TakeAlly", "Pass"}


@pytest.mark.rule("C-15.4")
def test_a_scenario_may_add_activations():
    desk = Desk(scenario="overtime").at("asya", "sverdlovsk").stress("asya", "hr1").serve("asya")
    assert "DoScenario" in {type(action).__name__ for action in desk.actions("asya")}


@pytest.mark.rule("C-15.5")
def test_three_literal():
    match = new(3, three_literal=True)
    match.play(0, GiveBronze(2))
    assert match.state.acts == [2, 2, 1]


@pytest.mark.rule("C-15.6")
def test_no_relief_inside_a_check():
    desk = Desk(relief_in_check=False).keep("asya", "relief").stress("asya", "hr1").steps(StartCheck(1, AN, 2))
    assert desk.refused("asya", Redeem("relief")) == ("no_relief_in_check", "C-15.6")


@pytest.mark.rule("C-15.6")
def test_no_sticker_that_could_remove_stress_either():
    stickers = [{"kind": kind, "used": False} for kind in ("incomes", "relief")]
    desk = Desk("artyom", "asya", relief_in_check=False, ids=[None, {"agent": "asya", "stickers": stickers}])
    desk.stress("asya", "hr1").steps(StartCheck(1, AN, 2))
    for kind in ("incomes", "relief"):
        assert desk.refused("asya", Stick(kind)) == ("no_relief_in_check", "C-15.6")


@pytest.mark.rule("C-15.7")
def test_the_discard_is_shuffled_as_soon_as_the_limit_is_empty():
    desk = Desk(eager_shuffle=True).limit(stress=1)
    desk.steps(receive_stress(1, 1)).play("asya", desk.actions("asya")[0])
    assert desk.happened(StressShuffled)[0].count == 19
    assert desk.view().limit.stress == 19


@pytest.mark.rule("C-15.7")
@pytest.mark.parametrize("eager", [False, True])
def test_a_token_discarded_while_the_limit_is_empty(eager):
    """Four agents with five open cells each carry all twenty tokens."""
    desk = Desk("willy", "asya", "ila", "valery", eager_shuffle=eager).give("asya", med=1)
    for agent in desk.agents:
        desk.stress(agent, *[desk.cell_name(agent, slot) for slot in slots_in(desk.state.unlocked[desk.seat(agent)])])
    desk.play("asya", Medicate(), Ease(0))
    assert desk.view().limit.stress == eager
    assert len(desk.state.discard) == 1 - eager


@pytest.mark.rule("C-15.7")
def test_the_jam_discard_likewise():
    desk = Desk(eager_shuffle=True)
    desk.state.interrogation_bags, desk.state.interrogation_discard = (
        [(4,)],
        tuple(token for token in range(12) if token != 4),
    )
    desk.steps(LayInterrogation(0)).go()
    assert desk.state.interrogation_discard == ()
    assert desk.view().interrogation_supply == 11


@pytest.mark.rule("C-15.7")
def test_with_the_last_token_on_a_road_the_jam_discard_likewise():
    desk = Desk(eager_shuffle=True)
    desk.state.interrogation_bags, desk.state.interrogation_discard = (
        [(4,)],
        tuple(token for token in range(12) if token != 4),
    )
    desk.steps(LayJam(0)).go()
    assert (desk.state.interrogation_discard, desk.view().interrogation_supply) == ((), 11)


@pytest.mark.rule("C-15.7")
def test_a_token_discarded_into_an_empty_supply_likewise():
    desk = Desk(eager_shuffle=True).at("asya", "gorkiy")
    for token in range(12):
        desk.token("perm" if token else "gorkiy", token)
    desk.rolls("eye", "eye").serve("asya").play("asya", Count())
    assert (desk.state.interrogation_discard, desk.view().interrogation_supply) == ((), 1)


@pytest.mark.rule("C-15.8")
def test_a_ban_opened_by_the_missions_own_check_stops_it():
    desk = Desk(ban_mid_activation=True).at("asya", "yoshkar").card(6, 3).unlock("asya", an=5).stress("asya", "tr1")
    desk.draws("no-missions").rolls("book", "book", "eye", "anomaly", "eye").mission("asya", 6).play("asya", Count())
    desk.play("asya", desk.actions("asya")[0])
    assert desk.happened(MissionCompleted) == []
    assert desk.track() == {6: 3}


@pytest.mark.rule("C-15.8")
def test_it_stops_a_main_mission():
    desk = Desk(ban_mid_activation=True).mains("m3", "m2", "m4", "m6", "m7", key=1).at("asya", "kazan")
    desk.unlock("asya", an=5).stress("asya", "tr1").draws("no-missions")
    desk.rolls("book", "book", "eye", "anomaly", "eye").main("asya").play("asya", Count())
    desk.play("asya", desk.actions("asya")[0])
    assert desk.passed
    assert desk.state.key == 1


@pytest.mark.rule("C-15.8")
def test_it_stops_a_personal_mission():
    desk = Desk(ban_mid_activation=True).at("asya", "yoshkar").unlock("asya", an=5).stress("asya", "tr1")
    desk.draws("no-missions").rolls("book", "book", "eye", "anomaly", "eye").personal("asya").play("asya", Count())
    desk.play("asya", desk.actions("asya")[0])
    assert desk.passed
    assert desk.state.level == [0, 0]


@pytest.mark.rule("C-15.9")
def test_who_plays():
    match = new(3, agents=["farkhad", "ila", "asya"])
    assert [seat.agent for seat in match.view(0).seats] == ["farkhad", "ila", "asya"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"wings": 1}, "unknown option 'wings': known are agents, ids, scenario"),
        ({"scenario": "finale"}, "'base', 'overtime'"),
        ({"three_literal": 1}, "False, True"),
        ({"agents": ["asya"]}, "a list of 2"),
        ({"agents": ["asya", "boris"]}, "artyom, willy"),
        ({"agents": "asya"}, "a list of 2"),
        ({"ids": []}, "a list of 2"),
        ({"ids": {}}, "a list of 2"),
    ],
)
def test_wrong_options_are_refused_by_name(options, says):
    with pytest.raises(BadOption, match=says):
        GAME.options(2, options)


def test_plain_options_are_offered_for_a_form():
    assert set(GAME.choices(3)) == {
        "scenario",
        "three_literal",
        "relief_in_check",
        "eager_shuffle",
        "ban_mid_activation",
    }
