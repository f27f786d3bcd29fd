"""The end of the game (C-13): victory and the three defeats."""

from __future__ import annotations

from typing import Final

from kuluary.core import Line, Result, Score
from kuluary.games.committee.rules.id_cards import CLOSE_CASE, card_now, write_card
from kuluary.games.committee.state import (
    AFTER,
    CHECKS_PASSED,
    CHECKS_TRIED,
    COMPLETED,
    STRESS_RECEIVED,
    STRESS_REMOVED,
    CommitteeState,
)
from kuluary.games.committee.words.events import Defeated, Won

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
    state.serving = -1
    state.check_seat = -1
    if state.setup.ids is not None:
        state.then(CLOSE_CASE)
    state.beat("end")


VICTORY = "victory"


def result(state: CommitteeState) -> Result:
    """All win or all lose; `args` carry each agent's new ID card as plain data, to be kept (C-13.6, C-14.1)."""
    seats = range(state.setup.seats)
    won = state.how == VICTORY
    stats = state.stats
    lines = (
        Line("mains", state.main, (("count", state.main), ("all", len(state.mains)))),
        Line("regular", 0, (("count", stats[COMPLETED]), ("failed", state.failed))),
        Line("checks", 0, (("count", stats[CHECKS_PASSED]), ("all", stats[CHECKS_TRIED]))),
        Line("stress", 0, (("count", stats[STRESS_RECEIVED]), ("removed", stats[STRESS_REMOVED]))),
    )
    cards = [card_now(state, seat) for seat in seats]
    return Result(
        places=tuple(1 if won else 2 for _ in seats),
        winners=tuple(seats) if won else (),
        scores=tuple(Score(seat, state.main, lines) for seat in seats),
        how=state.how,
        args=(
            ("round", state.round),
            ("space", state.last_space),
            ("scenario", state.setup.scenario.name),
            ("ids", tuple(None if card is None else write_card(card) for card in cards)),
        ),
    )
