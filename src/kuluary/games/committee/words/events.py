"""What happened on the table: set-up, rounds, stocks, moves, exchanges. Nobody has secrets, so all are for everyone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kuluary.core import Event


@dataclass(frozen=True, slots=True)
class Posted(Event):
    """An agent has been given its starting city (C-2.8)."""

    reveals: ClassVar[bool] = True
    seat: int
    city: str
    mission: int


@dataclass(frozen=True, slots=True)
class MissionCame(Event):
    """A regular mission has come onto the time track (C-2.9, C-3.9)."""

    reveals: ClassVar[bool] = True
    mission: int
    division: int
    city: str


@dataclass(frozen=True, slots=True)
class AllyCame(Event):
    """An ally lies in a city (C-2.13, C-3.10)."""

    reveals: ClassVar[bool] = True
    ally: int
    city: str


@dataclass(frozen=True, slots=True)
class JamLaid(Event):
    """A jam lies on a road (C-2.11)."""

    city: str
    other_city: str


@dataclass(frozen=True, slots=True)
class JamCleared(Event):
    """A jam has gone to the discard, where its check is seen (C-10.17)."""

    reveals: ClassVar[bool] = True
    city: str
    other_city: str
    token: int


@dataclass(frozen=True, slots=True)
class TalkLaid(Event):
    """An interrogation token lies in a city (C-2.12)."""

    reveals: ClassVar[bool] = True
    city: str
    token: int


@dataclass(frozen=True, slots=True)
class NoTokenLeft(Event):
    """Neither supply nor discard had a jam or interrogation token left (K-A02)."""

    city: str


@dataclass(frozen=True, slots=True)
class MainsLaid(Event):
    """The main missions and the face-up scenario tokens are laid out (C-2.14, C-2.15)."""

    reveals: ClassVar[bool] = True
    mains: tuple[str, ...]
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnomalyMoved(Event):
    """The Committee standee shows where the current condition is met (C-2.16, C-11.4)."""

    city: str
    main: str
    part: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round has begun (C-3.1)."""

    round: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase has begun (C-3.1)."""

    phase: str


@dataclass(frozen=True, slots=True)
class BronzeGiven(Event):
    """An agent has the extra action token this round (C-3.14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ActionsGiven(Event):
    """An agent has got action tokens (C-3.13)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ActionLost(Event):
    """A penalty has sent an action token back to the supply (C-7.17)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """An agent has gained resources from the limit (C-1.8)."""

    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Spent(Event):
    """An agent has spent resources (C-1.9)."""

    seat: int
    doc: int
    med: int
    eq: int
    fuel: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """An agent has returned a resource to the limit (C-8.6)."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """An agent has lost resources to the fund (C-1.10)."""

    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class LimitLost(Event):
    """The limit has lost resources to the fund (C-1.10)."""

    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class NothingLost(Event):
    """There was nothing left to lose (C-1.12)."""


@dataclass(frozen=True, slots=True)
class Supplied(Event):
    """Something has gone from the fund to the limit (C-3.20, C-5.16)."""

    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Served(Event):
    """An agent has spent an action token and begun to serve (C-4.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """An agent has moved (C-4.8)."""

    seat: int
    city: str
    cost: int
    fuel: int


@dataclass(frozen=True, slots=True)
class ExchangeBegan(Event):
    """Two agents exchange (C-4.16)."""

    seat: int
    other_seat: int


@dataclass(frozen=True, slots=True)
class Handed(Event):
    """A resource has changed hands (C-4.17)."""

    seat: int
    to_seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class TokenHanded(Event):
    """A mission token has changed hands (C-4.17)."""

    seat: int
    to_seat: int
    mission: int


@dataclass(frozen=True, slots=True)
class ActionHanded(Event):
    """An action token has changed hands (C-11.11)."""

    seat: int
    to_seat: int


@dataclass(frozen=True, slots=True)
class ActionGained(Event):
    """An agent has got an action token outside the first step of the income phase (C-1.18)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ActionUsed(Event):
    """An agent has spent an action token: on relief, an exchange, a success, or on nothing (C-4.1, C-4.2)."""

    seat: int
    use: str


@dataclass(frozen=True, slots=True)
class Ready(Event):
    """An agent has agreed to end the action phase (C-3.23)."""

    seat: int


TABLE_EVENTS: Final = (
    Posted,
    MissionCame,
    AllyCame,
    JamLaid,
    JamCleared,
    TalkLaid,
    NoTokenLeft,
    MainsLaid,
    AnomalyMoved,
    RoundBegan,
    PhaseBegan,
    BronzeGiven,
    ActionsGiven,
    ActionLost,
    Gained,
    Spent,
    Returned,
    Lost,
    LimitLost,
    NothingLost,
    Supplied,
    Served,
    Moved,
    ExchangeBegan,
    Handed,
    TokenHanded,
    ActionHanded,
    ActionGained,
    ActionUsed,
    Ready,
)
