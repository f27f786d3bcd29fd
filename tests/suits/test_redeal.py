"""Redeal: every deal that fits what a seat knows is equally likely, and none that does not fit ever comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from tests.fairness import looks_even
from tests.suits.habits import bribing
from tests.suits.table import GAME, cards, contribute, leave, name, on_turn, table, turns

from kuluary.core import Match
from kuluary.games.suits import redeal as redealing
from kuluary.games.suits.content import SUIT, cards_in
from kuluary.games.suits.state import SuitsState
from kuluary.testing.play import positions

Deal = tuple[tuple[int, ...], ...]
"""The hidden hands in order of seats, then the trump deck."""


def hidden(state: SuitsState, seat: int | None) -> Deal:
    """Give what a seat cannot see."""
    hands = [cards_in(hand) for other, hand in enumerate(state.hands) if other != seat]
    return (*hands, tuple(sorted(state.deck)))


def all_deals(state: SuitsState, seat: int | None, fixed: tuple[int, ...] = ()) -> set[Deal]:
    """List every deal that fits: sizes as they are, nobody holds what they have shown not to, `fixed` in the deck."""
    others = [other for other in range(len(state.hands)) if other != seat]
    truth = hidden(state, seat)
    unseen = tuple(sorted(card for pile in truth for card in pile if card not in fixed))
    voids = [*(state.voids[other] for other in others), 0]
    sizes = [len(pile) for pile in truth]
    sizes[-1] -= len(fixed)

    def fill(left: tuple[int, ...], place: int) -> Iterator[Deal]:
        if place == len(sizes):
            yield ()
            return
        allowed = [card for card in left if not voids[place] >> SUIT[card] & 1]
        for pile in combinations(allowed, sizes[place]):
            rest = tuple(card for card in left if card not in pile)
            whole = tuple(sorted((*pile, *fixed))) if place == len(sizes) - 1 else pile
            for later in fill(rest, place + 1):
                yield (whole, *later)

    return set(fill(unseen, 0))


def sample(match: Match, seat: int | None, count: int, seed: int = 1) -> Counter[Deal]:
    """Redeal so many times."""
    rng = Random(seed)
    return Counter(hidden(GAME.redeal(match.state, seat, rng), seat) for _ in range(count))


@pytest.fixture(params=["tried", "counted out"])
def way(request, monkeypatch):
    """Both ways of dealing: trying until a deal fits, and counting the deals out."""
    if request.param == "counted out":
        monkeypatch.setattr(redealing, "TRIES", 0)


def is_fair(match: Match, seat: int | None, fixed: tuple[int, ...] = (), each: int = 25) -> None:
    """Check a position against the list of all deals."""
    deals = all_deals(match.state, seat, fixed)
    found = sample(match, seat, each * len(deals))
    assert set(found) <= deals
    assert looks_even(found, len(deals))


@pytest.mark.usefixtures("way")
def test_without_voids_every_deal_is_as_likely():
    match = table(hands=["D4 D5", "Ch4 Ca5", "Cp6 D7"], deck="Ca12", trump="Cp9")
    assert len(all_deals(match.state, 0)) == 30
    is_fair(match, 0)


@pytest.mark.usefixtures("way")
def test_for_a_spectator_every_hand_is_dealt_anew():
    match = table(hands=["D4 D5", "Ch4 Ca5", "Cp6 D7"], deck="Ca12", trump="Cp9")
    assert len(all_deals(match.state, None)) == 7 * 90
    is_fair(match, None, each=20)


@pytest.mark.usefixtures("way")
def test_a_known_void_is_respected():
    match = turns(table(hands=["D4 D5", "Ch4 Ca5", "Cp6 D7"], deck="D12", trump="Cp9"), "D4", "Ca5")
    assert match.state.voids == [0, 1, 0]
    deals = all_deals(match.state, 0)
    assert all(SUIT[hand[0]] != 0 for hand, _, _ in deals)
    is_fair(match, 0, each=60)


@pytest.mark.usefixtures("way")
def test_several_voids_at_once():
    match = table(hands=["D4 D5 D6", "Ch4 Ca5", "Cp6 D7 D8", "Ch9 Ca6"], deck="Ca12 Ch2", trump="Cp9")
    match.state.voids = [0, 0b0001, 0b0010, 0b1000]
    assert len(all_deals(match.state, 0)) == 1017
    is_fair(match, 0, each=12)


@pytest.mark.usefixtures("way")
def test_deals_that_no_exchange_of_two_cards_connects_are_equally_likely():
    """Voids that only let three cards go round in a circle; the deals fall into two groups."""
    match = table(hands=["D4", "Cp5", "Ch6", "Ca7", "Ca8"], deck="", trump="Cp9", rest=0)
    match.state.hands[1:] = [1 << card for card in cards("D9 Ch6 Ca7 Ca8")]
    match.state.voids = [0, 0b0100, 0b0001, 0b0010, 0b0001]
    assert len(all_deals(match.state, 0)) == 6
    is_fair(match, 0, each=400)


def test_voids_with_a_single_solution_are_found():
    match = table(hands=["D4 D5", "D6 D7", "Ch6 Ch7", "Ca6 Ca7", "Cp6 Cp7"], deck="", trump="Cp9", round=12)
    match.state.voids = [0, 0b1110, 0b1101, 0b1011, 0b0111]
    truth = hidden(match.state, 0)
    assert sample(match, 0, 20) == {truth: 20}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_voids_are_respected_in_every_position(seats):
    rng = Random(seats)
    for match in positions(Match.new("suits", seats=seats, seed="voids"), rng, bribing(0.2)):
        if match.over:
            break
        for seat in range(seats):
            deal = GAME.redeal(match.state, seat, rng)
            for other in range(seats):
                if other != seat:
                    assert all(not match.state.voids[other] >> SUIT[card] & 1 for card in cards_in(deal.hands[other]))


def test_the_trump_deck_changes_with_the_hands():
    match = Match.new("suits", seats=3, seed="deck")
    decks = {GAME.redeal(match.state, 0, Random(seed)).deck for seed in range(20)}
    assert len(decks) == 20


# Six seats


def filling(answers: int) -> Match:
    """Give a table of six after so many contributions, each the giver's lowest card."""
    match = Match.new("suits", seats=6, seed="redeal six")
    for _ in range(answers):
        seat = on_turn(match)[0]
        match.play(seat, contribute(name(match.view(seat).hand[0])))
    return match


def test_the_own_contribution_stays_in_the_trump_deck():
    match = Match.new("suits", seats=6, seed="redeal six")
    seat = on_turn(match)[0]
    given = match.view(seat).hand[4]
    match.play(seat, contribute(name(given)))
    for number in range(30):
        deal = match.redeal(seat, number).state
        assert given in deal.deck
        assert deal.given[seat] == given


def test_contributions_of_others_are_any_cards_of_the_deck():
    match = filling(2)
    first, second = (seat for seat, card in enumerate(match.state.given) if card >= 0)
    seen = set()
    for number in range(200):
        deal = match.redeal(first, number).state
        assert deal.given[second] in deal.deck
        assert deal.given[second] != deal.given[first] == match.state.given[first]
        seen.add(deal.given[second])
    assert len(seen) > 30


def test_what_was_contributed_stays_open_once_it_is_turned():
    """After the fourth trump all contributions lie open, but nobody knows who gave which."""
    match = filling(3)
    givers = [seat for seat, card in enumerate(match.state.given) if card >= 0]
    rng = Random(3)
    while match.view(None).round < 5:
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.actions))
    seat = givers[0]
    own = match.state.given[seat]
    turned = [card for card in match.state.turned if card != own]
    rng = Random(4)
    found = Counter()
    for _ in range(1200):
        deal = GAME.redeal(match.state, seat, rng)
        assert deal.given[seat] == own
        found[tuple(deal.given[other] for other in givers[1:])] += 1
    assert set(found) == set(permutations(turned, 2))
    assert looks_even(found, 6)


def test_a_recycled_trump_deck_is_known_to_all():
    hands = ["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"]
    match = table(hands=hands, trump="Ca6", centre="Cp4", deck="Cp5 Cp6", round=10, gems=[1] * 6)
    for seat in (None, *range(6)):
        assert {GAME.redeal(match.state, seat, Random(number)).deck for number in range(10)} == {
            bytes(cards("Cp5 Cp6"))
        }


def test_the_small_end_of_a_game_of_six_is_fair():
    match = table(
        hands=["D4 D5", "D6 D7", "D8", "D10", "Ch1", "Ch13"], trump="Ca6", centre="Cp4", deck="Cp5 Cp6", round=10
    )
    assert len(all_deals(match.state, 0, fixed=cards("Cp5 Cp6"))) == 360
    is_fair(match, 0, fixed=cards("Cp5 Cp6"))


def test_left_cards_lie_open_in_every_redeal():
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"], trump="Ca6", centre="Cp4 Cp5")
    turns(match, "D4", "D6", "D8", "D10", "Ch1", "Ch13")
    match.play(3, leave("D4"))
    assert {GAME.redeal(match.state, 2, Random(number)).centre for number in range(5)} == {match.state.centre}
