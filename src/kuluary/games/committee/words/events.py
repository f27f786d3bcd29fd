"""What happened, in the past tense: cards and stocks of the table, then checks, stress, missions, ID cards, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from kuluary.core import Event, event


@event
class Posted(Event):
    """An agent has been given its starting city (C-2.8)."""

    reveals: ClassVar[bool] = True
    seat: int
    city: str
    mission: int


@event
class MissionCame(Event):
    """A regular mission has come onto the time track (C-2.9, C-3.9)."""

    reveals: ClassVar[bool] = True
    mission: int
    division: int
    city: str


@event
class AllyCame(Event):
    """An ally lies in a city (C-2.13, C-3.10)."""

    reveals: ClassVar[bool] = True
    ally: int
    city: str


@event
class JamLaid(Event):
    """A jam lies on a road (C-2.11)."""

    city: str
    other_city: str


@event
class JamCleared(Event):
    """A jam has gone to the discard, where its check is seen (C-10.17)."""

    reveals: ClassVar[bool] = True
    city: str
    other_city: str
    token: int


@event
class InterrogationLaid(Event):
    """An interrogation token lies in a city (C-2.12)."""

    reveals: ClassVar[bool] = True
    city: str
    token: int


@event
class NoTokenLeft(Event):
    """Neither supply nor discard had a jam or interrogation token left (K-A02)."""

    city: str


@event
class MainsLaid(Event):
    """The main missions and the face-up scenario tokens are laid out (C-2.14, C-2.15)."""

    reveals: ClassVar[bool] = True
    mains: tuple[str, ...]
    tokens: tuple[str, ...]


@event
class AnomalyMoved(Event):
    """The Committee standee shows where the current condition is met (C-2.16, C-11.4)."""

    city: str
    main: str
    part: int


@event
class RoundBegan(Event):
    """A round has begun (C-3.1)."""

    round: int


@event
class PhaseBegan(Event):
    """A phase has begun (C-3.1)."""

    phase: str


@event
class BronzeGiven(Event):
    """An agent has the extra action token this round (C-3.14)."""

    seat: int


@event
class ActionsGiven(Event):
    """An agent has got action tokens (C-3.13)."""

    seat: int
    count: int


@event
class ActionLost(Event):
    """A penalty has sent an action token back to the supply (C-7.17)."""

    seat: int


@event
class Gained(Event):
    """An agent has gained resources from the limit (C-1.8)."""

    seat: int
    resource: str
    count: int


@event
class Spent(Event):
    """An agent has spent resources (C-1.9)."""

    seat: int
    doc: int
    med: int
    eq: int
    fuel: int


@event
class Returned(Event):
    """An agent has returned a resource to the limit (C-8.6)."""

    seat: int
    resource: str


@event
class Lost(Event):
    """An agent has lost resources to the fund (C-1.10)."""

    seat: int
    resource: str
    count: int


@event
class LimitLost(Event):
    """The limit has lost resources to the fund (C-1.10)."""

    resource: str
    count: int


@event
class NothingLost(Event):
    """There was nothing left to lose (C-1.12)."""


@event
class Supplied(Event):
    """Something has gone from the fund to the limit (C-3.20, C-5.16)."""

    resource: str
    count: int


@event
class Served(Event):
    """An agent has spent an action token and begun to serve (C-4.3)."""

    seat: int


@event
class Moved(Event):
    """An agent has moved (C-4.8)."""

    seat: int
    city: str
    cost: int
    fuel: int


@event
class ExchangeBegan(Event):
    """Two agents exchange (C-4.16)."""

    seat: int
    other_seat: int


@event
class Handed(Event):
    """A resource has changed hands (C-4.17)."""

    seat: int
    to_seat: int
    resource: str


@event
class TokenHanded(Event):
    """A mission token has changed hands (C-4.17)."""

    seat: int
    to_seat: int
    mission: int


@event
class ActionHanded(Event):
    """An action token has changed hands (C-11.11)."""

    seat: int
    to_seat: int


@event
class ActionGained(Event):
    """An agent has got an action token outside the first step of the income phase (C-1.18)."""

    seat: int


@event
class ActionUsed(Event):
    """An agent has spent an action token: on relief, an exchange, a success, or on nothing (C-4.1, C-4.2)."""

    seat: int
    use: str


@event
class Ready(Event):
    """An agent has agreed to end the action phase (C-3.23)."""

    seat: int


@event
class CheckBegan(Event):
    """A check begins (C-6.1)."""

    seat: int
    colour: str
    department: str
    need: int


@event
class Rolled(Event):
    """Dice lie on the table: the first roll, a reroll or extra dice (C-6.5, C-6.11, C-6.14)."""

    reveals: ClassVar[bool] = True
    seat: int
    symbols: tuple[str, ...]


@event
class RerollUsed(Event):
    """A reroll has been used (C-6.11 to C-6.13)."""

    seat: int
    reroll: str
    cost: int


@event
class CheckCounted(Event):
    """A check has been counted (C-6.18)."""

    seat: int
    successes: int
    need: int
    failures: int
    passed: bool


@event
class StressLaid(Event):
    """A closed stress token has been laid (C-7.2)."""

    seat: int
    slot: int


@event
class StressOpened(Event):
    """A stress token has been opened (C-7.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    slot: int
    stress: str


@event
class StressClosed(Event):
    """An open stress token has been closed (C-7.11)."""

    seat: int
    slot: int


@event
class StressDiscarded(Event):
    """A closed stress token has been discarded, face up (C-7.11, C-7.13)."""

    reveals: ClassVar[bool] = True
    seat: int
    slot: int
    stress: str


@event
class StressCancelled(Event):
    """A calm token has gone to the fund instead of 1 stress (C-7.7)."""

    seat: int


@event
class StressVanished(Event):
    """There was no place for more stress (C-7.4)."""

    seat: int
    count: int


@event
class StressShuffled(Event):
    """The discard has become the stress of the limit (C-7.5)."""

    count: int


@event
class Unlocked(Event):
    """A cell has been unlocked (C-9.1)."""

    seat: int
    slot: int


@event
class ClearanceRevealed(Event):
    """A clearance token has been revealed (C-9.5)."""

    reveals: ClassVar[bool] = True
    seat: int
    clearance: str


@event
class ClearanceUsed(Event):
    """A kept clearance token has been used (C-9.6)."""

    seat: int
    clearance: str


@event
class AllyTaken(Event):
    """An agent has an ally: for good, or for what it gives at once (C-9.12, C-9.14)."""

    seat: int
    ally: int


@event
class InterrogationAnswered(Event):
    """A passed interrogation token lies on a mission (C-4.20)."""

    seat: int
    mission: int
    count: int


@event
class InterrogationDiscarded(Event):
    """A passed interrogation token was of no use to any card (C-4.21)."""

    seat: int


@event
class TokenLoaded(Event):
    """A mission token is in a trunk (C-10.11)."""

    seat: int
    mission: int


@event
class TokenLeft(Event):
    """A mission token has been left in a city (C-8.8)."""

    seat: int
    mission: int
    city: str


@event
class MissionCompleted(Event):
    """A regular mission is completed (C-10.3)."""

    seat: int
    mission: int
    space: int


@event
class MissionMissed(Event):
    """One of the two checks of a mission was not passed: both are taken anew another time (C-10.18)."""

    seat: int
    mission: int


@event
class MissionFailed(Event):
    """A regular mission has failed (C-10.7)."""

    mission: int
    space: int
    count: int


@event
class MissionHeld(Event):
    """A regular mission stays in its division (C-12.13)."""

    seat: int
    mission: int


@event
class MissionsSwapped(Event):
    """Two regular missions have changed places on the time track (C-5.7)."""

    mission: int
    other_mission: int


@event
class TokensSwapped(Event):
    """Two scenario tokens have changed places (C-5.7)."""

    token: str
    other_token: str


@event
class ConditionMet(Event):
    """A condition of a main mission is met (C-11.4)."""

    seat: int
    main: str
    part: int


@event
class MainCompleted(Event):
    """A main mission is completed (C-11.5)."""

    seat: int
    main: str
    space: int


@event
class TokenActive(Event):
    """A scenario token lies in the scenario area (C-11.6)."""

    token: str


@event
class TokenResolved(Event):
    """A scenario token acts in the scenario phase (C-3.3)."""

    token: str


@event
class PersonalCompleted(Event):
    """A personal mission is completed (C-12.5)."""

    seat: int
    personal: str


@event
class HelpPut(Event):
    """A help token lies on a condition (C-5.9)."""

    seat: int
    help: str
    condition: int


@event
class HelpBack(Event):
    """A help token is back in Ленинград (C-9.19)."""

    help: str


@event
class CityUsed(Event):
    """The effect of a city is applied (C-5.1)."""

    seat: int
    city: str


@event
class ScenarioUsed(Event):
    """An activation of the scenario has been chosen (C-15.4)."""

    seat: int
    activation: str


@event
class ShiftWorked(Event):
    """An agent has worked an overtime shift (C-16.4)."""

    seat: int


@event
class ClockMoved(Event):
    """The clock of the scenario shows another number (C-16.4, C-16.8)."""

    clock: int


@event
class ClockStruck(Event):
    """The clock has struck and shows 0 again (C-16.7)."""


@event
class MissionMoved(Event):
    """A regular mission has moved one division on by the strike (C-16.7)."""

    mission: int
    division: int


@event
class StickerUsed(Event):
    """A sticker has been used (C-14.9)."""

    seat: int
    sticker: str


@event
class LineTraced(Event):
    """A line around a permanent bonus has been traced (C-14.10)."""

    seat: int
    bonus: str
    count: int


@event
class Won(Event):
    """The last main mission is completed (C-13.1)."""

    space: int


@event
class Defeated(Event):
    """The agents have lost (C-13.2 to C-13.4)."""

    defeat: str


@event
class StickerAwarded(Event):
    """A sticker has been glued into an ID card (C-14.7)."""

    reveals: ClassVar[bool] = True
    seat: int
    sticker: str


@event
class DropCrossed(Event):
    """A defeat has crossed out a drop of an ID card (C-14.5, C-14.6)."""

    seat: int
    count: int
    retired: bool


EVENTS: Final = (
    Posted,
    MissionCame,
    AllyCame,
    JamLaid,
    JamCleared,
    InterrogationLaid,
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
    CheckBegan,
    Rolled,
    RerollUsed,
    CheckCounted,
    StressLaid,
    StressOpened,
    StressClosed,
    StressDiscarded,
    StressCancelled,
    StressVanished,
    StressShuffled,
    Unlocked,
    ClearanceRevealed,
    ClearanceUsed,
    AllyTaken,
    InterrogationAnswered,
    InterrogationDiscarded,
    TokenLoaded,
    TokenLeft,
    MissionCompleted,
    MissionMissed,
    MissionFailed,
    MissionHeld,
    MissionsSwapped,
    TokensSwapped,
    ConditionMet,
    MainCompleted,
    TokenActive,
    TokenResolved,
    PersonalCompleted,
    HelpPut,
    HelpBack,
    CityUsed,
    ScenarioUsed,
    ShiftWorked,
    ClockMoved,
    ClockStruck,
    MissionMoved,
    StickerUsed,
    LineTraced,
    Won,
    Defeated,
    StickerAwarded,
    DropCrossed,
)
