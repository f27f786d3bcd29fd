"""Infiltration, interception, shadow agents, operations (P-4), and what an infiltration sets off (P-9.8, P-9.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content.cards import (
    COMINTERN,
    GENEROUS,
    GROUP_OF,
    OPERATIONS,
    PIECES,
    POSITIONAL,
    PROJECTS,
    SECONDARY_OF_GROUP,
    SPYWARE,
)
from kuluary.games.power.rules.exchange import gain_secondary
from kuluary.games.power.rules.projects import advance, can_advance, refuse_advance, refuse_secondary
from kuluary.games.power.state import PowerState, is_falcon
from kuluary.games.power.state.answers import ADVANCE, TAKE_SECONDARY
from kuluary.games.power.state.decks import draw_alliances, numbers_in
from kuluary.games.power.words.actions import Advance, Infiltrate, TakeSecondary
from kuluary.games.power.words.events import Infiltrated, Intercepted, OperationRun

# What is within reach


def reach(state: PowerState, seat: int) -> int:
    """Count the row cards available to a seat (P-4.1)."""
    return min(len(state.row), state.setup.content.available[state.stages[4 * seat + SPYWARE]])


def general_shadows(state: PowerState, seat: int, *, spent: bool = False) -> int:
    """Count the shadow agents a seat can use anywhere: Comintern's, unless Emissary used them up (P-4.7, P-10.13)."""
    if spent:
        return 0
    shadows = state.setup.content.shadows[state.stages[4 * seat + COMINTERN]]
    return shadows + state.falcon_shadow if state.falcon_shadow and is_falcon(state, seat) else shadows


def positional_shadows(state: PowerState, seat: int, place: int, *, spent: bool = False) -> int:
    """Count the shadow agents of alliances on a place of the row, 0 being the first (P-4.10); Falcon has none."""
    if not state.concluded[seat]:
        return 0
    positional = state.setup.content.positional
    if place >= len(positional) or not state.concluded[seat] & positional[place] or is_falcon(state, seat):
        return 0
    return 0 if spent and state.setup.blocks_positional else POSITIONAL


def shadows_at(state: PowerState, seat: int, place: int, *, spent: bool = False) -> int:
    """Count the shadow agents a seat must use on a place of the row (P-4.8)."""
    return general_shadows(state, seat, spent=spent) + positional_shadows(state, seat, place, spent=spent)


def standing(state: PowerState, place: int) -> int:
    """Count the agents on a row card, pieces and shadow agents."""
    return state.pieces[state.row[place]] + state.shade[place] if state.holders[place] >= 0 else 0


def least_pieces(state: PowerState, place: int, shadows: int) -> int:
    """Give the fewest pieces that take a row card beside so many shadow agents.

    Its minimum, or one agent more than stands there (P-4.2, P-4.3).
    """
    there = standing(state, place)
    needed = there + 1 if there else state.setup.content.minimum[state.row[place] >> 3]
    return max(1, needed - shadows)


def operation_pieces(state: PowerState, seat: int, discount: int = 0, *, spent: bool = False) -> int:
    """Give the pieces the next operation takes beside all shadow agents (P-4.13, H24), or more than anyone has."""
    if state.operations == len(OPERATIONS):
        return PIECES + 1
    needed = state.setup.content.operation_agents[state.operations] - discount
    return max(1, needed - general_shadows(state, seat, spent=spent))


# Doing it


def take_back(state: PowerState, place: int, by: int) -> Step[PowerState]:
    """The holder of a row card takes its agents back; what follows is that it draws an alliance (P-4.4)."""
    card = state.row[place]
    loser = state.holders[place]
    state.active[loser] += state.pieces[card]
    if state.news is not None:
        state.tell(Intercepted(by, loser, card, state.pieces[card]))
    state.pieces[card] = 0
    state.holders[place] = -1
    state.shade[place] = 0
    if state.news is not None:
        state.beat("intercepted")
    return draw_alliances(loser, 1)


def place_agents(state: PowerState, seat: int, place: int, pieces: int, shadows: int) -> None:
    """Put agents on a row card that nobody holds any more."""
    card = state.row[place]
    state.active[seat] -= pieces
    state.pieces[card] = pieces
    state.holders[place] = seat
    state.shade[place] = shadows
    if state.news is not None:
        state.tell(Infiltrated(seat, card, pieces, shadows))
        state.beat("placed")


def infiltrate(state: PowerState, seat: int, card: int, pieces: int) -> None:
    """Take a row card, away from a rival if need be; then the own alliances answer (P-4.2, P-4.3, P-9.8, P-9.9)."""
    place = state.row.index(card)
    shadows = shadows_at(state, seat, place, spent=state.spent)
    follows: tuple[Step[PowerState], ...] = ()
    if state.holders[place] >= 0:
        follows = (take_back(state, place, seat),)
    place_agents(state, seat, place, pieces, shadows)
    concluded = state.concluded[seat]
    if concluded:
        content = state.setup.content
        advances = (concluded & content.advancing[GROUP_OF[card >> 3]]).bit_count()
        generous = concluded & content.generous if pieces >= GENEROUS else 0
        if advances or generous:
            follows = (*follows, AfterInfiltration(seat, advances, generous))
    if follows:
        state.then(*follows)


def run_operation(state: PowerState, seat: int, discount: int = 0, *, spent: bool = False) -> None:
    """Take the top operation and place exactly the agents it asks for (P-4.12, P-4.13)."""
    pieces = operation_pieces(state, seat, discount, spent=spent)
    number = state.operations
    state.operations += 1
    state.operation_owner[number] = seat
    state.operation_pieces[number] = pieces
    state.active[seat] -= pieces
    if state.news is not None:
        points = state.setup.content.operation_points[number]
        state.tell(OperationRun(seat, number, pieces, general_shadows(state, seat, spent=spent), points))
        state.beat("operation")


@dataclass(frozen=True, slots=True)
class AfterInfiltration(Step[PowerState]):
    """Advances and secondary objects that alliances bring, in any order, each optional (P-9.8, P-9.9, R-P13)."""

    seat: int
    advances: int
    generous: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        actions: list[Action] = []
        if self.advances:
            actions.extend(
                [ADVANCE[project] for project in range(len(PROJECTS)) if can_advance(state, self.seat, project)]
            )
        for number in numbers_in(self.generous):
            for group in state.setup.content.alliances[number].groups:
                secondary = SECONDARY_OF_GROUP[group]
                if state.supply[secondary]:
                    actions.append(TAKE_SECONDARY[secondary][number])
        if not actions:
            return ()
        actions.append(PASS)
        rule = "P-9.8" if self.advances else "P-9.9"
        return (Decision(self.seat, "after_infiltration", rule, tuple(actions), args=(("advances", self.advances),)),)

    def run(self, state: PowerState, seat: int, action: Advance | TakeSecondary | Pass | None) -> None:
        if isinstance(action, Advance):
            follows = advance(state, self.seat, action.project)
            state.then(*follows, *self._rest(self.advances - 1, self.generous))
        elif isinstance(action, TakeSecondary):
            follows = gain_secondary(state, self.seat, action.secondary)
            state.then(*follows, *self._rest(self.advances, self.generous & ~(1 << action.alliance)))

    def _rest(self, advances: int, generous: int) -> tuple[Step[PowerState], ...]:
        return (AfterInfiltration(self.seat, advances, generous),) if advances or generous else ()

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Advance):
            if not self.advances:
                return Refusal("no_extra_advance", "P-9.8")
            return refuse_advance(state, seat, action.project)
        if isinstance(action, TakeSecondary):
            return refuse_secondary(state, action, self.generous, "P-9.9")
        return Refusal("extra_first", "P-9.8")


# Why not


def refuse_infiltration(state: PowerState, seat: int, action: Infiltrate) -> Refusal:
    """Say why a row card cannot be taken so."""
    card = action.card
    if card not in state.row:
        return Refusal("not_in_row", "P-4.1", (("card", card),))
    place = state.row.index(card)
    if place >= reach(state, seat):
        return Refusal("out_of_reach", "P-4.1", (("card", card), ("place", place + 1), ("reach", reach(state, seat))))
    if state.holders[place] == seat:
        return Refusal("already_yours", "P-4.5", (("card", card),))
    active = state.active[seat]
    if action.pieces < 1:
        return Refusal("needs_a_piece", "P-4.6")
    shadows = shadows_at(state, seat, place, spent=state.spent)
    least = least_pieces(state, place, shadows)
    args = (
        ("card", card),
        ("least", least),
        ("active", active),
        ("shadows", shadows),
        ("there", standing(state, place)),
    )
    if action.pieces > active:
        if least > active and state.holders[place] >= 0:
            return Refusal("cannot_intercept", "P-4.3", args)
        return Refusal("cannot_afford" if least > active else "pieces_short", "P-4.2", args)
    if state.holders[place] >= 0:
        return Refusal("too_few_to_intercept", "P-4.3", args)
    return Refusal("below_minimum", "P-4.2", args)


def refuse_operation(state: PowerState, seat: int, operation: int, discount: int = 0) -> Refusal:
    """Say why an operation cannot be run."""
    if state.operations == len(OPERATIONS):
        return Refusal("no_operations", "P-4.14")
    if operation != state.operations:
        return Refusal("not_the_top", "P-4.12", (("operation", state.operations),))
    least = operation_pieces(state, seat, discount, spent=state.spent)
    args = (("operation", operation), ("least", least), ("active", state.active[seat]))
    return Refusal("operation_short", "P-4.13", args)
