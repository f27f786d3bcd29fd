"""C-3: incomes and penalties."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, new

from kuluary.games.committee.words.actions import (
    Discard,
    EndIncome,
    Finish,
    GiveBronze,
    Income,
    IncomeEase,
    Lose,
    Return,
)
from kuluary.games.committee.words.events import PhaseBegan


def phases(match) -> list[str]:
    return [item.event.phase for _, item in match.news if isinstance(item.event, PhaseBegan)]


# Income


@pytest.mark.rule("C-3.12")
def test_incomes_end_when_all_have_finished():
    desk = Desk().before("income")
    desk.play("artyom", EndIncome())
    assert phases(desk.match) == ["income"]
    desk.play("asya", EndIncome())
    assert phases(desk.match) == ["income", "action"]


@pytest.mark.rule("C-3.12")
def test_whoever_has_finished_its_income_is_not_asked_again():
    """Not even when somebody else gains an action token, which opens the action phase again."""
    desk = Desk("farkhad", "asya").unlock("farkhad", hr=5).before("incomes").play("asya", EndIncome())
    desk.income("farkhad", "hr5", "action")
    assert desk.asked_agents() == {"farkhad"}
    assert desk.tokens("farkhad") == 4


@pytest.mark.rule("C-3.12")
def test_whoever_could_take_nothing_is_asked_once_it_can():
    """The limit has no documents until Фархад moves one there; Ася's other income is of no use without stress."""
    desk = Desk("farkhad", "asya").limit(doc=0, med=0).before("incomes")
    assert desk.asked_agents() == {"farkhad"}
    assert desk.income("farkhad", "base2", "limit").asked_agents() == {"farkhad", "asya"}


@pytest.mark.rule("C-3.13")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [3, 3]), (4, [2, 2, 2, 2])])
def test_action_tokens_by_agents(seats, tokens):
    assert new(seats).state.acts == tokens


@pytest.mark.rule("C-3.13")
def test_three_agents_share_seven_tokens():
    match = new(3)
    match.play(2, GiveBronze(1))
    assert match.state.acts == [2, 3, 2]


@pytest.mark.rule("C-3.14")
def test_the_team_names_the_first_holder():
    match = new(3)
    assert {decision.seat for decision in match.decisions} == {0, 1, 2}
    assert all(decision.prompt == "bronze" for decision in match.decisions)


@pytest.mark.rule("C-3.14")
def test_the_extra_token_passes_left():
    desk = Desk("artyom", "asya", "ila").before("income").go()
    assert desk.state.bronze == 1
    assert desk.state.acts == [2, 3, 2]


@pytest.mark.rule("C-3.14")
def test_the_extra_token_passes_from_the_last_seat_to_the_first():
    desk = Desk("artyom", "asya", "ila").before("income")
    desk.state.bronze = 2
    assert desk.go().state.acts == [3, 2, 2]


@pytest.mark.rule("C-3.15")
def test_sources_of_income():
    """Вилли with ally 003 and mission 1 done: two base lines, two cells, the ally, the bonus."""
    desk = Desk("willy", "asya").ally("willy", 3).level("willy", 1).before("incomes")
    sources = {action.source for action in desk.actions("willy") if isinstance(action, Income)}
    assert sources == {200, 201, 0, 1, 103, 300}


@pytest.mark.rule("C-3.15")
def test_each_source_works_once():
    desk = Desk("willy", "asya").before("incomes").income("willy", "base1", "doc")
    assert desk.refused("willy", Income(200, 0, "doc", 1)) == ("income_taken", "C-3.15")


@pytest.mark.rule("C-3.15")
def test_the_next_round_brings_every_income_again():
    """Whoever has said its word about income, or about the end of the phase, is asked anew."""
    desk = Desk("willy", "asya").before("income").income("willy", "base1", "doc")
    desk.play("willy", EndIncome()).play("asya", EndIncome())
    for agent in ("willy", "willy", "willy", "asya", "asya", "asya"):
        desk.play(agent, Discard())
    assert desk.asks("willy") == "finish"
    desk.play("willy", Finish())
    assert desk.asked_agents() == {"willy", "asya"}
    assert desk.income("willy", "base1", "doc").held("willy") == {"doc": 2}


@pytest.mark.rule("C-3.15")
def test_a_stressed_cell_gives_no_income():
    desk = Desk("willy", "asya").stress("willy", "hr1").before("incomes")
    assert desk.refused("willy", Income(0, 0, "doc", 1)) == ("no_such_income", "C-3.15")


@pytest.mark.rule("C-3.15")
def test_an_ally_under_stress_gives_no_income():
    desk = Desk("willy", "asya").ally("willy", 3).stress("willy", "ally3").before("incomes")
    assert desk.refused("willy", Income(103, 0, "doc", 1)) == ("no_such_income", "C-3.15")


@pytest.mark.rule("C-3.15")
def test_barred_cargo_is_no_income():
    desk = Desk("willy", "asya").stress("willy", "an1", face="no-med", open=True).before("incomes")
    assert Income(201, 0, "fuel", 1) in desk.actions("willy")
    assert desk.refused("willy", Income(201, 0, "med", 1)) == ("barred", "C-7.23")


@pytest.mark.rule("C-3.16")
def test_the_order_of_incomes_is_ones_own():
    """K-T09: Вилли with three personnel cells and one document in the limit."""
    desk = Desk("willy", "asya").unlock("willy", hr=3).limit(doc=1).before("incomes")
    desk.income("willy", "hr3", "limit").income("willy", "base1", "doc").income("willy", "hr1", "doc")
    desk.income("willy", "hr2", "eq").income("willy", "base2", "fuel")
    assert desk.held("willy") == {"doc": 2, "eq": 1, "fuel": 1}
    assert desk.stock()["doc"] == 0


@pytest.mark.rule("C-3.16")
def test_the_other_order_brings_less():
    """K-T09: both document incomes before the one that fills the limit."""
    desk = Desk("willy", "asya").unlock("willy", hr=3).limit(doc=1).before("incomes")
    desk.income("willy", "base1", "doc")
    assert not any(getattr(action, "resource", "") == "doc" for action in desk.actions("willy"))
    desk.income("willy", "hr3", "limit").play("willy", EndIncome())
    assert desk.held("willy") == {"doc": 1}
    assert desk.stock()["doc"] == 1


@pytest.mark.rule("C-3.16")
def test_a_cell_freed_in_this_step_brings_its_income():
    """Ася removes stress by her base income and then takes the cell's."""
    desk = Desk().stress("asya", "hr1").before("incomes").play("asya", IncomeEase(201, 0, 0))
    desk.income("asya", "hr1", "med")
    assert desk.held("asya") == {"med": 1}


@pytest.mark.rule("C-3.17")
def test_a_slash_is_a_choice():
    desk = Desk("willy", "asya").before("incomes")
    options = [action.resource for action in desk.actions("willy") if getattr(action, "source", -1) == 201]
    assert options == ["fuel", "med"]
    desk.income("willy", "base2", "med")
    assert desk.refused("willy", Income(201, 0, "fuel", 1)) == ("income_taken", "C-3.15")


@pytest.mark.rule("C-3.18")
def test_an_income_may_be_taken_in_part():
    """Артём's base income is two documents."""
    desk = Desk().before("incomes").income("artyom", "base1", "doc", 1)
    assert desk.held("artyom") == {"doc": 1}


@pytest.mark.rule("C-3.18")
def test_all_incomes_may_be_declined():
    desk = Desk().before("incomes").play("artyom", EndIncome()).play("asya", EndIncome())
    assert desk.held("artyom") == desk.held("asya") == {}


@pytest.mark.rule("C-3.18")
def test_of_an_income_with_two_parts_one_may_be_declined():
    """Ally 004 removes stress and brings calm to the limit."""
    desk = Desk().ally("asya", 4).stress("asya", "hr1").before("incomes").income("asya", 104, "calm", part=1)
    desk.play("asya", EndIncome())
    assert desk.view().limit.calm == 1
    assert desk.stressed("asya") == {"hr1": None}


@pytest.mark.rule("C-3.19")
def test_cargo_that_does_not_fit_cannot_be_taken():
    desk = Desk("willy", "asya").give("willy", fuel=2).before("incomes")
    assert desk.refused("willy", Income(201, 0, "med", 1)) == ("no_room", "C-1.16")
    assert desk.refused("willy", Return("fuel")) == ("action_phase_only", "C-8.12")


@pytest.mark.rule("C-3.20")
def test_an_income_to_the_limit_comes_from_the_fund():
    desk = Desk("farkhad", "asya").limit(doc=16).before("incomes").income("farkhad", "base2", "limit")
    assert (desk.stock()["doc"], desk.stock("fund")["doc"]) == (17, 28)


@pytest.mark.rule("C-3.20")
def test_an_empty_fund_brings_nothing():
    desk = Desk("farkhad", "asya").fund(doc=0).before("incomes")
    assert desk.refused("farkhad", Income(201, 0, "limit", 1)) == ("fund_empty", "C-3.20")


@pytest.mark.rule("C-3.20")
def test_without_calm_in_the_fund_none_comes():
    desk = Desk("valery", "asya").unlock("valery", hr=3).fund(calm=0).before("incomes")
    assert desk.refused("valery", Income(2, 0, "calm", 1)) == ("fund_empty", "C-3.20")


@pytest.mark.rule("C-3.20")
def test_an_income_to_the_limit_is_no_income_for_oneself():
    desk = Desk("farkhad", "asya").before("incomes")
    assert desk.refused("farkhad", Income(201, 0, "doc", 1)) == ("not_among", "C-3.17")
    assert desk.refused("farkhad", Income(201, 0, "limit", 2)) == ("too_many", "C-3.18")
    assert desk.refused("farkhad", IncomeEase(201, 0, 0)) == ("not_among", "C-3.17")


@pytest.mark.rule("C-3.15")
def test_an_income_of_relief_needs_stress_and_a_token():
    desk = Desk().before("incomes")
    assert desk.refused("asya", Income(201, 0, "relief", 1)) == ("no_stress", "C-7.11")
    assert desk.refused("asya", IncomeEase(201, 0, 0)) == ("no_stress_there", "C-7.11")
    desk = Desk().stress("asya", "hr1").before("incomes")
    assert desk.refused("asya", Income(201, 0, "relief", 1)) == ("ease_first", "C-7.12")


@pytest.mark.rule("C-3.21")
def test_income_penalties_act_once_each():
    desk = Desk().give("asya", doc=5).stress("asya", "hr1", face="lose-docs", open=True)
    desk.stress("asya", "hr2", face="lose-action", open=True).before("penalties").go()
    assert desk.held("asya") == {"doc": 3}
    assert desk.tokens("asya") == 2


@pytest.mark.rule("C-3.21")
def test_equal_income_penalties_act_each():
    desk = Desk().give("asya", doc=5).stress("asya", "hr1", "hr2", face="lose-docs", open=True)
    assert desk.before("penalties").go().held("asya") == {"doc": 1}
    desk = Desk().give("asya", med=1, eq=1).stress("asya", "hr1", "hr2", face="lose-cargo", open=True)
    assert desk.before("penalties").play("asya", Lose("eq", 1)).held("asya") == {}


@pytest.mark.rule("C-3.21")
def test_everybody_applies_its_penalties_in_its_own_time():
    desk = Desk().give("asya", med=1, eq=1).stress("asya", "hr1", face="lose-cargo", open=True)
    desk.give("artyom", med=1, eq=1).stress("artyom", "hr1", face="lose-cargo", open=True).before("penalties")
    assert desk.asked_agents() == {"artyom", "asya"}
    assert desk.play("asya", Lose("eq", 1)).asked_agents() == {"artyom"}


@pytest.mark.rule("C-3.21")
def test_closed_stress_has_no_penalty():
    desk = Desk().give("asya", doc=5).stress("asya", "hr1", face="lose-docs").before("penalties").go()
    assert desk.held("asya") == {"doc": 5}
