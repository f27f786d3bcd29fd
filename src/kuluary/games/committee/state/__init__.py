"""The position: flat lists of ints a seat, masks, small tuples, the agenda; nothing in it is hidden from anybody.

What nobody may know (faces of closed stress, sealed clearance tokens, the deck, checks under jams, the scenario token
on the last space) is not in the state at all: it is a bag from which chance draws at the moment it is revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from kuluary.core import State
from kuluary.games.committee.content.records import Board, Content, Scenario
from kuluary.games.committee.words.names import CLEARANCE, DECK, FACES, HELPS, PERMANENTS, SLOTS, SPACES

SET_UP, SCENARIO_PHASE, MISSION_PHASE, INCOME_PHASE, ACTION_PHASE, AFTER = range(6)
PHASES: Final = ("set-up", "scenario", "missions", "income", "action", "after")

TRUNK: Final = 16
"""A mission token lies in a city (0 to 13) or in the trunk of a seat (16 and up)."""

NOWHERE: Final = -1


class Card(NamedTuple):
    """A regular mission on the time track: number, division, where its token lies, interrogation tokens on it."""

    number: int
    division: int
    place: int
    answers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class IdCard:
    """An ID card as it was brought to the table, stickers by square (C-14.1)."""

    agent: str
    curator: str
    level: int
    stickers: tuple[tuple[str, bool], ...]
    """Kind, and whether it has been used."""
    lines: tuple[int, ...]
    drops: int
    won: tuple[str, ...]
    games: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes during a game: who plays, content, scenario, options, ID cards."""

    seats: int
    agents: tuple[str, ...]
    boards: tuple[Board, ...]
    content: Content
    scenario: Scenario
    ids: tuple[IdCard | None, ...] | None
    rules: int
    """The version of the rules; since 2 action tokens may be used between two checks, and a forced loss asks nobody."""
    three_literal: bool
    relief_in_check: bool
    eager_shuffle: bool
    ban_mid_activation: bool

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        """What never changes is shared, not copied."""
        return self


class CommitteeState(State):
    """One position of the game."""

    __slots__ = (
        "acts",
        "allies",
        "area",
        "awards",
        "bags",
        "bronze",
        "calm",
        "calm_fund",
        "cards",
        "cars",
        "check_base",
        "check_colour",
        "check_department",
        "check_seat",
        "cities",
        "clock",
        "closed",
        "deck",
        "dice",
        "discard",
        "done",
        "extra",
        "faces",
        "failed",
        "fund",
        "goods",
        "handed",
        "help",
        "how",
        "interrogation_bags",
        "interrogation_discard",
        "interrogations",
        "jammed",
        "jams",
        "kept",
        "key",
        "last_space",
        "level",
        "limit",
        "lines",
        "load",
        "main",
        "mains",
        "on_main",
        "open",
        "out",
        "penalties",
        "phase",
        "progress",
        "round",
        "sealed",
        "serving",
        "setup",
        "shifted",
        "shut",
        "stats",
        "stickers",
        "stress",
        "taken",
        "tally",
        "unlocked",
        "unseen",
        "used",
    )

    blocks: ClassVar[Mapping[str, int]] = {
        "goods": 4,
        "faces": SLOTS,
        "penalties": FACES,
        "kept": len(CLEARANCE),
        "sealed": len(CLEARANCE),
        "lines": len(PERMANENTS),
    }

    setup: Setup
    round: int
    phase: int
    how: str
    """How the game ended; empty before."""

    cities: list[int]
    goods: list[int]
    """Documents, medicine, equipment, fuel of every seat, four a seat."""
    limit: list[int]
    fund: list[int]
    calm: int
    calm_fund: int
    acts: list[int]
    bronze: int
    """Who holds the extra action token, with three agents (C-3.14)."""
    load: list[int]
    """Mission tokens in each trunk."""

    unlocked: list[int]
    """Slots that may carry stress: unlocked cells and permanent allies, one bit each."""
    closed: list[int]
    open: list[int]
    faces: list[int]
    """By seat and slot, what lies there: a penalty that has been seen, or FACES + g for an unseen token of bag g."""
    penalties: list[int]
    """By seat and penalty, how many are open."""
    bags: list[tuple[int, ...]]
    """Faces nobody has seen, one bag a shuffle; the last one feeds the limit (C-7.5)."""
    stress: int
    """Stress tokens in the limit."""
    discard: tuple[int, ...]

    allies: list[tuple[int, ...]]
    kept: list[int]
    sealed: list[int]
    """By seat and kind, clearance tokens kept face up, and those still sealed."""
    level: list[int]
    tally: list[int]
    """Personal missions completed in this game; interrogations passed while the mission that counts them is current."""
    stickers: list[int]
    lines: list[int]
    """ID cards: squares with an unused sticker, one bit each; lines traced by bonus, four a seat."""

    cards: list[Card]
    out: int
    """Allies lying on the map, one bit a mission number."""
    unseen: tuple[int, ...]
    """Regular missions that have not been seen: the rest of the deck and the cards in the box."""
    deck: int
    interrogations: list[tuple[int, int]]
    """Interrogation tokens on the map: city, token."""
    interrogation_bags: list[tuple[int, ...]]
    interrogation_discard: tuple[int, ...]
    jams: list[tuple[int, int]]
    """Jams: road, and the bag their unseen check belongs to."""
    jammed: int

    mains: tuple[int, ...]
    main: int
    key: int
    """Main missions in order; the current one and its current condition."""
    on_main: list[int]
    """Scenario tokens on the main missions, −1 where it has gone to the area; −2 for the one that lies face down."""
    area: int
    """Scenario tokens that are active, one bit each."""
    progress: list[int]
    failed: int
    last_space: int
    help: list[int]
    """Where each help token lies: NOWHERE (in Ленинград), or the code of a condition."""
    shut: int
    """Cities whose effect is closed (C-15.3)."""
    clock: int
    shifted: int
    """The clock of a scenario, and the seats that have worked a shift this round (C-16.2, C-16.4)."""

    dice: tuple[int, ...]
    check_seat: int
    check_department: int
    check_colour: int
    check_base: int
    extra: int
    used: int
    """The check under way: faces, who, department, colour, number less its easings, successes bought, rerolls."""

    serving: int
    done: int
    """Seats that have said their word in the present step, one bit each."""
    taken: list[int]
    handed: int
    cars: int
    """Cars of a sticker for the move under way (C-14.20)."""
    stats: list[int]
    awards: tuple[tuple[int, int], ...]
    """Stickers given out after the game: seat, kind."""

    @classmethod
    def empty(cls, setup: Setup) -> CommitteeState:
        """Give the table before anything was drawn (C-2.1 to C-2.6)."""
        state = cls()
        seats = setup.seats
        content = setup.content
        ids = setup.ids or (None,) * seats
        state.agenda = []
        state.news = None
        state.setup = setup
        state.round = 0
        state.phase = SET_UP
        state.how = ""
        state.cities = [NOWHERE] * seats
        state.goods = [0] * (4 * seats)
        state.limit = list(content.limit)
        state.fund = list(content.fund)
        state.calm, state.calm_fund = content.calm
        state.acts = [0] * seats
        state.bronze = -1
        state.load = [0] * seats
        state.unlocked = [board.unlocked for board in setup.boards]
        state.closed = [0] * seats
        state.open = [0] * seats
        state.faces = [0] * (SLOTS * seats)
        state.penalties = [0] * (FACES * seats)
        state.bags = [content.stress]
        state.stress = len(content.stress)
        state.discard = ()
        state.allies = [()] * seats
        state.kept = [0] * (len(CLEARANCE) * seats)
        state.sealed = [*content.clearance] * seats
        state.level = [0] * seats
        state.tally = [0] * seats
        state.stickers = [0] * seats
        state.lines = [0] * (len(PERMANENTS) * seats)
        for seat, card in enumerate(ids):
            if card is not None:
                state.stickers[seat] = sum(1 << place for place, (_, used) in enumerate(card.stickers) if not used)
                state.lines[seat * len(PERMANENTS) : (seat + 1) * len(PERMANENTS)] = card.lines
        state.cards = []
        state.out = 0
        state.unseen = tuple(range(1, len(content.missions)))
        state.deck = DECK
        state.interrogations = []
        state.interrogation_bags = [tuple(range(len(content.interrogations)))]
        state.interrogation_discard = ()
        state.jams = []
        state.jammed = 0
        state.mains = ()
        state.main = 0
        state.key = 0
        state.on_main = []
        state.area = 0
        state.progress = [0] * (SPACES + 1)
        state.failed = 0
        state.last_space = 0
        state.help = [NOWHERE] * len(HELPS)
        state.shut = setup.scenario.closed
        state.clock = 0
        state.shifted = 0
        state.dice = ()
        state.check_seat = -1
        state.check_department = 0
        state.check_colour = 0
        state.check_base = 0
        state.extra = 0
        state.used = 0
        state.serving = -1
        state.done = 0
        state.taken = [0] * seats
        state.handed = 0
        state.cars = 0
        state.stats = [0] * len(STATS)
        state.awards = ()
        return state

    def clone(self) -> CommitteeState:
        """Give an independent copy that listens to nothing."""
        twin = CommitteeState()
        twin.agenda = self.agenda[:]
        twin.news = None
        twin.setup = self.setup
        twin.round = self.round
        twin.phase = self.phase
        twin.how = self.how
        twin.cities = self.cities[:]
        twin.goods = self.goods[:]
        twin.limit = self.limit[:]
        twin.fund = self.fund[:]
        twin.calm = self.calm
        twin.calm_fund = self.calm_fund
        twin.acts = self.acts[:]
        twin.bronze = self.bronze
        twin.load = self.load[:]
        twin.unlocked = self.unlocked[:]
        twin.closed = self.closed[:]
        twin.open = self.open[:]
        twin.faces = self.faces[:]
        twin.penalties = self.penalties[:]
        twin.bags = self.bags[:]
        twin.stress = self.stress
        twin.discard = self.discard
        twin.allies = self.allies[:]
        twin.kept = self.kept[:]
        twin.sealed = self.sealed[:]
        twin.level = self.level[:]
        twin.tally = self.tally[:]
        twin.stickers = self.stickers[:]
        twin.lines = self.lines[:]
        twin.cards = self.cards[:]
        twin.out = self.out
        twin.unseen = self.unseen
        twin.deck = self.deck
        twin.interrogations = self.interrogations[:]
        twin.interrogation_bags = self.interrogation_bags[:]
        twin.interrogation_discard = self.interrogation_discard
        twin.jams = self.jams[:]
        twin.jammed = self.jammed
        twin.mains = self.mains
        twin.main = self.main
        twin.key = self.key
        twin.on_main = self.on_main[:]
        twin.area = self.area
        twin.progress = self.progress[:]
        twin.failed = self.failed
        twin.last_space = self.last_space
        twin.help = self.help[:]
        twin.shut = self.shut
        twin.clock = self.clock
        twin.shifted = self.shifted
        twin.dice = self.dice
        twin.check_seat = self.check_seat
        twin.check_department = self.check_department
        twin.check_colour = self.check_colour
        twin.check_base = self.check_base
        twin.extra = self.extra
        twin.used = self.used
        twin.serving = self.serving
        twin.done = self.done
        twin.taken = self.taken[:]
        twin.handed = self.handed
        twin.cars = self.cars
        twin.stats = self.stats[:]
        twin.awards = self.awards
        return twin


STATS: Final = ("checks", "passed", "stress", "relief", "completed")
CHECKS_TRIED, CHECKS_PASSED, STRESS_RECEIVED, STRESS_REMOVED, COMPLETED = range(5)


def make_setup(
    seats: int, options: dict[str, Any], content: Content, ids: tuple[IdCard | None, ...] | None, rules: int
) -> Setup:
    """Lay down who plays what, by the complete options."""
    agents = tuple(options["agents"])
    return Setup(
        seats=seats,
        agents=agents,
        boards=tuple(content.boards[agent] for agent in agents),
        content=content,
        scenario=content.scenarios[options["scenario"]],
        ids=ids,
        rules=rules,
        three_literal=options["three_literal"],
        relief_in_check=options["relief_in_check"],
        eager_shuffle=options["eager_shuffle"],
        ban_mid_activation=options["ban_mid_activation"],
    )
