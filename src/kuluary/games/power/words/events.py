"""What happened: every event of the game for 2–5 seats; Falcon's own are in `falcon`."""

from __future__ import annotations

from typing import ClassVar, Final

from kuluary.core import Event, event


@event
class FirstChosen(Event):
    """Chance has given the supervisor to a seat (P-2.10)."""

    seat: int


@event
class HandDealt(Event):
    """Everyone sees how many alliances a seat was dealt (P-2.4, P-2.5)."""

    seat: int
    count: int


@event
class AllianceReturned(Event):
    """A seat has returned an alliance face down (P-2.5)."""

    seat: int


@event
class ReturnedAlliance(Event):
    """The seat itself knows which."""

    seat: int
    alliance: int


@event
class RowLaid(Event):
    """A round begins with a new row; wars in it shorten the row (P-2.3, P-5.18)."""

    reveals: ClassVar[bool] = True
    round: int
    cards: tuple[int, ...]
    wars: int
    points: tuple[int, ...]
    """What every seat would have if the game ended now."""


@event
class SupervisorPassed(Event):
    """The supervisor has come to a seat (P-3.1); a new action phase of the round begins."""

    seat: int
    circle: int


@event
class HeadhunterPassed(Event):
    """The headhunter has come to a seat (P-3.1)."""

    seat: int


@event
class Recruited(Event):
    """Pieces of a seat went from reserve to active; `by` says why (P-3.2, P-3.4, P-3.6, P-9.6, P-10.11)."""

    seat: int
    count: int
    by: str


@event
class Infiltrated(Event):
    """A seat has placed agents on a row card (P-4.2)."""

    seat: int
    card: int
    pieces: int
    shadows: int


@event
class Intercepted(Event):
    """A seat has lost a row card to a rival and takes its agents back (P-4.4)."""

    seat: int
    loser_seat: int
    card: int
    pieces: int


@event
class OperationRun(Event):
    """A seat has run an operation (P-4.12)."""

    seat: int
    operation: int
    pieces: int
    shadows: int
    points: int


@event
class Joined(Event):
    """A seat has joined a project (P-5.3)."""

    seat: int
    project: int
    paid: int


@event
class Advanced(Event):
    """A seat has reached the next stage of a project (P-5.5)."""

    seat: int
    project: int
    stage: int
    paid: int
    points: int
    """What the stage adds to what the one before it was worth."""


@event
class TurnPassed(Event):
    """A seat could do nothing (P-3.8)."""

    seat: int
    supervised: bool
    """It was the supervisor, who may do less than others (P-3.3)."""


@event
class AlliancesDrawn(Event):
    """A seat has drawn alliances (P-1.9)."""

    seat: int
    count: int


@event
class AlliancesSeen(Event):
    """The seat itself, or everyone where it is open, sees which."""

    reveals: ClassVar[bool] = True
    seat: int
    alliances: tuple[int, ...]


@event
class AlliancesReshuffled(Event):
    """The alliance discard has become the deck (P-1.9)."""

    count: int


@event
class Captured(Event):
    """A row card is now a seat's own (P-6.2)."""

    seat: int
    card: int
    pieces: int
    points: int
    """What it adds to what the seat would have if the game ended now."""


@event
class Recalled(Event):
    """Pieces went back to active, one from each object and operation (P-6.5, P-6.6)."""

    seat: int
    count: int


@event
class RecalledMore(Event):
    """One more piece went back by Unified Nations (P-6.7)."""

    seat: int
    card: int


@event
class RecalledFromOperation(Event):
    """One more piece went back from an operation by Unified Nations (P-6.7)."""

    seat: int
    operation: int


@event
class PiecesLost(Event):
    """The rest of an operation's pieces went to reserve (P-6.6)."""

    seat: int
    operation: int
    count: int


@event
class PhaseBegun(Event):
    """The alliance phase begins; wars end (P-7.1, P-5.20)."""

    round: int
    wars: int


@event
class Concluded(Event):
    """A seat has concluded an alliance (P-7.4); `ignored` tells whether its requirements were ignored (P-7.8)."""

    reveals: ClassVar[bool] = True
    seat: int
    alliance: int
    ignored: bool
    points: int
    """What it adds to what the seat would have if the game ended now."""


@event
class SecondaryTaken(Event):
    """A seat has taken a secondary object from the supply (P-8.12)."""

    seat: int
    secondary: int
    points: int
    """What it adds to what the seat would have if the game ended now."""


@event
class SecondaryMissing(Event):
    """The supply has no such secondary object left (P-8.13)."""

    seat: int
    secondary: int


@event
class AlliancesRevealed(Event):
    """A search of the deck: what was revealed, and what of it was taken (P-9.2)."""

    reveals: ClassVar[bool] = True
    seat: int
    alliances: tuple[int, ...]
    taken: tuple[int, ...]


@event
class TributeGiven(Event):
    """A seat has given a card to a rival (P-9.3)."""

    seat: int
    taker_seat: int
    card: int
    alliance: int
    lost: int
    """By how much less the giver would have if the game ended now."""
    points: int
    """What it adds to what the taker would have."""


@event
class TributeAvoided(Event):
    """A seat has the sign, or nothing to give (P-9.3)."""

    seat: int
    protected: bool
    alliance: int


@event
class Recovered(Event):
    """A seat has taken an object from the discard (P-9.4, P-10.15)."""

    seat: int
    card: int
    points: int
    """What it adds to what the seat would have if the game ended now."""


@event
class NothingRecovered(Event):
    """No such card lies in the discard: the alliance has no effect (P-9.4)."""

    seat: int
    alliance: int


@event
class ObjectDiscarded(Event):
    """A seat has discarded an object or returned a secondary object (P-5.8, P-9.16)."""

    seat: int
    card: int
    lost: int
    """By how much less it would have if the game ended now."""
    pays: bool
    """Its signs pay for Deep State (P-5.8)."""


@event
class PiecesToReserve(Event):
    """Pieces on a lost object went to reserve (P-6.9)."""

    seat: int
    card: int
    count: int


@event
class Attached(Event):
    """An Inner Circle lies under a host for good (P-8.6)."""

    seat: int
    card: int
    host: int
    points: int
    """What it adds to what the seat would have if the game ended now, its own four points taken off."""


@event
class AllianceDiscarded(Event):
    """A seat has discarded an alliance above the limit, face up (P-7.10, R-P29)."""

    reveals: ClassVar[bool] = True
    seat: int
    alliance: int


@event
class ProfessionalTaken(Event):
    """A seat has taken a professional (P-10.1)."""

    seat: int


@event
class ProfessionalSeen(Event):
    """The seat itself sees which."""

    reveals: ClassVar[bool] = True
    seat: int
    professional: int


@event
class ProfessionalsReshuffled(Event):
    """The discard of the professionals has become their deck (P-10.5)."""

    count: int


@event
class ProfessionalPlayed(Event):
    """A seat has played a professional (P-10.6)."""

    reveals: ClassVar[bool] = True
    seat: int
    professional: int


@event
class ProfessionalDiscarded(Event):
    """A seat has discarded its fourth professional, face up (P-10.4)."""

    reveals: ClassVar[bool] = True
    seat: int
    professional: int


@event
class Assassinated(Event):
    """A piece went from an object to its owner's reserve (P-10.14)."""

    seat: int
    victim_seat: int
    card: int


@event
class InfiltrationFailed(Event):
    """The last piece has left a row card: it is unoccupied (P-4.11)."""

    seat: int
    card: int


@event
class AlliancesLookedAt(Event):
    """A seat has looked at the top of the alliance deck and kept one (P-10.16)."""

    seat: int
    count: int


@event
class AllianceKept(Event):
    """The seat itself knows which it kept."""

    seat: int
    alliance: int


@event
class TopArranged(Event):
    """The seat itself knows in which order the others lie on top."""

    seat: int
    alliances: tuple[int, ...]


@event
class ScoringBegun(Event):
    """The deck cannot fill another row: pieces and hands are put away (P-7.13, P-11.1)."""

    left: int
    points: tuple[int, ...]
    """What every seat has before the last Inner Circles are attached."""


EVENTS: Final = (
    FirstChosen,
    HandDealt,
    AllianceReturned,
    ReturnedAlliance,
    RowLaid,
    SupervisorPassed,
    HeadhunterPassed,
    Recruited,
    Infiltrated,
    Intercepted,
    OperationRun,
    Joined,
    Advanced,
    TurnPassed,
    AlliancesDrawn,
    AlliancesSeen,
    AlliancesReshuffled,
    Captured,
    Recalled,
    RecalledMore,
    RecalledFromOperation,
    PiecesLost,
    PhaseBegun,
    Concluded,
    SecondaryTaken,
    SecondaryMissing,
    AlliancesRevealed,
    TributeGiven,
    TributeAvoided,
    Recovered,
    NothingRecovered,
    ObjectDiscarded,
    PiecesToReserve,
    Attached,
    AllianceDiscarded,
    ProfessionalTaken,
    ProfessionalSeen,
    ProfessionalsReshuffled,
    ProfessionalPlayed,
    ProfessionalDiscarded,
    Assassinated,
    InfiltrationFailed,
    AlliancesLookedAt,
    AllianceKept,
    TopArranged,
    ScoringBegun,
)
