"""P-6: the takeover phase."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, RECRUIT, Table, advance, conclude, infiltrate, operate

from kuluary.games.power.rules.scoring import total
from kuluary.games.power.words.actions import Discard, Give, Recall, RecallFrom
from kuluary.games.power.words.events import Captured, PiecesToReserve


def taking_over(seats: int = 3) -> Table:
    table = Table(seats)
    table.row("media", "banks", "patents", "research")
    return table


@pytest.mark.rule("P-6.1")
def test_all_captures_come_first_from_the_supervisor_clockwise() -> None:
    table = taking_over()
    table.supervisor(1)
    table.hold(0, 1, pieces=1)
    table.hold(1, 2, pieces=1)
    table.hold(2, 3, pieces=1)
    table.takeover()
    assert table.asked
    assert [event.seat for event in table.saw(Captured)] == [1, 2, 0]


@pytest.mark.rule("P-6.2")
def test_a_capture_tells_what_it_adds_to_the_points() -> None:
    table = Table(2)
    table.row("universities", "banks")
    table.gives(0, "patents", "research")
    table.hold(0, 1, pieces=1)
    table.hold(1, 2, pieces=1)
    before = [total(table.state, seat) for seat in (0, 1)]
    table.takeover()
    assert table.asked
    assert [(event.seat, event.points) for event in table.saw(Captured)] == [(1, 1), (0, 2)]
    assert [total(table.state, seat) - points for seat, points in enumerate(before)] == [2, 1]


@pytest.mark.rule("P-6.1")
def test_what_captures_trigger_is_resolved_in_the_same_order() -> None:
    table = taking_over()
    table.supervisor(1)
    table.concluded(0, "kgb")
    table.concluded(1, "mossad")
    table.hold(0, 1, pieces=1)
    table.hold(1, 2, pieces=1)
    table.takeover()
    assert (table.prompt, table.question.seat) == ("recruit_gain", 1)
    table.play(1, RECRUIT[1])
    assert table.question.seat == 0
    # Nobody has recalled yet.
    assert sum(table.state.pieces) == 2


@pytest.mark.rule("P-6.2")
@pytest.mark.rule("P-6.3")
def test_a_row_card_with_your_pieces_is_yours_shadow_agents_come_off() -> None:
    table = taking_over()
    card = table.hold(0, 1, pieces=3, shadows=2)
    table.stage(0, "comintern", 2)
    table.takeover()
    assert table.asked
    assert table.state.owned[0] == (card,)
    assert table.state.pieces[card] == 2


@pytest.mark.rule("P-6.4")
def test_the_row_closes_up() -> None:
    table = taking_over()
    row = table.state.row
    table.hold(0, 2, pieces=1)
    table.takeover()
    assert table.asked
    assert table.state.row == (row[0], row[2], row[3])
    assert table.state.holders == [-1] * 3


@pytest.mark.rule("P-6.5")
def test_t09_episode_three_one() -> None:
    table = Table()
    table.row("governments", "media")
    governments = table.hold(0, 1, pieces=6)
    exchanges = table.give(0, "exchanges", pieces=2)
    intelligence = table.give(0, "intelligence", pieces=1)
    table.takeover()
    assert table.asked
    assert [table.state.pieces[card] for card in (governments, exchanges, intelligence)] == [5, 1, 0]
    assert table.state.active[0] >= 3


@pytest.mark.rule("P-6.6")
def test_t10_an_operation_gives_one_back_and_loses_the_rest() -> None:
    table = taking_over()
    table.operations(1)
    table.pool(0, active=6)
    reserve = table.state.reserve[0]
    table.supervisor(1)
    table.turn(0).play(0, operate("assassination"))
    assert table.state.operation_pieces[1] == 0
    assert table.pools(0) == (1, reserve + 5)


@pytest.mark.rule("P-6.7")
def test_t22_two_extra_recalls_from_one_card_or_from_two() -> None:
    for second in (0, 1):
        table = taking_over()
        table.stage(0, "unified_nations", 2)
        cards = [table.give(0, "universities", pieces=4), table.give(0, "exchanges", pieces=3)]
        table.takeover()
        table.play(0, Recall(cards[0]), Recall(cards[second]))
        left = [table.state.pieces[card] for card in cards]
        assert left == ([1, 2] if second == 0 else [2, 1])


@pytest.mark.rule("P-6.7")
@pytest.mark.rule("P-6.6")
def test_t23_three_of_five_pieces_return_from_an_operation() -> None:
    table = taking_over()
    table.stage(0, "unified_nations", 2)
    table.pool(0, active=5)
    table.supervisor(1)
    reserve = table.state.reserve[0]
    table.turn(0).play(0, operate("obstacles"), RecallFrom(0), RecallFrom(0))
    assert table.pools(0) == (3, reserve + 2)


@pytest.mark.rule("P-6.7")
def test_extra_recalls_may_be_declined() -> None:
    table = taking_over()
    table.stage(0, "unified_nations", 3)
    card = table.give(0, "universities", pieces=4)
    table.takeover()
    assert table.prompt == "recall"
    table.play(0, PASS)
    assert table.state.pieces[card] == 3


@pytest.mark.rule("P-6.7")
def test_a_stage_reached_in_this_action_phase_counts() -> None:
    table = taking_over()
    table.give(0, "universities", pieces=3)
    table.pool(0, active=2)
    table.turn(0).play(0, advance("unified_nations"))
    assert table.prompt == "recall"


@pytest.mark.rule("P-6.7")
def test_recalls_elsewhere_are_refused() -> None:
    table = taking_over()
    table.stage(0, "unified_nations", 1)
    table.give(0, "universities", pieces=3)
    empty = table.give(0, "media")
    table.operations(1, seat=1)
    table.takeover()
    assert table.why(0, Recall(empty)) == ("nobody_to_recall", "P-6.7")
    assert table.why(0, RecallFrom(0)) == ("not_your_operation", "P-6.7")


@pytest.mark.rule("P-6.8")
def test_pieces_on_a_captured_object_never_matter_for_scores() -> None:
    with_pieces, without = Table(), Table()
    with_pieces.give(0, "media", pieces=3)
    without.give(0, "media")
    assert with_pieces.points(0) == without.points(0) == 1


@pytest.mark.rule("P-6.9")
def test_pieces_on_a_lost_object_go_to_reserve_and_its_circle_goes_along() -> None:
    table = Table(2)
    table.stage(0, "comintern", 2)
    table.give(0, "trade_unions")
    table.hand(0, "cheka")
    host = table.give(1, "governments", pieces=3)
    circle = table.attach(1, host)
    table.give(1, "exchanges")
    table.supervisor(0)
    table.alliances().play(0, conclude("cheka")).play(1, Give(host))
    assert {host, circle} <= set(table.state.owned[0])
    assert table.saw(PiecesToReserve) == [PiecesToReserve(1, host, 3)]


@pytest.mark.rule("P-6.10")
def test_cards_left_begin_a_new_action_phase_with_the_supervisor_passed_on() -> None:
    table = taking_over()
    table.supervisor(0)
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert table.prompt == "act_supervised"
    assert table.state.supervisor == 1


@pytest.mark.rule("P-6.10")
def test_an_empty_row_begins_the_alliance_phase_and_the_supervisor_stays() -> None:
    table = Table(2)
    (card,) = table.row("media")
    table.pool(0, active=1)
    table.hand(0, "cia")
    table.supervisor(1)
    table.turn(0).play(0, infiltrate(card, 1))
    assert (table.prompt, table.state.supervisor) == ("conclude", 1)
    assert table.why(0, Discard(card)) == ("conclude_or_pass", "P-7.2")
