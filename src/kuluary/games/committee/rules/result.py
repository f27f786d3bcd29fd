"""How a game ended (C-13.6), and what it leaves on the ID cards (C-14)."""

from __future__ import annotations

from kuluary.core import Line, Result, Score
from kuluary.games.committee.rules.id_cards import card_now, write_card
from kuluary.games.committee.state import (
    CHECKS_PASSED,
    CHECKS_TRIED,
    COMPLETED,
    STRESS_RECEIVED,
    STRESS_REMOVED,
    CommitteeState,
)

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
