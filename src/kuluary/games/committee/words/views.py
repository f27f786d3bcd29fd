"""What a seat sees: every part of the table as plain values, with what the rules make of it already worked out."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, record


@record
class Price:
    """Documents, cargo by type, pieces of any cargo, and groups of cargo of one type."""

    doc: int = 0
    med: int = 0
    eq: int = 0
    fuel: int = 0
    any: int = 0
    same: tuple[int, ...] = ()

    def __add__(self, other: Price) -> Price:
        return Price(
            self.doc + other.doc,
            self.med + other.med,
            self.eq + other.eq,
            self.fuel + other.fuel,
            self.any + other.any,
            self.same + other.same,
        )


# An agent


@record
class CheckFacts:
    """A check: colour and number (C-6.1)."""

    colour: str
    number: int


@record
class PartFacts:
    """One part of an income: gain, limit, calm, relief or action; a gain names what to choose from (C-3.15)."""

    kind: str
    amount: int
    choices: tuple[str, ...]


@record
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


@record
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


@record
class Token:
    """A stress token on a slot: closed or open, its penalty where it has been seen, whether it lies under another."""

    slot: int
    open: bool
    stress: str | None
    under: bool


@record
class Department:
    """What a department is worth in a check now: dice, usable symbols by face, those under stress, rerolls (C-6)."""

    department: str
    dice: int
    symbols: tuple[int, ...]
    covered: tuple[int, ...]
    rerolls: int
    next_price: Price | None
    unlockable: int


@record
class Way:
    """How an agent gets to a city by the cheapest route: cost, fuel, cars missing, cities on it (C-4.9 to C-4.13)."""

    city: str
    cost: int
    fuel: int
    missing: int
    route: tuple[str, ...]
    costs: tuple[int, ...]
    """Every cost within reach, detours included (C-4.14)."""


@record
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


@record
class Square:
    """A square of an ID card (C-14.3): the sticker on it, if any, and whether it has been used."""

    level: int
    sticker: str | None
    used: bool


@record
class IdFacts:
    """An ID card as it lies on the table (C-14.1)."""

    agent: str
    curator: str
    level: int
    squares: tuple[Square, ...]
    lines: tuple[tuple[str, int], ...]
    drops: int
    drop_stickers: tuple[int, ...]
    archived: bool
    """Its last drop is crossed out (C-14.6)."""
    whole: int
    """Lines that complete a permanent bonus (C-14.11)."""
    won: tuple[str, ...]
    games: int


@record
class TrunkCell:
    """A cell of the trunk and what lies in it: one mission token, or cargo (C-1.16)."""

    slot: int
    mission: int | None
    cargo: tuple[str, ...]


@record
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
    income_penalties: tuple[tuple[str, int], ...]
    """Those of the penalties that are paid in the income phase (C-7.15 to C-7.17)."""
    departments: tuple[Department, ...]
    base: tuple[tuple[PartFacts, ...], ...]
    auto: int
    strength: int
    cars: int
    fuel_cars: int
    places: int
    room: int
    tokens: tuple[int, ...]
    trunk: tuple[TrunkCell, ...]
    clearance: tuple[tuple[str, int], ...]
    sealed: tuple[tuple[str, int], ...]
    personal: tuple[PersonalFacts, ...]
    id: IdFacts | None
    ways: tuple[Way, ...]
    ready: bool


# The table


@record
class Stock:
    """What lies in the limit or in the fund (C-1.5)."""

    doc: int
    med: int
    eq: int
    fuel: int
    calm: int
    stress: int


@record
class OddsFacts:
    """An agent's chances in a check: of the dice alone, with free rerolls, with all that could be spent; and stress."""

    department: str
    need: int
    dice: int
    rerolls: int
    chance: float
    stress: float
    helped: float
    helped_stress: float
    spent: float
    spent_stress: float


@record
class Candidate:
    """Whether an agent could do something: the way there, what stands against it, and the odds of its checks."""

    seat: int
    city: str
    cost: int
    fuel: int
    missing: int
    reason: str | None
    rule: str | None
    odds: tuple[OddsFacts, ...]


@record
class MissionFacts:
    """A regular mission on the time track: condition, its token, when it fails, what it needs, who could do it."""

    mission: int
    mission_kind: str
    division: int
    fails_in: int
    city: str
    place: str | None
    carrier: int | None
    cities: tuple[str, ...]
    target: str | None
    price: Price | None
    now: Price | None
    """The price with help tokens taken off where that leaves no choice."""
    checks: tuple[CheckFacts, ...]
    answers: tuple[CheckFacts, ...]
    missing_answers: int
    help: tuple[str, ...]
    candidates: tuple[Candidate, ...]


@record
class ConditionFacts:
    """A condition of a main mission (C-11.1)."""

    city: str
    price: Price | None
    check: CheckFacts | None
    met: bool
    current: bool
    help: tuple[str, ...]


@record
class MainFacts:
    """A main mission: where it waits or lies, conditions, scenario token, the last round it can be completed in."""

    main: str
    space: int
    conditions: tuple[ConditionFacts, ...]
    token: str | None
    done: bool
    current: bool
    latest_round: int | None
    candidates: tuple[Candidate, ...]


@record
class Space:
    """A space of the progress track: free, done, failed, main, or waiting for its main mission (C-10.6)."""

    space: int
    kind: str
    mission: int | None
    main: str | None


@record
class CityFacts:
    """A city and all that lies there (C-1.3)."""

    city: str
    region: str
    effect: str
    closed: bool
    anomaly: bool
    agents: tuple[int, ...]
    missions: tuple[int, ...]
    allies: tuple[int, ...]
    interrogations: tuple[tuple[int, CheckFacts], ...]


@record
class RoadFacts:
    """A road and what it costs now (C-4.10)."""

    city: str
    other_city: str
    cost: int
    jammed: bool


@record
class Die:
    """A die on the table: its face, and what it brings."""

    symbol: str
    successes: int
    failures: int


@record
class Helper:
    """A source of help in a check: usable or why not; chance and stress with it alone, and with all rerolls so far."""

    action: Action
    usable: bool
    reason: str | None
    rule: str | None
    docs: int
    chance: float
    stress: float
    together: float


@record
class Ahead:
    """What a check is for that is about to be taken: an interrogation, an ally, a mission (C-6.1)."""

    seat: int
    purpose: str
    mission: int | None


@record
class CheckNow:
    """The check under way (C-6)."""

    seat: int
    purpose: str
    """What it is for: an interrogation, a mission, an ally, the main or a personal mission; "other" if none of them.

    Of a mission with two checks the first is one of "both", the second completes it or comes in "vain" (C-10.18).
    """
    mission: int | None
    """The number of that mission or ally; of an interrogation, the mission its token would go onto, if there is one."""
    colour: str
    department: str
    need: int
    number: int
    penalties: int
    reductions: int
    dice: tuple[Die, ...]
    auto: int
    bought: int
    successes: int
    failures: int
    chance: float
    free: float
    """With the help that costs nothing."""
    spent: float
    """With all that could be spent."""
    best: tuple[int, ...]
    """The dice it is best to reroll, if any."""
    before: OddsFacts
    helpers: tuple[Helper, ...]


@record
class Caution:
    """What cannot be taken back about an answer: what it reveals, which space it takes, whether it loses."""

    seat: int
    action: Action
    reveals: str | None
    space: int | None
    left: int | None
    defeat: bool


@record
class ActionOdds:
    """The odds of an answer that leads straight to a check; a mission may have two (C-6)."""

    seat: int
    action: Action
    odds: tuple[OddsFacts, ...]
    rolls: bool
    """Dice are rolled before anything more is asked."""


@record
class DeedFacts:
    """An activation one would think of in a city: open, or why not and what is lacking; the odds of its checks."""

    action: Action
    reason: str | None
    rule: str | None
    lacking: Price | None
    cell: Price | None
    """What the next cell costs where cells are unlocked; None elsewhere, and where it may be paid in several ways."""
    odds: tuple[OddsFacts, ...]


@record
class Visit:
    """What a city offers an agent who serves there: with whom to exchange, interrogations to take, activations."""

    seat: int
    city: str
    partners: tuple[int, ...]
    interrogations: tuple[tuple[int, OddsFacts], ...]
    deeds: tuple[DeedFacts, ...]


@record
class IncomeRow:
    """A part of an income not taken yet: the ways to take it, the usual one; or that stress lies on it (C-3.15)."""

    seat: int
    source: int
    place: int
    part: PartFacts
    actions: tuple[Action, ...]
    usual: int | None
    stressed: bool
    reason: str | None
    """Why it cannot be taken now."""


@record
class CommitteeView:
    """The whole table; nobody has secrets, so seats differ only in who they are."""

    seat: int | None
    scenario: str
    round: int
    phase: str
    how: str
    limit: Stock
    fund: Stock
    actions: int
    stress_discard: tuple[tuple[str, int], ...]
    stress_unseen: tuple[tuple[str, int], ...]
    deck: int
    serving: int | None
    missions: tuple[MissionFacts, ...]
    fails: tuple[tuple[int, tuple[int, ...]], ...]
    failing: tuple[int, ...]
    """By division, from the one that fails next: the round in whose mission phase its cards fail."""
    mains: tuple[MainFacts, ...]
    anomaly: str | None
    progress: tuple[Space, ...]
    failures: int
    failures_left: int
    next_space: int | None
    spaces_left: int
    area: tuple[str, ...]
    clock: int | None
    strikes_at: int | None
    cities: tuple[CityFacts, ...]
    roads: tuple[RoadFacts, ...]
    allies: tuple[AllyFacts, ...]
    help: tuple[tuple[str, int | None], ...]
    interrogation_supply: int
    seats: tuple[Seat, ...]
    check: CheckNow | None
    ahead: Ahead | None
    """The check whose department is being chosen."""
    due: int
    warnings: tuple[Caution, ...]
    odds: tuple[ActionOdds, ...]
    visits: tuple[Visit, ...]
    incomes: tuple[IncomeRow, ...]


# The catalogue


@record
class CatalogAgent:
    """An agent before a game: income, open cells by department, cars, the first bonus to be unlocked (C-12)."""

    agent: str
    base: tuple[PartFacts, ...]
    open: tuple[int, ...]
    cars: int
    later: CellFacts | None


@record
class CatalogScenario:
    """What a victory brings: stickers by the highest space the last main card may lie on (C-14.4)."""

    scenario: str
    stickers: tuple[tuple[int, int], ...]


@record
class Catalog:
    """Provenance and the sticker table; `inferred` names by entry the fields that are not from the rulebook."""

    inferred: tuple[tuple[str, tuple[str, ...]], ...]
    agents: tuple[CatalogAgent, ...]
    scenarios: tuple[CatalogScenario, ...]
    drops: tuple[int, ...]
    squares: int
    lines: int
    stickers: tuple[tuple[str, str], ...]
    permanents: tuple[tuple[str, str], ...]
    """Stickers and permanent bonuses with the clause that says what each gives."""


VIEWS: Final = (
    Price,
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
    TrunkCell,
    Seat,
    Stock,
    OddsFacts,
    Candidate,
    MissionFacts,
    ConditionFacts,
    MainFacts,
    Space,
    CityFacts,
    RoadFacts,
    Die,
    Helper,
    Ahead,
    CheckNow,
    Caution,
    ActionOdds,
    DeedFacts,
    Visit,
    IncomeRow,
    CommitteeView,
    CatalogAgent,
    CatalogScenario,
    Catalog,
)
