"""What a seat sees of an agent: what is printed on the board and on allies, what lies there, what it can do with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.games.committee.content.prices import Price


@dataclass(frozen=True, slots=True)
class CheckFacts:
    """A check: colour and number (C-6.1)."""

    colour: str
    number: int


@dataclass(frozen=True, slots=True)
class PartFacts:
    """One part of an income: gain, limit, calm, relief or action; a gain names what to choose from (C-3.15)."""

    kind: str
    amount: int
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CellFacts:
    """What is printed on a cell (C-1.14)."""

    department: str
    place: int
    price: Price | None
    income: tuple[PartFacts, ...]
    bonus: str | None
    colour: str | None
    symbols: tuple[str, ...]
    rerolls: int
    cars: int
    places: int


@dataclass(frozen=True, slots=True)
class AllyFacts:
    """What is printed on an ally (C-9.12, C-9.14); `frame` is a department or "black"."""

    ally: int
    city: str
    frame: str
    gain: Price | None
    check: CheckFacts | None
    income: tuple[PartFacts, ...]
    cars: int
    auto: int
    easier: str | None
    symbols: tuple[str, ...]
    rerolls: int


@dataclass(frozen=True, slots=True)
class Token:
    """A stress token on a slot: closed or open, its penalty where it has been seen, whether it lies under another."""

    slot: int
    open: bool
    stress: str | None
    under: bool


@dataclass(frozen=True, slots=True)
class Department:
    """What a department is worth in a check now: dice, usable symbols by face, those under stress, rerolls (C-6)."""

    department: str
    dice: int
    symbols: tuple[int, ...]
    covered: tuple[int, ...]
    rerolls: int
    next_price: Price | None
    unlockable: int


@dataclass(frozen=True, slots=True)
class Way:
    """How an agent gets to a city by the cheapest route: cost, fuel, cars missing, cities on it (C-4.9 to C-4.13)."""

    city: str
    cost: int
    fuel: int
    missing: int
    route: tuple[str, ...]
    costs: tuple[int, ...]
    """Every cost within reach, detours included (C-4.14)."""


@dataclass(frozen=True, slots=True)
class PersonalFacts:
    """A personal mission (C-12.6)."""

    personal: str
    city: str | None
    price: Price | None
    check: CheckFacts | None
    situation: str | None
    number: int
    bonus: tuple[tuple[str, int], ...]
    income: tuple[PartFacts, ...]
    done: bool
    help: tuple[str, ...]
    progress: int


@dataclass(frozen=True, slots=True)
class Square:
    """A square of an ID card (C-14.3): the sticker on it, if any, and whether it has been used."""

    level: int
    sticker: str | None
    used: bool


@dataclass(frozen=True, slots=True)
class IdFacts:
    """An ID card as it lies on the table (C-14.1)."""

    agent: str
    curator: str
    level: int
    squares: tuple[Square, ...]
    lines: tuple[tuple[str, int], ...]
    drops: int
    drop_stickers: tuple[int, ...]
    won: tuple[str, ...]
    games: int


@dataclass(frozen=True, slots=True)
class Seat:
    """An agent: place, stock, board, stress, allies, personal missions, ID card; what it can do with them."""

    seat: int
    agent: str
    city: str | None
    doc: int
    med: int
    eq: int
    fuel: int
    actions: int
    bronze: bool
    cells: tuple[CellFacts, ...]
    unlocked: tuple[int, ...]
    available: tuple[int, ...]
    allies: tuple[int, ...]
    stress: tuple[Token, ...]
    penalties: tuple[tuple[str, int], ...]
    departments: tuple[Department, ...]
    base: tuple[tuple[PartFacts, ...], ...]
    auto: int
    strength: int
    cars: int
    fuel_cars: int
    places: int
    room: int
    tokens: tuple[int, ...]
    clearance: tuple[tuple[str, int], ...]
    sealed: tuple[tuple[str, int], ...]
    personal: tuple[PersonalFacts, ...]
    id: IdFacts | None
    ways: tuple[Way, ...]
    ready: bool


AGENT_VIEWS: Final = (
    CheckFacts,
    PartFacts,
    CellFacts,
    AllyFacts,
    Token,
    Department,
    Way,
    PersonalFacts,
    Square,
    IdFacts,
    Seat,
)
