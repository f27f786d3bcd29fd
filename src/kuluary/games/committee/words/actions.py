"""What a hand does in the action phase: action tokens, free actions, the steps of a serve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import Action


@dataclass(frozen=True, slots=True)
class Serve(Action):
    """Spend an action token to serve: move, exchange, interrogations, activation (C-4.3)."""


@dataclass(frozen=True, slots=True)
class Relieve(Action):
    """Spend an action token: every agent may remove 1 stress (C-4.6)."""


@dataclass(frozen=True, slots=True)
class Broker(Action):
    """Spend an action token on an exchange between any two agents (C-12.12)."""

    first_seat: int
    second_seat: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard an action token unused (C-4.2)."""


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Agree to end the action phase (C-3.23)."""


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Return a resource to the limit for nothing (C-8.6)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Medicate(Action):
    """Spend medicine to remove own stress (C-8.4)."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave a mission token in the own city (C-8.8)."""

    mission: int


@dataclass(frozen=True, slots=True)
class Redeem(Action):
    """Use a kept clearance token (C-9.6)."""

    clearance: str


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Give a cargo to the fund and one of the same type to the limit for an action token (C-12.11)."""

    resource: str


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """Hand an action token to another agent (C-11.11)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stick(Action):
    """Use a sticker of the ID card (C-14.9)."""

    sticker: str


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Go to a city by a route of that cost (C-4.14)."""

    city: str
    cost: int


@dataclass(frozen=True, slots=True)
class Partner(Action):
    """Exchange with an agent (C-4.16, C-5.14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class UseCity(Action):
    """Apply the effect of a city (C-5.1)."""

    city: str


@dataclass(frozen=True, slots=True)
class TakeAlly(Action):
    """Take an ally (C-9.11)."""

    ally: int


@dataclass(frozen=True, slots=True)
class DoMain(Action):
    """Meet the current condition of the main mission (C-11.2)."""


@dataclass(frozen=True, slots=True)
class DoMission(Action):
    """Perform a regular mission here: complete it, or load its token (C-10.2)."""

    mission: int


@dataclass(frozen=True, slots=True)
class DoPersonal(Action):
    """Complete the current personal mission (C-12.2)."""


@dataclass(frozen=True, slots=True)
class DoScenario(Action):
    """Choose an activation that the scenario adds (C-15.4)."""

    activation: str


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Work an overtime shift: an action token for stress (C-16.4)."""


DEEDS: Final = (
    Serve,
    Relieve,
    Broker,
    Discard,
    Finish,
    Return,
    Medicate,
    Leave,
    Redeem,
    Convert,
    HandOver,
    Stick,
    Move,
    Partner,
    UseCity,
    TakeAlly,
    DoMain,
    DoMission,
    DoPersonal,
    DoScenario,
    Shift,
)
