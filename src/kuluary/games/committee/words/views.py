"""What a seat sees: every part of the table as plain values, with what the rules make of it already worked out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import Action
from kuluary.games.committee.content.prices import Price
from kuluary.games.committee.words.agent_views import AGENT_VIEWS, AllyFacts, CheckFacts, Seat


@dataclass(frozen=True, slots=True)
class Stock:
    """What lies in the limit or in the fund (C-1.5)."""

    doc: int
    med: int
    eq: int
    fuel: int
    calm: int
    stress: int


@dataclass(frozen=True, slots=True)
class OddsFacts:
    """An agent's chances in a check: department, successes needed, dice, rerolls; bare, and with free rerolls."""

    department: str
    need: int
    dice: int
    rerolls: int
    chance: float
    stress: float
    helped: float
    helped_stress: float


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class MissionFacts:
    """A regular mission on the time track: condition, its token, when it fails, what it needs, who could do it."""

    mission: int
    kind: str
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


@dataclass(frozen=True, slots=True)
class ConditionFacts:
    """A condition of a main mission (C-11.1)."""

    city: str
    price: Price | None
    check: CheckFacts | None
    met: bool
    current: bool
    help: tuple[str, ...]


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the progress track: free, done, failed, main, or waiting for its main mission (C-10.6)."""

    space: int
    kind: str
    mission: int | None
    main: str | None


@dataclass(frozen=True, slots=True)
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
    talks: tuple[tuple[int, CheckFacts], ...]


@dataclass(frozen=True, slots=True)
class RoadFacts:
    """A road and what it costs now (C-4.10)."""

    city: str
    other_city: str
    cost: int
    jammed: bool


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table: its face, and what it brings."""

    symbol: str
    successes: int
    failures: int


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class CheckNow:
    """The check under way (C-6)."""

    seat: int
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
    before: OddsFacts
    helpers: tuple[Helper, ...]


@dataclass(frozen=True, slots=True)
class Caution:
    """What cannot be taken back about an answer: what it reveals, which space it takes, whether it loses."""

    seat: int
    action: Action
    reveals: str | None
    space: int | None
    left: int | None
    defeat: bool


@dataclass(frozen=True, slots=True)
class ActionOdds:
    """The odds of an answer that leads straight to a check; a mission may have two (C-6)."""

    seat: int
    action: Action
    odds: tuple[OddsFacts, ...]


@dataclass(frozen=True, slots=True)
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
    talk_supply: int
    seats: tuple[Seat, ...]
    check: CheckNow | None
    due: int
    warnings: tuple[Caution, ...]
    odds: tuple[ActionOdds, ...]


VIEWS: Final = (
    Price,
    *AGENT_VIEWS,
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
    CheckNow,
    Caution,
    ActionOdds,
    CommitteeView,
)
