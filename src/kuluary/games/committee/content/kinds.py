"""What content calls by a kind, and what such a kind has to say for itself; the room `kinds` says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from kuluary.games.committee.words.names import CLEARANCE

if TYPE_CHECKING:
    from kuluary.core import Refusal, Text
    from kuluary.games.committee.content.reading import Entry
    from kuluary.games.committee.content.records import City, Mission, Personal
    from kuluary.games.committee.content.routes import Road
    from kuluary.games.committee.judgement.effort import Sketch
    from kuluary.games.committee.rules.step import GameStep
    from kuluary.games.committee.state import Card, CommitteeState


class Kind:
    """A kind has no state: any copy of it is the same kind."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))


class MissionKind(Kind):
    """A kind of regular mission (C-10)."""

    name: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    """What an entry of this kind says besides its city and ally."""
    reveals: ClassVar[str | None] = None
    """What performing it uncovers, after which there is no way back."""

    def read(self, entry: Entry, city: int, roads: tuple[Road, ...]) -> dict[str, Any]:
        """Read its fields out of a content file."""
        raise NotImplementedError

    def arrival(self, mission: Mission) -> list[GameStep]:
        """List the steps that follow as it comes onto the time track (C-2.11, C-2.12)."""
        return []

    def can(self, state: CommitteeState, seat: int, card: Card) -> bool:
        """Tell whether an agent could perform it now if it stood in the right city."""
        raise NotImplementedError

    def why_not(self, state: CommitteeState, seat: int, card: Card) -> Refusal:
        """Say what `can` misses."""
        raise NotImplementedError

    def perform(self, state: CommitteeState, seat: int, card: Card) -> None:
        """Carry out the activation."""
        raise NotImplementedError

    def completes(self, card: Card) -> bool:
        """Tell whether performing it now would complete it."""
        return True

    def departure(self, mission: Mission) -> list[GameStep]:
        """List the steps that follow as it is completed, before its reward (C-10.17)."""
        return []

    def answers_wanted(self, card: Card) -> int:
        """Count the interrogation tokens its card still needs (C-10.8)."""
        return 0

    def needs(self, state: CommitteeState, card: Card) -> tuple[Text, ...]:
        """Say what it takes, in words."""
        raise NotImplementedError

    def effort(self, state: CommitteeState, agents: list[Sketch], able: list[Sketch], card: Card) -> float:
        """Judge the serves to complete it, by whoever of the able is best placed."""
        raise NotImplementedError

    def unloads(self, card: Card) -> bool:
        """Tell whether a full trunk has to make room first."""
        return False

    def plan(self, state: CommitteeState, card: Card) -> tuple[str, dict[str, Any]]:
        """Name the plan to perform it: key of the message, and what it says besides mission and city."""
        return "mission", {}

    def waits_in(self, mission: Mission, city: int) -> bool:
        """Tell whether somebody has to stand in that city while another performs it."""
        return False


class CityEffect(Kind):
    """What a city does (C-5)."""

    name: ClassVar[str]
    rule: ClassVar[str]
    """The clause that says what it needs."""

    def read(self, entry: Entry) -> dict[str, Any]:
        """Read what it needs to know out of a content file."""
        return {}

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        """Tell whether it would change something for the agent."""
        raise NotImplementedError

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        """Put the steps of the effect on the agenda."""
        raise NotImplementedError

    def why_not(self, state: CommitteeState, seat: int, city: City) -> Refusal | None:
        """Name what else stands in the way than what the effect always needs."""
        return None


class Situation(Kind):
    """A situation that completes a personal mission wherever the agent is (C-12.3): each is told what has happened."""

    name: ClassVar[str]

    def after_move(self, mission: Personal, cost: int) -> bool:
        """The agent has made a move of some cost."""
        return False

    def after_interrogation(self, state: CommitteeState, seat: int, mission: Personal) -> bool:
        """The agent itself has passed an interrogation."""
        return False

    def after_regular(self, mission: Personal, division: int, completed: Mission) -> bool:
        """The agent has completed a regular mission of that division."""
        return False

    def after_main(self, mission: Personal) -> bool:
        """A main mission has been completed in the agent's city."""
        return False


class TokenEffect(Kind):
    """What a scenario token does once it is active (C-11.9 to C-11.13)."""

    name: ClassVar[str]
    rerolls: ClassVar[bool] = False
    """It gives a reroll of a single die in every check."""
    hand_overs: ClassVar[bool] = False
    """It lets action tokens change hands."""

    def resolve(self, state: CommitteeState) -> list[GameStep]:
        """Act in the scenario phase, and list the steps that follow."""
        return []


class Sticker(Kind):
    """A sticker of an ID card (C-14.16 to C-14.26)."""

    name: ClassVar[str]
    rule: ClassVar[str]
    in_check: ClassVar[bool] = True
    """Whether it may be used inside a check (C-14.26)."""
    prepares: ClassVar[bool] = False
    """Whether it may be wanted before a check, since none allows it."""
    relieves: ClassVar[bool] = False
    """Whether it may remove stress, which an option bars inside a check (C-15.6)."""

    def can(self, state: CommitteeState, seat: int) -> bool:
        """Tell whether it would do something now."""
        raise NotImplementedError

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        """Act, and list the steps that follow."""
        raise NotImplementedError

    def why_not(self, state: CommitteeState, seat: int) -> Refusal | None:
        """Name what else stands in the way than that it would do nothing."""
        return None


class ClearanceToken(Kind):
    """A clearance token under a locked cell (C-9.5 to C-9.7)."""

    name: ClassVar[str]
    worth: ClassVar[float] = 0.0
    """What it is worth to have kept one, in serves."""
    relieves: ClassVar[bool] = False

    def reveal(self, state: CommitteeState, seat: int) -> list[GameStep]:
        """Keep it, or let it act at once; list the steps that follow."""
        state.kept[seat * len(CLEARANCE) + CLEARANCE.index(self.name)] += 1
        return []

    def can(self, state: CommitteeState, seat: int) -> bool:
        """Tell whether using a kept one would do something now."""
        return False

    def use(self, state: CommitteeState, seat: int) -> None:
        """Act."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Penalty:
    """What open stress does (C-7.15 to C-7.24): its clause, and its price in serves besides what it makes harder."""

    name: str
    rule: str
    price: float


@dataclass(frozen=True, slots=True)
class Permanent:
    """A permanent bonus of an ID card (C-14.12 to C-14.15), and the clause that says what it gives."""

    name: str
    rule: str


@dataclass(frozen=True)
class Kinds:
    """Every kind that content may call by its id."""

    missions: Mapping[str, MissionKind]
    cities: Mapping[str, CityEffect]
    situations: Mapping[str, Situation]
    tokens: Mapping[str, TokenEffect]
    stickers: Mapping[str, Sticker]
    clearance: Mapping[str, ClearanceToken]
    penalties: Mapping[str, Penalty]
    permanents: Mapping[str, Permanent]
