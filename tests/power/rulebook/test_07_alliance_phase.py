"""P-7: the alliance phase."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, RECRUIT, Table, advance, conclude

from kuluary.games.power.content.cards import ALLIANCES
from kuluary.games.power.rules.rounds import NEXT_ROUND
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.words.actions import Discard, DiscardAlliance
from kuluary.games.power.words.events import Concluded

OTHERS = ("imf", "malta", "elihu", "chamber", "jesuits", "wto", "triads")


def lacking(table: Table, seat: int, name: str) -> list[tuple[str, str, int, int]]:
    refusal = table.refused(seat, conclude(name))
    assert (refusal.reason, refusal.rule) == ("requirements", "P-7.3")
    found = dict(refusal.args)["lacking"]
    assert isinstance(found, tuple)
    return list(found)


@pytest.mark.rule("P-7.1")
def test_the_steps_of_the_phase_follow_each_other_from_the_supervisor() -> None:
    table = Table(2)
    table.supervisor(1)
    table.hand(0, *OTHERS)
    table.hand(1, "cia")
    table.concluded(1, "anarchists")
    table.give(1, "media")
    seen = []
    table.alliances()
    for _ in range(4):
        question = table.question
        seen.append((question.seat, question.prompt))
        table.play(question.seat, PASS if PASS in question.actions else question.actions[0])
    assert seen == [(1, "conclude"), (0, "conclude"), (0, "trim_hand"), (1, "discard_colour")]


@pytest.mark.rule("P-7.2")
def test_one_alliance_or_none() -> None:
    table = Table(2)
    table.gives(0, "patents", "banks")
    table.hand(0, "kabbalists", "trilateral")
    table.supervisor(0)
    table.alliances()
    assert set(table.actions(0)) == {conclude("kabbalists"), conclude("trilateral"), PASS}
    table.draws(("imf", "malta", "elihu", "chamber", "jesuits", "wto", "triads"))
    table.play(0, conclude("kabbalists"))
    assert table.allied(0) == {"kabbalists"}
    assert not table.question or table.question.prompt != "conclude"


@pytest.mark.rule("P-7.2")
def test_a_hand_is_always_asked_so_that_nobody_learns_what_is_not_in_it() -> None:
    table = Table(2)
    table.hand(0, "cia")
    table.alliances()
    assert table.actions(0) == (PASS,)


@pytest.mark.rule("P-7.3")
def test_requirements_are_checked_and_not_spent() -> None:
    table = Table(2)
    table.gives(0, "universities", "intelligence")
    table.hand(0, "cia")
    table.alliances().play(0, conclude("cia"), PASS)
    assert table.kinds(0) == ["intelligence", "universities"]


@pytest.mark.rule("P-7.3")
def test_what_is_missing_is_named() -> None:
    table = Table(2)
    table.give(0, "universities")
    table.hand(0, "cia")
    table.alliances()
    assert lacking(table, 0, "cia") == [("all", "spy", 0, 1)]


@pytest.mark.rule("P-7.3")
def test_a_later_stage_meets_a_requirement_too_and_secondary_objects_count_for_groups() -> None:
    table = Table(2)
    table.stage(0, "spyware", 5)
    table.secondary(0, "science", 2)
    table.hand(0, "freemasons", "kabbalists")
    table.alliances()
    assert {conclude("freemasons"), conclude("kabbalists")} <= set(table.actions(0))


@pytest.mark.rule("P-7.3")
def test_a_secondary_object_never_stands_in_for_a_named_card() -> None:
    table = Table(2)
    table.gives(0, "banks", "banks", "valuables")
    table.secondary(0, "power")
    table.hand(0, "fed_reserve")
    table.alliances()
    assert lacking(table, 0, "fed_reserve") == [("all", "corporations", 0, 1)]


@pytest.mark.rule("P-7.4")
def test_the_corner_works_at_once_with_the_effect_in_force() -> None:
    table = Table(2)
    table.gives(0, "governments", "trade_unions")
    table.hand(0, "kgb")
    table.alliances().play(0, conclude("kgb"))
    assert table.held(0, "control") == 1
    assert table.prompt == "recruit_gain"


@pytest.mark.rule("P-7.4")
def test_a_sign_in_the_corner_is_yours_from_then_on() -> None:
    table = Table(2)
    table.gives(0, "media", "media")
    table.hand(0, "elder_brother")
    table.alliances().play(0, conclude("elder_brother"))
    assert table.sign(0, "agitator") == 1


@pytest.mark.rule("P-7.4")
def test_a_conclusion_tells_what_corner_and_effect_add_to_the_points() -> None:
    table = Table(2)
    table.gives(0, "banks", "valuables", "real_estate", "exchanges")
    table.hand(0, "bilderberg")
    before = total(table.state, 0)
    table.alliances().play(0, conclude("bilderberg"))
    assert [event.points for event in table.saw(Concluded)] == [3]
    assert total(table.state, 0) > before


@pytest.mark.rule("P-7.5")
def test_equal_effects_of_alliances_and_projects_add_up() -> None:
    table = Table()
    (card,) = table.row("corporations")
    table.stage(0, "comintern", 3)
    table.concluded(0, "cosa_nostra")
    table.pool(0, active=1)
    table.turn(0)
    assert table.place(0, card) == [1]


@pytest.mark.rule("P-7.6")
def test_an_instant_effect_that_gives_nothing_leaves_the_alliance_concluded() -> None:
    table = Table(2)
    table.gives(0, "ruling_parties", "real_estate", "laboratories")
    table.hand(0, "black_water")
    table.alliances().play(0, conclude("black_water"))
    assert table.allied(0) == {"black_water"}
    assert table.kinds(0) == ["laboratories", "real_estate", "ruling_parties"]


@pytest.mark.rule("P-7.7")
def test_a_further_alliance_of_a_chain_must_be_qualified_for() -> None:
    table = Table(2)
    table.give(0, "laboratories")
    table.hand(0, "jasons", "cia", "kabbalists")
    table.alliances().play(0, conclude("jasons"))
    assert table.prompt == "conclude_more"
    # With the science secondary object there are two science cards now.
    assert conclude("kabbalists") in table.actions(0)
    assert lacking(table, 0, "cia") == [("all", "universities", 0, 1), ("all", "spy", 0, 1)]


@pytest.mark.rule("P-7.7")
def test_the_chain_may_go_on_after_deep_state() -> None:
    table = Table()
    table.row("media", "banks", "patents")
    table.pool(0, active=5)
    table.gives(0, "media", "banks")
    table.hand(0, "jasons", "templars")
    table.turn(0, 1).draws(("imf",))
    table.play(0, advance("deep_state"), Discard(table.state.owned[0][0]), conclude("jasons"))
    assert table.prompt == "conclude_more"
    assert conclude("templars") not in table.actions(0)


@pytest.mark.rule("P-7.7")
@pytest.mark.rule("P-9.12")
def test_every_link_of_a_chain_brings_the_next() -> None:
    table = Table(2)
    table.supervisor(0)
    table.gives(0, "laboratories", "real_estate", "media")
    table.hand(0, "jasons", "templars", "thirty_three", "trilateral")
    table.alliances().play(0, *[conclude(name) for name in ("jasons", "templars", "thirty_three", "trilateral")])
    assert table.allied(0) == {"jasons", "templars", "thirty_three", "trilateral"}


@pytest.mark.rule("P-7.8")
def test_family_a_concluded_freely_keeps_its_right_later_links_do_not() -> None:
    table = Table()
    table.row("media", "banks", "patents")
    table.pool(0, active=5)
    table.gives(0, "media", "banks")
    table.hand(0, "fed_reserve", "cosa_nostra", "cia")
    table.turn(0, 1).draws(("imf",))
    table.play(0, advance("deep_state"), Discard(table.state.owned[0][0]), conclude("fed_reserve"))
    assert table.prompt == "conclude_follow_up"
    table.play(0, conclude("cosa_nostra"))
    assert table.prompt == "conclude_more"
    assert conclude("cia") not in table.actions(0)


@pytest.mark.rule("P-7.9")
def test_a_hand_card_gives_nothing() -> None:
    table = Table()
    table.hand(0, "unions_fed", "fed_reserve")
    assert (table.sign(0, "agitator"), table.points(0)) == (0, 0)


@pytest.mark.rule("P-7.10")
def test_hands_are_cut_to_six_by_the_owners_choice_face_up() -> None:
    table = Table(2)
    table.hand(0, *OTHERS)
    table.alliances().play(0, PASS)
    assert table.prompt == "trim_hand"
    number = ALLIANCES.index("malta")
    table.play(0, DiscardAlliance(number))
    assert table.state.alliance_discard == (number,)
    assert table.state.hands[0].bit_count() == 6


@pytest.mark.rule("P-7.10")
def test_only_a_card_of_the_hand_can_be_discarded() -> None:
    table = Table(2)
    table.hand(0, *OTHERS)
    table.alliances().play(0, PASS)
    assert table.why(0, DiscardAlliance(ALLIANCES.index("cia"))) == ("alliance_not_in_hand", "P-7.10")
    assert table.why(0, RECRUIT[1]) == ("trim_hand_first", "P-7.10")


@pytest.mark.rule("P-7.11")
def test_end_of_phase_effects_come_before_the_new_row_also_right_after_concluding() -> None:
    table = Table(2)
    table.gives(0, "media", "media", "ruling_parties")
    table.hand(0, "anarchists")
    table.alliances().play(0, conclude("anarchists"))
    assert table.prompt == "discard_colour"
    assert table.state.row == ()


@pytest.mark.rule("P-7.12")
def test_a_full_row_is_dealt_if_the_deck_suffices_wars_counted() -> None:
    table = Table(2)
    *objects, first, second = table.state.deck
    table.state.deck = (*objects[:6], first, second)
    table.state.discard = tuple(objects[6:])
    table.state.agenda = [NEXT_ROUND]
    table.draws(table.state.deck)
    assert table.asked
    assert (len(table.state.row), table.state.wars, table.state.deck) == (6, 2, ())


@pytest.mark.rule("P-7.13")
def test_else_the_game_ends() -> None:
    table = Table(2)
    *objects, _, _ = table.state.deck
    table.state.deck = tuple(objects[:7])
    table.state.discard = tuple(objects[7:])
    table.state.wars_gone = 2
    table.state.agenda = [NEXT_ROUND]
    assert table.asked == []
    assert table.state.agenda == []
