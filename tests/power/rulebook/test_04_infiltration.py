"""P-4: infiltration, interception, shadow agents, operations."""

from __future__ import annotations

import pytest
from tests.power.table import Table, advance, infiltrate, operate, professional

from kuluary.games.power import GAME
from kuluary.games.power.content import read_content
from kuluary.games.power.content.cards import OPERATIONS
from kuluary.games.power.rules.action_phase import Act
from kuluary.games.power.rules.infiltration import general_shadows, shadows_at, standing
from kuluary.games.power.words.actions import Assassinate, Infiltrate
from kuluary.games.power.words.events import OperationRun


def cards_open_to(table: Table, seat: int) -> set[int]:
    return {action.card for action in table.actions(seat) if isinstance(action, Infiltrate)}


@pytest.mark.rule("P-4.1")
@pytest.mark.parametrize(("stage", "reach"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (5, 6)])
def test_the_first_three_cards_are_available_more_with_spyware(stage: int, reach: int) -> None:
    table = Table()
    row = table.row("media", "banks", "patents", "media", "banks", "patents", "research")
    if stage:
        table.stage(0, "spyware", stage)
    table.pool(0, active=2)
    table.turn(0)
    assert cards_open_to(table, 0) == set(row[:reach])


@pytest.mark.rule("P-4.1")
def test_in_a_shorter_row_all_cards_are() -> None:
    table = Table()
    row = table.row("media", "banks")
    table.stage(0, "spyware", 3)
    table.pool(0, active=2)
    table.turn(0)
    assert cards_open_to(table, 0) == set(row)


@pytest.mark.rule("P-4.1")
def test_a_card_out_of_reach_is_refused() -> None:
    table = Table()
    row = table.row("media", "banks", "patents", "research")
    table.pool(0, active=2)
    table.turn(0)
    refusal = table.refused(0, infiltrate(row[3], 1))
    assert (refusal.reason, refusal.rule) == ("out_of_reach", "P-4.1")
    assert dict(refusal.args)["place"] == 4


@pytest.mark.rule("P-4.1")
@pytest.mark.rule("P-5.15")
def test_t24_without_spyware_nobody_intercepts_on_the_fourth_card() -> None:
    table = Table()
    row = table.row("media", "banks", "patents", "research")
    table.stage(0, "spyware", 1)
    table.pool(0, active=1)
    table.pool(1, active=9)
    table.turn(0, 1).play(0, infiltrate(row[3], 1))
    assert table.why(1, infiltrate(row[3], 2)) == ("out_of_reach", "P-4.1")


@pytest.mark.rule("P-4.2")
def test_an_unoccupied_card_takes_its_minimum_or_more() -> None:
    table = Table()
    (card,) = table.row("governments")
    table.pool(0, active=6)
    table.turn(0)
    assert table.place(0, card) == [4, 5, 6]
    assert table.why(0, infiltrate(card, 3)) == ("below_minimum", "P-4.2")
    assert table.why(0, infiltrate(card, 7)) == ("pieces_short", "P-4.2")


@pytest.mark.rule("P-4.3")
def test_an_interception_takes_one_agent_more_than_stands_there_whatever_the_minimum() -> None:
    table = Table()
    (card,) = table.row("consulates")
    table.hold(1, 1, pieces=4)
    table.pool(0, active=6)
    table.turn(0)
    assert table.place(0, card) == [5, 6]
    assert table.why(0, infiltrate(card, 4)) == ("too_few_to_intercept", "P-4.3")


@pytest.mark.rule("P-4.3")
def test_what_cannot_be_intercepted_says_so() -> None:
    table = Table()
    (card,) = table.row("consulates")
    table.hold(1, 1, pieces=4)
    table.pool(0, active=3)
    table.turn(0)
    assert table.why(0, infiltrate(card, 5)) == ("cannot_intercept", "P-4.3")


@pytest.mark.rule("P-4.3")
def test_a_card_may_be_intercepted_several_times_in_a_phase() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    for seat in range(3):
        table.pool(seat, active=6)
    table.supervisor(0)
    table.turn(0, 1, 2).play(0, infiltrate(card, 1)).play(1, infiltrate(card, 2)).play(2, infiltrate(card, 3))
    assert table.kinds(2) == ["media"]
    assert [hand.bit_count() for hand in table.state.hands] == [1, 1, 0]


@pytest.mark.rule("P-4.4")
@pytest.mark.rule("P-4.3")
def test_t02_interception_of_law_enforcement() -> None:
    table = Table()
    card, _ = table.row("law_enforcement", "banks")
    table.hold(1, 1, pieces=1)
    table.pool(0, active=2)
    before = table.state.active[1]
    table.turn(0, 2).play(0, infiltrate(card, 2))
    assert table.state.active[1] == before + 1
    assert table.state.hands[1].bit_count() == 1
    assert (table.state.holders[0], table.state.pieces[card]) == (0, 2)


@pytest.mark.rule("P-4.5")
def test_a_row_card_you_hold_cannot_be_added_to() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.hold(0, 1, pieces=1)
    table.pool(0, active=5)
    table.turn(0)
    assert table.why(0, infiltrate(card, 2)) == ("already_yours", "P-4.5")


@pytest.mark.rule("P-4.5")
def test_one_object_a_turn() -> None:
    table = Table()
    first, _ = table.row("media", "banks")
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(first, 1))
    assert table.question.seat == 1


@pytest.mark.rule("P-4.6")
@pytest.mark.rule("P-4.8")
def test_t05_shadow_agents_need_a_piece_with_them() -> None:
    table = Table()
    (card,) = table.row("patents")
    table.stage(0, "comintern", 2)
    table.pool(0, active=1)
    table.turn(0, 1)
    assert table.why(0, infiltrate(card, 0)) == ("needs_a_piece", "P-4.6")
    table.play(0, infiltrate(card, 1))
    assert standing(table.state, 0) == 3


@pytest.mark.rule("P-4.7")
@pytest.mark.rule("P-4.3")
def test_t04_two_shadow_agents_on_universities() -> None:
    table = Table()
    card, _ = table.row("universities", "banks")
    table.stage(0, "comintern", 2)
    table.pool(0, active=2)
    table.pool(1, active=6)
    table.turn(0, 1)
    assert table.place(0, card) == [2]
    table.play(0, infiltrate(card, 2))
    assert table.place(1, card) == [5, 6]


@pytest.mark.rule("P-4.8")
def test_shadow_agents_pay_for_no_project() -> None:
    table = Table()
    table.row("media")
    table.stage(0, "comintern", 3)
    table.pool(0, active=1)
    table.turn(0)
    assert table.why(0, advance("spyware")) == ("agents_short", "P-5.6")


@pytest.mark.rule("P-4.8")
def test_shadow_agents_gained_in_the_middle_do_not_join() -> None:
    table = Table()
    card, _ = table.row("trade_unions", "banks")
    table.concluded(0, "srs")
    table.pool(0, active=6)
    table.turn(0, 1).play(0, infiltrate(card, 3), advance("comintern"))
    assert general_shadows(table.state, 0) == 1
    assert table.state.shade[0] == 0


@pytest.mark.rule("P-4.9")
def test_shadow_agents_come_back_after_an_interception() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.stage(0, "comintern", 1)
    table.hold(0, 1, pieces=1, shadows=1)
    table.pool(1, active=3)
    reserve = table.state.reserve[0]
    table.turn(1, 2).play(1, infiltrate(card, 3))
    assert table.pools(0) == (1, reserve)
    assert general_shadows(table.state, 0) == 1


@pytest.mark.rule("P-4.10")
@pytest.mark.parametrize(("alliance", "place"), [("cosa_nostra", 0), ("yakuza", 1), ("triads", 2)])
def test_positional_shadow_agents_work_on_their_place_only(alliance: str, place: int) -> None:
    table = Table()
    table.row("governments", "exchanges", "universities", "media")
    table.stage(0, "comintern", 1)
    table.concluded(0, alliance)
    assert [shadows_at(table.state, 0, index) for index in range(4)] == [1 + 2 * (index == place) for index in range(4)]


@pytest.mark.rule("P-4.10")
def test_positional_shadow_agents_take_no_part_in_operations() -> None:
    table = Table()
    table.row("governments")
    table.concluded(0, "cosa_nostra")
    table.pool(0, active=4)
    table.turn(0)
    assert table.why(0, operate("obstacles")) == ("operation_short", "P-4.13")


@pytest.mark.rule("P-4.10")
@pytest.mark.rule("P-9.7")
@pytest.mark.parametrize(("cards", "yakuza", "triads"), [(3, True, True), (2, True, False), (1, False, False)])
def test_t27_idle_when_the_row_is_too_short(cards: int, yakuza: bool, triads: bool) -> None:
    table = Table()
    row = table.row(*["governments", "exchanges", "universities"][:cards])
    table.concluded(0, "yakuza", "triads")
    table.pool(0, active=2)
    table.turn(0)
    open_cards = cards_open_to(table, 0)
    assert (cards > 1 and row[1] in open_cards) == yakuza
    assert (cards > 2 and row[2] in open_cards) == triads


@pytest.mark.rule("P-4.11")
def test_a_weakened_row_card_stands_while_one_piece_is_left() -> None:
    table = Table(professionals=True)
    card, _ = table.row("governments", "banks")
    table.hold(1, 1, pieces=4)
    table.pool(0, active=4)
    table.professionals(0, "assassin")
    table.state.agenda = [Act(0, True)]
    table.play(0, professional("assassin"))
    assert table.state.pieces[card] == 3
    # One more than stands there suffices, though the minimum is four.
    assert table.place(0, card) == [4]


@pytest.mark.rule("P-4.11")
def test_emptied_it_is_unoccupied_and_its_minimum_holds_again() -> None:
    table = Table(professionals=True)
    card, _ = table.row("governments", "banks")
    table.give(2, "media", pieces=1)
    table.stage(1, "comintern", 3)
    table.hold(1, 1, pieces=1, shadows=3)
    table.pool(0, active=5)
    table.professionals(0, "assassin")
    table.state.agenda = [Act(0, True)]
    table.play(0, professional("assassin"), Assassinate(card))
    assert (table.state.holders[0], table.state.shade[0]) == (-1, 0)
    assert table.state.hands[1] == 0
    assert table.place(0, card) == [4, 5]


@pytest.mark.rule("P-4.12")
def test_only_the_top_operation_can_be_run() -> None:
    table = Table()
    table.row("media")
    table.pool(0, active=8)
    table.turn(0, 1)
    assert table.why(0, operate("sabotage")) == ("not_the_top", "P-4.12")
    table.play(0, operate("obstacles"))
    assert table.state.operation_owner[0] == 0
    assert [event.points for event in table.saw(OperationRun)] == [6]


@pytest.mark.rule("P-4.13")
def test_an_operation_takes_exactly_the_printed_number_shadow_agents_counted() -> None:
    table = Table()
    table.row("media")
    table.stage(0, "comintern", 2)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, operate("obstacles"))
    assert table.state.operation_pieces[0] == 3
    assert table.state.active[0] == 2


@pytest.mark.rule("P-4.13")
@pytest.mark.rule("P-4.16")
def test_t33_one_coordinator_and_no_shadows_cannot_run_the_last_operation() -> None:
    table = Table()
    table.row("media")
    table.stage(0, "spyware", 1)
    table.operations(5)
    table.pool(0, active=9)
    table.turn(0)
    assert table.why(0, operate("intervention")) == ("operation_short", "P-4.13")


@pytest.mark.rule("P-4.14")
def test_the_next_operation_is_available_at_once() -> None:
    table = Table()
    table.row("media")
    table.pool(0, active=6)
    table.pool(1, active=6)
    table.turn(0, 1).play(0, operate("obstacles"))
    assert operate("assassination") in table.actions(1)


@pytest.mark.rule("P-4.14")
def test_after_the_sixth_there_are_none() -> None:
    table = Table()
    table.row("media")
    table.operations(6)
    table.pool(0, active=10)
    table.turn(0)
    assert table.why(0, operate("intervention")) == ("no_operations", "P-4.14")


@pytest.mark.rule("P-4.14")
def test_running_the_sixth_leaves_none_for_the_next_turn() -> None:
    table = Table()
    table.row("media")
    table.operations(5)
    table.pool(0, active=10)
    table.pool(1, active=10)
    table.turn(0, 1).play(0, operate("intervention"))
    assert table.why(1, operate("intervention")) == ("no_operations", "P-4.14")


@pytest.mark.rule("P-4.15")
def test_an_operation_stays_with_whoever_ran_it_and_scores() -> None:
    table = Table()
    table.row("media")
    table.pool(0, active=5)
    table.turn(0, 1).play(0, operate("obstacles"))
    assert table.row_points(0, 6) == 6


@pytest.mark.rule("P-4.16")
def test_the_six_operations() -> None:
    content = read_content(GAME.standard)
    agents = dict(zip(OPERATIONS, content.operation_agents, strict=True))
    points = dict(zip(OPERATIONS, content.operation_points, strict=True))
    assert list(agents.values()) == [5, 6, 7, 8, 9, 10]
    assert list(points.values()) == [6, 8, 10, 12, 14, 16]
