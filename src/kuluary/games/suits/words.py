"""The words of the game: what a hand does, what happened, what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from kuluary.core import Action, Event, event, record

CHARACTERS: Final = ("duchess", "chancellor", "cardinal", "captain")
GUILDS: Final = ("aristocrats", "artists", "merchants", "artisans", "knights", "assassins")
VALUES: Final = 13
DECK: Final = tuple(range(len(CHARACTERS) * VALUES))
"""A card is its character times 13 plus its value less one (S-1.1)."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card from the hand (S-3.1, S-3.5)."""

    card: int


@dataclass(frozen=True, slots=True)
class Bribe(Action):
    """Put a gem of the bribe stock instead of a card (S-3.3)."""

    card: ClassVar[int] = -1


@dataclass(frozen=True, slots=True)
class Contribute(Action):
    """Put a card of nine face down into the trump deck (S-8.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave one of the taken cards in the centre (S-8.5)."""

    card: int


@dataclass(frozen=True, slots=True)
class PlaceJoker(Action):
    """Put one of the own jokers on a guild pile (S-6.1)."""

    guild: int


PLAY: Final = tuple(Play(card) for card in DECK)
BRIBE: Final = Bribe()
CONTRIBUTE: Final = tuple(Contribute(card) for card in DECK)
LEAVE: Final = tuple(Leave(card) for card in DECK)
PLACE_JOKER: Final = tuple(PlaceJoker(guild) for guild in range(len(GUILDS)))


@event
class FirstChosen(Event):
    """Chance has chosen who leads the first round (S-2.6)."""

    seat: int


@event
class Dealt(Event):
    """A seat has been dealt its hand; only the seat sees it (S-2.5)."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]


@event
class HandDealt(Event):
    """Everyone sees how many cards a seat was dealt."""

    seat: int
    count: int


@event
class Contributed(Event):
    """A seat has put a card into the trump deck, face down (S-8.3)."""

    seat: int


@event
class ContributedCard(Event):
    """The seat itself knows which."""

    seat: int
    card: int


@event
class TrumpTurned(Event):
    """The trump of a round is face up (S-2.4, S-4.7)."""

    reveals: ClassVar[bool] = True
    round: int
    card: int
    left: int
    points: tuple[int, ...]
    """What every seat, with its side, would have if the game ended now."""
    sides: tuple[tuple[int, ...], ...]


@event
class DeckRecycled(Event):
    """The four cards left in the centre have become the trump deck (S-8.6)."""

    cards: tuple[int, ...]


@event
class GemsRemoved(Event):
    """A seat with an empty hand has lost its bribe gems and sits out (S-5.1)."""

    seat: int
    gems: int


@event
class Led(Event):
    """The leader has played the first card of a round (S-3.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


@event
class Played(Event):
    """A seat has played a card (S-3.5, S-3.6)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


@event
class Bribed(Event):
    """A seat has paid a bribe (S-3.3)."""

    seat: int
    left: int


@event
class RoundTaken(Event):
    """A seat has taken the cards, the trump and the gems of a round (S-4.5, S-4.6)."""

    seat: int
    cards: tuple[int, ...]
    gems: int


@event
class CardLeft(Event):
    """The winner has left a card in the centre (S-8.5)."""

    seat: int
    card: int


@event
class RoundsEnded(Event):
    """No further round is played (S-5.3, S-5.4)."""

    hands_empty: bool
    points: tuple[int, ...]
    """What every seat, with its side, would have now, its jokers at their best."""
    sides: tuple[tuple[int, ...], ...]


@event
class JokerPlaced(Event):
    """A joker lies on a guild pile (S-6.1)."""

    seat: int
    guild: int


@event
class JokersDiscarded(Event):
    """Jokers that fit on no pile are gone (S-6.4)."""

    seat: int
    count: int


@record
class Pile:
    """A guild pile in front of a seat: its cards, whether it counts for the side, and whether a joker lies on it."""

    guild: int
    cards: tuple[int, ...]
    counts: bool
    joker: bool
    points: int
    """What it brings now; nothing where it does not count."""


@record
class Standing:
    """What a side would have if the game ended now, loose jokers at their best; symbols and points by guild."""

    seats: tuple[int, ...]
    symbols: tuple[int, ...]
    points: tuple[int, ...]
    jokers: int
    joker_points: int
    twos: int
    """Bonus and penalty cards."""
    bonus: int
    penalty: int
    powers: int
    power_points: int
    wealth: int
    total: int


Verdict = Literal["cannot", "if", "takes"]
"""Cannot: it does not beat all that has been played. If: a card that beats it may yet be played. Takes: none can be."""


@record
class Stake:
    """What would be if the seat on turn played this card and the round were taken with what lies there then."""

    card: int
    verdict: Verdict
    """Whether it takes the round, from what the seat knows."""
    higher: int
    """Unseen cards of its character that beat it and may yet be played."""
    trumps: int
    """The same of trumps, where it is none."""
    after: Standing
    """The side that has the prize then: of a card that cannot take it, who does so far; six leave no card yet."""
    taker: int
    """In front of whom the prize lies then."""
    owners: tuple[int, ...]
    """In front of whom the pile that counts lies then, by guild."""


@record
class Prize:
    """What would be if the seat on turn paid a bribe and the round were taken with what lies there then."""

    after: Standing
    """The side that has the prize then; six leave no card yet."""
    taker: int
    """In front of whom the prize lies then."""
    owners: tuple[int, ...]
    """In front of whom the pile that counts lies then, by guild."""


@record
class Placement:
    """What an answer to the question for a joker brings; no guild: the equal piles are left to the partner (S-9.2)."""

    guild: int | None
    owner: int | None
    """In front of whom the pile lies."""
    symbols: int
    points: int
    """Symbols and points of the pile with the joker."""
    change: int
    """What the joker changes in the pile."""
    total: int
    """What the side would have, its other jokers at their best."""


@record
class SeatView:
    """What everyone sees of a seat."""

    hand: int
    gems: int
    wealth: int
    piles: tuple[Pile, ...]
    neutrals: tuple[int, ...]
    played: int | None
    bribed: bool
    out: bool
    """Whether it has no cards and sits out until the end (S-5.1)."""


@record
class Leaving:
    """What the taker of a round would have after leaving this card of it in the centre (S-8.5)."""

    card: int
    after: Standing


@record
class SuitsView:
    """The table as one seat sees it, or a spectator."""

    seat: int | None
    round: int
    rounds: int
    leader: int
    lead: int | None
    trump: int | None
    deck_left: int
    taker: int | None
    """Who would take the round as it lies there."""
    turn: int | None
    """Who has to play in the round."""
    settling: bool
    """Whether the rounds are over: jokers are being placed, or all is done."""
    leaves_one: bool
    """Whether whoever takes a round has to leave a card of it in the centre (S-8.5)."""
    ladder: tuple[int, ...]
    """What a pile brings, by its symbols (S-6.5)."""
    power_ladder: tuple[int, ...]
    """What power cards bring, by their number (S-6.7)."""
    hand: tuple[int, ...]
    stakes: tuple[Stake, ...]
    """For the seat on turn, a stake for every card it may play."""
    bribe: Prize | None
    """For a seat on turn that may pay a bribe, what it would bring."""
    leavings: tuple[Leaving, ...]
    """For the taker that is asked to leave a card, what is left with every answer."""
    placements: tuple[Placement, ...]
    """For a seat that is asked for a joker, what every answer brings."""
    contributed: int | None
    centre: tuple[int, ...]
    known_deck: tuple[int, ...] | None
    next_deck: int | None
    """The round that begins with a deck of the cards left in the centre, if one does (S-8.6)."""
    seats: tuple[SeatView, ...]
    sides: tuple[tuple[int, ...], ...]
    standings: tuple[Standing, ...]
    guild_of: tuple[int, ...]


@record
class CatalogCard:
    """A card as it is printed, without its guild (S-1.1, S-1.3)."""

    card: int
    character: str
    value: int
    neutral: str | None


@record
class CatalogDeck:
    """A guild table (S-1.5): by card its guild, null of neutral ones; `marks` name what is reconstructed."""

    deck: str
    guilds: tuple[str | None, ...]
    marks: tuple[str, ...]


@record
class Catalog:
    """Everything that is printed on the cards."""

    cards: tuple[CatalogCard, ...]
    decks: tuple[CatalogDeck, ...]


WORDS: Final = (
    Play,
    Bribe,
    Contribute,
    Leave,
    PlaceJoker,
    FirstChosen,
    Dealt,
    HandDealt,
    Contributed,
    ContributedCard,
    TrumpTurned,
    DeckRecycled,
    GemsRemoved,
    Led,
    Played,
    Bribed,
    RoundTaken,
    CardLeft,
    RoundsEnded,
    JokerPlaced,
    JokersDiscarded,
    Pile,
    Standing,
    Stake,
    Prize,
    Leaving,
    Placement,
    SeatView,
    SuitsView,
    CatalogCard,
    CatalogDeck,
    Catalog,
)

SHOWN: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "given": (Contributed, ContributedCard),
    "card": (Led, Played, Bribed),
    "round": (RoundTaken,),
    "taken": (CardLeft,),
    "gems": (GemsRemoved,),
    "trump": (TrumpTurned, DeckRecycled),
    "end": (RoundsEnded,),
    "joker": (JokerPlaced, JokersDiscarded),
}
"""What is shown at one time, and what is told in it: a card goes into the trump deck, a card or gem is laid, the taker
of the round is known, has taken it, seats without cards lose their gems, the next trump is turned; the rounds are over,
a joker is placed."""
