"""A learned judgement of «Масти Власти»: what the seat on turn may hope for, and which answers look good to it.

The net was trained by self-play (`tools/training/suits.py`). It knows three to five seats without teams and the
standard deck, and reads only what the seat on turn knows. NumPy runs it; where that is missing, there is no such
judgement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

from kuluary.core import Action, Decision
from kuluary.core.content import read_pack
from kuluary.core.net import Net, read_net
from kuluary.games.suits.content import DECKS, FILE, FULL_DECK, JOKERS, POWERS, cards_in, read_deck
from kuluary.games.suits.content import HOME as CONTENT
from kuluary.games.suits.judgement import outlook
from kuluary.games.suits.state import BRIBED, NOT_YET, SuitsState
from kuluary.games.suits.words import Play

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


VOIDS: Final = tuple(tuple(void >> suit & 1 for suit in range(4)) for void in range(16))
GEMS: Final = tuple(tuple(int(gems == left) for left in range(5)) for gems in range(5))


def observe(states: Sequence[SuitsState], seats: Sequence[int]) -> Any:
    """Write what the seat on turn knows in each position, a row each; the tables are of one size and play one deck."""
    setup = states[0].setup
    count = setup.seats
    masks, hot, pots, rivals = [], [], [], []
    for state, seat in zip(states, seats, strict=True):
        won, hands, gems, voids, played, wealth = (
            state.won, state.hands, state.gems, state.voids, state.played, state.wealth
        )  # fmt: skip
        order = (*range(seat, count), *range(seat))
        masks.append((hands[seat], state.prize, won[seat] | state.prize, *[won[other] for other in order]))
        leads = state.lead < 0
        hot.append(
            (
                Place.TRUMP + state.trump,
                Place.LEAD + 1 + state.lead,
                Place.ROUND + state.round - 1,
                Place.SEATS + count - 3,
                Place.TAKER + (5 if leads else (state.taker - seat) % count),
                Place.TRUMP + state.trump if leads else Place.WINNING + played[state.taker],
            )
        )
        pots.append(state.pot / 4)
        rivals.append(
            [
                (
                    *VOIDS[voids[other]],
                    *GEMS[gems[other]],
                    played[other] != NOT_YET,
                    played[other] == BRIBED,
                    wealth[other] / 8,
                    hands[other].bit_count() / 12,
                )
                for other in order
            ]
        )
    import numpy

    single = numpy.float32
    size = len(masks)
    rows = numpy.arange(size)[:, None]
    words = numpy.array(masks, numpy.uint64).view(numpy.uint8).reshape(size, count + 3, 8)
    cards = numpy.unpackbits(words, axis=2, bitorder="little")[:, :, :BRIBE].astype(single)
    counts = (cards @ _kinds(setup.deck.guild_of)).astype(numpy.intp)
    numpy.minimum(counts, 8, out=counts)
    counts += 9 * numpy.arange(8)
    out: Any = numpy.zeros((size, INPUTS), single)
    out[:, Place.HAND : Place.PRIZE] = cards[:, 0]
    out[:, Place.PRIZE : Place.UNSEEN] = cards[:, 1]
    out[:, Place.UNSEEN : Place.TRUMP] = 1 - cards[:, 0] - cards[:, 1] - cards[:, 3:].sum(1)
    out[rows, hot] = 1
    out[:, Place.POT] = pots
    out[rows, Place.TAKING + counts[:, 2, :7]] = 1
    about: Any = numpy.zeros((size, count, Place.RIVAL), single)
    about[:, :, :BRIBE] = cards[:, 3:]
    about[rows[:, None], numpy.arange(count)[:, None], BRIBE + counts[:, 3:, :7]] = 1
    about[rows, numpy.arange(count), BRIBE + counts[:, 3:, 7] - 4] = 1
    about[:, :, Place.RIVAL - 13 :] = rivals
    out[:, Place.ABOUT : Place.ABOUT + count * Place.RIVAL] = about.reshape(size, -1)
    return out


@cache
def _kinds(guild_of: tuple[int, ...]) -> Any:
    """Give by card which of six guilds it counts for, whether it is a power card, and whether a joker."""
    import numpy

    kinds: Any = numpy.zeros((BRIBE, 8), numpy.float32)
    for card, guild in enumerate(guild_of):
        if guild >= 0:
            kinds[card, guild] = 1
    kinds[list(cards_in(POWERS)), 6] = 1
    kinds[list(cards_in(JOKERS)), 7] = 1
    return kinds


def net() -> Net | None:
    """Give the net, or None where it cannot be run."""
    return read_net(HOME, "answers", "hopes")


class Learned:
    """Answers as the net leans to, and hopes as it does."""

    def __init__(self, known: Net) -> None:
        self.net = known

    def weights(self, state: SuitsState, decision: Decision) -> list[float]:
        leanings = self.net(observe([state], [decision.seat]))[0]
        odds = [exp(leanings[number_of(action)]) for action in decision.actions]
        whole = sum(odds)
        return [one / whole for one in odds]

    def draw(
        self, states: Sequence[SuitsState], decisions: Sequence[Decision], rng: Random
    ) -> tuple[Sequence[Action], Sequence[Sequence[float]]]:
        import numpy

        seats = [decision.seat for decision in decisions]
        said = self.net(observe(states, seats))
        leanings, hopes = said[:, : BRIBE + 1], 1.0 / (1.0 + numpy.exp(-said[:, BRIBE + 1 :]))
        whims = numpy.random.default_rng(rng.getrandbits(64)).gumbel(size=leanings.shape)
        wishes = (leanings + whims).tolist()
        answers = []
        for decision, wish in zip(decisions, wishes, strict=True):
            offered = [wish[number_of(action)] for action in decision.actions]
            answers.append(decision.actions[offered.index(max(offered))])
        count = states[0].setup.seats
        turned = (numpy.arange(count) - numpy.array(seats)[:, None]) % count
        return answers, numpy.take_along_axis(hopes, turned, 1).tolist()

    def rewards(self, state: SuitsState) -> Sequence[float]:
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


def number_of(action: Action) -> int:
    """Give the number of an answer: its card; the bribe is the last."""
    return action.card if isinstance(action, Play) else BRIBE


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
