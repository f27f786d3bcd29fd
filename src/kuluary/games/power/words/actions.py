"""What a hand does: every action of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import Action


@dataclass(frozen=True, slots=True)
class Infiltrate(Action):
    """Place pieces on a row card; all shadow agents that apply there join by themselves (P-4.2, P-4.3, P-4.8)."""

    card: int
    pieces: int


@dataclass(frozen=True, slots=True)
class RunOperation(Action):
    """Run the top operation of the stack (P-4.12)."""

    operation: int


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Join a project or move to its next stage (P-5.1)."""

    project: int


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Move pieces from reserve to active (P-3.6)."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeProfessional(Action):
    """Take a professional instead of recruiting (P-10.1)."""


@dataclass(frozen=True, slots=True)
class PlayProfessional(Action):
    """Play a professional before the action (P-10.6)."""

    professional: int


@dataclass(frozen=True, slots=True)
class DiscardProfessional(Action):
    """Discard the fourth professional (P-10.4)."""

    professional: int


@dataclass(frozen=True, slots=True)
class Assassinate(Action):
    """Send a piece from an object to its owner's reserve (P-10.14, P-12.27)."""

    card: int


@dataclass(frozen=True, slots=True)
class Recover(Action):
    """Take an object from the discard (P-9.4, P-10.15)."""

    card: int


@dataclass(frozen=True, slots=True)
class KeepAlliance(Action):
    """Keep one of the alliances Informant looks at (P-10.16)."""

    alliance: int


@dataclass(frozen=True, slots=True)
class PutOnTop(Action):
    """Say which alliance lies next on top of the deck (P-10.16)."""

    alliance: int


@dataclass(frozen=True, slots=True)
class ReturnAlliance(Action):
    """Return an alliance of the experienced deal (P-2.5)."""

    alliance: int


@dataclass(frozen=True, slots=True)
class Conclude(Action):
    """Conclude an alliance from hand (P-7.2)."""

    alliance: int


@dataclass(frozen=True, slots=True)
class DiscardAlliance(Action):
    """Discard an alliance above the hand limit (P-7.10)."""

    alliance: int


@dataclass(frozen=True, slots=True)
class DrawBenefit(Action):
    """Take the benefit of Deep State before anything else that is due (P-5.17)."""


@dataclass(frozen=True, slots=True)
class TakeSecondary(Action):
    """Take a secondary object an alliance offers (P-9.9, P-9.10)."""

    secondary: int
    alliance: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard an object, or return a secondary object to the supply (P-5.8, P-9.16)."""

    card: int


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a card as tribute (P-9.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Recall(Action):
    """Recall one more piece from an object (P-6.7)."""

    card: int


@dataclass(frozen=True, slots=True)
class RecallFrom(Action):
    """Recall one more piece from an operation just run (P-6.7)."""

    operation: int


@dataclass(frozen=True, slots=True)
class Attach(Action):
    """Attach an Inner Circle to a power or support card (P-8.7)."""

    card: int
    host: int


ACTIONS: Final = (
    Infiltrate,
    RunOperation,
    Advance,
    Recruit,
    TakeProfessional,
    PlayProfessional,
    DiscardProfessional,
    Assassinate,
    Recover,
    KeepAlliance,
    PutOnTop,
    ReturnAlliance,
    Conclude,
    DiscardAlliance,
    DrawBenefit,
    TakeSecondary,
    Discard,
    Give,
    Recall,
    RecallFrom,
    Attach,
)
