"""The position: columns of small ints by seat, cards by number, decks as bags, and what seats know of hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final

from kuluary.core import State
from kuluary.games.power.content import Content
from kuluary.games.power.content.cards import (
    BEGINNER,
    CARDS,
    FIRST_ACTIVE,
    FIVE,
    HIGH,
    LEVELS,
    OPERATIONS,
    PERSONALITIES,
    PIECES,
    PROJECTS,
    ROW,
    SECONDARY_SUPPLY,
    WARS,
)
from kuluary.games.power.state.knowledge import Clue

FALCON: Final = 1
"""Falcon's place in the columns of the solo game: a row of the table, but no seat that is ever asked."""

COUNTS: Final = 5
"""A seat's counters begin at seat << COUNTS in `counts`: its kinds 0–17 and 19–22 (secondary objects), then these."""
LOOSE: Final = 23
"""Inner Circles that lie alone."""
HOSTS: Final = 28
"""Power and support cards without an Inner Circle."""
DOUBLED: Final = 24
"""Inner Circles on Trade Unions, Consulates, Intelligence Agencies: 24, 25, 26."""
INTEREST: Final = 27
"""Special-interest signs on the objects of the seat."""

SETTING_UP, ACTING, TAKING_OVER, ALLYING, ENDED = range(5)
PHASES: Final = ("setup", "action", "takeover", "alliance", "end")


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes during a game."""

    rules: int
    """The version of the rules; since 2 an attachment is offered before the recall, and less is asked for Falcon."""
    seats: int
    players: int
    """Seats and Falcon."""
    content: Content
    row: int
    deck: tuple[int, ...]
    """Every object of the game, wars apart."""
    rounds: int
    deal: str
    professionals: bool
    corporations_all: bool
    power_secondaries: int
    overdiscard: bool
    blocks_positional: bool
    level: int
    """Falcon's level, or −1 with two seats and more."""
    personality: int
    clockwise: tuple[tuple[int, ...], ...]
    """The order of turns, by the seat with the supervisor."""

    def __hash__(self) -> int:
        """Hash what tables differ by most: what is remembered is looked up by it again and again."""
        return hash((self.rules, self.seats, self.deal, self.professionals, self.level, self.personality))


def make_setup(seats: int, options: dict[str, Any], content: Content, rules: int) -> Setup:
    """Lay out what the number of seats and the options decide (P-2.2, P-2.3, P-12.3, P-13)."""
    players = max(seats, 2)
    copies = content.copies[seats]
    deck = tuple((kind << 3) + copy for kind, count in enumerate(copies) for copy in range(count))
    falcon = options.get("falcon")
    made = Setup(
        rules=rules,
        seats=seats,
        players=players,
        content=content,
        row=ROW[seats],
        deck=deck,
        rounds=(len(deck) + len(WARS)) // ROW[seats],
        deal=options["deal"],
        professionals=options["professionals"],
        corporations_all=options["corporations"] == "all",
        power_secondaries=options["power_secondaries"],
        overdiscard=options["overdiscard"],
        blocks_positional=options["emissary_blocks_positional"],
        level=LEVELS.index(falcon["level"]) if falcon else -1,
        personality=PERSONALITIES.index(falcon["personality"]) if falcon else -1,
        clockwise=tuple(tuple((first + step) % players for step in range(players)) for first in range(players)),
    )
    return _one_of(made)


@lru_cache(maxsize=64)
def _one_of(setup: Setup) -> Setup:
    """Give one set-up for all games that have the same: what is remembered by it is found without a comparison."""
    return setup


class PowerState(State):
    """One position; columns have one entry a seat, masks have one bit an alliance or a professional card."""

    __slots__ = (
        "active",
        "alliance_bag",
        "alliance_discard",
        "alliance_top",
        "attachable",
        "clues",
        "concluded",
        "counts",
        "deck",
        "discard",
        "falcon_deck",
        "falcon_discard",
        "falcon_shadow",
        "fresh",
        "hands",
        "headhunter",
        "holders",
        "known",
        "mates",
        "operation_owner",
        "operation_pieces",
        "operations",
        "owned",
        "phase",
        "phases",
        "pieces",
        "played",
        "professional_bag",
        "professional_clues",
        "professional_discard",
        "professionals",
        "project_order",
        "reserve",
        "round",
        "row",
        "setup",
        "shade",
        "spent",
        "stages",
        "supervisor",
        "supply",
        "top_known",
        "trimmed",
        "turn",
        "wars",
        "wars_gone",
    )

    blocks: ClassVar[Mapping[str, int]] = {"counts": 1 << COUNTS, "stages": len(PROJECTS)}

    setup: Setup
    phase: int
    round: int
    phases: int
    """Action phases of this round so far."""
    supervisor: int
    headhunter: int
    active: list[int]
    reserve: list[int]
    stages: list[int]
    """Stage in each project, four numbers a seat; 0 outside."""
    counts: list[int]
    owned: list[tuple[int, ...]]
    """Objects before each seat, in the order they came."""
    pieces: bytearray
    """Pieces on each object, captured or in the row."""
    mates: bytearray
    """The Inner Circle attached to a host, and the host of an Inner Circle; 0 for none."""
    attachable: int
    """Seats with an Inner Circle that lies alone and a card to attach it to, one bit each; Falcon never."""
    row: tuple[int, ...]
    holders: list[int]
    """Whose pieces stand on each row card, or −1."""
    shade: list[int]
    """Shadow agents on each row card."""
    deck: tuple[int, ...]
    """Objects and wars still to come, sorted: nobody knows their order."""
    discard: tuple[int, ...]
    wars: int
    wars_gone: int
    supply: list[int]
    operations: int
    """How many operations have been run."""
    operation_owner: list[int]
    operation_pieces: list[int]
    hands: list[int]
    concluded: list[int]
    alliance_bag: tuple[int, ...]
    """The alliance deck without its known top, sorted."""
    alliance_top: tuple[int, ...]
    alliance_discard: tuple[int, ...]
    top_known: tuple[int, ...]
    """Which seats know each card of the known top, one bit a seat."""
    known: list[int]
    """known[viewer * players + seat]: cards in that seat's hand the viewer knows; the last viewer is the public."""
    clues: tuple[Clue, ...]
    professionals: list[int]
    professional_bag: tuple[int, ...]
    professional_discard: tuple[int, ...]
    professional_clues: tuple[Clue, ...]
    turn: int
    """With Professionals and against Falcon, whose turn it is or was last."""
    played: int
    """The professional whose effect is going on, or −1 (P-10.10)."""
    fresh: int
    """The professional card taken at the start of this turn, or −1 (P-10.7)."""
    trimmed: bool
    """Whether a fourth professional was discarded at the start of this turn."""
    spent: bool
    """Whether Comintern's shadow agents went into an operation by Emissary this turn (P-10.13)."""
    falcon_deck: tuple[int, ...]
    falcon_discard: tuple[int, ...]
    falcon_shadow: int
    """Shadow agents from Mediator until the alliance phase (P-12.29)."""
    project_order: tuple[int, ...]

    @classmethod
    def empty(cls, setup: Setup) -> PowerState:
        """Give the table before anything was dealt (P-2)."""
        state = cls()
        players = setup.players
        content = setup.content
        state.agenda = []
        state.news = None
        state.setup = setup
        state.phase = SETTING_UP
        state.round = 0
        state.phases = 0
        state.supervisor = 0
        state.headhunter = -1
        state.active = [FIRST_ACTIVE] * players
        state.reserve = [PIECES - FIRST_ACTIVE] * players
        state.stages = [0] * (players * len(PROJECTS))
        state.counts = [0] * (players << COUNTS)
        state.owned = [()] * players
        state.pieces = bytearray(CARDS)
        state.mates = bytearray(CARDS)
        state.attachable = 0
        state.row = ()
        state.holders = []
        state.shade = []
        state.deck = (*setup.deck, *WARS)
        state.discard = ()
        state.wars = 0
        state.wars_gone = 0
        state.supply = [SECONDARY_SUPPLY] * 3 + [setup.power_secondaries]
        state.operations = 0
        state.operation_owner = [-1] * len(OPERATIONS)
        state.operation_pieces = [0] * len(OPERATIONS)
        state.hands = [0] * players
        state.concluded = [0] * players
        state.alliance_bag = tuple(range(len(content.alliances)))
        state.alliance_top = ()
        state.alliance_discard = ()
        state.top_known = ()
        state.known = [0] * ((players + 1) * players)
        state.clues = ()
        state.professionals = [0] * players
        state.professional_bag = tuple(range(len(content.professionals))) if setup.professionals else ()
        state.professional_discard = ()
        state.professional_clues = ()
        state.turn = 0
        state.played = -1
        state.fresh = -1
        state.trimmed = False
        state.spent = False
        state.falcon_deck = falcon_deck(setup)
        state.falcon_discard = ()
        state.falcon_shadow = 0
        state.project_order = ()
        return state

    def clone(self) -> PowerState:
        """Give an independent copy that listens to nothing."""
        twin = PowerState()
        twin.agenda = self.agenda[:]
        twin.news = None
        twin.setup = self.setup
        twin.phase = self.phase
        twin.round = self.round
        twin.phases = self.phases
        twin.supervisor = self.supervisor
        twin.headhunter = self.headhunter
        twin.active = self.active[:]
        twin.reserve = self.reserve[:]
        twin.stages = self.stages[:]
        twin.counts = self.counts[:]
        twin.owned = self.owned[:]
        twin.pieces = self.pieces[:]
        twin.mates = self.mates[:]
        twin.attachable = self.attachable
        twin.row = self.row
        twin.holders = self.holders[:]
        twin.shade = self.shade[:]
        twin.deck = self.deck
        twin.discard = self.discard
        twin.wars = self.wars
        twin.wars_gone = self.wars_gone
        twin.supply = self.supply[:]
        twin.operations = self.operations
        twin.operation_owner = self.operation_owner[:]
        twin.operation_pieces = self.operation_pieces[:]
        twin.hands = self.hands[:]
        twin.concluded = self.concluded[:]
        twin.alliance_bag = self.alliance_bag
        twin.alliance_top = self.alliance_top
        twin.alliance_discard = self.alliance_discard
        twin.top_known = self.top_known
        twin.known = self.known[:]
        twin.clues = self.clues
        twin.professionals = self.professionals[:]
        twin.professional_bag = self.professional_bag
        twin.professional_discard = self.professional_discard
        twin.professional_clues = self.professional_clues
        twin.turn = self.turn
        twin.played = self.played
        twin.fresh = self.fresh
        twin.trimmed = self.trimmed
        twin.spent = self.spent
        twin.falcon_deck = self.falcon_deck
        twin.falcon_discard = self.falcon_discard
        twin.falcon_shadow = self.falcon_shadow
        twin.project_order = self.project_order
        return twin

    def sketch(self) -> PowerState:
        """Give a copy to try in what a seat has, to count its points: all else is the position's own, and stays so."""
        twin = PowerState()
        twin.news = None
        twin.setup = self.setup
        twin.phase = self.phase
        twin.active = self.active
        twin.reserve = self.reserve[:]
        twin.stages = self.stages
        twin.counts = self.counts[:]
        twin.owned = self.owned[:]
        twin.pieces = self.pieces[:]
        twin.mates = self.mates[:]
        twin.attachable = self.attachable
        twin.discard = self.discard
        twin.supply = self.supply[:]
        twin.operations = self.operations
        twin.operation_owner = self.operation_owner
        twin.concluded = self.concluded[:]
        return twin


def falcon_deck(setup: Setup) -> tuple[int, ...]:
    """List the action cards in play: none for a beginner, 11 or, on high levels, 12 (P-12.4, P-12.35, P-12.37)."""
    if setup.level <= BEGINNER:
        return ()
    cards: list[int] = []
    for kind, (copies, personality, high) in enumerate(setup.content.falcon):
        if personality in (-1, setup.personality) and (not high or setup.level >= HIGH):
            cards.extend([kind] * copies)
    return tuple(cards)


def has_five(setup: Setup) -> bool:
    """Tell whether the headhunter is in play (P-2.11)."""
    return setup.seats == FIVE


def is_falcon(state: PowerState, seat: int) -> bool:
    """Tell whether a row of the table is Falcon's, whose hand lies open (P-12.3)."""
    return seat == FALCON and state.setup.level >= 0
