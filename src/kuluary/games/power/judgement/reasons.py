"""What speaks for an answer, in one sentence: what grows by it, and who may take a card away."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, Decision, Text, settle
from kuluary.games.power.judgement.worth import chance_to_keep, imagine, parts
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.state import PowerState
from kuluary.games.power.words.actions import Advance, Conclude, Infiltrate, RunOperation

LEAST: Final = 0.4
"""What grows by less is no reason."""

THEMES: Final = {Infiltrate: "card", Advance: "project", Conclude: "alliance", RunOperation: "operation"}


def theme(action: Action) -> str:
    """Say what an answer is about."""
    return THEMES.get(type(action), "other")


def reason(state: PowerState, decision: Decision, action: Action) -> Text | None:
    """Say what an answer does for its seat, from what the seat knows."""
    if decision.free:
        return None
    seat = decision.seat
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    if not isinstance(action, Infiltrate):
        settle(twin)
        return _growth(state, twin, seat)
    kept = chance_to_keep(twin, seat, twin.row.index(action.card), turns_to_come(twin))
    risk = Text("power-coach-risk", (("risk", round(100 * (1.0 - kept))),))
    gain = _growth(state, imagine(state, seat, action.card, 0), seat)
    return risk if gain is None else Text("coach-two", (("first", gain), ("second", risk)))


def _growth(before: PowerState, after: PowerState, seat: int) -> Text | None:
    """Say what grows most."""
    old, new = parts(before, seat), parts(after, seat)
    most = max(old, key=lambda part: new[part] - old[part])
    gain = new[most] - old[most]
    return None if gain < LEAST else Text(f"power-coach-{most}", (("gain", round(gain, 1)),))
