"""S-2: set-up for three to five, and what is open to whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests.suits.table import GAME, happened, on_turn

import kuluary
from kuluary.core import CHANCE, Drawn, Match
from kuluary.games.suits.content import cards_in
from kuluary.games.suits.words import DECK, Dealt, FirstChosen, HandDealt, TrumpTurned

TABLE = {3: (16, 12, 4), 4: (12, 10, 2), 5: (12, 8, 4)}


def new(seats: int, seed: object = "set-up", **options: object) -> Match:
    return Match.new("suits", seats=seats, seed=str(seed), options=options)


@pytest.mark.rule("S-2.1")
@pytest.mark.parametrize("seats", TABLE)
def test_t02_cards_gems_and_rounds_by_the_table(seats):
    rounds, cards, gems = TABLE[seats]
    view = new(seats).view(None)
    assert view.rounds == rounds
    assert [(seat.hand, seat.gems) for seat in view.seats] == [(cards, gems)] * seats


@pytest.mark.rule("S-2.1")
@pytest.mark.parametrize("seats", TABLE)
def test_t02_cards_and_gems_make_the_number_of_rounds(seats):
    for seat in new(seats).view(None).seats:
        assert seat.hand + seat.gems == TABLE[seats][0]


@pytest.mark.rule("S-2.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, -3, "3", 3.0, True, None])
def test_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(kuluary.BadOption, match="allowed are 3, 4, 5, 6"):
        Match.new("suits", seats=seats)


@pytest.mark.rule("S-2.2")
@pytest.mark.parametrize("seats", TABLE)
def test_wealth_is_empty_at_first(seats):
    assert [seat.wealth for seat in new(seats).view(None).seats] == [0] * seats


@pytest.mark.rule("S-2.3")
@pytest.mark.parametrize("seats", TABLE)
def test_the_game_has_as_many_rounds_as_the_trump_deck_cards(seats):
    view = new(seats).view(None)
    assert view.deck_left + 1 == view.rounds


@pytest.mark.rule("S-2.4")
@pytest.mark.parametrize("seats", TABLE)
def test_the_top_card_of_the_trump_deck_lies_open(seats):
    match = new(seats)
    [turned] = happened(match, TrumpTurned)
    assert match.view(None).trump == turned.card
    assert turned.round == 1
    assert turned.card not in match.state.deck


@pytest.mark.rule("S-2.5")
@pytest.mark.parametrize("seats", TABLE)
def test_t02_no_card_is_left_over(seats):
    state = new(seats).state
    hands = [number for hand in state.hands for number in cards_in(hand)]
    assert sorted([*hands, *state.deck, state.trump]) == list(DECK)


@pytest.mark.rule("S-2.5")
def test_players_see_their_own_hand_at_once():
    match = new(3)
    for seat in range(3):
        [own] = [item.event for _, item in match.news if isinstance(item.event, Dealt) and item.visible_to(seat)]
        assert own.cards == match.view(seat).hand == cards_in(match.state.hands[seat])


@pytest.mark.rule("S-2.5")
def test_the_same_deal_as_the_log_says():
    match = new(3)
    [deal] = [entry.values for seat, entry in match.entries if seat == CHANCE and len(entry.values) == 36]
    assert [cards_in(hand) for hand in match.state.hands] == [tuple(sorted(deal[at : at + 12])) for at in (0, 12, 24)]


@pytest.mark.rule("S-2.6")
@pytest.mark.parametrize("seats", TABLE)
def test_the_first_leader_is_drawn_by_lot(seats):
    firsts = Counter(new(seats, seed).view(None).leader for seed in range(40 * seats))
    assert sorted(firsts) == list(range(seats))
    assert min(firsts.values()) >= 20


@pytest.mark.rule("S-2.6")
def test_the_one_drawn_leads():
    match = new(5)
    [first] = happened(match, FirstChosen)
    assert on_turn(match) == [first.seat]
    assert match.entries[0] == (CHANCE, Drawn((first.seat,)))


# What is open and what is hidden


@pytest.mark.rule("S-2.7")
def test_a_view_shows_no_hand_but_the_own():
    match = new(4)
    for seat in range(4):
        assert match.view(seat).hand == cards_in(match.state.hands[seat])
    assert match.view(None).hand == ()


@pytest.mark.rule("S-2.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_views_of_the_start_differ_in_the_own_hand_and_what_it_would_bring_alone(seats):
    match = Match.new("suits", seats=seats, seed="same")
    for seat in range(seats):
        shown = replace(match.view(seat), seat=None, hand=(), stakes=())
        assert kuluary.encode(shown) == kuluary.encode(match.view(None))


@pytest.mark.rule("S-2.7")
def test_the_trump_deck_is_hidden():
    match = new(3)
    assert match.view(0).known_deck is None
    assert match.view(0).deck_left == 15


@pytest.mark.rule("S-2.7")
def test_everyone_knows_how_many_cards_a_hand_has():
    match = new(5)
    assert [(event.seat, event.count) for event in happened(match, HandDealt)] == [(seat, 8) for seat in range(5)]
    assert [item.seen_by for _, item in match.news if isinstance(item.event, HandDealt)] == [None] * 5


@pytest.mark.rule("S-2.7")
def test_a_hand_is_told_to_its_owner_alone():
    for _, item in new(4).news:
        if isinstance(item.event, Dealt):
            assert item.seen_by == (item.event.seat,)


@pytest.mark.rule("S-2.7")
def test_the_position_before_the_deal_is_lawful():
    for seats in (3, 4, 5, 6):
        GAME.check(GAME.begin(seats, {}))
