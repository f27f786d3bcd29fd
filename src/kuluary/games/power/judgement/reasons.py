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


OPEN_DEEDS: Final = (Infiltrate, Advance, RunOperation)
"""Answers that everyone sees and that need nothing hidden."""
HIDDEN: Final = "alliances"
"""What only its seat can reckon with: the alliances in its hand."""


def reason(state: PowerState, decision: Decision, action: Action) -> Text | None:
    """Say what an answer does for its seat, from what the seat knows."""
    if decision.free:
        return None
    return _reason(state, decision.seat, action)


def told(state: PowerState, decision: Decision, action: Action) -> Text | None:
    """Say what everyone can see that an answer did for its seat; what its alliances promise is left out."""
    if not isinstance(action, OPEN_DEEDS):
        return None
    twin = state.clone()
    twin.hands[decision.seat] = 0
    return _reason(twin, decision.seat, action, HIDDEN)


def _reason(state: PowerState, seat: int, action: Action, hidden: str = "") -> Text | None:
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    if not isinstance(action, Infiltrate):
        settle(twin)
        return _growth(state, twin, seat, hidden)
    kept = chance_to_keep(twin, seat, twin.row.index(action.card), turns_to_come(twin))
    risk = Text("power-coach-risk", (("risk", round(100 * (1.0 - kept))),))
    gain = _growth(state, imagine(state, seat, action.card, 0), seat, hidden)
    return risk if gain is None else Text("coach-two", (("first", gain), ("second", risk)))


def _growth(before: PowerState, after: PowerState, seat: int, hidden: str) -> Text | None:
    """Say what grows most."""
    old, new = parts(before, seat), parts(after, seat)
    most = max((part for part in old if part != hidden), key=lambda part: new[part] - old[part])
    gain = new[most] - old[most]
    return None if gain < LEAST else Text(f"power-coach-{most}", (("gain", round(gain, 1)),))
