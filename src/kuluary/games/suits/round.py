"""A round (S-3), who takes it (S-4), and when rounds end (S-5); with six, the card that is left (S-8.5)."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.suits.cards import BIT, BYTE, CHARACTERS, DECK, SUIT, VALUES, cards_in, value_of
from kuluary.games.suits.jokers import SETTLE_JOKERS
from kuluary.games.suits.listing import fans, lister
from kuluary.games.suits.state import BRIBED, NOT_YET, RECYCLED, SIX, SuitsState
from kuluary.games.suits.words import (
    BRIBE,
    LEAVE,
    PLAY,
    Bribe,
    Bribed,
    CardLeft,
    DeckRecycled,
    GemsRemoved,
    Leave,
    Led,
    Play,
    Played,
    RoundsEnded,
    RoundTaken,
    TrumpTurned,
)

_any_card = lister(PLAY)
_any_card_or_bribe = lister(PLAY, BRIBE)
_any_leave = lister(LEAVE)
_FANS: Final = fans(PLAY)
_FANS_OR_BRIBE: Final = fans(PLAY, BRIBE)
_FIRST: Final = tuple(VALUES * suit for suit in range(len(CHARACTERS)))
_LEAD: Final = tuple((("character", suit),) for suit in range(len(CHARACTERS)))


def _strengths(trump: int, lead: int) -> tuple[int, ...]:
    """Rank the cards for a round: trumps above the lead character, everything else worth nothing (S-4.1 to S-4.3)."""
    return tuple(
        VALUES + value_of(card) if SUIT[card] == trump else value_of(card) if SUIT[card] == lead else 0 for card in DECK
    )


_SUITS: Final = range(len(CHARACTERS))
STRENGTH: Final = tuple(tuple(_strengths(trump, lead) for lead in _SUITS) for trump in _SUITS)


@dataclass(frozen=True, slots=True)
class NextRound(Step):
    """What was played is taken, the next trump is turned, and seats without cards sit out (S-4.5 to S-4.7, S-5.2).

    Rounds end when every trump has been used or all hands are empty (S-5.3, S-5.4, S-8.7).
    """

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        setup = state.setup
        if state.round < setup.cards or (state.round < setup.rounds and any(state.hands)):
            return (Draw("trump", "S-4.7", state.deck or state.centre, 1),)
        return ()

    def run(self, state: SuitsState, seat: int, action: Drawn | None) -> None:
        if state.prize:
            _take(state)
        seats = state.setup.seats
        state.lead = -1
        state.played = [NOT_YET] * seats
        if action is None:
            state.trump = -1
            if state.news is not None:
                state.tell(RoundsEnded(not any(state.hands)))
            state.agenda.append(SETTLE_JOKERS)
            return
        trump = action.values[0]
        state.trump = trump
        state.prize = BIT[trump]
        state.round += 1
        if seats == SIX:
            _recycle(state, trump)
        state.deck = state.deck.replace(BYTE[trump], b"")
        if state.news is not None:
            state.tell(TrumpTurned(state.round, trump, len(state.deck)))
        if 0 not in state.hands:
            state.agenda += _ROUNDS[seats][state.leader]
        else:
            _play_on(state)


def _take(state: SuitsState) -> None:
    """The winner takes cards, trump and gems, and leads next (S-4.5 to S-4.7)."""
    winner = state.taker
    state.won[winner] |= state.prize
    state.wealth[winner] += state.pot
    state.leader = winner
    if state.news is not None:
        state.tell(RoundTaken(winner, cards_in(state.prize), state.pot))
    state.prize = 0
    state.pot = 0


def _recycle(state: SuitsState, trump: int) -> None:
    """With six the cards left in the centre become the trump deck when it has run out (S-8.6)."""
    if not state.deck:
        state.deck, state.centre = bytes(sorted(state.centre)), ()
        if state.news is not None:
            state.tell(DeckRecycled(tuple(state.deck)))
    if state.round <= RECYCLED:
        state.turned = (*state.turned, trump)


def _play_on(state: SuitsState) -> None:
    """Begin a round in which seats without cards lose their gems and sit out (S-5.1, S-5.2)."""
    hands = state.hands
    seats = state.setup.seats
    for owner in range(seats):
        if not hands[owner] and state.gems[owner]:
            if state.news is not None:
                state.tell(GemsRemoved(owner, state.gems[owner]))
            state.removed += state.gems[owner]
            state.gems[owner] = 0
    while not hands[state.leader]:
        state.leader = (state.leader + 1) % seats
    state.agenda.extend(_round(seats, state.leader, [seat for seat in range(seats) if hands[seat]]))


@dataclass(frozen=True, slots=True)
class Lead(Step):
    """The leader plays any card (S-3.1)."""

    seat: int

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return (Decision(self.seat, "lead", "S-3.1", _any_card(state.hands[self.seat])),)

    def run(self, state: SuitsState, seat: int, action: Play) -> None:
        card = action.card
        bit = BIT[card]
        state.hands[seat] ^= bit
        state.prize |= bit
        state.played[seat] = card
        state.lead = lead = SUIT[card]
        state.ranks = ranks = STRENGTH[SUIT[state.trump]][lead]
        state.strength = ranks[card]
        state.taker = seat
        if state.news is not None:
            state.tell(Led(seat, card))

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Bribe):
            return Refusal("leader_must_play", "S-3.1")
        if not isinstance(action, Play):
            return Refusal("play_first", "S-3.1")
        return Refusal("not_in_hand", "S-3.1", (("card", action.card),))


@dataclass(frozen=True, slots=True)
class Follow(Step):
    """Everyone else plays a card of the leading character, or any card for want of it, or pays a bribe (S-3.2)."""

    seat: int

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        seat = self.seat
        hand = state.hands[seat]
        lead = state.lead
        follow = hand >> _FIRST[lead] & 8191
        if follow:
            if state.gems[seat]:
                lower, upper = _FANS_OR_BRIBE[lead]
                return (
                    Decision(seat, "follow", "S-3.5", lower[follow & 127] + upper[follow >> 7], False, _LEAD[lead]),
                )
            lower, upper = _FANS[lead]
            plays = lower[follow & 127] + upper[follow >> 7]
            return (Decision(seat, "follow_no_gem", "S-3.5", plays, False, _LEAD[lead]),)
        if state.gems[seat]:
            return (Decision(seat, "any", "S-3.6", _any_card_or_bribe(hand), False, _LEAD[lead]),)
        return (Decision(seat, "any_no_gem", "S-3.6", _any_card(hand), False, _LEAD[lead]),)

    def run(self, state: SuitsState, seat: int, action: Play | Bribe) -> None:
        card = action.card
        if card < 0:
            state.gems[seat] -= 1
            state.pot += 1
            state.played[seat] = BRIBED
            if state.news is not None:
                state.tell(Bribed(seat, state.gems[seat]))
            return
        bit = BIT[card]
        state.hands[seat] ^= bit
        state.prize |= bit
        state.played[seat] = card
        if SUIT[card] != state.lead:
            state.voids[seat] |= 1 << state.lead
        strength = state.ranks[card]
        if strength > state.strength:
            state.strength = strength
            state.taker = seat
        if state.news is not None:
            state.tell(Played(seat, card))

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Bribe):
            return Refusal("no_gem", "S-3.4")
        if not isinstance(action, Play):
            return Refusal("play_first", "S-3.2")
        if action.card not in DECK or not state.hands[seat] & BIT[action.card]:
            return Refusal("not_in_hand", "S-3.2", (("card", action.card),))
        return Refusal("must_follow", "S-3.5", (("character", state.lead), ("card", action.card)))


@dataclass(frozen=True, slots=True)
class TakeSix(Step):
    """With six the winner takes the round before one of its cards is left (S-8.5)."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        taken = state.prize
        _take(state)
        state.agenda.append(LeaveCard(state.leader, taken))


@dataclass(slots=True)
class LeaveCard(Step):
    """With six the winner leaves one of the cards just taken in the centre (S-8.5); made too often to be frozen."""

    seat: int
    taken: int

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return (Decision(self.seat, "leave", "S-8.5", _any_leave(self.taken)),)

    def run(self, state: SuitsState, seat: int, action: Leave) -> None:
        state.won[seat] ^= BIT[action.card]
        state.centre = (*state.centre, action.card)
        if state.news is not None:
            state.tell(CardLeft(seat, action.card))

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Leave):
            return Refusal("not_taken", "S-8.5", (("card", action.card),))
        return Refusal("leave_first", "S-8.5")


NEXT_ROUND: Final = NextRound()
_TAKE_SIX: Final = TakeSix()
_LEADS: Final = tuple(Lead(seat) for seat in range(SIX))
_FOLLOWS: Final = tuple(Follow(seat) for seat in range(SIX))


def _round(seats: int, leader: int, playing: Container[int]) -> tuple[Step, ...]:
    """Give the steps of a round, last first, as they lie on the agenda."""
    around = [(leader + offset) % seats for offset in range(1, seats)]
    followers = [_FOLLOWS[seat] for seat in reversed(around) if seat in playing]
    after = (NEXT_ROUND, _TAKE_SIX) if seats == SIX else (NEXT_ROUND,)
    return (*after, *followers, _LEADS[leader])


_ROUNDS: Final = {
    seats: tuple(_round(seats, leader, range(seats)) for leader in range(seats)) for seats in (3, 4, 5, 6)
}
