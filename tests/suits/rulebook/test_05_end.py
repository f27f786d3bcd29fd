"""S-5: empty hands, and when the rounds are over."""

from __future__ import annotations

from random import Random

import pytest
from tests.suits.habits import always_bribes, bribing, never_bribes
from tests.suits.table import area, between, happened, on_turn, place_best, table, total, turns

from kuluary.core import Match
from kuluary.games.suits.words import GemsRemoved, RoundsEnded, RoundTaken, TrumpTurned
from kuluary.testing.play import finish, positions

EARLIEST = {3: 12, 4: 10, 5: 8, 6: 8}
LONGEST = {3: 16, 4: 12, 5: 12, 6: 12}


@pytest.mark.rule("S-5.1")
def test_t09_an_empty_hand_loses_its_bribe_stock():
    match = between(hands=["", "D4 D5", "D6 D7"], gems=[2, 0, 0])
    assert match.view(None).seats[0].gems == 0
    assert match.state.removed == 12
    assert happened(match, GemsRemoved) == [GemsRemoved(0, 2)]


@pytest.mark.rule("S-5.1")
def test_t09_an_empty_hand_has_no_turn():
    match = between(hands=["D4 D5", "", "D6 D7"], gems=[0, 2, 0])
    assert on_turn(match) == [0]
    turns(match, "D4")
    assert on_turn(match) == [2]
    turns(match, "D6")
    assert happened(match, RoundTaken)[-1].seat in (0, 2)


@pytest.mark.rule("S-5.1")
def test_who_sits_out_keeps_area_and_wealth():
    match = between(hands=["D4", "", "D6"], gems=[0, 1, 0], wealth=[0, 3, 0], areas=["", "Ch4 Ch5", ""], rest=0)
    place_best(turns(match, "D4", "D6"))
    assert area(match, 1) == "Ch4 Ch5"
    assert total(match, 1) == 1 + 1 + 3


@pytest.mark.rule("S-5.1")
def test_who_keeps_a_card_keeps_the_gems():
    match = between(hands=["D4", "D5 D6", "D7 D8"], gems=[1, 0, 0])
    assert match.view(None).seats[0].gems == 1
    assert happened(match, GemsRemoved) == []


@pytest.mark.rule("S-5.1")
def test_gems_are_removed_at_the_start_of_the_next_round_not_before():
    match = table(hands=["D4", "D5 D6", "D7 D8", "Ch4 Ch5"], gems=[1, 0, 0, 0])
    turns(match, "D4", "D5", "D7")
    assert match.view(None).seats[0].gems == 1
    turns(match, "Ch4")
    assert match.view(None).seats[0].gems == 0


@pytest.mark.rule("S-5.1")
def test_an_empty_hand_without_gems_just_sits_out():
    match = between(hands=["", "D4 D5", "D6 D7"], gems=[0, 0, 0])
    assert happened(match, GemsRemoved) == []
    assert on_turn(match) == [1]


@pytest.mark.rule("S-5.2")
def test_a_leader_without_cards_is_replaced_by_the_next_clockwise():
    assert on_turn(between(hands=["D4 D5", "", "D6 D7"], leader=1)) == [2]
    assert on_turn(between(hands=["D4 D5", "D6 D7", ""], leader=2)) == [0]


@pytest.mark.rule("S-5.2")
def test_and_if_that_one_has_none_either_by_the_one_after():
    assert on_turn(between(hands=["", "", "D4 D5", "D6 D7", "D8 D9"], leader=0)) == [2]
    assert on_turn(between(hands=["D4 D5", "D6 D7", "D8 D9", "", ""], leader=3)) == [0]


@pytest.mark.rule("S-5.2")
def test_one_seat_alone_plays_on_against_nobody():
    match = between(hands=["", "D4 D5", ""], leader=0, deck="Ca9 Ca10", rest=0)
    place_best(turns(match, "D4", "D5"))
    assert area(match, 1) == "D4 D5 Ca9 Ca10"


@pytest.mark.rule("S-5.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_ends_after_the_round_of_the_last_trump_card(seats):
    match = finish(Match.new("suits", seats=seats, seed="long"), Random(1), always_bribes)
    assert match.view(None).round == LONGEST[seats]
    assert match.view(None).deck_left == 0


@pytest.mark.rule("S-5.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_then_nobody_has_cards(seats):
    for number in range(6):
        match = finish(Match.new("suits", seats=seats, seed=f"any {number}"), Random(number), bribing(0.6))
        assert [seat.hand for seat in match.view(None).seats] == [0] * seats


@pytest.mark.rule("S-5.4")
def test_the_game_ends_early_if_nobody_has_cards():
    match = table(hands=["D4", "D5", "D6"], gems=[2, 2, 2])
    turns(match, "D4", "D5", "D6")
    [ended] = happened(match, RoundsEnded)
    standings = match.view(None).standings
    assert ended.hands_empty
    assert ended.sides == tuple(standing.seats for standing in standings)
    assert ended.points == tuple(standing.total for standing in standings) != (0, 0, 0)


@pytest.mark.rule("S-5.4")
def test_the_game_goes_on_while_one_seat_has_a_card():
    match = table(hands=["D4", "D5", "D6 D7"], gems=[2, 2, 1])
    turns(match, "D4", "D5", "D6")
    assert happened(match, RoundsEnded) == []
    assert on_turn(match) == [2]


@pytest.mark.rule("S-5.5")
def test_after_an_early_end_no_trump_is_turned():
    match = table(hands=["D4", "D5", "D6"], gems=[2, 2, 2])
    turns(match, "D4", "D5", "D6")
    assert happened(match, TrumpTurned) == []
    assert match.view(None).trump is None
    assert match.view(None).deck_left == 2


@pytest.mark.rule("S-5.5")
def test_after_an_early_end_no_gem_is_removed():
    match = table(hands=["D4", "D5", "D6"], gems=[2, 2, 2])
    removed = match.state.removed
    turns(match, "D4", "D5", "D6")
    assert [seat.gems for seat in match.view(None).seats] == [2, 2, 2]
    assert match.state.removed == removed


@pytest.mark.rule("S-5.5")
def test_unrevealed_trump_cards_belong_to_nobody():
    match = table(hands=["D4", "D5", "D6"], gems=[2, 2, 2], deck="Ch13 Ca13")
    turns(match, "D4", "D5", "D6")
    assert all("Ch13" not in area(match, seat) and "Ca13" not in area(match, seat) for seat in range(3))


@pytest.mark.rule("S-5.6")
@pytest.mark.parametrize("seats", EARLIEST)
def test_without_bribes_the_game_ends_as_early_as_it_can(seats):
    match = finish(Match.new("suits", seats=seats, seed="short"), Random(2), never_bribes)
    assert match.view(None).round == EARLIEST[seats]


@pytest.mark.rule("S-5.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("chance", [0.15, 0.5])
def test_t21_cards_and_gems_equal_the_rounds_to_come(seats, chance):
    for match in positions(Match.new("suits", seats=seats, seed=f"t21 {chance}"), Random(3), bribing(chance)):
        view = match.view(None)
        if match.over or match.decisions[0].prompt != "lead":
            continue
        for seat in view.seats:
            if seat.hand:
                assert seat.hand + seat.gems == view.rounds - view.round + 1


@pytest.mark.rule("S-5.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_t22_gems_are_lost_only_by_empty_hands(seats):
    for number in range(5):
        match = finish(Match.new("suits", seats=seats, seed=f"t22 {number}"), Random(number), bribing(0.3))
        lost = sum(event.gems for event in happened(match, GemsRemoved))
        view = match.view(None)
        start = {3: 12, 4: 8, 5: 20, 6: 24}[seats]
        assert sum(seat.gems + seat.wealth for seat in view.seats) == start - lost
