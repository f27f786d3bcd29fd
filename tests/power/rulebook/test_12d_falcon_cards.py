"""P-12.24 to P-12.34: Сокол's action cards."""

from __future__ import annotations

import pytest
from tests.power.falcon import ME, MEDIATOR, RECRUITER, against, play_card
from tests.power.table import FALCON, PASS

from kuluary.games.power.content.cards import ALLIANCES, FALCON_CARDS
from kuluary.games.power.rules.falcon.cards import PLAY_CARD
from kuluary.games.power.rules.infiltration import general_shadows
from kuluary.games.power.words.actions import Assassinate
from kuluary.games.power.words.falcon import FalconCardIdle, FalconCardPlayed, FalconDeckShuffled, FalconOperated


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


@pytest.mark.rule("P-12.27")
def test_a_piece_you_do_not_have_cannot_be_lost() -> None:
    table = against()
    table.give(ME, "governments", pieces=2)
    table.give(ME, "exchanges", pieces=1)
    his = table.give(FALCON, "universities", pieces=1)
    play_card(table, "assassin")
    assert table.why(ME, Assassinate(his)) == ("not_your_piece", "P-12.27")
    assert table.why(ME, PASS) == ("lose_piece_first", "P-12.27")


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
