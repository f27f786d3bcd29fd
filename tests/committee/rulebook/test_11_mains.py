"""C-11: main missions and scenario tokens."""

from __future__ import annotations

import pytest
from tests.committee.table import PLAIN, Desk

from kuluary.core import PASS, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.words.actions import (
    AddSuccess,
    Count,
    DoMain,
    Ease,
    HandOver,
    Pay,
    PickDice,
    Reroll,
    Serve,
    UseCity,
)
from kuluary.games.committee.words.events import AnomalyMoved, MainCompleted, TokenActive
from kuluary.games.committee.words.names import AN, CITIES, MAINS
from kuluary.games.committee.words.views import Price

CONTENT = content_of(GAME.pack(PLAIN))
ROW = ("m2", "m3", "m4", "m6", "m7")


@pytest.mark.rule("C-11.1")
def test_any_agent_meets_any_condition_in_order():
    """K-T21: Ася in Москва, Ила in Киров."""
    desk = Desk("artyom", "asya", "ila").at("asya", "moskva").unlock("asya", tr=2).give("asya", med=1, eq=1, fuel=1)
    desk.at("ila", "kirov").give("ila", doc=5).main("asya").main("ila")
    assert [one.met for one in desk.view().mains[0].conditions] == [True, True, False]


@pytest.mark.rule("C-11.2")
def test_only_the_current_condition():
    desk = Desk().at("asya", "kirov").give("asya", doc=5).serve("asya")
    assert desk.refused("asya", DoMain()) == ("anomaly_elsewhere", "C-11.2")


@pytest.mark.rule("C-11.2")
def test_not_from_another_city():
    """Ася has all that Москва asks for, but stands in Казань."""
    desk = Desk().at("asya", "kazan").unlock("asya", tr=2).give("asya", med=1, eq=1, fuel=1).serve("asya")
    assert DoMain() not in desk.actions("asya")
    assert desk.refused("asya", DoMain()) == ("anomaly_elsewhere", "C-11.2")


@pytest.mark.rule("C-11.3")
def test_help_on_a_condition_serves_once():
    """The help token spares a cargo in Москва and is back in Ленинград before anybody comes to Киров (C-9.19)."""
    desk = Desk().at("asya", "moskva").give("asya", med=1, eq=1).help("cargo", 100).help("docs", 101).main("asya")
    assert desk.held("asya") == {}
    assert desk.view().anomaly == "kirov"
    assert dict(desk.view().help) == {"docs": 101, "cargo": None, "check": None}


@pytest.mark.rule("C-11.3")
def test_one_agent_alone():
    desk = Desk().at("asya", "moskva").at("artyom", "moskva").give("asya", med=1, eq=1).give("artyom", fuel=1)
    desk.serve("asya").play("asya", PASS)
    assert desk.refused("asya", DoMain()) == ("cannot_pay_main", "C-11.3")


@pytest.mark.rule("C-11.3")
def test_a_condition_may_be_a_check():
    desk = Desk().mains(*ROW, key=2).at("artyom", "murmansk").main("artyom")
    assert (desk.view().check.colour, desk.view().check.need) == ("tr", 4)


@pytest.mark.rule("C-11.4")
def test_the_standee_and_the_key_go_on():
    desk = Desk().at("asya", "moskva").unlock("asya", tr=2).give("asya", med=1, eq=1, fuel=1).main("asya")
    assert desk.view().anomaly == "kirov"
    assert desk.view().mains[0].conditions[1].current
    assert [(event.city, event.part) for event in desk.happened(AnomalyMoved)] == [("kirov", 2)]


@pytest.mark.rule("C-11.4")
def test_a_failed_check_leaves_them():
    desk = Desk().mains(*ROW, key=2).at("artyom", "murmansk").rolls("eye", "eye").main("artyom").play("artyom", Count())
    while desk.asks("artyom") in ("lay_stress", "open_stress"):
        desk.play("artyom", desk.actions("artyom")[0])
    assert desk.view().anomaly == "murmansk"


def complete_dreamers(desk: Desk) -> Desk:
    """Let Артём pass the last check of «Мечтатели в Москве» in Мурманск."""
    desk.mains(*ROW, key=2).at("artyom", "murmansk").unlock("artyom", tr=3).rolls("fist", "fist", "shake")
    return desk.main("artyom").play("artyom", Count())


@pytest.mark.rule("C-11.5")
def test_the_card_goes_to_the_lowest_free_space():
    """K-T21."""
    desk = complete_dreamers(Desk().progress(done=[1, 2]))
    assert desk.laid() == {1: 1, 2: 2, 3: "m2"}
    assert complete_dreamers(Desk()).laid() == {1: "m2"}


@pytest.mark.rule("C-11.5")
def test_its_own_space_counts_as_free():
    desk = complete_dreamers(Desk().progress(done=[1, 2, 4, 5, 7]))
    assert desk.happened(MainCompleted)[0].space == 6


@pytest.mark.rule("C-11.5")
def test_there_is_no_reward():
    assert complete_dreamers(Desk()).asks("artyom") == "act"


@pytest.mark.rule("C-11.6")
def test_its_token_is_active_at_once():
    desk = Desk()
    desk.mains(*ROW)
    desk.state.on_main[:4] = [2, 0, 1, 3]
    desk.mains(*ROW, key=2).at("artyom", "murmansk").unlock("artyom", tr=3).rolls("fist", "fist", "shake")
    desk.state.on_main[:4] = [2, 0, 1, 3]
    desk.main("artyom").play("artyom", Count())
    assert [event.token for event in desk.happened(TokenActive)] == ["st3"]
    assert HandOver(1) in desk.free("artyom")


@pytest.mark.rule("C-11.6")
def test_a_token_of_the_scenario_phase_waits_for_it():
    """ST1 of the desk's first mission does nothing in the action phase."""
    desk = complete_dreamers(Desk())
    assert desk.view().area == ("st1",)
    assert desk.asks("artyom") == "act"


@pytest.mark.rule("C-11.7")
def test_the_standee_goes_to_the_next_mission():
    """K-T21: «Видения в Перми» begins in Вологда."""
    desk = complete_dreamers(Desk())
    last = desk.happened(AnomalyMoved)[-1]
    assert (last.city, last.main, last.part) == ("vologda", "m3", 1)


@pytest.mark.rule("C-11.8")
def test_the_fifth_is_a_victory():
    desk = Desk().mains(*ROW, done=4, key=2, spaces=[1, 2, 3, 4]).at("asya", "yoshkar").give("asya", doc=7).main("asya")
    assert desk.match.result.how == "victory"
    assert desk.match.result.winners == (0, 1)


@pytest.mark.rule("C-11.9")
def test_st1_one_agent_applies_its_city():
    """K-T16: Артём in Казань, the limit goes from 12 to 16 documents."""
    desk = Desk().at("artyom", "kazan").at("asya", "murmansk").limit(doc=12).active("st1").before("scenario")
    assert desk.asked_agents() == {"artyom", "asya"}
    desk.play("artyom", UseCity("kazan"))
    assert desk.stock()["doc"] == 16
    assert desk.asks("asya") == "income"


@pytest.mark.rule("C-11.9")
def test_st1_may_be_declined_by_all():
    desk = Desk().at("artyom", "kazan").at("asya", "murmansk").active("st1").before("scenario")
    desk.play("artyom", PASS)
    assert desk.asks("asya") == "own_city"
    desk.play("asya", PASS)
    assert desk.asks("asya") == "income"


@pytest.mark.rule("C-11.10")
def test_st2_one_die_in_any_check():
    desk = Desk().active("st2").steps(StartCheck(1, AN, 2)).rolls("lamp", "anomaly").play("asya", Reroll("scenario"))
    assert [action.dice for action in desk.actions("asya")] == [(0,), (1,)]
    assert desk.refused("asya", PickDice((0, 1))) == ("one_die", "C-11.10")


@pytest.mark.rule("C-11.11")
def test_st3_hands_over_an_action_token():
    desk = Desk().active("st3").play("asya", HandOver(0), HandOver(0))
    assert (desk.tokens("artyom"), desk.tokens("asya")) == (5, 1)


@pytest.mark.rule("C-11.11")
def test_st3_works_inside_a_check():
    desk = Desk().acts("asya", 0).active("st3").steps(StartCheck(1, AN, 2)).play("artyom", HandOver(1))
    assert "AddSuccess" in {type(action).__name__ for action in desk.actions("asya")}


@pytest.mark.rule("C-11.11")
def test_st3_comes_to_an_end_before_a_token_is_used():
    desk = Desk().active("st3")
    for _ in range(6):
        desk.play("asya", HandOver(0)).play("artyom", HandOver(1))
    assert desk.refused("asya", HandOver(0)) == ("handed_enough", "C-11.11")
    desk.play("asya", Serve())
    assert HandOver(0) in desk.free("asya")


@pytest.mark.rule("C-11.11")
def test_st3_a_success_is_a_use_too():
    desk = Desk().active("st3").steps(StartCheck(1, AN, 2))
    for _ in range(6):
        desk.play("asya", HandOver(0)).play("artyom", HandOver(1))
    assert desk.refused("artyom", HandOver(1)) == ("handed_enough", "C-11.11")
    desk.play("asya", AddSuccess()).play("artyom", HandOver(1))
    assert desk.tokens("artyom") == 2


@pytest.mark.rule("C-11.12")
def test_st4_one_calm():
    assert Desk().active("st4").before("scenario").view().limit.calm == 1


@pytest.mark.rule("C-11.13")
def test_st5_everyone_removes_one_stress():
    desk = Desk().stress("artyom", "hr1").stress("asya", "hr1").active("st5").before("scenario")
    assert desk.asked_agents() == {"artyom", "asya"}
    desk.play("asya", Ease(0)).play("artyom", Ease(0))
    assert desk.stressed("artyom") == desk.stressed("asya") == {}


@pytest.mark.rule("C-11.14")
def test_the_token_on_the_last_space_is_not_swapped():
    desk = Desk().at("asya", "kirov").city("asya")
    places = {place for action in desk.actions("asya") for place in (action.first, action.second)}
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("C-11.15")
def test_the_dreamers_as_stated():
    conditions = CONTENT.mains[MAINS.index("m2")]
    assert [CITIES[one.city] for one in conditions] == ["moskva", "kirov", "murmansk"]
    assert conditions[0].price == Price(med=1, eq=1, fuel=1)
    assert conditions[1].price == Price(doc=5)


@pytest.mark.rule("C-11.15")
def test_a_main_condition_may_leave_a_choice_of_cargo():
    """«Голоса в Сыктывкаре», second condition: three of one type."""
    desk = Desk("ila", "asya").mains("m7", "m3", "m4", "m6", "m2", key=1).at("ila", "perm").unlock("ila", tr=5, hr=5)
    desk.unlock("ila", an=5).give("ila", med=3, eq=2).main("ila")
    assert desk.held("ila") == {"eq": 2}
    assert Pay(0, 3, 0, 0) not in desk.actions("ila")
