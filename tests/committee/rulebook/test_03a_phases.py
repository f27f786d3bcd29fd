"""C-3: the phases of a round, missions that move and fail, new cards."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, new

from kuluary.games.committee.words.actions import (
    AddDice,
    AddSuccess,
    EndIncome,
    FailFirst,
    Lose,
    LoseLimit,
    Reroll,
    Resolve,
    Return,
    TakeAlly,
    UseCity,
)
from kuluary.games.committee.words.events import PhaseBegan, RoundBegan


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
    """R-C85: they are all the team has, so nobody is asked."""
    desk = Desk().card(10, 1).give("artyom", doc=1).give("asya", doc=1).before("missions").go()
    assert desk.held("artyom") == desk.held("asya") == {}


@pytest.mark.rule("C-3.8")
def test_under_rules_1_the_team_is_asked_for_its_last_two_documents():
    desk = Desk(rules="1").card(10, 1).give("artyom", doc=1).give("asya", doc=1).before("missions")
    assert desk.asks("artyom") == desk.asks("asya") == "team_loss"
    desk.play("artyom", Lose("doc", 1))
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
