"""What Falcon does and why: every step of his has an event with its reason (P-12)."""

from __future__ import annotations

from typing import ClassVar, Final

from kuluary.core import Event, event


@event
class ProjectOrderLaid(Event):
    """Falcon's project tokens lie in this order (P-12.5)."""

    projects: tuple[int, ...]


@event
class FalconDrew(Event):
    """Falcon must play an action card: reserve_empty, one_recruited, action_recruit or next_card (P-12.9)."""

    reason: str


@event
class FalconCardPlayed(Event):
    """An action card is turned up (P-12.24)."""

    reveals: ClassVar[bool] = True
    falcon_card: int


@event
class FalconCardIdle(Event):
    """The action card can do nothing: `reason` is agents_short or impossible (P-12.24)."""

    falcon_card: int
    reason: str


@event
class FalconPaid(Event):
    """Falcon has sent pieces from active to reserve for a card (P-12.24)."""

    count: int


@event
class FalconShadowGained(Event):
    """Falcon has one shadow agent more until the alliance phase (P-12.29)."""

    count: int


@event
class FalconDeckShuffled(Event):
    """The action deck and its discard are shuffled together (P-12.31, P-12.33, H53)."""

    count: int


@event
class FalconPassedOver(Event):
    """A card that comes first is not to be had: `reason` is too_weak or you_are_stronger (P-12.10)."""

    card: int
    reason: str


@event
class FalconAimed(Event):
    """Falcon has chosen a row card: support_first, circle_next, power_next, colour_match or leftmost_colour."""

    card: int
    place: int
    reason: str


@event
class FalconCounted(Event):
    """How many pieces Falcon places: just_enough, one_extra, all_he_has or as_if_supervised (P-12.12 to P-12.14)."""

    pieces: int
    shadows: int
    reason: str


@event
class FalconOperated(Event):
    """Falcon runs an operation: `reason` is war or emissary (P-12.15, P-12.26)."""

    operation: int
    reason: str


@event
class FalconIdle(Event):
    """Falcon can take no object and run no operation, so he recruits (P-12.16)."""


@event
class FalconNothing(Event):
    """A beginner Falcon with an empty reserve does nothing (P-12.35)."""


@event
class FalconOrdered(Event):
    """The leftmost token that qualifies decided, and went to the right end (P-12.5)."""

    project: int
    projects: tuple[int, ...]


@event
class FalconAdvanced(Event):
    """Falcon has joined a project or reached a stage, for a support card, circle, sign or card (P-12.18 to P-12.21)."""

    project: int
    stage: int
    reason: str
    points: int
    """What the stage adds to what the one before it was worth."""


@event
class FalconStays(Event):
    """A sign or card moves him nowhere: the project is complete or nobody is left to join (P-12.7, R-F17)."""

    project: int


@event
class ProjectTokenGone(Event):
    """Falcon has completed a project: its token leaves the game (P-12.7)."""

    project: int


FALCON_EVENTS: Final = (
    ProjectOrderLaid,
    FalconDrew,
    FalconCardPlayed,
    FalconCardIdle,
    FalconPaid,
    FalconShadowGained,
    FalconDeckShuffled,
    FalconPassedOver,
    FalconAimed,
    FalconCounted,
    FalconOperated,
    FalconIdle,
    FalconNothing,
    FalconOrdered,
    FalconAdvanced,
    FalconStays,
    ProjectTokenGone,
)
