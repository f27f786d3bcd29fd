"""C-4: the exchange, the interrogations and the activation of a serve."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk, kinds

from kuluary.core import PASS
from kuluary.games.committee.words.actions import (
    Count,
    DoMain,
    DoMission,
    DoPersonal,
    Ease,
    Give,
    GiveToken,
    HandOver,
    Interrogate,
    Medicate,
    Partner,
    PutAnswer,
    Redeem,
    Return,
    Take,
    TakeAlly,
    TakeToken,
    UseCity,
)

# Step 2


@pytest.mark.rule("C-4.16")
def test_an_exchange_needs_an_agent_in_the_same_city():
    desk = Desk("artyom", "asya", "ila").at("artyom", "kazan").give("asya", doc=1).serve("asya")
    assert desk.actions("asya") == [Partner(0), PASS]
    assert desk.refused("asya", Partner(2)) == ("agent_elsewhere", "C-4.16")


@pytest.mark.rule("C-4.16")
def test_one_exchange_a_serve():
    desk = Desk("artyom", "asya", "ila").at("artyom", "kazan").at("ila", "kazan").give("asya", doc=2).serve("asya")
    desk.play("asya", Partner(0), Give("doc"), PASS)
    assert desk.asks("asya") == "activate"


@pytest.mark.rule("C-4.17")
def test_cargo_documents_and_mission_tokens_change_hands():
    desk = Desk().at("artyom", "kazan").give("asya", doc=1, med=1).give("artyom", eq=1).card(33, 3, "artyom")
    desk.serve("asya").play("asya", Partner(0))
    assert kinds(desk.actions("asya")) == {"Give", "Take", "TakeToken", "Pass"}
    desk.play("asya", Give("doc"), Take("eq"), PASS)
    assert desk.held("artyom") == {"doc": 1}
    assert desk.held("asya") == {"med": 1, "eq": 1}


@pytest.mark.rule("C-4.17")
def test_tokens_of_others_and_of_the_city_are_no_part_of_it():
    desk = Desk("artyom", "asya", "ila").at("artyom", "kazan").at("ila", "kazan").card(33, 3, "ila").card(26, 3)
    desk.give("asya", doc=1).serve("asya").play("asya", Partner(0))
    assert desk.actions("asya") == [Give("doc"), PASS]


@pytest.mark.rule("C-4.17")
def test_allies_and_clearance_tokens_cannot_be_exchanged():
    desk = Desk().at("artyom", "kazan").ally("asya", 14).keep("asya", "docs").give("asya", doc=1).serve("asya")
    desk.play("asya", Partner(0))
    assert desk.actions("asya") == [Give("doc"), PASS]


@pytest.mark.rule("C-4.18")
def test_two_full_trunks_can_swap():
    desk = Desk("ila", "asya").at("ila", "kazan").give("ila", med=2).give("asya", eq=2).serve("asya")
    desk.play("asya", Partner(0), Give("eq"))
    assert desk.refused("asya", PASS) == ("trunk_over", "C-4.18")
    desk.play("asya", Take("med"), PASS)
    assert desk.held("ila") == {"med": 1, "eq": 1}


@pytest.mark.rule("C-4.18")
def test_nothing_fills_a_trunk_while_the_other_is_too_full():
    """Ася would gain a cargo with a clearance token, and Ила's extra cargo could go nowhere."""
    desk = Desk("ila", "asya").at("ila", "kazan").give("ila", med=2).give("asya", eq=2).keep("asya", "cargo")
    desk.serve("asya").play("asya", Partner(0), Give("eq"))
    assert desk.free("asya") == []
    assert desk.refused("asya", Redeem("cargo")) == ("finish_first", "C-4.4")
    desk.play("asya", Take("med"))
    assert Return("eq") in desk.free("asya")


@pytest.mark.rule("C-4.18")
def test_the_acting_agent_decides_for_both():
    desk = Desk().at("artyom", "kazan").give("artyom", doc=1).serve("asya").play("asya", Partner(0))
    assert desk.asked_agents() == {"asya"}
    assert Take("doc") in desk.actions("asya")


@pytest.mark.rule("C-4.18")
def test_a_type_goes_one_way():
    desk = Desk().at("artyom", "kazan").give("artyom", doc=1).give("asya", doc=2).serve("asya")
    desk.play("asya", Partner(0), Give("doc"))
    assert desk.refused("asya", Take("doc")) == ("went_other_way", "C-4.18")


@pytest.mark.rule("C-4.18")
def test_a_mission_token_needs_a_cell():
    """Ася's one transport cell is full of cargo she cannot pass on to a full trunk."""
    desk = Desk().at("artyom", "kazan").give("asya", med=2, doc=1).give("artyom", med=1).card(33, 3, "artyom")
    desk.serve("asya").play("asya", Partner(0))
    assert desk.refused("asya", TakeToken(33)) == ("token_does_not_fit", "C-4.18")


@pytest.mark.rule("C-4.18")
def test_two_mission_tokens_can_swap():
    """Вилли and Ася have one transport cell each: only at the end of the exchange everything has its place."""
    desk = Desk("willy", "asya").at("willy", "perm").at("asya", "perm").card(33, 3, "willy").card(2, 3, "asya")
    desk.serve("asya").play("asya", Partner(0), TakeToken(33))
    assert desk.actions("asya") == [GiveToken(2)]
    desk.play("asya", GiveToken(2))
    assert (desk.facts("willy").tokens, desk.facts("asya").tokens) == ((2,), (33,))
    assert desk.asks("asya") == "activate"


@pytest.mark.rule("C-4.18")
def test_a_mission_token_goes_against_cargo():
    """Ася takes a token for her two medicine: the token has to go first, for medicine cannot come back."""
    desk = Desk("willy", "asya").at("willy", "kazan").card(33, 3, "willy").give("asya", med=2).serve("asya")
    desk.play("asya", Partner(0))
    assert desk.refused("asya", GiveToken(33)) == ("token_not_there", "C-4.17")
    desk.play("asya", TakeToken(33), Give("med"), Give("med"))
    assert desk.facts("asya").tokens == (33,)
    assert desk.held("willy") == {"med": 2}


@pytest.mark.rule("C-4.18")
def test_a_mission_token_goes_once():
    desk = Desk("artyom", "asya").at("artyom", "kazan").card(33, 3, "artyom").give("asya", doc=1).serve("asya")
    desk.play("asya", Partner(0), TakeToken(33))
    assert desk.refused("asya", GiveToken(33)) == ("token_went_once", "C-4.18")


# Step 3


@pytest.mark.rule("C-4.19")
def test_medicine_of_an_exchange_serves_before_the_interrogation():
    """Only inside a check medicine is barred: what Артём hands over may be taken before the roll (C-4.4, C-6.17)."""
    desk = Desk().at("asya", "perm").at("artyom", "perm").token("perm", 0).stress("asya", "hr1").give("artyom", med=1)
    desk.serve("asya").play("asya", Partner(0), Take("med"))
    assert desk.actions("asya") == [Interrogate(0)]
    desk.play("asya", Medicate(), Ease(0))
    assert desk.asks("asya") == "check"
    assert desk.stressed("asya") == {}


@pytest.mark.rule("C-4.19")
def test_without_an_exchange_the_interrogation_follows_the_move():
    """Whoever has medicine could take it before the move."""
    desk = Desk().at("asya", "perm").token("perm", 0).stress("asya", "hr1").give("asya", med=1)
    assert desk.serve("asya").asks("asya") == "check"


@pytest.mark.rule("C-4.19")
def test_interrogations_are_mandatory():
    desk = Desk().at("asya", "perm").token("perm", 0).token("perm", 3).serve("asya")
    assert desk.actions("asya") == [Interrogate(0), Interrogate(3)]
    assert desk.refused("asya", PASS) == ("interrogate_first", "C-4.19")


@pytest.mark.rule("C-4.19")
def test_every_token_is_attempted():
    desk = Desk().at("asya", "perm").token("perm", 0).token("perm", 3).rolls("eye", "eye", "book", "book").serve("asya")
    desk.play("asya", Interrogate(3), Count(), Count())
    assert desk.asks("asya") == "activate"
    assert desk.view().cities[9].interrogations == ()


@pytest.mark.rule("C-4.20")
def test_the_agent_chooses_the_card():
    """K-T17: Ася puts the token of Горький on 036, not on 021 it came with."""
    desk = Desk().at("asya", "gorkiy").card(21, 4).card(36, 4).token("gorkiy", 0).rolls("eye", "eye").serve("asya")
    desk.play("asya", Count())
    assert desk.actions("asya") == [PutAnswer(21), PutAnswer(36)]
    desk.play("asya", PutAnswer(36))
    assert [card.answers for card in desk.state.cards] == [(), (0,)]


@pytest.mark.rule("C-4.20")
def test_only_interrogation_missions_take_a_token():
    """Mission 010 is a matter of documents: the token goes on 021 without a question."""
    desk = Desk().at("asya", "gorkiy").card(10, 4).card(21, 4).token("gorkiy", 0).rolls("eye", "eye").serve("asya")
    desk.play("asya", Count())
    assert {card.number: card.answers for card in desk.state.cards} == {10: (), 21: (0,)}


@pytest.mark.rule("C-4.20")
def test_putting_is_no_choice_with_one_card():
    desk = Desk().at("asya", "gorkiy").card(21, 4).token("gorkiy", 0).rolls("eye", "eye").serve("asya")
    desk.play("asya", Count())
    assert desk.state.cards[0].answers == (0,)


@pytest.mark.rule("C-4.21")
def test_a_token_nobody_needs_is_discarded():
    desk = Desk().at("asya", "gorkiy").token("gorkiy", 0).rolls("eye", "eye").serve("asya").play("asya", Count())
    assert desk.state.interrogations == []
    assert desk.state.interrogation_discard == (0,)


@pytest.mark.rule("C-4.21")
def test_a_card_never_holds_a_third():
    desk = Desk().at("asya", "gorkiy").card(21, 4, answers=[4, 5]).token("gorkiy", 0).rolls("eye", "eye").serve("asya")
    desk.play("asya", Count())
    assert desk.state.cards[0].answers == (4, 5)


@pytest.mark.rule("C-4.22")
def test_a_failed_token_stays_for_the_next_serve_here():
    desk = Desk().at("asya", "gorkiy").card(21, 4).token("gorkiy", 0).rolls("lamp", "eye").serve("asya")
    desk.play("asya", Count())
    desk.play("asya", desk.actions("asya")[0]).play("asya", PASS)
    assert desk.state.interrogations == [(6, 0)]
    assert desk.serve("asya").asks("asya") == "check"


# Step 4


@pytest.mark.rule("C-4.23")
def test_the_kinds_of_activation():
    """Ася in Йошкар-Ола: city effect, ally, a regular and her personal mission."""
    desk = Desk().at("asya", "yoshkar").give("asya", doc=2, fuel=1).out(5).card(6, 3).serve("asya")
    assert desk.actions("asya") == [DoMission(6), DoPersonal(), UseCity("yoshkar"), TakeAlly(5), PASS]


@pytest.mark.rule("C-4.23")
def test_only_one_activation():
    desk = Desk().at("asya", "kazan").limit(doc=5).city("asya")
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-4.24")
def test_one_mission_an_activation():
    """Two regular missions and the main one in Москва: whichever is done, the serve is over."""
    desk = Desk().at("asya", "moskva").give("asya", doc=6, fuel=1).card(31, 3).card(32, 3).serve("asya")
    assert kinds(desk.actions("asya")) >= {"DoMission"}
    desk.play("asya", DoMission(31)).play("asya", desk.actions("asya")[0])
    assert desk.asks("asya") == "act"


@pytest.mark.rule("C-4.25")
def test_doing_nothing_is_always_allowed():
    desk = Desk().serve("asya").play("asya", PASS)
    assert desk.tokens("asya") == 2


def test_an_activation_elsewhere_is_refused():
    desk = Desk().at("asya", "perm").out(5).card(6, 3).serve("asya")
    assert desk.refused("asya", UseCity("kazan")) == ("city_elsewhere", "C-5.1")
    assert desk.refused("asya", TakeAlly(5)) == ("ally_elsewhere", "C-9.11")
    assert desk.refused("asya", TakeAlly(6)) == ("ally_not_out", "C-9.11")
    assert desk.refused("asya", DoMission(6)) == ("token_elsewhere", "C-10.2")
    assert desk.refused("asya", DoMission(7)) == ("not_on_track", "C-10.2")
    assert desk.refused("asya", DoMain()) == ("anomaly_elsewhere", "C-11.2")
    assert desk.refused("asya", DoPersonal()) == ("personal_elsewhere", "C-12.2")


def test_free_actions_of_another_moment():
    desk = Desk()
    assert desk.refused("asya", HandOver(0)) == ("token_not_active", "C-11.11")
    assert desk.refused("asya", Medicate()) == ("no_stress", "C-7.11")
    assert desk.refused("asya", Return("doc")) == ("not_enough", "C-8.6")
