"""The incomes of the income phase, laid out so that all of them can be taken in one gesture."""

from __future__ import annotations

from collections.abc import Iterator

from kuluary.core import Action
from kuluary.core.looking import behind, keep
from kuluary.games.committee.content.records import ACTION, GAIN, RELIEF, Part
from kuluary.games.committee.judgement.needs import lacked_first
from kuluary.games.committee.rules.income import TakeIncomes, part_actions, part_taken, sources, stressed_sources
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import room
from kuluary.games.committee.view.agent import income_facts
from kuluary.games.committee.words.actions import Income
from kuluary.games.committee.words.names import RESOURCE
from kuluary.games.committee.words.views import IncomeRow, PartFacts


def income_rows(state: CommitteeState) -> tuple[IncomeRow, ...]:
    """List every part of every income that has not been taken, in the order in which it is best taken (C-3.15)."""
    table = behind(state)
    if not table.agenda or not isinstance(table.agenda[-1], TakeIncomes):
        return ()
    rows = [row for seat in range(table.setup.seats) for row in _rows(table, seat)]
    return tuple([keep(state, ("income", *row[:3]), row, IncomeRow, *row) for row in rows])


Row = tuple[int, int, int, PartFacts, tuple[Action, ...], int | None, bool, str | None]
"""The fields of an `IncomeRow`: most are as they were after a play."""


def _rows(state: CommitteeState, seat: int) -> Iterator[Row]:
    if state.done >> seat & 1:
        return
    open_parts = []
    for bit, code, parts in sources(state, seat):
        for place, part in enumerate(parts):
            if not part_taken(state, seat, bit, place):
                open_parts.append((_rank(part), code, place, part))
    for _, code, place, part in sorted(open_parts, key=lambda item: item[:3]):
        actions = tuple(part_actions(state, seat, code, place, part))
        usual = _usual(state, seat, actions)
        reason = None if actions else _reason(state, seat, part)
        yield seat, code, place, income_facts((part,))[0], actions, usual, False, reason
    for code, parts in stressed_sources(state, seat):
        for place, part in enumerate(parts):
            yield seat, code, place, income_facts((part,))[0], (), None, True, None


def _rank(part: Part) -> int:
    """What fills the limit comes before what is taken from it; relief first of all, for it may free an income."""
    return 0 if part.kind == RELIEF else 2 if part.kind == GAIN else 1


def _reason(state: CommitteeState, seat: int, part: Part) -> str:
    """Say what an income lacks that cannot be taken (C-3.17 to C-3.20)."""
    if part.kind == GAIN:
        if not any(state.limit[choice] for choice in part.choices):
            return "limit_empty"
        return "barred" if room(state, seat) else "no_cell_free"
    if part.kind == RELIEF:
        return "no_stress"
    return "no_action_left" if part.kind == ACTION else "fund_empty"


def _usual(state: CommitteeState, seat: int, actions: tuple[Action, ...]) -> int | None:
    """Point at the answer most would give: everything of one kind.

    Of several kinds it is what the team lacks first for what it has to pay, else the one the agent has least of.
    """
    if not actions:
        return None
    if not isinstance(actions[0], Income) or actions[0].resource not in RESOURCE:
        return 0
    kinds = [RESOURCE[one.resource] for one in actions if isinstance(one, Income)]
    lacked = lacked_first(state, kinds) if len(set(kinds)) > 1 else None
    if lacked is not None:
        return kinds.index(lacked)
    held = [state.goods[4 * seat + kind] for kind in kinds]
    return held.index(min(held))
