"""What speaks for an answer, in one sentence: what a card brings and who may take it away, or what grows."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, Decision, Text, settle
from kuluary.games.power.judgement.advice import gain_of_object
from kuluary.games.power.judgement.worth import chance_to_keep, parts
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import PowerState
from kuluary.games.power.words.actions import Infiltrate

LEAST: Final = 0.4
"""What grows by less is no reason."""


def reason(state: PowerState, decision: Decision, action: Action) -> Text | None:
    """Say what an answer does for its seat, from what the seat knows."""
    if decision.free:
        return None
    seat = decision.seat
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    if isinstance(action, Infiltrate):
        points = gain_of_object(state, seat, action.card, total(state, seat))[0]
        kept = chance_to_keep(twin, seat, twin.row.index(action.card), turns_to_come(twin))
        return Text("power-coach-card", (("points", points), ("risk", round(100 * (1.0 - kept)))))
    settle(twin)
    before, after = parts(state, seat), parts(twin, seat)
    most = max(before, key=lambda part: after[part] - before[part])
    gain = after[most] - before[most]
    return None if gain < LEAST else Text(f"power-coach-{most}", (("gain", round(gain, 1)),))
