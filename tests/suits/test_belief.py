"""What bots conclude from the plays of others: deals that may be, the likelier ones more often."""

from __future__ import annotations

from itertools import islice
from math import exp, log
from random import Random

import pytest
from tests.trials import times

from kuluary import bots
from kuluary.core import Event, Match
from kuluary.games.suits import belief
from kuluary.games.suits.content import SUIT_MASK, mask_of
from kuluary.games.suits.judgement.learned import learned

pytest.importorskip("numpy")


def played(seats: int, seed: str, answers: int) -> Match:
    """A game of experts after so many answers, where somebody has a choice."""
    match = Match.new("suits", seats=seats, seed=seed)
    minds = [bots.make("suits", "expert", f"{seed} {seat}") for seat in range(seats)]
    while answers > 0 or len(match.decisions[0].actions) == 1:
        seat = match.decisions[0].seat
        match.play(seat, minds[seat].choose(match, seat))
        answers -= 1
    return match


def seen(match: Match, seat: int) -> list[Event]:
    return [item.event for _, item in match.news if item.visible_to(seat)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("answers", [0, 9, 26])
def test_deals_keep_to_what_the_seat_knows(seats, answers):
    match = played(seats, f"kept {seats}", answers)
    state, seat = match.state, match.decisions[0].seat
    deals = list(islice(match.game.suppose(state, seat, seen(match, seat), Random(1)), belief.DEALS + 20))
    hidden = {tuple(deal.hands) for deal in deals}
    assert len(hidden) > 20
    for deal in deals:
        match.game.check(deal)
        assert deal.hands[seat] == state.hands[seat]
        assert list(map(int.bit_count, deal.hands)) == list(map(int.bit_count, state.hands))
        assert sum(deal.hands) | mask_of(deal.deck) == sum(state.hands) | mask_of(state.deck)
        assert list(deal.deck) == sorted(deal.deck)
        for hand, void in zip(deal.hands, state.voids, strict=True):
            assert not any(void >> suit & 1 and hand & mask for suit, mask in enumerate(SUIT_MASK))


def test_a_hand_is_as_likely_as_the_net_leans_to_what_was_played_with_it():
    """What is reckoned for many hands at once is what the net says of each position by itself."""
    match = played(4, "reckoned", 21)
    state, seat = match.state, match.decisions[0].seat
    policy = learned(state)
    assert policy is not None
    for number in range(6):
        deal = match.game.redeal(state, seat, Random(number))
        past = belief._past(deal, seat, seen(match, seat))
        assert len(past) > 12
        for other in {one.seat for one in past}:
            own = [one for one in past if one.seat == other]
            hands = belief._bits([deal.hands[other]])
            expected = 0.0
            for one in own:
                (decision,) = one.state.agenda[-1].ask(one.state)
                weights = policy.weights(one.state, decision)
                answers = [action.card if action.card >= 0 else 52 for action in decision.actions]
                chance = weights[answers.index(one.number)]
                expected += log((1.0 - belief.WHIM) * chance + belief.WHIM / len(answers))
            assert belief._Reader(own, policy.net)(hands)[0] == pytest.approx(expected, abs=1e-3)


def test_plays_tell_where_the_cards_are():
    """The cards are found where they lie oftener than in fair redeals."""
    by_plays, by_redeal = [], []
    for number in range(times(4, 20)):
        match = played(4, f"told {number}", 28)
        state, seat = match.state, match.decisions[0].seat
        rng = Random(number)
        for deals, found in (
            (list(islice(match.game.suppose(state, seat, seen(match, seat), rng), belief.DEALS)), by_plays),
            ([match.game.redeal(state, seat, rng) for _ in range(belief.DEALS)], by_redeal),
        ):
            for other, hand in enumerate(state.hands):
                found += [
                    log((1 + sum(deal.hands[other] >> card & 1 for deal in deals)) / (2 + len(deals)))
                    for card in range(52)
                    if other != seat and hand >> card & 1
                ]
    plain, told = (sum(found) / len(found) for found in (by_redeal, by_plays))
    assert exp(told) > 1.15 * exp(plain)


def test_nothing_is_concluded_where_the_plays_do_not_lead_here():
    match = played(4, "set up", 22)
    state, seat = match.state, match.decisions[0].seat
    events = seen(match, seat)
    assert belief._past(state, seat, events)
    assert not belief._past(state, seat, [])
    assert not belief._past(state, seat, events[:-1])
    assert not belief._past(state, (seat + 1) % 4, events[len(events) // 2 :])
    twin = state.clone()
    twin.gems[seat] += 1
    assert not belief._past(twin, seat, events)
    deals = list(islice(match.game.suppose(state, seat, [], Random(1)), 3))
    rng = Random(1)
    match.game.redeal(state, seat, rng)
    assert [deal.hands for deal in deals] == [match.game.redeal(state, seat, rng).hands for _ in range(3)]
