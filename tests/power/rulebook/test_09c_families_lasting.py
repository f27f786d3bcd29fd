"""P-9.5 to P-9.10: the lasting families, E to J."""

from __future__ import annotations

import pytest
from tests.power.families import phase, qualifies
from tests.power.table import PASS, RECRUIT, Table, advance, conclude, infiltrate, number_of

from kuluary.games.power.content.cards import SECONDARIES
from kuluary.games.power.rules.projects import advance as advance_in
from kuluary.games.power.state.answers import TAKE_PROFESSIONAL
from kuluary.games.power.words.actions import Advance, Discard, TakeSecondary


@pytest.mark.rule("P-9.5")
def test_t20_intelligence_with_a_circle_gives_two_of_each_sign() -> None:
    table = Table()
    table.attach(0, table.give(0, "intelligence"))
    table.concluded(0, "marxist_league")
    assert (table.sign(0, "spy"), table.sign(0, "agitator")) == (2, 2)


@pytest.mark.rule("P-9.5")
@pytest.mark.parametrize(
    ("name", "kind", "sign"),
    [
        ("marxist_league", "intelligence", "agitator"),
        ("temple_mount", "trade_unions", "peacekeeper"),
        ("science_council", "consulates", "spy"),
    ],
)
def test_a_support_kind_yields_a_second_sign(name: str, kind: str, sign: str) -> None:
    table = Table()
    table.give(0, kind)
    assert table.sign(0, sign) == 0
    table.concluded(0, name)
    assert table.sign(0, sign) == 1


@pytest.mark.rule("P-9.6")
def test_t26_cia_recruits_for_its_own_corner() -> None:
    table = phase()
    table.gives(0, "universities", "intelligence")
    table.hand(0, "cia")
    reserve = table.state.reserve[0]
    table.alliances().play(0, conclude("cia"))
    assert table.held(0, "science") == 1
    table.play(0, RECRUIT[1])
    assert table.state.reserve[0] == reserve - 1


@pytest.mark.rule("P-9.6")
@pytest.mark.parametrize(("name", "kind"), [("cia", "patents"), ("kgb", "media"), ("mossad", "banks")])
def test_a_capture_of_the_colour_lets_its_owner_recruit_or_not(name: str, kind: str) -> None:
    table = Table()
    table.row(kind, "corporations")
    table.concluded(0, name)
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert set(table.actions(0)) == {RECRUIT[1], PASS}


@pytest.mark.rule("P-9.6")
def test_other_colours_do_not() -> None:
    table = Table()
    table.row("banks", "corporations")
    table.concluded(0, "kgb")
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert table.prompt != "recruit_gain"


@pytest.mark.rule("P-9.6")
def test_what_may_not_be_recruited_is_refused() -> None:
    table = Table()
    table.row("media", "corporations")
    table.concluded(0, "kgb")
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert table.why(0, RECRUIT[2]) == ("recruit_exactly", "P-9.6")
    assert table.why(0, TAKE_PROFESSIONAL) == ("no_professionals", "P-13.2")
    assert table.why(0, Discard(0)) == ("recruit_first", "P-9.6")


@pytest.mark.rule("P-9.7")
@pytest.mark.parametrize(("name", "active", "more"), [("cosa_nostra", 3, 0), ("yakuza", 4, 1), ("triads", 5, 0)])
def test_strictly_more_pieces_than_every_rival(name: str, active: int, more: int) -> None:
    table = Table()
    for seat in range(3):
        table.give(seat, "media", pieces=2)
        table.pool(seat, active=4)
    assert not qualifies(table, name)
    table.give(0, "banks", pieces=more)
    table.pool(0, active=active)
    assert qualifies(table, name)


@pytest.mark.rule("P-9.7")
def test_pieces_in_the_row_do_not_count_for_yakuza() -> None:
    table = Table()
    table.row("media")
    table.hold(0, 1, pieces=5)
    table.give(1, "media", pieces=1)
    assert not qualifies(table, "yakuza")


@pytest.mark.rule("P-9.7")
def test_shadow_agents_do_not_count_for_triads() -> None:
    table = Table(2)
    table.stage(0, "comintern", 3)
    table.pool(0, active=3)
    table.pool(1, active=3)
    assert not qualifies(table, "triads")


@pytest.mark.rule("P-9.7")
def test_one_more_alliance_after_it() -> None:
    table = phase()
    table.pool(0, active=5)
    table.give(0, "media")
    table.hand(0, "triads", "thirty_three")
    table.alliances().play(0, conclude("triads"), conclude("thirty_three"))
    assert table.allied(0) == {"triads", "thirty_three"}


@pytest.mark.rule("P-9.8")
def test_t28_two_alliances_give_two_advances_on_a_support_card() -> None:
    table = Table()
    card, _ = table.row("trade_unions", "media")
    table.concluded(0, "council_nine", "world_court")
    table.pool(0, active=9)
    table.supervisor(0)
    table.turn(0, 1).play(0, infiltrate(card, 3), advance("comintern"), advance("spyware"))
    assert [table.stage_of(0, project) for project in ("comintern", "spyware")] == [1, 1]
    assert table.question.seat == 1


@pytest.mark.rule("P-9.8")
@pytest.mark.parametrize(("name", "kind"), [("council_nine", "patents"), ("srs", "media"), ("world_court", "banks")])
def test_a_card_of_the_colour_sets_it_off_and_it_may_be_declined(name: str, kind: str) -> None:
    table = Table()
    card, _ = table.row(kind, "corporations")
    table.concluded(0, name)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(card, 1))
    assert any(isinstance(action, Advance) for action in table.actions(0))
    table.play(0, PASS)
    assert table.question.seat == 1


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-9.9")
@pytest.mark.parametrize("name", ["council_nine", "club_rome"])
def test_an_interception_sets_it_off_too(name: str) -> None:
    table = Table()
    card, *_ = table.row("patents", "media")
    table.hold(1, 1, pieces=1)
    table.concluded(0, name)
    table.pool(0, active=6)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    assert (table.prompt, table.question.seat) == ("after_infiltration", 0)
    assert table.state.hands[1].bit_count() == 1


@pytest.mark.rule("P-9.8")
def test_the_usual_cost_holds() -> None:
    table = Table()
    card, _ = table.row("patents", "media")
    table.concluded(0, "council_nine")
    table.stage(0, "comintern", 1)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(card, 1))
    assert table.why(0, advance("comintern")) == ("signs_short", "P-5.7")


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-5.19")
@pytest.mark.parametrize(("active", "open_to_it"), [(3, False), (4, True)])
def test_so_does_what_a_war_adds_to_it(active: int, open_to_it: bool) -> None:
    table = Table()
    card, _ = table.row("patents", "corporations")
    table.concluded(0, "council_nine")
    table.wars(1)
    table.pool(0, active=active)
    table.turn(0, 1).play(0, infiltrate(card, 1))
    assert (advance("comintern") in table.actions(0)) == open_to_it


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-9.9")
def test_families_h_and_i_in_the_owners_order_what_came_first_helps() -> None:
    table = Table()
    card, _ = table.row("patents", "media")
    table.concluded(0, "council_nine", "club_rome", "kgb")
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(card, 5))
    # Nobody is left to pay for an advance, until the secondary object lets the seat recruit.
    assert not any(isinstance(action, Advance) for action in table.actions(0))
    table.play(0, TakeSecondary(0, number_of("club_rome")), RECRUIT[1])
    assert advance("unified_nations") in table.actions(0)


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-9.9")
def test_what_they_gave_stays_after_an_interception() -> None:
    table = Table()
    card, _ = table.row("patents", "media")
    table.concluded(0, "club_rome")
    table.pool(0, active=4)
    table.pool(1, active=6)
    table.turn(0, 1).play(0, infiltrate(card, 4), TakeSecondary(2, number_of("club_rome")))
    table.play(1, infiltrate(card, 5))
    assert table.held(0, "science") == 1


@pytest.mark.rule("P-9.9")
@pytest.mark.parametrize(("name", "groups"), [("club_rome", (0, 2)), ("imf", (0, 1)), ("theosophical", (1, 2))])
def test_four_pieces_bring_a_secondary_object_of_either_group(name: str, groups: tuple[int, int]) -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.concluded(0, name)
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    number = number_of(name)
    assert set(table.actions(0)) == {*(TakeSecondary(group, number) for group in groups), PASS}


@pytest.mark.rule("P-9.9")
def test_shadow_agents_do_not_count_for_the_four() -> None:
    table = Table()
    card, _ = table.row("governments", "media")
    table.stage(0, "comintern", 3)
    table.concluded(0, "club_rome")
    table.pool(0, active=3)
    table.turn(0, 1).play(0, infiltrate(card, 3))
    assert table.question.seat == 1


@pytest.mark.rule("P-9.9")
def test_an_empty_supply_is_refused() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.concluded(0, "club_rome")
    table.secondary(1, "control", 10)
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    number = number_of("club_rome")
    assert table.why(0, TakeSecondary(0, number)) == ("supply_empty", "P-8.13")
    assert table.why(0, TakeSecondary(1, number)) == ("not_offered_by", "P-9.9")


@pytest.mark.rule("P-9.9")
def test_two_alliances_of_family_i_bring_one_each() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.concluded(0, "club_rome", "imf")
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    table.play(0, *[TakeSecondary(0, number_of(name)) for name in ("club_rome", "imf")])
    assert table.held(0, "control") == 2


@pytest.mark.rule("P-9.10")
@pytest.mark.parametrize(("name", "group"), [("elder_brother", 0), ("golden_dawn", 1), ("thule", 2)])
def test_a_next_stage_brings_a_secondary_object(name: str, group: int) -> None:
    table = Table()
    table.row("media", "banks")
    table.stage(0, "spyware", 1)
    table.give(0, "intelligence")
    table.concluded(0, name)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, advance("spyware"), TakeSecondary(group, number_of(name)))
    assert table.held(0, SECONDARIES[group]) == 1


@pytest.mark.rule("P-9.10")
def test_two_such_alliances_bring_one_each() -> None:
    table = Table()
    table.row("media")
    table.concluded(0, "elder_brother", "golden_dawn")
    table.stage(0, "unified_nations", 1)
    table.give(0, "consulates")
    table.pool(0, active=3)
    table.turn(0, 1).play(0, advance("unified_nations"))
    table.play(
        0, *[TakeSecondary(group, number_of(name)) for group, name in ((0, "elder_brother"), (1, "golden_dawn"))]
    )
    assert (table.held(0, "control"), table.held(0, "finance")) == (1, 1)


@pytest.mark.rule("P-9.10")
def test_joining_does_not() -> None:
    table = Table()
    table.row("media", "banks")
    table.concluded(0, "thule")
    table.pool(0, active=5)
    table.turn(0, 1).play(0, advance("spyware"))
    assert table.question.seat == 1


@pytest.mark.rule("P-9.10")
def test_every_move_to_a_next_stage_counts_also_by_family_h() -> None:
    table = Table()
    table.row("media", "banks")
    table.stage(0, "unified_nations", 1)
    table.give(0, "consulates")
    table.concluded(0, "golden_dawn")
    table.pool(0, active=5)
    table.state.then(*advance_in(table.state, 0, 1))
    assert table.prompt == "stage_rewards"
