"""P-3: the action phase."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, RECRUIT, Table, advance, conclude, infiltrate, operate, professional

from kuluary.games.power.rules.action_phase import ACT, Act
from kuluary.games.power.rules.recruiting import HEADHUNT
from kuluary.games.power.rules.rounds import OPEN_FIRST, OPEN_PHASE
from kuluary.games.power.state.answers import TAKE_PROFESSIONAL
from kuluary.games.power.words.actions import Advance, Infiltrate, Recruit, RunOperation
from kuluary.games.power.words.events import TurnPassed


@pytest.mark.rule("P-3.1")
def test_supervisor_and_headhunter_pass_clockwise_before_a_phase() -> None:
    table = Table(5)
    table.row("media", "banks", "patents")
    table.state.supervisor, table.state.headhunter = 4, 2
    table.state.agenda = [OPEN_PHASE]
    assert table.question.seat == 0
    assert (table.state.supervisor, table.state.headhunter) == (0, 3)


@pytest.mark.rule("P-3.1")
def test_they_do_not_pass_before_the_first_phase_of_the_game() -> None:
    table = Table(5)
    table.row("media", "banks", "patents")
    table.state.supervisor, table.state.headhunter = 2, 0
    table.state.agenda = [OPEN_FIRST]
    assert table.question.seat == 2
    assert (table.state.supervisor, table.state.headhunter) == (2, 0)


@pytest.mark.rule("P-3.1")
def test_turns_go_clockwise_from_the_supervisor() -> None:
    table = Table(4)
    table.row("media", "banks", "patents")
    table.state.supervisor = 1
    table.state.agenda = [OPEN_PHASE]
    seats = []
    for _ in range(4):
        seats.append(table.question.seat)
        table.play(seats[-1], table.actions(seats[-1])[-1])
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("P-3.2")
@pytest.mark.parametrize(("reserve", "recruited"), [(7, 2), (1, 1), (0, 0)])
def test_the_supervisors_seat_recruits_up_to_two(reserve: int, recruited: int) -> None:
    table = Table()
    table.row("media")
    table.supervisor(0)
    table.exhaust(0, active=3 + reserve)
    table.pool(0, active=3)
    table.turn(0)
    assert table.question.seat == 0
    assert table.pools(0) == (3 + recruited, reserve - recruited)


@pytest.mark.rule("P-3.2")
@pytest.mark.rule("P-4.2")
@pytest.mark.rule("P-4.4")
def test_t03_episode_one() -> None:
    table = Table()
    media, consulates, corporations = table.row("media", "consulates", "corporations")
    table.supervisor(0)
    table.pool(0, active=3)
    table.pool(1, active=4)
    table.turn(0, 1)
    assert table.question.seat == 0
    assert table.pools(0) == (5, 5)
    cards = {action.card for action in table.actions(0) if isinstance(action, Infiltrate)}
    assert cards == {media, consulates}
    assert operate("obstacles") in table.actions(0)
    assert table.why(0, infiltrate(corporations, 6)) == ("cannot_afford", "P-4.2")
    table.play(0, infiltrate(consulates, 3))
    assert table.state.active[0] == 2
    hand = table.state.hands[0].bit_count()
    table.state.agenda.insert(2, ACT[2])
    table.play(1, infiltrate(consulates, 4))
    assert table.state.active[0] == 5
    assert table.state.hands[0].bit_count() == hand + 1
    assert table.state.active[1] == 0
    assert table.state.pieces[consulates] == 4


@pytest.mark.rule("P-3.3")
def test_with_the_supervisor_only_infiltration_and_operation() -> None:
    table = Table()
    table.row("media")
    table.supervisor(0)
    table.pool(0, active=5)
    table.turn(0)
    assert {type(action) for action in table.actions(0)} == {Infiltrate, RunOperation}
    assert table.why(0, RECRUIT[1]) == ("supervised", "P-3.3")


@pytest.mark.rule("P-3.4")
def test_the_headhunters_seat_recruits_one_and_is_not_restricted() -> None:
    table = Table(5)
    table.row("media")
    table.pool(3, active=3)
    table.state.agenda = [ACT[3], HEADHUNT[3]]
    assert advance("unified_nations") in table.actions(3)
    assert RECRUIT[1] in table.actions(3)
    assert table.pools(3) == (4, 6)


@pytest.mark.rule("P-3.5")
def test_four_kinds_of_action() -> None:
    table = Table()
    table.row("media")
    table.pool(0, active=5)
    table.turn(0)
    assert {type(action) for action in table.actions(0)} == {Infiltrate, RunOperation, Advance, Recruit}


@pytest.mark.rule("P-3.5")
def test_one_action_a_turn() -> None:
    table = Table()
    table.row("media", "banks", "patents")
    table.pool(0, active=5)
    table.pool(1, active=5)
    table.turn(0, 1).play(0, RECRUIT[1])
    assert table.question.seat == 1


@pytest.mark.rule("P-3.6")
def test_recruiting_moves_one_piece_to_active() -> None:
    table = Table()
    table.row("media", "banks")
    table.pool(0, active=3)
    table.turn(0, 1).play(0, RECRUIT[1])
    assert table.pools(0) == (4, 6)


@pytest.mark.rule("P-3.6")
def test_with_an_empty_reserve_it_is_refused() -> None:
    table = Table()
    table.row("media")
    table.exhaust(0, active=3)
    table.turn(0)
    assert table.why(0, RECRUIT[1]) == ("reserve_empty", "P-3.6")


@pytest.mark.rule("P-3.7")
def test_whoever_can_act_must() -> None:
    table = Table()
    table.row("media")
    table.supervisor(0)
    table.pool(0, active=1)
    table.turn(0)
    assert table.why(0, PASS) == ("must_act", "P-3.7")


@pytest.mark.rule("P-3.7")
def test_even_if_the_only_action_is_dear() -> None:
    table = Table()
    table.row("corporations")
    table.exhaust(0, active=1)
    table.turn(0)
    assert table.actions(0) == (advance("unified_nations"),)


@pytest.mark.rule("P-3.8")
def test_with_no_action_the_turn_passes_by_itself() -> None:
    table = Table()
    table.row("corporations")
    table.supervisor(0)
    table.exhaust(0, active=0)
    table.pool(1, active=3)
    table.turn(0, 1)
    assert table.question.seat == 1
    assert table.saw(TurnPassed) == [TurnPassed(0, supervised=True)]


@pytest.mark.rule("P-3.8")
def test_with_professionals_only_the_supervisors_seat_can_pass() -> None:
    table = Table(professionals=True)
    table.row("corporations")
    table.exhaust(0, active=0)
    table.turn(0)
    assert table.actions(0) == (TAKE_PROFESSIONAL,)


@pytest.mark.rule("P-3.8")
def test_a_seat_with_nothing_but_professionals_may_pass_and_is_asked_so_that_nobody_learns_why() -> None:
    table = Table(professionals=True)
    table.row("corporations")
    table.supervisor(0)
    table.exhaust(0, active=0)
    table.professionals(0, "mediator")
    table.state.agenda = [Act(0, True)]
    assert table.actions(0) == (PASS,)


@pytest.mark.rule("P-3.9")
def test_an_extra_action_does_not_use_up_the_action_even_with_the_supervisor() -> None:
    table = Table(professionals=True)
    (card,) = table.row("media")
    table.supervisor(0)
    table.pool(0, active=5)
    table.professionals(0, "emissary")
    table.state.agenda = [Act(0, True)]
    table.play(0, professional("emissary"))
    assert table.state.operations == 1
    assert infiltrate(card, 1) in table.actions(0)


@pytest.mark.rule("P-3.9")
def test_benefits_gained_earlier_in_the_turn_count_for_the_action() -> None:
    table = Table(professionals=True)
    (card,) = table.row("universities")
    table.pool(0, active=5)
    table.professionals(0, "grey_cardinal")
    table.state.agenda = [Act(0, True)]
    table.play(0, professional("grey_cardinal"), advance("comintern"))
    # One agent paid, one shadow agent gained: three pieces and the shadow meet the minimum of four.
    assert table.place(0, card) == [3, 4]


@pytest.mark.rule("P-3.10")
def test_after_everybodys_turn_comes_the_takeover() -> None:
    table = Table(2)
    media, _ = table.row("media", "banks")
    table.pool(0, active=3)
    table.pool(1, active=3)
    table.supervisor(0)
    table.turn(0, 1).play(0, infiltrate(media, 1)).play(1, RECRUIT[1])
    assert table.kinds(0) == ["media"]


@pytest.mark.rule("P-3.5")
def test_an_action_of_another_phase_is_refused_with_its_clause() -> None:
    table = Table()
    table.row("media")
    table.pool(0, active=3)
    table.hand(0, "cia")
    table.turn(0)
    assert table.why(0, conclude("cia")) == ("alliance_phase_only", "P-7.1")
