"""A round (S-3): a trump, the lead, and a turn for everybody who has cards."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.suits.content import BIT, BYTE, SUIT
from kuluary.games.suits.rules.answers import FANS, FANS_OR_BRIBE, any_card, any_card_or_bribe
from kuluary.games.suits.rules.end import end_rounds, sit_out
from kuluary.games.suits.rules.six import recycle
from kuluary.games.suits.rules.standing import worth_of_each
from kuluary.games.suits.rules.taking import STRENGTH, take_round
from kuluary.games.suits.state import BRIBED, SIX, SuitsState
from kuluary.games.suits.words import CHARACTERS, DECK, VALUES, Bribe, Bribed, Led, Play, Played, TrumpTurned

_FIRST: Final = tuple(VALUES * suit for suit in range(len(CHARACTERS)))
_LEAD: Final = tuple((("character", suit),) for suit in range(len(CHARACTERS)))


@dataclass(frozen=True, slots=True)
class NextRound(Step[SuitsState]):
    """A trump is turned, and who has cards will play (S-4.7, S-5.1, S-5.2).

    Rounds end when every trump has been used or all hands are empty (S-5.3, S-5.4, S-8.7).
    """

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        setup = state.setup
        if state.round < setup.cards or (state.round < setup.rounds and any(state.hands)):
            return (Draw("trump", "S-4.7", state.deck or state.centre, 1),)
        return ()

    def run(self, state: SuitsState, seat: int, action: Drawn | None) -> None:
        if action is None:
            end_rounds(state)
            return
        seats = state.setup.seats
        trump = action.values[0]
        state.trump = trump
        state.prize = BIT[trump]
        state.round += 1
        if seats == SIX:
            recycle(state, trump)
        state.deck = state.deck.replace(BYTE[trump], b"")
        if state.news is not None:
            state.tell(TrumpTurned(state.round, trump, len(state.deck), worth_of_each(state), state.setup.sides))
            state.beat("trump")
        if 0 not in state.hands:
            state.agenda += _ROUNDS[seats][state.leader]
        else:
            playing = sit_out(state)
            state.agenda += _round(seats, state.leader, playing)


@dataclass(frozen=True, slots=True)
class Lead(Step[SuitsState]):
    """The leader plays any card (S-3.1); the round is over at once where nobody else has cards."""

    seat: int
    last: bool = False

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return (Decision(self.seat, "lead", "S-3.1", any_card(state.hands[self.seat])),)

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
            state.beat("card")
        if self.last:
            take_round(state)

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Bribe):
            return Refusal("leader_must_play", "S-3.1")
        if not isinstance(action, Play):
            return Refusal("play_first", "S-3.1")
        return Refusal("not_in_hand", "S-3.1", (("card", action.card),))


@dataclass(frozen=True, slots=True)
class Follow(Step[SuitsState]):
    """Everyone else plays a card of the leading character, or any card for want of it, or pays a bribe (S-3.2).

    After the last of them the round is over and is taken (S-3.7).
    """

    seat: int
    last: bool = False

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        seat = self.seat
        hand = state.hands[seat]
        lead = state.lead
        follow = hand >> _FIRST[lead] & 8191
        if follow:
            if state.gems[seat]:
                lower, upper = FANS_OR_BRIBE[lead]
                return (
                    Decision(seat, "follow", "S-3.5", lower[follow & 127] + upper[follow >> 7], False, _LEAD[lead]),
                )
            lower, upper = FANS[lead]
            plays = lower[follow & 127] + upper[follow >> 7]
            return (Decision(seat, "follow_no_gem", "S-3.5", plays, False, _LEAD[lead]),)
        if state.gems[seat]:
            return (Decision(seat, "any", "S-3.6", any_card_or_bribe(hand), False, _LEAD[lead]),)
        return (Decision(seat, "any_no_gem", "S-3.6", any_card(hand), False, _LEAD[lead]),)

    def run(self, state: SuitsState, seat: int, action: Play | Bribe) -> None:
        card = action.card
        if card < 0:
            state.gems[seat] -= 1
            state.pot += 1
            state.played[seat] = BRIBED
            if state.news is not None:
                state.tell(Bribed(seat, state.gems[seat]))
                state.beat("card")
        else:
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
                state.beat("card")
        if self.last:
            take_round(state)

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Bribe):
            return Refusal("no_gem", "S-3.4")
        if not isinstance(action, Play):
            return Refusal("play_first", "S-3.2")
        if action.card not in DECK or not state.hands[seat] & BIT[action.card]:
            return Refusal("not_in_hand", "S-3.2", (("card", action.card),))
        return Refusal("must_follow", "S-3.5", (("character", state.lead), ("card", action.card)))


NEXT_ROUND: Final = NextRound()
_LEADS: Final = tuple((Lead(seat), Lead(seat, last=True)) for seat in range(SIX))
_FOLLOWS: Final = tuple((Follow(seat), Follow(seat, last=True)) for seat in range(SIX))


def _round(seats: int, leader: int, playing: Container[int]) -> tuple[Step, ...]:
    """Give the steps of a round, last first, as they lie on the agenda."""
    around = [(leader + offset) % seats for offset in range(1, seats)]
    followers = [seat for seat in reversed(around) if seat in playing]
    follows = [_FOLLOWS[seat][seat == followers[0]] for seat in followers]
    return (NEXT_ROUND, *follows, _LEADS[leader][not followers])


_ROUNDS: Final = {
    seats: tuple(_round(seats, leader, range(seats)) for leader in range(seats)) for seats in (3, 4, 5, 6)
}
