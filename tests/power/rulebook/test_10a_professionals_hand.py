"""P-10.1 to P-10.10: «Профессионалы», how they are taken and when they are played."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, RECRUIT, Table, advance, expansion, infiltrate, professional

from kuluary.games.power import GAME
from kuluary.games.power.content.cards import PROFESSIONALS
from kuluary.games.power.rules.action_phase import Act
from kuluary.games.power.rules.professionals import plays
from kuluary.games.power.rules.recruiting import HEADHUNT
from kuluary.games.power.state.answers import TAKE_PROFESSIONAL
from kuluary.games.power.words.actions import DiscardProfessional
from kuluary.games.power.words.events import ProfessionalSeen, ProfessionalsReshuffled

# Taking


@pytest.mark.rule("P-10.1")
def test_instead_of_the_supervisors_two_agents_one_professional() -> None:
    table = expansion(active=3)
    table.supervisor(0)
    table.turn(0)
    assert set(table.actions(0)) == {RECRUIT[2], TAKE_PROFESSIONAL}
    table.play(0, TAKE_PROFESSIONAL)
    assert table.pools(0) == (3, 7)
    assert table.state.professionals[0].bit_count() == 1


@pytest.mark.rule("P-10.1")
def test_instead_of_the_headhunters_agent() -> None:
    table = Table(5, professionals=True)
    table.row("media")
    table.state.agenda = [HEADHUNT[3]]
    assert set(table.actions(3)) == {RECRUIT[1], TAKE_PROFESSIONAL}


@pytest.mark.rule("P-10.1")
def test_instead_of_the_action_and_of_family_f() -> None:
    table = expansion()
    table.turn(0)
    assert TAKE_PROFESSIONAL in table.actions(0)
    table = Table(professionals=True)
    table.row("media", "corporations")
    table.concluded(0, "kgb")
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert set(table.actions(0)) == {RECRUIT[1], TAKE_PROFESSIONAL, PASS}


@pytest.mark.rule("P-10.2")
def test_with_an_empty_reserve_the_supervisors_seat_must_take_one() -> None:
    table = expansion()
    table.supervisor(0)
    table.exhaust(0, active=3)
    table.turn(0)
    assert table.prompt == "act_supervised"
    assert table.state.professionals[0].bit_count() == 1


@pytest.mark.rule("P-10.2")
def test_so_must_the_headhunters_seat() -> None:
    table = Table(5, professionals=True)
    table.row("media")
    table.exhaust(3, active=3)
    table.state.agenda = [Act(3, True), HEADHUNT[3]]
    assert table.prompt == "act"
    assert table.state.professionals[3].bit_count() == 1


@pytest.mark.rule("P-10.3")
def test_the_recruit_action_is_legal_with_an_empty_reserve() -> None:
    table = expansion()
    table.exhaust(0, active=3)
    table.turn(0, 1)
    assert RECRUIT[1] not in table.actions(0)
    table.play(0, TAKE_PROFESSIONAL)
    assert table.state.professionals[0].bit_count() == 1


@pytest.mark.rule("P-10.4")
def test_the_fourth_is_discarded_at_once_and_openly() -> None:
    table = expansion()
    table.professionals(0, "recruiter", "emissary", "assassin")
    table.turn(0, 1).play(0, TAKE_PROFESSIONAL)
    assert table.prompt == "trim_professionals"
    assert table.why(0, PASS) == ("trim_professionals_first", "P-10.4")
    table.play(0, DiscardProfessional(PROFESSIONALS.index("emissary")))
    assert table.state.professionals[0].bit_count() == 3
    assert GAME.view(table.state, 1).professional_discard == (PROFESSIONALS.index("emissary"),)


@pytest.mark.rule("P-10.5")
def test_hands_are_secret_sizes_open() -> None:
    table = expansion()
    table.professionals(0, "recruiter", "emissary")
    assert GAME.view(table.state, 1).seats[0].professionals == 2
    assert GAME.view(table.state, 1).professionals == ()


@pytest.mark.rule("P-10.5")
def test_an_empty_deck_is_made_anew_at_the_next_draw() -> None:
    table = expansion()
    table.state.professional_discard = table.state.professional_bag
    table.state.professional_bag = ()
    table.turn(0, 1).play(0, TAKE_PROFESSIONAL)
    assert table.saw(ProfessionalsReshuffled)
    assert table.saw(ProfessionalSeen)


# Playing


@pytest.mark.rule("P-10.6")
def test_one_professional_a_turn_before_the_action() -> None:
    table = expansion()
    table.professionals(0, "recruiter", "emissary")
    table.turn(0, 1).play(0, professional("recruiter"), RECRUIT[1])
    assert table.why(0, professional("emissary")) == ("one_professional", "P-10.6")
    table.play(0, RECRUIT[1])
    assert table.question.seat == 1


@pytest.mark.rule("P-10.7")
def test_not_one_taken_this_turn() -> None:
    table = expansion()
    table.supervisor(0)
    table.turn(0).draws((0,))
    table.play(0, TAKE_PROFESSIONAL)
    assert table.why(0, professional("recruiter")) == ("taken_this_turn", "P-10.7")


@pytest.mark.rule("P-10.7")
def test_but_in_the_next_turn() -> None:
    table = expansion(active=3)
    table.supervisor(0)
    table.turn(0, 1).draws((0,)).play(0, TAKE_PROFESSIONAL, infiltrate(table.state.row[0], 1))
    table.supervisor(1)
    table.turn(0)
    assert professional("recruiter") in table.actions(0)


@pytest.mark.rule("P-10.7")
def test_another_of_the_same_kind_may_be_played() -> None:
    table = expansion()
    table.professionals(0, "recruiter")
    table.supervisor(0)
    table.turn(0).draws((1,))
    table.play(0, TAKE_PROFESSIONAL)
    assert professional("recruiter") in table.actions(0)


@pytest.mark.rule("P-10.7")
def test_nor_one_from_the_headhunter() -> None:
    table = Table(5, professionals=True)
    table.row("media")
    table.pool(3, active=3)
    table.state.agenda = [Act(3, True), HEADHUNT[3]]
    table.draws((0,)).play(3, TAKE_PROFESSIONAL)
    assert table.why(3, professional("recruiter")) == ("taken_this_turn", "P-10.7")


@pytest.mark.rule("P-10.8")
@pytest.mark.parametrize("name", ["emissary", "assassin", "mediator"])
def test_only_if_it_can_do_something(name: str) -> None:
    table = expansion(active=0)
    table.professionals(0, name)
    table.turn(0)
    assert table.why(0, professional(name)) == ("professional_idle", "P-10.8")


@pytest.mark.rule("P-10.8")
def test_grey_cardinal_needs_an_advance_that_can_be_paid() -> None:
    table = expansion()
    table.exhaust(0, active=0)
    table.professionals(0, "grey_cardinal")
    table.turn(0)
    assert table.why(0, professional("grey_cardinal")) == ("professional_idle", "P-10.8")


@pytest.mark.rule("P-10.8")
@pytest.mark.rule("P-10.12")
def test_an_advance_that_only_its_discount_makes_payable_will_do() -> None:
    table = expansion(active=0)
    table.professionals(0, "grey_cardinal")
    table.turn(0)
    assert advance("unified_nations") not in table.actions(0)
    assert professional("grey_cardinal") in table.actions(0)


@pytest.mark.rule("P-10.8")
@pytest.mark.rule("P-10.13")
@pytest.mark.parametrize(("active", "playable"), [(3, False), (4, True)])
def test_emissary_needs_an_operation_for_one_less(active: int, playable: bool) -> None:
    table = expansion(active=active)
    table.professionals(0, "emissary")
    table.turn(0)
    assert (professional("emissary") in table.actions(0)) == playable


@pytest.mark.rule("P-10.8")
def test_informant_needs_a_card_to_look_at() -> None:
    table = expansion()
    table.alliance_deck()
    table.professionals(0, "informant")
    assert plays(table.state, 0) == []


@pytest.mark.rule("P-10.9")
def test_also_with_the_supervisor_and_the_action_still_follows() -> None:
    table = expansion()
    table.supervisor(0)
    table.professionals(0, "grey_cardinal")
    table.turn(0).play(0, RECRUIT[2], professional("grey_cardinal"), advance("comintern"))
    assert table.prompt == "act_supervised"
    assert table.why(0, PASS) == ("must_act", "P-3.7")


@pytest.mark.rule("P-10.10")
def test_it_is_discarded_after_its_effect_and_takes_no_room_meanwhile() -> None:
    table = expansion()
    table.professionals(0, "recruiter", "emissary", "assassin")
    table.turn(0, 1).play(0, professional("recruiter"), TAKE_PROFESSIONAL)
    # Two left in hand, a third taken: no limit is passed.
    assert table.prompt == "act"
    assert table.state.professionals[0].bit_count() == 3
    assert table.state.professional_discard == (0,)


@pytest.mark.rule("P-10.10")
def test_it_is_not_shuffled_in_while_its_effect_lasts() -> None:
    table = expansion()
    table.professionals(0, "recruiter")
    table.state.professional_discard = table.state.professional_bag[:1]
    gone = table.state.professional_bag[1:]
    table.state.professional_bag = ()
    table.state.professionals[1] = sum(1 << card for card in gone)
    table.turn(0, 1).play(0, professional("recruiter"), TAKE_PROFESSIONAL)
    assert table.state.professional_discard == (0,)
    assert table.state.professional_bag == ()
