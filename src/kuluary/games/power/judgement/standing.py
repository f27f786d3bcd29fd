"""What every judgement begins with: what a seat has, counted once, and how fast things grow."""

from __future__ import annotations

from typing import Final, NamedTuple

from kuluary.games.power.content.cards import (
    CORPORATIONS,
    CRIME,
    FIRST_POWER,
    FIRST_SECONDARY,
    GOVERNMENTS,
    INNER_CIRCLE,
)
from kuluary.games.power.rules.objects import signs
from kuluary.games.power.rules.scoring import SET_POINTS
from kuluary.games.power.state import ALLYING, COUNTS, ENDED, PowerState

PACE: Final = 0.75
"""Cards of the row a seat takes in an action phase, about: so many phases are left."""
GROWTH: Final = 0.38
"""What a colour grows by in a phase for those who collect it: cards, and that they come together."""
POWER_GROWTH: Final = 0.12
"""The same of power cards."""
UNKNOWN_ALLIANCE: Final = 1.6
"""A card in a hand nobody sees."""


class Eye(NamedTuple):
    """Numbers by which hopes are weighed that are not the same for every judgement."""

    agents_short: float
    """Advances that every agent short of what a project still costs takes away."""
    sign_share: float
    """What part of what a sign may bring counts for an alliance that shows it: not every project is gone on with."""


AMONG_RIVALS: Final = Eye(agents_short=0.25, sign_share=0.33)
AGAINST_FALCON: Final = Eye(agents_short=0.5, sign_share=1.0)
"""The weights of the game alone were learned with these."""


class Standing:
    """What a seat has, counted once for all the questions about it."""

    __slots__ = (
        "colour_value",
        "colours",
        "counts",
        "eye",
        "held",
        "phases",
        "power",
        "power_value",
        "rounds",
        "seat",
        "sign_value",
        "state",
    )

    def __init__(self, state: PowerState, seat: int, phases: float, rounds: int, eye: Eye = AMONG_RIVALS) -> None:
        base = seat << COUNTS
        counts = state.counts[base : base + 32]
        self.state = state
        self.seat = seat
        self.counts = counts
        self.eye = eye
        self.colours = (
            counts[0] + counts[1] + counts[2] + counts[FIRST_SECONDARY],
            counts[3] + counts[4] + counts[5] + counts[FIRST_SECONDARY + 1],
            counts[6] + counts[7] + counts[8] + counts[FIRST_SECONDARY + 2],
        )
        self.power = sum(counts[FIRST_POWER:INNER_CIRCLE]) + counts[FIRST_SECONDARY + 3]
        self.held = (signs(state, seat, 0), signs(state, seat, 1), signs(state, seat, 2))
        self.phases = phases
        self.rounds = rounds
        self.colour_value = tuple([0.35 + counts[GOVERNMENTS + colour] + 1.2 * counts[CRIME] for colour in range(3)])
        self.power_value = 0.6 + SET_POINTS * counts[CORPORATIONS]
        self.sign_value = (0.0, 0.0, 0.0)


def phases_left(state: PowerState) -> float:
    """Guess how many action phases are still to come."""
    if state.phase == ENDED:
        return 0.0
    setup = state.setup
    cards = len(state.row) + (setup.rounds - state.round) * setup.row
    return cards / (PACE * setup.players)


def alliance_phases_left(state: PowerState) -> int:
    """Count the alliance phases still to come; the present one is as good as over."""
    return state.setup.rounds - state.round + (state.phase < ALLYING)
