"""A learned judgement of «Масти Власти»: what the seat on turn may hope for, and which answers look good to it.

The net was trained by self-play (`tools/training/suits.py`). It knows three to five seats without teams and the
standard deck, and reads only what the seat on turn knows. NumPy runs it; where that is missing, there is no such
judgement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import exp
from pathlib import Path
from typing import Final

from kuluary.core import Action, Decision
from kuluary.core.bot import Opinion
from kuluary.core.content import read_pack
from kuluary.games.suits.content import ALL, DECKS, FILE, FULL_DECK, JOKERS, POWERS, cards_in, read_deck
from kuluary.games.suits.content import HOME as CONTENT
from kuluary.games.suits.judgement import outlook
from kuluary.games.suits.state import BRIBED, NOT_YET, SuitsState

HOME: Final = Path(__file__).parent / "learned.npz"
BRIBE: Final = len(FULL_DECK)
"""The number of the answer that is no card."""


class Place:
    """Where each part of the input begins."""

    HAND: Final = 0
    PRIZE: Final = 52
    UNSEEN: Final = 104
    TRUMP: Final = 156
    WINNING: Final = 208
    LEAD: Final = 260
    ROUND: Final = 265
    SEATS: Final = 281
    TAKER: Final = 284
    POT: Final = 290
    TAKING: Final = 291
    """What the seat's piles would be with what lies on the table: six guilds and the power cards."""
    ABOUT: Final = 350
    RIVAL: Final = 129
    """So much is said of every seat, the one on turn first: cards, piles, voids, gems, what it did in the round."""


INPUTS: Final = Place.ABOUT + 5 * Place.RIVAL


def observe(state: SuitsState, seat: int) -> tuple[list[int], list[tuple[int, float]]]:
    """Write what the seat on turn knows: the places of the input that are 1, and those that hold another number."""
    setup = state.setup
    seats = setup.seats
    guilds = setup.deck.guild_masks
    won, hands, gems, voids, played = state.won, state.hands, state.gems, state.voids, state.played
    hand, prize = hands[seat], state.prize
    seen = hand | prize
    for cards in won:
        seen |= cards
    lead = state.lead
    hot = [*cards_in(hand)]
    hot += [Place.PRIZE + card for card in cards_in(prize)]
    hot += [Place.UNSEEN + card for card in cards_in(ALL & ~seen)]
    hot.append(Place.TRUMP + state.trump)
    hot.append(Place.LEAD + 1 + lead)
    hot.append(Place.ROUND + state.round - 1)
    hot.append(Place.SEATS + seats - 3)
    if lead < 0:
        hot.append(Place.TAKER + 5)
    else:
        hot.append(Place.WINNING + played[state.taker])
        hot.append(Place.TAKER + (state.taker - seat) % seats)
    own = won[seat] | prize
    hot += [Place.TAKING + 9 * guild + min(8, (own & mask).bit_count()) for guild, mask in enumerate(guilds)]
    hot.append(Place.TAKING + 54 + (own & POWERS).bit_count())
    rest = [(Place.POT, state.pot / 4)]
    base = Place.ABOUT
    for place in range(seats):
        other = (seat + place) % seats
        cards = won[other]
        hot += [base + card for card in cards_in(cards)]
        hot += [base + 52 + 9 * guild + min(8, (cards & mask).bit_count()) for guild, mask in enumerate(guilds)]
        hot.append(base + 106 + (cards & POWERS).bit_count())
        hot.append(base + 111 + (cards & JOKERS).bit_count())
        void = voids[other]
        if void:
            hot += [base + 116 + suit for suit in range(4) if void >> suit & 1]
        hot.append(base + 120 + gems[other])
        if played[other] != NOT_YET:
            hot.append(base + 125)
            if played[other] == BRIBED:
                hot.append(base + 126)
        rest.append((base + 127, state.wealth[other] / 8))
        rest.append((base + 128, hands[other].bit_count() / 12))
        base += Place.RIVAL
    return hot, rest


class Net:
    """The net: hopes of the seats and weights of the answers, from the input as it is written above."""

    def __init__(self, path: Path = HOME) -> None:
        import numpy

        self._numpy = numpy
        with numpy.load(path) as parts:
            single = {name: parts[name].astype(numpy.float32) for name in parts.files}
        self._first, self._first_bias = numpy.ascontiguousarray(single["first_weight"].T), single["first_bias"]
        self._second, self._second_bias = numpy.ascontiguousarray(single["second_weight"].T), single["second_bias"]
        heads = [numpy.concatenate((single[f"answers_{kind}"], single[f"hopes_{kind}"])) for kind in ("weight", "bias")]
        self._heads, self._heads_bias = numpy.ascontiguousarray(heads[0].T), heads[1]

    def __call__(self, state: SuitsState, seat: int) -> tuple[list[float], list[float]]:
        """Give the leanings towards every card and the bribe, and what each seat may hope for."""
        hot, rest = observe(state, seat)
        numpy = self._numpy
        inner = self._first.take(hot, 0).sum(0)
        inner += self._first_bias
        for place, value in rest:
            if value:
                inner += value * self._first[place]
        inner = numpy.maximum(inner, 0.0) @ self._second
        inner += self._second_bias
        out = (numpy.maximum(inner, 0.0) @ self._heads + self._heads_bias).tolist()
        seats = state.setup.seats
        hopes = [0.0] * seats
        for place in range(seats):
            hopes[(seat + place) % seats] = 1.0 / (1.0 + exp(-out[BRIBE + 1 + place]))
        return out[: BRIBE + 1], hopes


@cache
def net() -> Net | None:
    """Give the net, or None where it cannot be run."""
    return Net() if find_spec("numpy") is not None and HOME.is_file() else None


class Learned:
    """Judges the leaves of a search by the net."""

    exploration = 1.5

    def __init__(self, known: Net) -> None:
        self._net = known

    def opinion(self, state: SuitsState, decision: Decision, actions: Sequence[Action]) -> Opinion:
        if decision.prompt == "joker":
            return Opinion(self.end(state))
        leanings, hopes = self._net(state, decision.seat)
        odds = [exp(leanings[action.card]) for action in actions]  # type: ignore[attr-defined]  # a play or a bribe
        whole = sum(odds)
        return Opinion(hopes, [one / whole for one in odds])

    def end(self, state: SuitsState) -> Sequence[float]:
        """Give half for a victory, shared if need be, and half for how near it was: what the net was taught."""
        scores = outlook(state)
        best = max(scores)
        share = 0.5 / scores.count(best)
        rewards = []
        for seat, score in enumerate(scores):
            rival = max(scores[:seat] + scores[seat + 1 :])
            near = 0.5 / (1.0 + exp(0.2 * (rival - score)))
            rewards.append(near + share if score == best else near)
        return rewards


def learned(state: SuitsState) -> Learned | None:
    """Give the learned judgement if it knows such a table: no teams, the deck it has learned."""
    setup = state.setup
    if len(setup.sides) != setup.seats or setup.deck.guild_of != _deck():
        return None
    known = net()
    return None if known is None else Learned(known)


@cache
def _deck() -> tuple[int, ...]:
    return read_deck(DECKS[0], read_pack("suits", CONTENT).tables[FILE]).guild_of
