"""What the content files describe: incomes, cells, allies, missions, boards, scenarios; frozen and shared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kuluary.core import Printed
from kuluary.games.committee.content.kinds import (
    CityEffect,
    ClearanceToken,
    MissionKind,
    Penalty,
    Permanent,
    Situation,
    Sticker,
    TokenEffect,
)
from kuluary.games.committee.content.memo import Memo, Sketches
from kuluary.games.committee.content.routes import Road, Routes
from kuluary.games.committee.words.names import ANOMALY, CELLS, DEPARTMENTS, SYMBOLS, TR
from kuluary.games.committee.words.views import Price

GAIN, LIMIT, CALM, RELIEF, ACTION = range(5)
"""Parts of an income: a resource, documents or calm from the fund to the limit, own stress removed, an action token."""
PART_NAMES: Final = ("gain", "limit", "calm", "relief", "action")
PARTS: Final = 2
"""Most parts an income may have: each is taken, or declined, by itself (C-3.18)."""
MOST_TOKENS: Final = 12
"""Regular missions that come in a game (C-3.24): never more of their tokens meet in a trunk, even in an exchange."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an income; a gain may leave a choice of resources (C-3.17)."""

    kind: int
    amount: int
    choices: tuple[int, ...] = ()


IncomeParts = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Check:
    """A colour (ANY where the department is free to choose) and the successes needed (C-6.1)."""

    colour: int
    number: int


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a board (C-1.14); open from the start where it has no price."""

    price: Price | None
    income: IncomeParts
    bonus: str | None
    colour: int | None
    symbols: tuple[int, ...]
    rerolls: int
    cars: int
    places: int


@dataclass(frozen=True, slots=True)
class Ally:
    """The back of a mission token (C-9.12, C-9.14); `frame` is a department, or −1 for a one-off ally."""

    frame: int
    gain: Price
    check: Check | None
    income: IncomeParts
    cars: int
    auto: int
    easier: int | None
    symbols: tuple[int, ...]
    rerolls: int


@dataclass(frozen=True, slots=True)
class Mission:
    """A regular mission (C-10.1); its kind says which of the fields it has."""

    number: int
    kind: MissionKind
    city: int
    ally: Ally
    cities: tuple[int, ...] = ()
    target: int = -1
    road: int = -1
    price: Price | None = None
    checks: tuple[Check, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of a main mission: a price or a check in a city (C-11.1)."""

    city: int
    price: Price | None
    check: Check | None


@dataclass(frozen=True, slots=True)
class Bonus:
    """The unique bonus of a personal mission (C-12.5, C-12.6)."""

    income: IncomeParts = ()
    cars: int = 0
    dice: int = 0
    discount: int = 0
    reroll: int = 0
    relief: int = 0
    fuel: int = 0
    interrogation: int = 0
    mission_doc: int = 0


BONUS_NUMBERS: Final = ("cars", "dice", "discount", "reroll", "relief", "fuel", "interrogation", "mission_doc")


@dataclass(frozen=True, slots=True)
class Personal:
    """A personal mission: a price or a check in a city, or a situation (C-12.2, C-12.3)."""

    city: int
    price: Price | None
    check: Check | None
    situation: Situation | None
    number: int
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class Row:
    """What the available cells of a department give together: symbols by face, rerolls, cars."""

    symbols: tuple[int, ...]
    rerolls: int
    cars: int


@dataclass(frozen=True, slots=True)
class Board:
    """An agent with its board; the tables behind the cells answer what a set of available cells is worth."""

    agent: str
    base: tuple[IncomeParts, ...]
    cells: tuple[Cell, ...]
    personal: tuple[Personal, ...]
    unlocked: int = field(init=False)
    rows: tuple[tuple[Row, ...], ...] = field(init=False)
    trunks: tuple[tuple[int, ...], ...] = field(init=False)
    """By unlocked transport cells and mission tokens carried: places left for cargo, −1 where the tokens do not fit."""
    auto: int = field(init=False)
    double: int = field(init=False)
    convert: int = field(init=False)
    broker: int = field(init=False)
    hold: int = field(init=False)
    easier: tuple[tuple[int, int | None], ...] = field(init=False)
    cross: tuple[tuple[int, int, int], ...] = field(init=False)
    incomes: tuple[tuple[int, IncomeParts], ...] = field(init=False)
    gifts: tuple[Bonus, ...] = field(init=False)
    """By personal missions completed, all their bonuses together; incomes are listed one after another."""
    memo: Memo = field(init=False, repr=False, compare=False)
    sketches: Memo = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        def give(name: str, value: object) -> None:
            object.__setattr__(self, name, value)

        give("memo", Memo())
        give("sketches", Sketches())
        give("unlocked", sum(1 << slot for slot, cell in enumerate(self.cells) if cell.price is None))
        give("rows", tuple(self._rows(department) for department in range(len(DEPARTMENTS))))
        give("trunks", tuple(self._trunk(count) for count in range(CELLS + 1)))
        for name in ("auto", "convert", "broker", "hold"):
            give(name, sum(1 << slot for slot, cell in enumerate(self.cells) if cell.bonus == name))
        give("double", next((slot for slot, cell in enumerate(self.cells) if cell.bonus == "double"), -1))
        give("easier", tuple((slot, c.colour) for slot, c in enumerate(self.cells) if c.bonus == "easier"))
        cross = [(slot, slot // CELLS, c.colour) for slot, c in enumerate(self.cells) if c.bonus == "cross"]
        give("cross", tuple(cross))
        give("incomes", tuple((slot, cell.income) for slot, cell in enumerate(self.cells) if cell.income))
        give("gifts", tuple(self._gifts(count) for count in range(len(self.personal) + 1)))

    def _rows(self, department: int) -> tuple[Row, ...]:
        cells = self.cells[department * CELLS : department * CELLS + CELLS]
        rows = []
        for mask in range(1 << CELLS):
            chosen = [cell for place, cell in enumerate(cells) if mask >> place & 1]
            symbols = tuple(sum(cell.symbols.count(face) for cell in chosen) for face in range(len(SYMBOLS)))
            rows.append(Row(symbols, sum(cell.rerolls for cell in chosen), sum(cell.cars for cell in chosen)))
        return tuple(rows)

    def _gifts(self, count: int) -> Bonus:
        """Bonuses of several missions add up (C-12.5)."""
        found = [mission.bonus for mission in self.personal[:count]]
        numbers = {name: sum(getattr(bonus, name) for bonus in found) for name in BONUS_NUMBERS}
        return Bonus(income=tuple(part for bonus in found for part in bonus.income), **numbers)

    def _trunk(self, count: int) -> tuple[int, ...]:
        """A mission token fills a whole cell with at least one place; the smallest cells go first (C-1.16, R-C47)."""
        places = sorted(cell.places for cell in self.cells[TR * CELLS : TR * CELLS + count] if cell.places)
        room = [sum(places[tokens:]) for tokens in range(len(places) + 1)]
        return (*room, *[-1] * (MOST_TOKENS + 1 - len(room)))


@dataclass(frozen=True, slots=True)
class City:
    """A city and what its effect needs to know (C-5)."""

    region: str
    effect: CityEffect
    department: int = -1
    relief: int = 0
    supply: tuple[int, int, int] = (0, 0, 0)
    """Documents, any cargo and calm that go from the fund to the limit."""


@dataclass(frozen=True, slots=True)
class Activation:
    """A kind of activation that a scenario adds: in a city, own stress removed, its clock put back (C-15.4, C-16.8)."""

    name: str
    city: int
    relief: int
    clock: int


@dataclass(frozen=True, slots=True)
class ShiftRules:
    """A free action that a scenario adds: action tokens now, its clock forward, stress now too (C-16.4)."""

    action: int
    clock: int
    stress: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario lays down (C-15)."""

    name: str
    mains: tuple[int, ...]
    closed: int
    tokens: tuple[tuple[str, TokenEffect, bool], ...]
    """Id, effect, and whether it acts in the scenario phase."""
    stickers: tuple[tuple[int, int], ...]
    activations: tuple[Activation, ...]
    shift: ShiftRules | None
    strikes: int
    """How much more than the number of agents the clock shows when it strikes (C-16.7); 0 without a clock."""
    quiet_calm: int
    """Calm that comes in the scenario phase while the clock shows 0 (C-16.9)."""
    rerolls: int = field(init=False)
    hand_overs: int = field(init=False)
    """Tokens that give a reroll, and tokens that let action tokens change hands, one bit each."""

    def __post_init__(self) -> None:
        for name in ("rerolls", "hand_overs"):
            mask = sum(1 << place for place, (_, effect, _) in enumerate(self.tokens) if getattr(effect, name))
            object.__setattr__(self, name, mask)


@dataclass(frozen=True, slots=True)
class IdRules:
    """Numbers of ID cards and stickers (C-14)."""

    drops: tuple[int, ...]
    squares: int
    lines: int
    relief: int
    cargo: int
    cars: int
    docs: int
    successes: int
    incomes: int


@dataclass(frozen=True, eq=False)
class Content(Printed):
    """Everything the content files say."""

    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    missions: tuple[Mission, ...]
    """By number; there is no number 0."""
    mains: tuple[tuple[Condition, ...], ...]
    boards: dict[str, Board]
    scenarios: dict[str, Scenario]
    limit: tuple[int, ...]
    fund: tuple[int, ...]
    calm: tuple[int, int]
    """In the limit, in the fund."""
    actions: tuple[int, int]
    die: tuple[int, ...]
    most_dice: int
    stress: tuple[int, ...]
    """The faces of all stress tokens, sorted."""
    clearance: tuple[int, ...]
    """Copies by kind."""
    interrogations: tuple[Check, ...]
    id: IdRules
    stickers: tuple[Sticker, ...]
    tokens: tuple[ClearanceToken, ...]
    penalties: tuple[Penalty, ...]
    permanents: tuple[Permanent, ...]
    """What each sticker, clearance token, penalty and permanent bonus does, by its place among the names."""
    inferred: dict[str, tuple[str, ...]]
    """By entry, the fields that are not from the rulebook."""
    city_tokens: tuple[int, ...] = field(init=False)
    """By city, the missions whose token belongs there, as a mask of numbers."""
    routes: Routes = field(init=False)
    preparing: int = field(init=False)
    """The stickers that may be wanted before a check, one bit each."""

    def __post_init__(self) -> None:
        masks = [0] * len(self.cities)
        for mission in self.missions[1:]:
            masks[mission.city] |= 1 << mission.number
        object.__setattr__(self, "city_tokens", tuple(masks))
        preparing = sum(1 << place for place, sticker in enumerate(self.stickers) if sticker.prepares)
        object.__setattr__(self, "preparing", preparing)
        object.__setattr__(self, "routes", Routes(len(self.cities), self.roads))
        assert self.die.count(ANOMALY) < len(self.die)
