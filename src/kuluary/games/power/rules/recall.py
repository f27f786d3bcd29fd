"""Recalling pieces (P-6.5 to P-6.7): what anybody's recall is made of."""

from __future__ import annotations

from kuluary.games.power.state import PowerState
from kuluary.games.power.words.actions import Recall, RecallFrom
from kuluary.games.power.words.events import PiecesLost, Recalled, RecalledFromOperation, RecalledMore


def recall(state: PowerState, seat: int) -> int:
    """Return one piece from each object and each operation just run (P-6.5, P-6.6); whoever calls it ends the beat."""
    pieces = state.pieces
    count = 0
    for card in state.owned[seat]:
        if pieces[card]:
            pieces[card] -= 1
            count += 1
    if any(state.operation_pieces):
        for number in running(state, seat):
            state.operation_pieces[number] -= 1
            count += 1
    if count:
        state.active[seat] += count
        if state.news is not None:
            state.tell(Recalled(seat, count))
    return count


def running(state: PowerState, seat: int) -> list[int]:
    """List the operations a seat has run in this phase and that still hold pieces."""
    owners = state.operation_owner
    return [number for number, left in enumerate(state.operation_pieces) if left and owners[number] == seat]


def lose_operation_pieces(state: PowerState, seat: int) -> None:
    """Send what is left on operations to reserve (P-6.6)."""
    if not any(state.operation_pieces):
        return
    for number in running(state, seat):
        count = state.operation_pieces[number]
        state.reserve[seat] += count
        state.operation_pieces[number] = 0
        if state.news is not None:
            state.tell(PiecesLost(seat, number, count))
            state.beat("recalled")


def recall_one(state: PowerState, seat: int, action: Recall | RecallFrom) -> None:
    """Return one more piece to active."""
    state.active[seat] += 1
    if isinstance(action, Recall):
        state.pieces[action.card] -= 1
        if state.news is not None:
            state.tell(RecalledMore(seat, action.card))
            state.beat("recalled")
    else:
        state.operation_pieces[action.operation] -= 1
        if state.news is not None:
            state.tell(RecalledFromOperation(seat, action.operation))
            state.beat("recalled")
