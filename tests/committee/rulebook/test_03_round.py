"""C-3: round and phases."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, kinds, new

from kuluary.core import PASS
from kuluary.games.committee.answers import (
    AddDice,
    AddSuccess,
    EndIncome,
    FailFirst,
    GiveBronze,
    Income,
    IncomeEase,
    Lose,
    LoseLimit,
    Reroll,
    Resolve,
)
from kuluary.games.committee.news import PhaseBegan, RoundBegan
from kuluary.games.committee.words import (
    Discard,
    Finish,
    Medicate,
    Redeem,
    Return,
    Serve,
    Stick,
    TakeAlly,
    UseCity,
)


def phases(match) -> list[str]:
    return [item.event.phase for _, item in match.news if isinstance(item.event, PhaseBegan)]


# Phases


@pytest.mark.rule("C-3.1")
def test_four_phases_in_order():
    desk = Desk().acts("artyom", 0).acts("asya", 0).go()
    assert phases(desk.match) == ["scenario", "missions", "income"]
    desk.play("artyom", EndIncome()).play("asya", EndIncome())
    assert phases(desk.match) == ["scenario", "missions", "income", "action"]
    assert [event.round for event in desk.happened(RoundBegan)] == [3]


@pytest.mark.rule("C-3.2")
def test_the_first_round_starts_with_income():
    assert phases(new(2)) == ["income"]


@pytest.mark.rule("C-3.2")
def test_the_first_question_of_three_agents_is_asked_in_the_income_phase():
    match = new(3)
    assert match.decisions[0].prompt == "bronze"
    assert match.view(0).phase == "income"


@pytest.mark.rule("C-3.3")
def test_tokens_on_cards_do_not_act():
    """ST4 lies on a main mission: no calm comes."""
    desk = Desk().before("scenario").go()
    assert desk.view().limit.calm == 0


@pytest.mark.rule("C-3.3")
def test_an_active_phase_token_acts_by_itself():
    assert Desk().active("st4").before("scenario").view().limit.calm == 1


@pytest.mark.rule("C-3.3")
def test_the_team_chooses_the_order_of_two_tokens():
    desk = Desk().at("asya", "murmansk").active("st1", "st4").before("scenario")
    assert desk.asked_agents() == {"artyom", "asya"}
    assert desk.actions("artyom") == [Resolve("st1"), Resolve("st4")]
    desk.play("asya", Resolve("st4"))
    assert desk.view().limit.calm == 1
    assert desk.asks("asya") == "own_city"


@pytest.mark.rule("C-3.3")
def test_a_token_that_acts_all_the_time_is_not_resolved_in_the_phase():
    assert Desk().at("asya", "murmansk").active("st1", "st2").before("scenario").asks("asya") == "own_city"


@pytest.mark.rule("C-3.4")
def test_no_free_actions_in_the_scenario_phase():
    desk = Desk().at("asya", "kazan").give("asya", doc=3).active("st1").before("scenario")
    assert desk.free("asya") == []
    assert desk.refused("asya", Return("doc")) == ("action_phase_only", "C-8.12")


@pytest.mark.rule("C-3.4")
def test_in_the_scenario_phase_only_printed_rerolls_help_a_check():
    """Ася in Горький calls an ally: its check may use the cell's reroll, but no documents, equipment or tokens."""
    desk = Desk().at("asya", "gorkiy").give("asya", doc=9, eq=1).keep("asya", "reroll").out(14)
    desk.acts("asya", 3).active("st1").before("scenario").play("asya", UseCity("gorkiy"), TakeAlly(14))
    assert [getattr(action, "reroll", None) for action in desk.actions("asya")] == ["printed", None]
    for help_ in (AddSuccess(), AddDice(), Reroll("documents"), Reroll("clearance")):
        assert desk.refused("asya", help_) == ("scenario_phase", "C-3.4")


# Missions move


@pytest.mark.rule("C-3.5")
def test_every_card_moves_one_division():
    """K-T03: two cards on 2, one on 3, one on 4."""
    desk = Desk().card(5, 2).card(7, 2).card(10, 3).card(11, 4).draws(14, 16, 20, 22).before("missions").go()
    track = desk.track()
    assert {number: track[number] for number in (5, 7, 10, 11)} == {5: 1, 7: 1, 10: 2, 11: 3}
    assert {number: division for number, division in track.items() if number in (14, 16)} == {14: 4, 16: 4}


@pytest.mark.rule("C-3.6")
def test_the_team_chooses_which_card_fails_first():
    desk = Desk().card(5, 1).card(7, 1).before("missions")
    assert desk.asked_agents() == {"artyom", "asya"}
    desk.limit(doc=0, med=0, eq=0, fuel=0).play("asya", FailFirst(7))
    assert desk.laid() == {1: -7, 2: -5}


@pytest.mark.rule("C-3.6")
def test_everything_stops_at_the_first_defeat():
    desk = Desk().progress(failed=[1, 2]).card(5, 1).card(7, 1).before("missions").play("artyom", FailFirst(5))
    assert desk.match.over
    assert desk.laid() == {1: -1, 2: -2, 3: -5}
    assert desk.track() == {7: 1}


@pytest.mark.rule("C-3.7")
def test_a_card_that_leaves_division_one_fails():
    desk = Desk().card(10, 1).limit(doc=0, med=0, eq=0, fuel=0).before("missions").go()
    assert desk.laid() == {1: -10}


@pytest.mark.rule("C-3.8")
def test_anyone_may_pay_the_loss_of_the_team():
    desk = Desk().card(10, 1).give("artyom", med=1).give("asya", doc=2).before("missions")
    assert desk.actions("artyom") == [Lose("med", 1)]
    assert desk.actions("asya") == [Lose("doc", 2)]
    desk.play("asya", Lose("doc", 2))
    assert desk.held("artyom") == {"med": 1}
    assert desk.held("asya") == {}


@pytest.mark.rule("C-3.8")
def test_two_documents_may_come_from_two_agents():
    desk = (
        Desk().card(10, 1).give("artyom", doc=1).give("asya", doc=1).before("missions").play("artyom", Lose("doc", 1))
    )
    assert desk.held("artyom") == desk.held("asya") == {}


@pytest.mark.rule("C-3.8")
def test_the_second_document_may_be_anybodys():
    desk = (
        Desk().card(10, 1).give("artyom", doc=2).give("asya", doc=1).before("missions").play("artyom", Lose("doc", 1))
    )
    assert desk.asks("artyom") == desk.asks("asya") == "second_document"


@pytest.mark.rule("C-3.8")
def test_without_own_resources_the_limit_pays():
    desk = Desk().card(10, 1).before("missions")
    assert LoseLimit("doc", 2) in desk.actions("artyom")
    desk.play("artyom", LoseLimit("eq", 1))
    assert desk.stock()["eq"] == 1


@pytest.mark.rule("C-3.8")
def test_the_loss_of_one_card_comes_before_the_next_card_fails():
    desk = Desk().card(5, 1).card(7, 1).give("asya", doc=2, med=1).before("missions").play("artyom", FailFirst(7))
    assert desk.asks("asya") == "team_loss"
    assert desk.laid() == {1: -7}


@pytest.mark.rule("C-3.8")
def test_the_team_gives_no_cargo_that_is_barred_to_its_owner():
    desk = Desk().card(10, 1).give("asya", med=1, doc=2).stress("asya", "hr1", face="no-med", open=True)
    desk.before("missions").go()
    assert desk.held("asya") == {"med": 1}


@pytest.mark.rule("C-3.8")
def test_personal_documents_go_before_those_of_the_limit():
    desk = Desk().card(10, 1).limit(doc=6).give("artyom", doc=1).before("missions").play("asya", LoseLimit("doc", 2))
    assert desk.held("artyom") == {}
    assert desk.stock()["doc"] == 4


@pytest.mark.rule("C-3.8")
def test_one_document_is_half_a_loss_where_nobody_has_the_other():
    desk = Desk().card(10, 1).give("artyom", doc=3, med=1).before("missions")
    assert desk.actions("artyom") == [Lose("med", 1), Lose("doc", 2)]
    assert desk.refused("artyom", Lose("doc", 1)) == ("loss_first", "C-1.10")
    assert desk.refused("artyom", Lose("eq", 1)) == ("not_enough", "C-1.10")


@pytest.mark.rule("C-3.8")
def test_the_team_loses_what_there_is():
    desk = Desk().card(10, 1).limit(doc=1, med=0, eq=0, fuel=0).before("missions").go()
    assert desk.stock()["doc"] == 0


# New cards


@pytest.mark.rule("C-3.9")
def test_two_new_missions_on_division_four():
    desk = Desk().draws(14, 16, 20, 22).before("missions").go()
    assert desk.track() == {14: 4, 16: 4}


@pytest.mark.rule("C-3.10")
def test_two_new_allies():
    desk = Desk().draws(14, 16, 20, 22).before("missions").go()
    assert [ally.ally for ally in desk.view().allies] == [20, 22]


@pytest.mark.rule("C-3.11")
def test_an_empty_deck_brings_nothing():
    desk = Desk().round(6).before("missions").go()
    assert desk.track() == {}
    assert desk.view().allies == ()


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


# Action phase


@pytest.mark.rule("C-3.22")
def test_agents_interleave_freely():
    desk = Desk().serve("asya").play("asya", PASS).serve("artyom").play("artyom", PASS).serve("asya")
    assert (desk.tokens("artyom"), desk.tokens("asya")) == (2, 1)


@pytest.mark.rule("C-3.22")
def test_the_action_phase_follows_the_penalties():
    """Whoever has ended its incomes is asked again, and free actions are open."""
    desk = Desk().give("artyom", doc=1).give("asya", doc=1).before("incomes")
    desk.play("artyom", EndIncome()).play("asya", EndIncome())
    assert desk.view().phase == "action"
    assert kinds(desk.free("asya")) == {"Return"}
    desk.play("artyom", *[Discard()] * 3).play("asya", *[Discard()] * 3)
    assert desk.asked_agents() == {"artyom", "asya"}


@pytest.mark.rule("C-3.23")
def test_the_phase_cannot_end_while_tokens_are_left():
    assert Desk().acts("artyom", 0).refused("asya", Finish()) == ("tokens_left", "C-3.23")


@pytest.mark.rule("C-3.23")
def test_medicine_and_returns_are_open_after_the_last_token():
    desk = Desk().acts("artyom", 0).acts("asya", 0).give("asya", med=1).stress("asya", "hr1")
    assert desk.asks("asya") == "finish"
    assert kinds(desk.free("asya")) == {"Return", "Medicate"}


@pytest.mark.rule("C-3.23")
def test_everybody_with_something_to_do_is_asked_before_the_phase_ends():
    desk = Desk().acts("artyom", 0).acts("asya", 0).give("asya", doc=1).give("artyom", doc=1).play("asya", Finish())
    assert desk.state.round == 2
    assert desk.asks("asya") is None
    assert desk.asks("artyom") == "finish"
    desk.play("artyom", Finish())
    assert desk.state.round == 3


@pytest.mark.rule("C-3.23")
def test_a_token_gained_late_opens_the_phase_again():
    desk = Desk().acts("artyom", 0).acts("asya", 0).keep("asya", "action").give("artyom", doc=1)
    desk.play("artyom", Finish()).play("asya", Redeem("action"))
    assert desk.asks("asya") == "act"
    assert desk.play("asya", Discard()).asks("artyom") == "finish"


@pytest.mark.rule("C-3.23")
def test_nothing_carries_over():
    desk = Desk("artyom", "asya").acts("artyom", 1).acts("asya", 0).play("artyom", Discard())
    assert desk.state.acts == [3, 3]


# The hidden clock


@pytest.mark.rule("C-3.24")
def test_the_latest_rounds_of_the_main_missions():
    assert [main.latest_round for main in new(2).view(0).mains] == [5, 6, 7, 7, 8]


def idle(match) -> None:
    """Answer one question of a match as lazily as can be."""
    decision = next(one for one in match.decisions if not one.free)
    wanted = [Discard(), EndIncome(), Finish()]
    action = next((one for one in wanted if one in decision.actions), decision.actions[-1])
    match.play(decision.seat, action)


@pytest.mark.rule("C-3.24")
def test_doing_nothing_loses_in_round_four():
    """K-T31: everybody discards everything."""
    match = new(2, "idle")
    while not match.over:
        idle(match)
    assert (match.result.how, match.state.round) == ("failures", 4)


@pytest.mark.rule("C-3.24")
def test_the_clock_tells_the_same_rounds_in_every_phase():
    """Doing nothing wins and loses no time, and in the mission phase what is failing fails in this round."""
    match = new(2, "idle")
    phases_seen = set()
    while not match.over:
        seen = match.view(0)
        phases_seen.add(seen.phase)
        assert [main.latest_round for main in seen.mains] == [5, 6, 7, 7, 8]
        assert match.decisions[0].prompt != "fail" or seen.fails[0][0] == seen.round
        idle(match)
    assert phases_seen == {"missions", "income", "action"}


@pytest.mark.rule("C-3.24")
def test_the_sixth_completed_mission_without_a_main_one_is_a_defeat():
    """K-T32: five spaces before the first main mission."""
    desk = Desk().round(5).progress(done=[1, 2, 3, 4, 5]).at("artyom", "perm").give("artyom", doc=9).card(10, 1)
    desk.mission("artyom", 10)
    assert desk.match.result.how == "track"


def test_a_wrong_moment_is_named():
    assert Desk().before("incomes").refused("asya", Serve()) == ("action_phase_only", "C-8.12")
    assert Desk().before("incomes").refused("asya", Medicate()) == ("action_phase_only", "C-8.12")
    assert Desk().before("incomes").refused("asya", Stick("docs")) == ("action_phase_only", "C-8.12")
    assert Desk().before("incomes").refused("asya", PASS) == ("income_first", "C-3.12")
