"""A round (S-3), who takes it (S-4), and when rounds end (S-5); with six, the card that is left (S-8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.suits.cards import BIT, CHARACTERS, DECK, SUIT, SUIT_MASK, VALUES, cards_in, value_of
from kuluary.games.suits.jokers import SETTLE_JOKERS
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

_M0, _M1, _M2, _M3 = SUIT_MASK


class _Plays(dict[int, tuple[Action, ...]]):
    """The plays of one character's cards, by their mask, each computed once."""

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        plays = self[mask] = tuple([PLAY[card] for card in cards_in(mask)])
        return plays


class _Follow(dict[int, tuple[Decision]]):
    """The question to a seat that can follow, by the mask of what it may play; kept while they are not too many."""

    def __init__(self, seat: int, prompt: str, *tail: Action) -> None:
        self.seat = seat
        self.prompt = prompt
        self.tail = tail

    def __missing__(self, mask: int) -> tuple[Decision]:
        if len(self) >= _KEPT:
            self.clear()
        lead = SUIT[mask.bit_length() - 1]
        asked = self[mask] = (Decision(self.seat, self.prompt, "S-3.5", _PLAYS[mask] + self.tail, False, _LEAD[lead]),)
        return asked


_KEPT: Final = 8192
_LEAD: Final = tuple((("character", suit),) for suit in range(len(CHARACTERS)))
_PLAYS: Final = _Plays()
_FOLLOW: Final = tuple(_Follow(seat, "follow_no_gem") for seat in range(SIX))
_FOLLOW_OR_BRIBE: Final = tuple(_Follow(seat, "follow", BRIBE) for seat in range(SIX))


def _whole_hand(hand: int) -> tuple[Action, ...]:
    """List the plays of a whole hand, put together from its four fans."""
    plays = _PLAYS
    return plays[hand & _M0] + plays[hand & _M1] + plays[hand & _M2] + plays[hand & _M3]


def _strengths(trump: int, lead: int) -> tuple[int, ...]:
    """Rank the cards for a round: trumps above the lead character, everything else worth nothing (S-4.1 to S-4.3)."""
    return tuple(
        VALUES + value_of(card) if SUIT[card] == trump else value_of(card) if SUIT[card] == lead else 0 for card in DECK
    )


_SUITS: Final = range(len(CHARACTERS))
STRENGTH: Final = tuple(tuple(_strengths(trump, lead) for lead in _SUITS) for trump in _SUITS)


@dataclass(frozen=True, slots=True)
class OpenRound(Step):
    """The next trump is turned; seats without cards lose their gems and sit out (S-4.7, S-5.1, S-5.2)."""

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        return (Fate("trump", "S-4.7", Draw(state.deck or state.centre, 1)),)

    def run(self, state: SuitsState, seat: int, action: Drawn) -> None:
        if not state.deck:
            state.deck, state.centre = tuple(sorted(state.centre)), ()
            if state.news is not None:
                state.tell(DeckRecycled(state.deck))
        trump = action.values[0]
        state.trump = trump
        place = state.deck.index(trump)
        state.deck = state.deck[:place] + state.deck[place + 1 :]
        state.round += 1
        if state.news is not None:
            state.tell(TrumpTurned(state.round, trump, len(state.deck)))
        state.lead = -1
        state.prize = BIT[trump]
        seats = state.setup.seats
        if seats == SIX and state.round <= RECYCLED:
            state.turned = (*state.turned, trump)
        state.played = [NOT_YET] * seats
        hands = state.hands
        if 0 not in hands:
            state.agenda += _ROUNDS[seats][state.leader]
            return
        for owner in range(seats):
            if not hands[owner] and state.gems[owner]:
                if state.news is not None:
                    state.tell(GemsRemoved(owner, state.gems[owner]))
                state.removed += state.gems[owner]
                state.gems[owner] = 0
        while not hands[state.leader]:
            state.leader = (state.leader + 1) % seats
        state.agenda.extend([step for step in _ROUNDS[seats][state.leader] if step is _CLOSE or hands[step.seat]])  # type: ignore[attr-defined]  # the others are turns


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """A seat plays a card or pays a bribe; the leader plays a card (S-3)."""

    seat: int

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        seat = self.seat
        hand = state.hands[seat]
        lead = state.lead
        if lead < 0:
            return (Decision(seat, "lead", "S-3.1", _whole_hand(hand)),)
        follow = hand & SUIT_MASK[lead]
        if follow:
            return _FOLLOW_OR_BRIBE[seat][follow] if state.gems[seat] else _FOLLOW[seat][follow]
        if state.gems[seat]:
            return (Decision(seat, "any", "S-3.6", (*_whole_hand(hand), BRIBE), False, _LEAD[lead]),)
        return (Decision(seat, "any_no_gem", "S-3.6", _whole_hand(hand), False, _LEAD[lead]),)

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
        lead = state.lead
        if lead < 0:
            state.lead = lead = SUIT[card]
            state.ranks = ranks = STRENGTH[SUIT[state.trump]][lead]
            state.strength = ranks[card]
            state.taker = seat
            if state.news is not None:
                state.tell(Led(seat, card))
            return
        strength = state.ranks[card]
        if SUIT[card] != lead:
            state.voids[seat] |= 1 << lead
        if strength > state.strength:
            state.strength = strength
            state.taker = seat
        if state.news is not None:
            state.tell(Played(seat, card))

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        leads = state.lead < 0
        if isinstance(action, Bribe):
            return Refusal("leader_must_play", "S-3.1") if leads else Refusal("no_gem", "S-3.4")
        duty = "S-3.1" if leads else "S-3.2"
        if not isinstance(action, Play):
            return Refusal("play_first", duty)
        if action.card not in DECK or not state.hands[seat] & BIT[action.card]:
            return Refusal("not_in_hand", duty, (("card", action.card),))
        return Refusal("must_follow", "S-3.5", (("character", state.lead), ("card", action.card)))


@dataclass(frozen=True, slots=True)
class CloseRound(Step):
    """The winner takes cards, trump and gems, and leads next (S-4.5 to S-4.7)."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        winner = state.taker
        prize = state.prize
        state.prize = 0
        state.won[winner] |= prize
        state.wealth[winner] += state.pot
        state.leader = winner
        if state.news is not None:
            state.tell(RoundTaken(winner, cards_in(prize), state.pot))
        state.pot = 0
        if state.setup.seats == SIX:
            state.then(LeaveCard(winner, cards_in(prize)), _GO_ON)
        else:
            _go_on(state)


@dataclass(frozen=True, slots=True)
class LeaveCard(Step):
    """With six the winner leaves one of the cards just taken in the centre (S-8.5)."""

    seat: int
    cards: tuple[int, ...]

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return (Decision(self.seat, "leave", "S-8.5", tuple([LEAVE[card] for card in self.cards])),)

    def run(self, state: SuitsState, seat: int, action: Leave) -> None:
        state.won[seat] ^= BIT[action.card]
        state.centre = (*state.centre, action.card)
        if state.news is not None:
            state.tell(CardLeft(seat, action.card))

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Leave):
            return Refusal("not_taken", "S-8.5", (("card", action.card),))
        return Refusal("leave_first", "S-8.5")


@dataclass(frozen=True, slots=True)
class GoOn(Step):
    """After the card was left: another round, or the end."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        _go_on(state)


def _go_on(state: SuitsState) -> None:
    """Open another round, unless every trump has been used or all hands are empty (S-5.3, S-5.4, S-8.7)."""
    hands_empty = not any(state.hands)
    if not hands_empty and state.round < state.setup.rounds:
        assert state.deck or len(state.centre) == RECYCLED
        state.agenda.append(OPEN_ROUND)
        return
    state.trump = -1
    state.lead = -1
    state.played = [NOT_YET] * state.setup.seats
    if state.news is not None:
        state.tell(RoundsEnded(hands_empty))
    state.agenda.append(SETTLE_JOKERS)


OPEN_ROUND: Final = OpenRound()
_CLOSE: Final = CloseRound()
_GO_ON: Final = GoOn()
_TURNS: Final = tuple(Turn(seat) for seat in range(SIX))


def _round(seats: int, leader: int) -> tuple[Step, ...]:
    """Give the steps of a round, last first, as they lie on the agenda."""
    return (_CLOSE, *(_TURNS[(leader + offset) % seats] for offset in reversed(range(seats))))


_ROUNDS: Final = {seats: tuple(_round(seats, leader) for leader in range(seats)) for seats in (3, 4, 5, 6)}
