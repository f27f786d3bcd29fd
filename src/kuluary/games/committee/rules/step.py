"""Which free actions a step leaves open to everyone (C-4.4, C-6.16, C-7.8, C-8.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from kuluary.core import Step
from kuluary.games.committee.state import CommitteeState

SHUT: Final = 0
"""Nothing: stress is being received, or a choice is half made (C-7.8)."""
INSIDE: Final = 1
"""Inside a check: no medicine, nothing that begins something larger (C-6.16)."""
LIGHT: Final = 2
"""Inside an effect: every free action, but no action token (C-8.12, R-C20)."""
BETWEEN: Final = 3
"""Between two checks of one step: everything but another serve; under rules 1 as inside an effect (R-C84)."""
WIDE: Final = 4
"""Between the steps of a serve, or while nobody serves: everything but another serve (C-4.4)."""


class GameStep(Step[CommitteeState]):
    """A step of this game, with its window."""

    __slots__ = ()
    window: ClassVar[int] = SHUT
