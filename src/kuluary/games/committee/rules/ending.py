"""The end of the game (C-13): victory and the three defeats."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.rules.id_cards import CLOSE_CASE
from kuluary.games.committee.state import AFTER, CommitteeState
from kuluary.games.committee.words.outcomes import Defeated, Won

DEFEATS: Final = ("failures", "track", "stress")


def lose_game(state: CommitteeState, how: str) -> None:
    """End the game at once; nothing else is resolved (C-13.2 to C-13.5)."""
    state.how = how
    if state.news is not None:
        state.tell(Defeated(how))
    _stop(state)


def win_game(state: CommitteeState) -> None:
    """End the game with a victory (C-13.1)."""
    state.how = "victory"
    if state.news is not None:
        state.tell(Won(state.last_space))
    _stop(state)


def _stop(state: CommitteeState) -> None:
    state.phase = AFTER
    state.agenda.clear()
    state.due = 0
    state.serving = -1
    state.check_seat = -1
    if state.setup.ids is not None:
        state.then(CLOSE_CASE)
