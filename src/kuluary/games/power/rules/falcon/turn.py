"""Falcon's turn (P-12.8 to P-12.16): the supervisor, the choice of a card, how many he places, what else he does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kuluary.core import Step
from kuluary.games.power.content.cards import (
    BEGINNER,
    CIRCLE,
    GOVERNMENTS,
    GROUP_OF,
    HIGH,
    MAXIMUM,
    POWER,
    SUPERVISED,
    SUPPORT,
)
from kuluary.games.power.rules.falcon.cards import draw_card
from kuluary.games.power.rules.infiltration import (
    general_shadows,
    operation_pieces,
    place_agents,
    reach,
    run_operation,
    standing,
    take_back,
)
from kuluary.games.power.rules.recruiting import recruit
from kuluary.games.power.state import COUNTS, FALCON, PowerState
from kuluary.games.power.words.falcon import (
    FalconAimed,
    FalconCounted,
    FalconIdle,
    FalconNothing,
    FalconOperated,
    FalconPassedOver,
)


@dataclass(frozen=True, slots=True)
class FalconSupervised(Step[PowerState]):
    """With the supervisor Falcon recruits two, or else plays an action card (P-12.8, P-12.9, P-12.37)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        count = min(SUPERVISED, state.reserve[FALCON])
        if count:
            recruit(state, FALCON, count, "supervisor")
        if not count:
            draw_card(state, "reserve_empty")
        elif count < SUPERVISED and state.setup.level >= HIGH:
            draw_card(state, "one_recruited")


@dataclass(frozen=True, slots=True)
class FalconActs(Step[PowerState]):
    """Falcon infiltrates by priority, in a war runs operations before coloured cards, else recruits (P-12.10–16)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        for place, reason in _targets(state):
            if place < 0:
                if falcon_operation(state, "war"):
                    return
            elif _can_take(state, place):
                _take(state, place, reason)
                return
            elif state.news is not None:
                weak = state.holders[place] < 0
                state.tell(FalconPassedOver(state.row[place], "too_weak" if weak else "you_are_stronger"))
                state.beat("passed")
        if state.news is not None:
            state.tell(FalconIdle())
            state.beat("falcon")
        if state.reserve[FALCON]:
            recruit(state, FALCON, 1, "action")
        elif state.setup.level == BEGINNER:
            if state.news is not None:
                state.tell(FalconNothing())
                state.beat("falcon")
        else:
            draw_card(state, "action_recruit")


def falcon_operation(state: PowerState, reason: str) -> bool:
    """Run an operation for Falcon, one agent cheaper on maximum; tell whether he could (P-12.15, P-12.26, P-12.38)."""
    discount = int(state.setup.level == MAXIMUM)
    if operation_pieces(state, FALCON, discount, spent=state.spent) > state.active[FALCON]:
        return False
    if state.news is not None:
        state.tell(FalconOperated(state.operations, reason))
        state.beat("aimed")
    run_operation(state, FALCON, discount, spent=state.spent)
    return True


def _targets(state: PowerState) -> Iterator[tuple[int, str]]:
    """List what Falcon looks at, in order: places of the row with the reason, −1 for an operation (P-12.10)."""
    places = range(reach(state, FALCON))
    groups = [GROUP_OF[state.row[place] >> 3] for place in places]
    for wanted, reason in ((SUPPORT, "support_first"), (CIRCLE, "circle_next"), (POWER, "power_next")):
        for place in places:
            if groups[place] == wanted:
                yield place, reason
    if state.wars:
        yield -1, "war"
    coloured = [place for place in places if groups[place] < SUPPORT]
    base = (FALCON << COUNTS) + GOVERNMENTS
    matching = [place for place in coloured if state.counts[base + groups[place]]]
    for place in matching:
        yield place, "colour_match"
    for place in coloured:
        if place not in matching:
            yield place, "leftmost_colour"


def _can_take(state: PowerState, place: int) -> bool:
    """Tell whether Falcon's pieces and shadow agents suffice for a row card (P-12.10, P-12.14, R-F6, R-F18)."""
    active = state.active[FALCON]
    strength = active + general_shadows(state, FALCON, spent=state.spent)
    if state.holders[place] >= 0:
        return active > 0 and strength > standing(state, place)
    return active > 0 and strength >= state.setup.content.minimum[state.row[place] >> 3]


def falcon_pieces(state: PowerState, place: int) -> tuple[int, str]:
    """Say how many pieces Falcon places, and why (P-12.12, P-12.13, P-12.14)."""
    minimum = state.setup.content.minimum[state.row[place] >> 3]
    active = state.active[FALCON]
    intercepts = state.holders[place] >= 0
    if not intercepts and state.supervisor != FALCON:
        return max(1, minimum - general_shadows(state, FALCON, spent=state.spent)), "just_enough"
    if active <= minimum:
        return active, "all_he_has"
    return minimum + 1, "as_if_supervised" if intercepts else "one_extra"


def aims(state: PowerState) -> Iterator[tuple[int, str, bool, int]]:
    """List what Falcon looks at, in order, whether he could have it now, and with how many pieces."""
    for place, reason in _targets(state):
        if place < 0:
            pieces = operation_pieces(state, FALCON, int(state.setup.level == MAXIMUM), spent=state.spent)
            yield place, reason, pieces <= state.active[FALCON], pieces
        elif state.holders[place] != FALCON:
            yield place, reason, _can_take(state, place), falcon_pieces(state, place)[0]


def _take(state: PowerState, place: int, reason: str) -> None:
    pieces, why = falcon_pieces(state, place)
    shadows = general_shadows(state, FALCON, spent=state.spent)
    if state.news is not None:
        state.tell(FalconAimed(state.row[place], place + 1, reason))
        state.tell(FalconCounted(pieces, shadows, why))
        state.beat("aimed")
    if state.holders[place] >= 0:
        state.then(take_back(state, place, FALCON))
    place_agents(state, FALCON, place, pieces, shadows)


FALCON_SUPERVISED: Final = FalconSupervised()
FALCON_ACTS: Final = FalconActs()
