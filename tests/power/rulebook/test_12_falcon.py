"""P-12: alone against Сокол."""

from __future__ import annotations

import pytest
from tests.power.table import FALCON, PASS, Table, conclude, infiltrate, professional

import kuluary
from kuluary.games.power.cards import ALLIANCES, FALCON_CARDS, MEDIATOR, RECRUITER
from kuluary.games.power.events import AlliancesDrawn, AlliancesSeen
from kuluary.games.power.falcon import by_order, circle_moves, move_falcon
from kuluary.games.power.falcon_cards import PLAY_CARD
from kuluary.games.power.falcon_recall import FALCON_CONCLUDES
from kuluary.games.power.falcon_words import (
    FalconAimed,
    FalconCardIdle,
    FalconCardPlayed,
    FalconCounted,
    FalconDeckShuffled,
    FalconDrew,
    FalconNothing,
    FalconOperated,
    FalconOrdered,
    FalconPassedOver,
    FalconStays,
    ProjectTokenGone,
)
from kuluary.games.power.infiltration import general_shadows
from kuluary.games.power.rounds import NEXT_ROUND
from kuluary.games.power.scoring import result, title
from kuluary.games.power.takeover import TAKE_OVER
from kuluary.games.power.words import Assassinate, Give, Recall

ME = 0


def against(level: str = "medium", personality: str = "negotiator", **options: object) -> Table:
    table = Table(1, falcon={"level": level, "personality": personality}, **options)
    table.supervisor(ME)
    return table


def turn(table: Table) -> Table:
    """Play Falcon's turn and nothing after it."""
    table.falcon()
    table.state.agenda = table.state.agenda[2:]
    assert table.asked is not None
    return table


def play_card(table: Table, name: str, *more: str) -> Table:
    """Let Falcon turn up an action card, and others after it."""
    table.state.agenda = [PLAY_CARD]
    table.draws(*[(FALCON_CARDS.index(card),) for card in (name, *more)])
    assert table.asked is not None
    return table


def placed(table: Table, card: int) -> tuple[int, int]:
    """Play Falcon's turn and say how many pieces and shadow agents he has put on a card."""
    turn(table)
    place = table.state.row.index(card)
    assert table.state.holders[place] == FALCON
    return table.state.pieces[card], table.state.shade[place]


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


# His turn


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


# Takeover


@pytest.mark.rule("P-12.17")
def test_extra_recalls_take_the_operation_first_then_the_largest_stack_until_it_is_empty() -> None:
    table = against()
    table.row("media", "banks")
    table.stage(FALCON, "unified_nations", 3)
    large, small = table.give(FALCON, "governments", pieces=3), table.give(FALCON, "exchanges", pieces=2)
    table.operations(1, seat=FALCON)
    table.state.operation_pieces[0] = 2
    table.state.reserve[FALCON] -= 2
    table.takeover()
    assert table.question.seat == ME
    # The normal recall takes one from each; then one from the operation and two from the larger stack.
    assert table.state.operation_pieces[0] == 0
    assert [table.state.pieces[card] for card in (large, small)] == [0, 1]


@pytest.mark.rule("P-12.17")
@pytest.mark.rule("P-6.6")
@pytest.mark.parametrize(("member", "pools"), [(FALCON, (2, 7)), (ME, (1, 9))])
def test_what_is_left_on_his_operation_goes_to_reserve(member: int, pools: tuple[int, int]) -> None:
    table = against()
    table.row("media", "banks")
    table.stage(member, "unified_nations", 1)
    table.operations(1, seat=FALCON)
    table.state.operation_pieces[0] = 5
    table.state.reserve[FALCON] -= 5
    table.state.agenda = [TAKE_OVER]
    assert table.asked == []
    assert table.pools(FALCON) == pools


@pytest.mark.rule("P-12.18")
def test_a_captured_support_card_moves_him_in_its_project() -> None:
    table = against()
    table.row("intelligence", "media", "banks")
    table.hold(FALCON, 1, pieces=3)
    table.takeover()
    assert table.prompt
    assert table.stage_of(FALCON, "spyware") == 1


@pytest.mark.rule("P-12.18")
def test_he_moves_after_the_recall() -> None:
    table = against()
    table.row("consulates", "media", "banks")
    table.hold(FALCON, 1, pieces=3)
    table.state.agenda = [TAKE_OVER]
    assert table.asked == []
    # The piece just recalled became the coordinator, and Unified Nations recall nobody before the next phase.
    assert table.pools(FALCON)[0] == 0
    assert table.state.pieces[table.state.owned[FALCON][0]] == 2


@pytest.mark.rule("P-12.19")
def test_a_captured_circle_moves_him_in_one_project_by_order() -> None:
    table = against()
    table.stage(FALCON, "comintern", 1)
    table.stage(FALCON, "spyware", 2)
    table.state.project_order = (1, 2, 0)
    circle_moves(table.state)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [1, 0, 3]
    assert table.state.project_order == (1, 0, 2)


@pytest.mark.rule("P-12.19")
@pytest.mark.rule("P-12.37")
@pytest.mark.parametrize("level", ["medium", "high"])
def test_in_none_he_joins_one_by_order(level: str) -> None:
    table = against(level)
    table.pool(FALCON, active=3)
    table.state.project_order = (1, 2, 0)
    circle_moves(table.state)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [0, 1, 0]
    assert table.state.project_order == (2, 0, 1)


@pytest.mark.rule("P-12.19")
def test_with_all_his_coordinators_on_stage_five_nothing_happens() -> None:
    table = against()
    table.stage(FALCON, "comintern", 5)
    table.state.project_order = (1, 2)
    circle_moves(table.state)
    assert table.stage_of(FALCON, "unified_nations") == 0


@pytest.mark.rule("P-12.19")
@pytest.mark.rule("P-12.5")
def test_with_one_coordinator_short_of_stage_five_there_is_no_choice() -> None:
    table = against()
    table.stage(FALCON, "comintern", 5)
    table.stage(FALCON, "spyware", 1)
    table.state.project_order = (2, 1)
    circle_moves(table.state)
    assert table.stage_of(FALCON, "spyware") == 2
    assert table.state.project_order == (2, 1)


@pytest.mark.rule("P-12.19")
def test_the_capture_itself_does_it() -> None:
    table = against()
    table.row("inner_circle", "media", "banks")
    table.hold(FALCON, 1, pieces=4)
    table.takeover()
    assert table.prompt
    assert table.stage_of(FALCON, "comintern") == 1


# Alliances


@pytest.mark.rule("P-12.20")
def test_he_concludes_every_alliance_he_can_and_those_that_become_possible() -> None:
    table = against()
    table.give(FALCON, "laboratories")
    table.hand(FALCON, "jasons", "kabbalists", "cia")
    table.alliances()
    assert table.asked is not None
    # Jasons bring a science secondary object, which makes two science cards for Kabbalists.
    assert table.allied(FALCON) == {"jasons", "kabbalists"}
    assert table.in_hand(FALCON) == {"cia"}


@pytest.mark.rule("P-12.20")
@pytest.mark.parametrize(("supervisor", "his"), [(FALCON, {"jasons"}), (ME, set())])
def test_his_turn_to_conclude_comes_in_order_from_the_supervisor(supervisor: int, his: set[str]) -> None:
    table = against()
    table.supervisor(supervisor)
    table.give(FALCON, "laboratories")
    table.hand(FALCON, "jasons")
    table.hand(ME, "cia")
    table.alliances()
    assert table.question.seat == ME
    assert table.allied(FALCON) == his


@pytest.mark.rule("P-12.20")
@pytest.mark.rule("P-12.2")
def test_where_the_order_matters_the_human_chooses() -> None:
    table = against()
    table.give(FALCON, "ruling_parties")
    table.pool(FALCON, active=1)
    table.hand(FALCON, "triads", "elder_brother")
    table.alliances()
    assert (table.prompt, table.question.seat) == ("falcon_conclude", ME)
    table.play(ME, conclude("elder_brother"))
    # Joining Comintern took his only active piece: Triads no longer qualify.
    assert table.allied(FALCON) == {"elder_brother"}


@pytest.mark.rule("P-12.20")
def test_an_alliance_he_does_not_qualify_for_is_refused() -> None:
    table = against()
    table.give(FALCON, "ruling_parties")
    table.pool(FALCON, active=1)
    table.hand(FALCON, "triads", "elder_brother", "cia")
    table.alliances()
    assert table.why(ME, conclude("cia")) == ("falcon_does_not_qualify", "P-12.20")


@pytest.mark.rule("P-12.21")
def test_corners_work_effects_never() -> None:
    table = against()
    table.gives(FALCON, "universities", "intelligence")
    table.hand(FALCON, "cia", "council_nine")
    table.attach(FALCON, table.state.owned[FALCON][1])
    table.pool(FALCON, active=3)
    reserve = table.state.reserve[FALCON]
    table.state.agenda = [FALCON_CONCLUDES]
    assert table.asked == []
    assert table.allied(FALCON) == {"cia", "council_nine"}
    assert table.held(FALCON, "science") == 1
    # The spy sign in the corner joins Spyware with an active piece; nobody was recruited.
    assert table.stage_of(FALCON, "spyware") == 1
    assert table.pools(FALCON) == (2, reserve)


@pytest.mark.rule("P-12.21")
def test_family_e_gives_him_no_signs_and_family_g_no_shadow_agents() -> None:
    table = against()
    table.give(FALCON, "intelligence")
    table.concluded(FALCON, "marxist_league", "cosa_nostra")
    assert table.sign(FALCON, "agitator") == 0
    assert general_shadows(table.state, FALCON) == 0


@pytest.mark.rule("P-12.22")
def test_he_has_no_hand_limit() -> None:
    table = against()
    table.hand(FALCON, "imf", "malta", "elihu", "chamber", "jesuits", "wto", "kgb", "cia")
    table.alliances()
    assert table.asked is not None
    assert table.state.hands[FALCON].bit_count() == 8


@pytest.mark.rule("P-12.23")
def test_he_scores_corners_but_no_effects_and_circles_four_each() -> None:
    table = against()
    table.gives(FALCON, "governments", "trade_unions", "inner_circle", "inner_circle", "media")
    table.concluded(FALCON, "fed_reserve", "unions_fed", "freemasons")
    assert table.points(FALCON) == 1 + 1 + 8 + 4 + 4


# Action cards


@pytest.mark.rule("P-12.24")
def test_a_card_he_cannot_pay_has_no_effect_and_costs_nothing() -> None:
    table = against()
    table.pool(FALCON, active=1)
    play_card(table, "grey_cardinal")
    assert table.saw(FalconCardIdle) == [FalconCardIdle(FALCON_CARDS.index("grey_cardinal"), "agents_short")]
    assert table.pools(FALCON) == (1, 9)


@pytest.mark.rule("P-12.24")
def test_when_the_next_card_is_due_and_the_deck_is_empty_the_discard_is_shuffled() -> None:
    table = against()
    deck = list(table.state.falcon_deck)
    deck.remove(FALCON_CARDS.index("assassin"))
    table.state.falcon_deck = (FALCON_CARDS.index("assassin"),)
    table.state.falcon_discard = tuple(deck)
    play_card(table, "assassin", "mediator")
    assert table.saw(FalconDeckShuffled) == [FalconDeckShuffled(11)]


@pytest.mark.rule("P-12.25")
def test_grey_cardinal_joins_by_order() -> None:
    table = against()
    table.pool(FALCON, active=4)
    table.stage(FALCON, "comintern", 2)
    play_card(table, "grey_cardinal")
    # Two paid, the coordinator from active.
    assert table.pools(FALCON) == (1, 7)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [2, 1, 0]
    assert table.state.project_order == (0, 2, 1)


@pytest.mark.rule("P-12.25")
def test_grey_cardinal_moves_one_stage_when_he_is_in_all_three() -> None:
    table = against()
    for project in ("comintern", "unified_nations", "spyware"):
        table.stage(FALCON, project, 2)
    table.pool(FALCON, active=4)
    play_card(table, "grey_cardinal")
    assert table.stage_of(FALCON, "comintern") == 3


@pytest.mark.rule("P-12.25")
def test_grey_cardinal_does_nothing_when_all_is_complete() -> None:
    table = against()
    for project in ("comintern", "unified_nations", "spyware"):
        table.stage(FALCON, project, 5)
    table.state.project_order = ()
    table.pool(FALCON, active=4)
    play_card(table, "grey_cardinal")
    assert table.pools(FALCON)[0] == 4


@pytest.mark.rule("P-12.26")
def test_emissary_runs_an_operation_in_peace_and_uses_up_the_shadow_agents() -> None:
    table = against()
    table.stage(FALCON, "comintern", 3)
    table.pool(FALCON, active=3)
    play_card(table, "emissary")
    assert table.state.operation_pieces[0] == 2
    assert table.state.spent
    assert table.saw(FalconOperated) == [FalconOperated(0, "emissary")]


@pytest.mark.rule("P-12.26")
def test_emissary_without_enough_agents_has_no_effect() -> None:
    table = against()
    table.pool(FALCON, active=4)
    play_card(table, "emissary")
    assert table.state.operations == 0


@pytest.mark.rule("P-12.27")
def test_his_assassin_takes_a_piece_of_your_choice_then_the_next_card_follows() -> None:
    table = against()
    table.row("media", "banks")
    held = table.hold(ME, 1, pieces=1)
    owned = table.give(ME, "governments", pieces=2)
    table.give(FALCON, "exchanges", pieces=1)
    play_card(table, "assassin", "mediator")
    assert (table.prompt, table.question.seat) == ("falcon_assassin", ME)
    assert set(table.actions(ME)) == {Assassinate(held), Assassinate(owned)}
    table.play(ME, Assassinate(held))
    assert table.state.holders[0] == -1
    assert [event.falcon_card for event in table.saw(FalconCardPlayed)] == [3, MEDIATOR]


@pytest.mark.rule("P-12.27")
def test_without_a_piece_of_yours_only_the_next_card_follows() -> None:
    table = against()
    play_card(table, "assassin", "mediator")
    assert [event.falcon_card for event in table.saw(FalconCardPlayed)] == [3, MEDIATOR]


@pytest.mark.rule("P-12.28")
@pytest.mark.parametrize(("hand", "active", "drawn", "left"), [(0, 3, 2, 1), (5, 3, 1, 3), (0, 1, 1, 1)])
def test_informant_draws_one_and_perhaps_a_second(hand: int, active: int, drawn: int, left: int) -> None:
    table = against()
    table.hand(FALCON, *ALLIANCES[:hand])
    table.pool(FALCON, active=active)
    play_card(table, "informant")
    assert table.state.hands[FALCON].bit_count() == hand + drawn
    assert table.state.active[FALCON] == left


@pytest.mark.rule("P-12.28")
@pytest.mark.rule("P-12.24")
def test_informant_pays_nothing_when_there_is_no_second_alliance_to_draw() -> None:
    table = against()
    table.alliance_deck("cia")
    table.pool(FALCON, active=3)
    play_card(table, "informant")
    assert table.in_hand(FALCON) == {"cia"}
    assert table.state.active[FALCON] == 3


@pytest.mark.rule("P-12.29")
def test_mediator_buys_a_shadow_agent_until_the_alliance_phase() -> None:
    table = against()
    table.pool(FALCON, active=3)
    play_card(table, "mediator")
    assert table.pools(FALCON) == (1, 9)
    assert general_shadows(table.state, FALCON) == 1
    table.alliances()
    assert table.asked is not None
    assert general_shadows(table.state, FALCON) == 0


@pytest.mark.rule("P-12.29")
@pytest.mark.rule("P-12.31")
def test_played_again_after_a_shuffle_mediator_buys_a_second_one() -> None:
    table = against()
    table.pool(FALCON, active=4)
    for name in ("mediator", "negotiator", "mediator"):
        play_card(table, name)
    assert general_shadows(table.state, FALCON) == 2


@pytest.mark.rule("P-12.30")
def test_recruiter_brings_two_pieces_back_from_the_largest_stack() -> None:
    table = against()
    large, small = table.give(FALCON, "governments", pieces=3), table.give(FALCON, "media", pieces=1)
    play_card(table, "recruiter")
    assert [table.state.pieces[card] for card in (large, small)] == [1, 1]
    assert table.state.active[FALCON] == 2


@pytest.mark.rule("P-12.30")
def test_recruiter_brings_nobody_back_from_an_operation() -> None:
    table = against()
    card = table.give(FALCON, "governments", pieces=3)
    table.operations(1, seat=FALCON)
    table.state.operation_pieces[0] = 5
    table.state.reserve[FALCON] -= 5
    play_card(table, "recruiter")
    assert (table.state.pieces[card], table.state.operation_pieces[0]) == (1, 5)


@pytest.mark.rule("P-12.30")
def test_recruiter_with_no_pieces_on_objects_plays_the_next_card() -> None:
    table = against()
    play_card(table, "recruiter", "mediator")
    assert [event.falcon_card for event in table.saw(FalconCardPlayed)] == [RECRUITER, MEDIATOR]


@pytest.mark.rule("P-12.31")
@pytest.mark.parametrize("circles", [0, 2])
def test_negotiator_draws_for_circles_and_always_shuffles(circles: int) -> None:
    table = against()
    table.gives(FALCON, *["inner_circle"] * circles)
    play_card(table, "mediator")
    play_card(table, "negotiator")
    assert table.state.hands[FALCON].bit_count() == circles
    assert (len(table.state.falcon_deck), table.state.falcon_discard) == (11, ())


@pytest.mark.rule("P-12.32")
def test_confidant_draws_for_support_cards_then_the_next_card() -> None:
    table = against("high")
    table.gives(FALCON, "trade_unions", "consulates")
    table.state.agenda = [PLAY_CARD]
    table.draws((7,), ("cia", "kgb"), (MEDIATOR,))
    assert table.asked == []
    assert table.in_hand(FALCON) == {"cia", "kgb"}
    assert [event.falcon_card for event in table.saw(FalconCardPlayed)] == [7, MEDIATOR]


@pytest.mark.rule("P-12.33")
def test_f_m_manager_takes_secondary_objects_then_shuffles() -> None:
    table = against("medium", "manager")
    table.gives(FALCON, "governments", "governments", "exchanges")
    play_card(table, "manager")
    assert [table.held(FALCON, group) for group in ("control", "finance", "science", "power")] == [2, 1, 0, 0]
    assert len(table.state.falcon_deck) == 11


@pytest.mark.rule("P-12.34")
def test_president_takes_for_corporations_and_crime_then_the_next_card() -> None:
    table = against("high", "manager")
    table.gives(FALCON, "corporations", "crime", "crime")
    play_card(table, "president", "mediator")
    assert [table.held(FALCON, group) for group in ("control", "finance", "science", "power")] == [2, 2, 2, 1]
    assert [event.falcon_card for event in table.saw(FalconCardPlayed)] == [9, MEDIATOR]


# Levels


@pytest.mark.rule("P-12.35")
def test_beginner_has_two_alliances_no_tokens_and_no_cards() -> None:
    match = kuluary.Match.new("power", seats=1, seed=2, options={"falcon": {"level": "beginner"}})
    assert match.state.hands[FALCON].bit_count() == 2
    assert match.state.project_order == ()
    table = against("beginner")
    table.row("corporations")
    table.exhaust(FALCON, active=1)
    table.supervisor(FALCON)
    turn(table)
    assert table.saw(FalconNothing)


@pytest.mark.rule("P-12.35")
def test_a_beginner_is_not_moved_by_a_circle_but_by_support_cards() -> None:
    table = against("beginner")
    table.stage(FALCON, "comintern", 1)
    circle_moves(table.state)
    assert table.stage_of(FALCON, "comintern") == 1
    table.row("consulates", "media", "banks")
    table.hold(FALCON, 1, pieces=3)
    table.takeover()
    assert table.prompt
    assert table.stage_of(FALCON, "unified_nations") == 1


@pytest.mark.rule("P-12.36")
def test_medium_scores_nothing_extra_for_alliances() -> None:
    table = against("medium")
    table.concluded(FALCON, "cia", "kgb")
    assert table.points(FALCON) == 0


@pytest.mark.rule("P-12.37")
def test_high_moves_him_in_all_his_projects_for_a_circle() -> None:
    table = against("high")
    table.stage(FALCON, "comintern", 1)
    table.stage(FALCON, "spyware", 5)
    table.state.project_order = (0, 1)
    circle_moves(table.state)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [2, 0, 5]


@pytest.mark.rule("P-12.37")
@pytest.mark.parametrize(("level", "cards"), [("medium", 0), ("high", 1)])
def test_high_plays_a_card_when_only_one_of_two_was_recruited(level: str, cards: int) -> None:
    table = against(level)
    table.row("corporations")
    table.exhaust(FALCON, active=3)
    table.pool(FALCON, active=2)
    table.supervisor(FALCON)
    if cards:
        table.draws((MEDIATOR,))
    turn(table)
    drawn = [event.reason for event in table.saw(FalconDrew)]
    assert drawn.count("one_recruited") == cards


@pytest.mark.rule("P-12.37")
@pytest.mark.rule("P-12.38")
@pytest.mark.parametrize(("level", "points"), [("high", 3), ("maximum", 6)])
def test_high_and_maximum_score_for_every_alliance(level: str, points: int) -> None:
    table = against(level)
    table.concluded(FALCON, "cia", "kgb", "mossad")
    assert table.row_points(FALCON, 8) == points


@pytest.mark.rule("P-12.38")
def test_maximum_runs_operations_for_one_less() -> None:
    table = against("maximum")
    table.row("media", "banks")
    table.wars(1)
    table.pool(FALCON, active=4)
    turn(table)
    assert table.saw(FalconOperated) == [FalconOperated(0, "war")]


@pytest.mark.rule("P-12.38")
@pytest.mark.rule("P-12.26")
def test_so_does_its_emissary() -> None:
    table = against("maximum")
    table.pool(FALCON, active=4)
    play_card(table, "emissary")
    assert table.state.operation_pieces[0] == 4


@pytest.mark.rule("P-12.38")
@pytest.mark.parametrize(
    ("kind", "groups"),
    [
        ("governments", ["control"]),
        ("exchanges", ["finance"]),
        ("universities", ["science"]),
        ("corporations", ["power"]),
        ("crime", ["control", "finance", "science"]),
    ],
)
def test_maximum_takes_secondary_objects_for_captured_power_cards(kind: str, groups: list[str]) -> None:
    table = against("maximum")
    table.row(kind, "media", "banks")
    table.hold(FALCON, 1, pieces=6)
    table.takeover()
    assert table.prompt
    assert [group for group in ("control", "finance", "science", "power") if table.held(FALCON, group)] == groups


@pytest.mark.rule("P-12.38")
def test_on_high_he_takes_none() -> None:
    table = against("high")
    table.row("governments", "media", "banks")
    table.hold(FALCON, 1, pieces=4)
    table.state.agenda = [TAKE_OVER]
    assert table.asked == []
    assert table.kinds(FALCON) == ["governments"]
    assert table.held(FALCON, "control") == 0


@pytest.mark.rule("P-12.38")
@pytest.mark.rule("P-12.23")
@pytest.mark.parametrize(
    ("level", "cards", "attached"), [("maximum", 5, True), ("maximum", 4, False), ("high", 5, False)]
)
def test_only_on_maximum_he_attaches_circles_where_it_brings_more_than_four(
    level: str, cards: int, attached: bool
) -> None:
    table = against(level)
    table.give(FALCON, "governments")
    table.give(FALCON, "inner_circle")
    table.secondary(FALCON, "control", cards)
    objects = [card for card in table.state.deck if card >> 3 < 18]
    table.state.deck = tuple(card for card in table.state.deck if card not in objects[3:])
    table.state.discard = tuple(objects[3:])
    table.state.agenda = [NEXT_ROUND]
    assert table.asked == []
    assert table.row_points(FALCON, 5) == (0 if attached else 4)
    assert table.row_points(FALCON, 2) == cards * (2 if attached else 1)


# You and him


@pytest.mark.rule("P-12.39")
def test_you_choose_what_he_gives() -> None:
    table = against()
    table.stage(ME, "deep_state", 2)
    table.give(ME, "trade_unions")
    table.hand(ME, "cheka")
    cards = [table.give(FALCON, "media"), table.give(FALCON, "ruling_parties")]
    table.alliances().play(ME, conclude("cheka"))
    assert table.prompt == "falcon_give"
    assert set(table.actions(ME)) == {Give(card) for card in cards}
    table.play(ME, Give(cards[1]))
    assert cards[1] in table.state.owned[ME]


@pytest.mark.rule("P-12.39")
@pytest.mark.rule("P-9.3")
def test_his_own_sign_protects_him() -> None:
    table = against()
    table.stage(ME, "deep_state", 2)
    table.give(ME, "trade_unions")
    table.hand(ME, "cheka")
    table.gives(FALCON, "media", "trade_unions")
    table.alliances().play(ME, conclude("cheka"))
    assert table.kinds(FALCON) == ["media", "trade_unions"]


@pytest.mark.rule("P-12.39")
def test_with_none_of_the_colour_you_choose_among_all_he_has() -> None:
    table = against()
    table.stage(ME, "deep_state", 2)
    table.give(ME, "trade_unions")
    table.hand(ME, "cheka")
    cards = [table.give(FALCON, "banks"), table.give(FALCON, "consulates")]
    table.alliances().play(ME, conclude("cheka"))
    assert set(table.actions(ME)) == {Give(card) for card in cards}


@pytest.mark.rule("P-12.40")
def test_your_majority_may_pay_him_his_own_pays_nobody() -> None:
    table = against()
    table.concluded(ME, "jasons")
    table.concluded(FALCON, "templars")
    table.secondary(FALCON, "science")
    table.secondary(ME, "finance")
    assert table.row_points(FALCON, 9) == 7
    assert table.row_points(ME, 9) == 0


@pytest.mark.rule("P-12.41")
def test_more_than_every_rival_compares_with_him() -> None:
    table = against()
    table.hand(ME, "triads")
    table.pool(ME, active=3)
    table.pool(FALCON, active=3)
    table.alliances()
    assert table.actions(ME) == (PASS,)


@pytest.mark.rule("P-10.14")
def test_your_assassin_reaches_his_pieces() -> None:
    table = against(professionals=True)
    table.row("media", "banks")
    his = table.give(FALCON, "governments", pieces=2)
    table.professionals(ME, "assassin")
    table.supervisor(FALCON)
    table.pool(ME, active=1)
    table.turn(ME).play(ME, professional("assassin"))
    assert table.state.pieces[his] == 1


@pytest.mark.rule("P-12.42")
@pytest.mark.parametrize(
    ("points", "number"), [(59, 1), (60, 2), (99, 2), (100, 3), (149, 3), (150, 4), (189, 4), (190, 5)]
)
def test_f_t_titles(points: int, number: int) -> None:
    assert title(points) == number


@pytest.mark.rule("P-12.42")
def test_the_higher_score_wins_and_deep_state_decides_a_tie() -> None:
    table = against()
    table.stage(ME, "deep_state", 1)
    found = result(table.state)
    assert (found.winners, found.places, found.how) == ((ME,), (1, 2), "deep_state")
    table.give(FALCON, "media")
    assert result(table.state).winners == (FALCON,)


@pytest.mark.rule("P-12.1")
def test_he_is_never_asked() -> None:
    match = kuluary.Match.new("power", seats=1, seed=5)
    for _ in range(30):
        if match.over:
            break
        assert {decision.seat for decision in match.decisions} == {ME}
        match.play(ME, match.decisions[0].actions[0])


@pytest.mark.rule("P-12.2")
@pytest.mark.rule("P-12.20")
def test_a_supply_that_runs_short_makes_the_order_matter() -> None:
    table = against()
    table.secondary(ME, "science", 9)
    table.gives(FALCON, "laboratories", "universities", "intelligence")
    table.hand(FALCON, "jasons", "cia")
    table.alliances()
    assert table.prompt == "falcon_conclude"


@pytest.mark.rule("P-12.27")
def test_a_piece_you_do_not_have_cannot_be_lost() -> None:
    table = against()
    table.give(ME, "governments", pieces=2)
    table.give(ME, "exchanges", pieces=1)
    his = table.give(FALCON, "universities", pieces=1)
    play_card(table, "assassin")
    assert table.why(ME, Assassinate(his)) == ("not_your_piece", "P-12.27")
    assert table.why(ME, PASS) == ("lose_piece_first", "P-12.27")
