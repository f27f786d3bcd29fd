"""A round (G-2): a prize is turned, everybody bids in secret, the highest bid takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from examples.goofspiel.state import GoofspielState
from examples.goofspiel.words import BID, Bid, BidMade, BidShown, PrizeKept, PrizeTaken, PrizeTurned

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step


@dataclass(frozen=True, slots=True)
class TurnPrize(Step[GoofspielState]):
    """Chance turns the next prize (G-2.1)."""

    def ask(self, state: GoofspielState) -> Sequence[Fate]:
        return (Draw("prize", "G-2.1", state.prizes, 1),)

    def run(self, state: GoofspielState, seat: int, action: Drawn) -> None:
        turned = action.values[0]
        state.prizes = tuple(prize for prize in state.prizes if prize != turned)
        state.stake += turned
        state.tell(PrizeTurned(state.round, turned, state.stake))
        state.then(CollectBids(tuple(range(len(state.hands)))), AwardPrize())


@dataclass(frozen=True, slots=True)
class CollectBids(Step[GoofspielState]):
    """All who have not bid yet are asked at the same time (G-2.2)."""

    waiting: tuple[int, ...]

    def ask(self, state: GoofspielState) -> Sequence[Decision]:
        return [
            Decision(
                seat, "bid", "G-2.2", tuple(BID[card] for card in state.hands[seat]), args=(("stake", state.stake),)
            )
            for seat in self.waiting
        ]

    def run(self, state: GoofspielState, seat: int, action: Bid) -> None:
        state.hands[seat] = tuple(card for card in state.hands[seat] if card != action.card)
        state.bids[seat] = action.card
        state.tell(BidMade(seat))
        rest = tuple(other for other in self.waiting if other != seat)
        if rest:
            state.then(CollectBids(rest))

    def refuse(self, state: GoofspielState, seat: int, action: Action) -> Refusal | None:
        held = (("card", action.card),) if isinstance(action, Bid) else ()
        return Refusal("not_in_hand" if held else "bid_first", "G-2.2", held)


@dataclass(frozen=True, slots=True)
class AwardPrize(Step[GoofspielState]):
    """The bids are shown; the highest takes the stake, equal ones leave it to the next round (G-2.3 to G-2.5)."""

    def run(self, state: GoofspielState, seat: int, action: None) -> None:
        for bidder, card in enumerate(state.bids):
            state.tell(BidShown(bidder, card))
        best = [bidder for bidder, card in enumerate(state.bids) if card == max(state.bids)]
        if len(best) == 1:
            state.points[best[0]] += state.stake
            state.tell(PrizeTaken(best[0], state.stake))
            state.stake = 0
        else:
            state.tell(PrizeKept(state.stake))
        state.bids = [0] * len(state.bids)
        if state.prizes:
            state.then(TurnPrize())
