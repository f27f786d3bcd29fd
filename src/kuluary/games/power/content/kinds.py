"""What the rules may ask of a kind of card; the kinds themselves, one class each, are in the room `kinds`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from kuluary.games.power.content.cards import GROUPS

if TYPE_CHECKING:
    from kuluary.core import Step
    from kuluary.games.power.content import Alliance
    from kuluary.games.power.judgement.standing import Standing
    from kuluary.games.power.state import PowerState

Part = tuple[str, int, tuple[tuple[str, object], ...]]
"""One contribution to a score: what it is for, points, and the numbers behind it; the first is the row of the pad."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """What an alliance in force changes for its owner."""

    second_signs: tuple[tuple[int, int], ...] = ()
    """Support kinds, counted from the first of them, that give one more sign, and which (P-9.5)."""
    recruits: tuple[int, ...] = ()
    """Colours a card of which lets the owner recruit (P-9.6)."""
    shadowed: tuple[int, ...] = ()
    """Places of the row with shadow agents, 0 being the first (P-9.7)."""
    advances: tuple[int, ...] = ()
    """Groups whose infiltration lets the owner advance in a project (P-9.8)."""
    generous: bool = False
    """Whether an infiltration with many pieces brings a secondary object (P-9.9)."""
    rewarding: bool = False
    """Whether a new stage brings a secondary object (P-9.10)."""
    closing: bool = False
    """Whether the end of an alliance phase is its moment (P-7.11)."""


class Family:
    """A family of alliances (P-9): what its cards say, what they do and when, what they score, what they promise."""

    letter: ClassVar[str]
    rule: ClassVar[str]
    works: ClassVar[tuple[str, ...]]
    """When it works: instant, lasting, final."""
    fields: ClassVar[tuple[str, ...]] = ()
    """What an alliance of the family has to name in the content file: sign, group, groups, kinds, position."""
    groups: ClassVar[tuple[str, ...]] = GROUPS[:3]
    """Groups that the field `group` may name."""
    goes_on: ClassVar[bool] = False
    """Whether its owner may conclude one more at once."""
    demands: ClassVar[bool] = False
    """Whether rivals without its sign pay for it."""
    scores: ClassVar[bool] = False
    """Whether it brings its owner points at the end."""
    contested: ClassVar[bool] = False
    """Whether its points at the end go to whoever leads, be it a rival."""
    counts_discard: ClassVar[bool] = False
    """Whether its points at the end hang on what was discarded."""

    def __init_subclass__(cls) -> None:
        FAMILIES[cls.letter] = cls()

    def lasting(self, alliance: Alliance) -> Lasting:
        """Say what changes for the owner as long as the alliance is in force."""
        return NOTHING

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        """Give what the alliance does at once."""
        return ()

    def close(self, seat: int, alliance: int) -> Step[PowerState]:
        """Give what the owner may do at the end of an alliance phase."""
        raise AssertionError(f"family {self.letter} has nothing to do at the end of a phase")

    def score(self, state: PowerState, seat: int, alliance: int, owner: int) -> Part | None:
        """Write what the alliance brings a seat at the end; only a contested one is asked for others than its owner."""
        return None

    def points(self, state: PowerState, seat: int, alliance: int, owner: int) -> int:
        """Give what that comes to."""
        part = self.score(state, seat, alliance, owner)
        return 0 if part is None else part[1]

    def sign_points(self, alliance: Alliance, sign: int) -> int:
        """Give what one more sign would add at the end."""
        return 0

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        """Guess what the effect would bring if the alliance were concluded now."""
        return self.hope(standing, alliance)

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        """Guess what the effect, once in force, brings its owner at the end or goes on bringing."""
        return 0.0

    def hopes(self, state: PowerState, alliance: Alliance) -> Sequence[float]:
        """Guess what a contested alliance, once in force, brings every seat."""
        return (0.0,) * state.setup.players


class Professional:
    """A kind of professional (P-10.11 to P-10.16): when it can do something, and what."""

    id: ClassVar[str]
    rule: ClassVar[str]
    another: ClassVar[bool] = False
    """Whether another professional may be played after it (P-10.14)."""

    def __init_subclass__(cls) -> None:
        PROFESSIONAL_KINDS[cls.id] = cls()

    @property
    def text(self) -> str:
        """Give the key of its name and effect."""
        return f"power-professional-{self.id}"

    def can_act(self, state: PowerState, seat: int) -> bool:
        """Tell whether it can do something for a seat now (P-10.8, R-P8)."""
        raise NotImplementedError

    def use(self, seat: int) -> Step[PowerState]:
        """Give the step that applies it."""
        raise NotImplementedError


class FalconCard:
    """A kind of action card of Falcon's (P-12.25 to P-12.34)."""

    id: ClassVar[str]
    rule: ClassVar[str]

    def __init_subclass__(cls) -> None:
        FALCON_KINDS[cls.id] = cls()

    @property
    def text(self) -> str:
        """Give the key of its name and effect."""
        return f"power-falcon-{self.id}"

    def apply(self, state: PowerState) -> None:
        """Do what the card says."""
        raise NotImplementedError


NOTHING: Final = Lasting()
FAMILIES: Final[dict[str, Family]] = {}
PROFESSIONAL_KINDS: Final[dict[str, Professional]] = {}
FALCON_KINDS: Final[dict[str, FalconCard]] = {}
