"""What games have taught: how far the judge's reckoning is from the points a seat has in the end.

A small net, trained on games between bots (`tools/training/power.py`), is told what the judge has counted of a seat,
and corrects its sum. It knows three to five seats; against Falcon there is another (`alone`). NumPy runs it; where that
is missing, the judge is not corrected.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kuluary.core.net import Net, read_net
from kuluary.games.power.content.cards import CORPORATIONS, GOVERNMENTS, INNER_CIRCLE
from kuluary.games.power.judgement.standing import Standing
from kuluary.games.power.judgement.worth import Judge
from kuluary.games.power.state import INTEREST, LOOSE, PowerState

HOME: Final = Path(__file__).parent / "learned.npz"
SEATS: Final = (3, 4, 5)
SCALE: Final = 50.0
"""Points are told to the net in such units."""


def observe(standing: Standing, parts: tuple[float, ...], *, mine: bool) -> list[float]:
    """List what the net is told of a seat; nothing that the judge of a rival may not know."""
    state, seat, counts = standing.state, standing.seat, standing.counts
    owned = state.owned[seat]
    pieces = state.pieces
    return [
        sum(parts) / SCALE,
        *[part / 20 for part in parts],
        standing.phases / 10,
        standing.rounds / 4,
        state.active[seat] / 8,
        state.reserve[seat] / 8,
        sum([pieces[card] for card in owned]) / 8,
        state.hands[seat].bit_count() / 6,
        mine,
        *[count / 5 for count in (*standing.colours, standing.power, *standing.held)],
        *counts[GOVERNMENTS : CORPORATIONS + 1],
        counts[INNER_CIRCLE],
        counts[LOOSE],
        counts[INTEREST] / 4,
        *[stage / 5 for stage in state.stages[4 * seat : 4 * seat + 4]],
        *[state.setup.seats == seats for seats in SEATS],
        state.setup.professionals,
        state.professionals[seat].bit_count() / 3,
        state.concluded[seat].bit_count() / 5,
        state.operations / 5,
        state.wars / 3,
        len(owned) / 12,
    ]


class TaughtJudge(Judge):
    """Judges as ever, and adds what the net has learned."""

    def __init__(self, viewer: int, net: Net) -> None:
        super().__init__(viewer)
        self._net = net

    def _sum(self, standing: Standing) -> float:
        parts = self.parts(standing)
        seen = observe(standing, parts, mine=standing.seat == self._viewer)
        return sum(parts) + SCALE * float(self._net(seen)[0])


def judge(state: PowerState, seat: int) -> TaughtJudge | None:
    """Give the corrected judge if there is one for such a table."""
    known = read_net(HOME, "last") if state.setup.seats in SEATS else None
    return None if known is None else TaughtJudge(seat, known)
