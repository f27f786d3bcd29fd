"""The words of the game: what a hand does, what happened, what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kuluary.core import Action, Event, Text, event

MOST: Final = 13


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Put a card of the hand face down before you (G-2.2)."""

    card: int


BID: Final = tuple(Bid(card) for card in range(MOST + 1))


@event
class PrizeTurned(Event):
    """A prize lies open; `stake` is all that can be taken in this round (G-2.1)."""

    reveals: ClassVar[bool] = True
    round: int
    prize: int
    stake: int


@event
class BidMade(Event):
    """A seat has bid; nobody knows what."""

    seat: int


@event
class BidShown(Event):
    """A bid is turned face up (G-2.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


@event
class PrizeTaken(Event):
    """The highest bid has taken the stake (G-2.4)."""

    seat: int
    stake: int


@event
class PrizeKept(Event):
    """The highest bids were equal: the stake waits for the next round (G-2.5)."""

    stake: int


@dataclass(frozen=True, slots=True)
class GoofspielView:
    """The table as one seat sees it, or a spectator; `texts` is what a client without a board shows of it."""

    round: int
    stake: int
    hand: tuple[int, ...]
    bid: int | None
    held: tuple[tuple[int, ...], ...]
    """By seat, what it may still hold: its hand, and its bid as long as that lies face down."""
    points: tuple[int, ...]
    texts: tuple[Text, ...]


WORDS: Final = (Bid, PrizeTurned, BidMade, BidShown, PrizeTaken, PrizeKept, GoofspielView)
