"""P-12.8 to P-12.16: Сокол's turn."""

from __future__ import annotations

import pytest
from tests.power.falcon import ME, MEDIATOR, against, placed, turn
from tests.power.table import FALCON

from kuluary.games.power.words.falcon import FalconAimed, FalconCounted, FalconDrew, FalconOperated, FalconPassedOver


@pytest.mark.rule("P-12.8")
def test_the_supervisor_does_not_restrict_him() -> None:
    table = against()
    table.row("corporations")
    table.supervisor(FALCON)
    turn(table)
    # Two recruited by the supervisor, one more as the action.
    assert table.pools(FALCON) == (3, 7)


@pytest.mark.rule("P-12.9")
def test_with_an_empty_reserve_the_supervisor_makes_him_play_an_action_card() -> None:
    table = against()
    (card,) = table.row("media")
    table.exhaust(FALCON, active=4)
    table.supervisor(FALCON)
    table.draws((MEDIATOR,))
    assert placed(table, card)[0] == 2
    assert [event.reason for event in table.saw(FalconDrew)] == ["reserve_empty"]
    assert table.state.falcon_discard == (MEDIATOR,)


@pytest.mark.rule("P-12.10")
def test_support_comes_first_then_circle_power_colour() -> None:
    kinds = ["media", "governments", "inner_circle", "trade_unions"]
    for last in range(4, 0, -1):
        table = against()
        row = table.row(*kinds[:last])
        table.stage(FALCON, "spyware", 1)
        table.pool(FALCON, active=6)
        turn(table)
        assert [event.card for event in table.saw(FalconAimed)] == [row[last - 1]]


@pytest.mark.rule("P-12.10")
def test_each_choice_says_its_reason() -> None:
    table = against()
    row = table.row("media", "trade_unions", "governments")
    table.pool(FALCON, active=6)
    turn(table)
    assert table.saw(FalconAimed) == [FalconAimed(row[1], 2, "support_first")]


@pytest.mark.rule("P-12.10")
def test_a_card_you_hold_too_strongly_gives_way_to_the_next_of_its_group() -> None:
    table = against()
    row = table.row("trade_unions", "governments", "consulates")
    table.hold(ME, 1, pieces=5)
    table.pool(FALCON, active=5)
    turn(table)
    assert table.saw(FalconPassedOver) == [FalconPassedOver(row[0], "you_are_stronger")]
    assert [event.card for event in table.saw(FalconAimed)] == [row[2]]


@pytest.mark.rule("P-12.10")
def test_a_card_he_is_too_weak_for_is_skipped() -> None:
    table = against()
    row = table.row("trade_unions", "media", "corporations")
    table.pool(FALCON, active=2)
    turn(table)
    assert [(event.card, event.reason) for event in table.saw(FalconPassedOver)] == [
        (row[0], "too_weak"),
        (row[2], "too_weak"),
    ]
    assert [event.card for event in table.saw(FalconAimed)] == [row[1]]


@pytest.mark.rule("P-12.11")
def test_the_colour_of_his_power_card_goes_first() -> None:
    table = against()
    row = table.row("media", "banks", "patents")
    table.gives(FALCON, "universities", "exchanges")
    table.pool(FALCON, active=1)
    turn(table)
    assert table.saw(FalconAimed) == [FalconAimed(row[1], 2, "colour_match")]


@pytest.mark.rule("P-12.11")
def test_a_matching_card_you_hold_too_strongly_gives_way_to_another_colour() -> None:
    table = against()
    row = table.row("media", "banks")
    table.hold(ME, 2, pieces=3)
    table.give(FALCON, "exchanges")
    table.pool(FALCON, active=2)
    turn(table)
    assert table.saw(FalconAimed) == [FalconAimed(row[0], 1, "leftmost_colour")]


@pytest.mark.rule("P-12.11")
def test_otherwise_the_leftmost_he_can_manage() -> None:
    table = against()
    row = table.row("media", "banks", "patents")
    table.hold(ME, 1, pieces=3)
    table.pool(FALCON, active=2)
    turn(table)
    assert table.saw(FalconAimed) == [FalconAimed(row[1], 2, "leftmost_colour")]


@pytest.mark.rule("P-12.12")
def test_f_a_without_the_supervisor_just_enough() -> None:
    table = against()
    (card,) = table.row("trade_unions")
    table.stage(FALCON, "comintern", 2)
    table.pool(FALCON, active=6)
    assert placed(table, card) == (1, 2)
    assert [event.reason for event in table.saw(FalconCounted)] == ["just_enough"]


@pytest.mark.rule("P-12.12")
def test_but_at_least_one_piece_however_many_shadow_agents() -> None:
    table = against()
    (card,) = table.row("research")
    table.stage(FALCON, "comintern", 3)
    table.pool(FALCON, active=4)
    assert placed(table, card) == (1, 3)


@pytest.mark.rule("P-12.12")
@pytest.mark.rule("P-4.6")
@pytest.mark.parametrize("mine", [0, 1])
def test_shadow_agents_alone_take_nothing(mine: int) -> None:
    table = against()
    table.row("research")
    if mine:
        table.hold(ME, 1, pieces=mine)
    table.stage(FALCON, "comintern", 3)
    turn(table)
    assert table.saw(FalconAimed) == []
    assert table.state.active[FALCON] == 1


@pytest.mark.rule("P-12.13")
def test_f_b_with_the_supervisor_minimum_and_one_piece() -> None:
    table = against()
    (card,) = table.row("trade_unions")
    table.stage(FALCON, "comintern", 2)
    table.supervisor(FALCON)
    table.pool(FALCON, active=4)
    assert placed(table, card) == (4, 2)


@pytest.mark.rule("P-12.13")
def test_f_c_with_the_supervisor_all_he_has() -> None:
    table = against("beginner")
    (card,) = table.row("trade_unions")
    table.stage(FALCON, "comintern", 2)
    table.supervisor(FALCON)
    table.exhaust(FALCON, active=2)
    assert placed(table, card) == (2, 2)
    assert [event.reason for event in table.saw(FalconCounted)] == ["all_he_has"]


@pytest.mark.rule("P-12.14")
@pytest.mark.parametrize("mine", [4, 1])
def test_f_r_his_interception_of_research(mine: int) -> None:
    table = against()
    (card,) = table.row("research")
    table.hold(ME, 1, pieces=mine)
    table.pool(FALCON, active=5)
    assert placed(table, card) == (2, 0)
    assert table.state.active[ME] == mine
    assert table.state.hands[ME].bit_count() == 1


@pytest.mark.rule("P-12.14")
def test_he_needs_only_more_agents_than_are_there() -> None:
    table = against()
    (card,) = table.row("corporations")
    table.hold(ME, 1, pieces=1)
    table.pool(FALCON, active=2)
    assert placed(table, card) == (2, 0)


@pytest.mark.rule("P-12.14")
@pytest.mark.parametrize(("mine", "his"), [(3, True), (4, False)])
def test_shadow_agents_count_in_his_interception(mine: int, his: bool) -> None:
    table = against()
    table.row("research")
    table.hold(ME, 1, pieces=mine)
    table.stage(FALCON, "comintern", 2)
    table.pool(FALCON, active=2)
    turn(table)
    assert (table.state.holders[0] == FALCON) == his


@pytest.mark.rule("P-12.15")
def test_in_a_war_an_operation_stands_between_power_and_colour() -> None:
    table = against()
    table.row("media", "banks")
    table.wars(1)
    table.pool(FALCON, active=5)
    turn(table)
    assert table.saw(FalconOperated) == [FalconOperated(0, "war")]
    table = against()
    row = table.row("media", "governments")
    table.wars(1)
    table.pool(FALCON, active=5)
    turn(table)
    assert [event.card for event in table.saw(FalconAimed)] == [row[1]]


@pytest.mark.rule("P-12.15")
def test_an_operation_he_is_too_weak_for_gives_way_to_a_coloured_card() -> None:
    table = against()
    row = table.row("media", "banks")
    table.wars(1)
    table.pool(FALCON, active=4)
    turn(table)
    assert table.state.operations == 0
    assert [event.card for event in table.saw(FalconAimed)] == [row[0]]


@pytest.mark.rule("P-12.15")
def test_in_peace_he_runs_none() -> None:
    table = against()
    table.row("media", "banks")
    table.pool(FALCON, active=9)
    turn(table)
    assert table.state.operations == 0


@pytest.mark.rule("P-12.16")
def test_with_nothing_else_he_recruits_one() -> None:
    table = against()
    table.row("corporations", "media")
    table.hold(ME, 2, pieces=3)
    table.pool(FALCON, active=1)
    turn(table)
    assert table.pools(FALCON)[0] == 2


@pytest.mark.rule("P-12.16")
def test_or_plays_an_action_card_and_that_was_his_action() -> None:
    table = against()
    table.row("corporations")
    table.exhaust(FALCON, active=3)
    table.draws((MEDIATOR,))
    turn(table)
    assert [event.reason for event in table.saw(FalconDrew)] == ["action_recruit"]
    assert table.saw(FalconAimed) == []
