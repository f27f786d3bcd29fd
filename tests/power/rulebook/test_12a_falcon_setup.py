"""P-12.1 to P-12.7: alone against Сокол, the set-up and his projects."""

from __future__ import annotations

import pytest
from tests.power.falcon import ME, against, turn
from tests.power.table import FALCON, PASS, infiltrate

import kuluary
from kuluary.games.power.rules.falcon.projects import by_order, move_falcon
from kuluary.games.power.words.actions import Recall
from kuluary.games.power.words.events import AlliancesDrawn, AlliancesSeen
from kuluary.games.power.words.falcon import FalconOrdered, FalconStays, ProjectTokenGone

# Set-up


@pytest.mark.rule("P-12.1")
def test_he_recruits_draws_and_captures_like_a_seat_but_takes_no_professionals() -> None:
    table = against(professionals=True)
    media, _ = table.row("media", "corporations")
    table.supervisor(FALCON)
    table.pool(FALCON, active=1)
    turn(table)
    assert table.pools(FALCON) == (3 - 2, 7)
    table.takeover()
    assert table.prompt
    assert table.state.owned[FALCON] == (media,)
    assert table.state.professionals[FALCON] == 0


@pytest.mark.rule("P-12.1")
def test_f_s_intercepted_he_takes_his_agents_back_and_draws_openly() -> None:
    table = against()
    card, _ = table.row("trade_unions", "media")
    table.hold(FALCON, 1, pieces=4)
    table.pool(ME, active=5)
    table.supervisor(FALCON)
    table.turn(ME).play(ME, infiltrate(card, 5))
    assert table.state.pieces[card] == 4
    assert table.state.hands[FALCON].bit_count() == 1
    assert AlliancesDrawn(FALCON, 1) in table.events
    assert [event.seat for event in table.saw(AlliancesSeen)] == [FALCON]


@pytest.mark.rule("P-12.1")
def test_he_is_never_asked() -> None:
    match = kuluary.Match.new("power", seats=1, seed=5)
    for _ in range(30):
        if match.over:
            break
        assert {decision.seat for decision in match.decisions} == {ME}
        match.play(ME, match.decisions[0].actions[0])


@pytest.mark.rule("P-12.2")
@pytest.mark.rule("P-12.17")
def test_between_equal_stacks_the_human_chooses() -> None:
    table = against()
    table.row("media", "banks")
    table.stage(FALCON, "unified_nations", 1)
    first, second = table.give(FALCON, "governments", pieces=3), table.give(FALCON, "exchanges", pieces=3)
    table.takeover()
    assert (table.prompt, table.question.seat) == ("falcon_recall", ME)
    assert set(table.actions(ME)) == {Recall(first), Recall(second)}
    table.play(ME, Recall(second))
    assert [table.state.pieces[card] for card in (first, second)] == [2, 1]


@pytest.mark.rule("P-12.2")
def test_what_is_not_equal_is_refused() -> None:
    table = against()
    table.row("media", "banks")
    table.stage(FALCON, "unified_nations", 1)
    table.give(FALCON, "governments", pieces=2)
    table.give(FALCON, "exchanges", pieces=2)
    small = table.give(FALCON, "universities", pieces=1)
    table.takeover()
    assert table.why(ME, Recall(small)) == ("not_the_largest", "P-12.17")
    assert table.why(ME, PASS) == ("choose_for_falcon", "P-12.2")


@pytest.mark.rule("P-12.3")
def test_set_up_as_for_three_and_his_hand_lies_open() -> None:
    match = kuluary.Match.new("power", seats=1, seed=3)
    state = match.state
    assert (len(state.setup.deck), len(state.row), state.setup.rounds) == (47, 8, 6)
    assert state.supervisor == ME
    assert state.hands[FALCON].bit_count() == 6
    assert len(match.view(0).falcon.hand) == 6
    assert len(match.view(None).seats[FALCON].known) == 6


@pytest.mark.rule("P-12.4")
@pytest.mark.rule("P-12.37")
@pytest.mark.parametrize(("level", "cards"), [("beginner", 0), ("medium", 11), ("high", 12), ("maximum", 12)])
def test_f_d_sizes_of_the_action_deck(level: str, cards: int) -> None:
    assert len(against(level).state.falcon_deck) == cards
    assert sum(copies for copies, _, _ in against(level).state.setup.content.falcon) == 14


@pytest.mark.rule("P-12.4")
@pytest.mark.parametrize(("personality", "own", "high"), [("negotiator", 6, 7), ("manager", 8, 9)])
def test_the_personality_brings_its_own_cards(personality: str, own: int, high: int) -> None:
    assert {card for card in against("medium", personality).state.falcon_deck if card > 5} == {own}
    assert {card for card in against("high", personality).state.falcon_deck if card > 5} == {own, high}


# Projects


@pytest.mark.rule("P-12.5")
def test_the_leftmost_token_that_qualifies_decides_and_goes_to_the_end() -> None:
    table = against()
    table.state.project_order = (2, 0, 1)
    assert by_order(table.state, [0, 1]) == 0
    assert table.state.project_order == (2, 1, 0)
    assert table.asked == []
    assert table.saw(FalconOrdered) == [FalconOrdered(0, (2, 1, 0))]


@pytest.mark.rule("P-12.5")
def test_with_one_project_there_is_no_choice_and_the_token_stays() -> None:
    table = against()
    assert by_order(table.state, [1]) == 1
    assert table.state.project_order == (0, 1, 2)


@pytest.mark.rule("P-12.6")
def test_he_meets_no_requirement_and_wars_do_not_touch_him() -> None:
    table = against()
    table.stage(FALCON, "comintern", 3)
    table.wars(2)
    before = table.pools(FALCON)
    move_falcon(table.state, 0, "sign")
    assert table.stage_of(FALCON, "comintern") == 4
    assert table.pools(FALCON) == before


@pytest.mark.rule("P-12.6")
@pytest.mark.parametrize(("active", "pools"), [(2, (1, 8)), (0, (0, 9))])
def test_his_coordinator_comes_from_active_else_from_reserve(active: int, pools: tuple[int, int]) -> None:
    table = against()
    table.pool(FALCON, active=active)
    move_falcon(table.state, 1, "sign")
    assert table.pools(FALCON) == pools


@pytest.mark.rule("P-12.6")
def test_with_nobody_left_he_does_not_join() -> None:
    table = against()
    table.exhaust(FALCON, active=0)
    move_falcon(table.state, 1, "sign")
    assert table.stage_of(FALCON, "unified_nations") == 0


@pytest.mark.rule("P-12.7")
def test_at_stage_five_the_token_leaves_and_nothing_moves_him_further() -> None:
    table = against()
    table.stage(FALCON, "spyware", 4)
    move_falcon(table.state, 2, "support")
    move_falcon(table.state, 2, "support")
    assert table.stage_of(FALCON, "spyware") == 5
    assert table.state.project_order == (0, 1)
    assert table.asked == []
    assert table.saw(ProjectTokenGone) == [ProjectTokenGone(2)]
    assert table.saw(FalconStays) == [FalconStays(2)]
