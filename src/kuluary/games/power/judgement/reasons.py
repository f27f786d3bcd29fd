"""What speaks for an answer, in one sentence: what grows by it, and who may take a card away."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, Decision, Pass, Text, settle
from kuluary.games.power.judgement.alone import settled
from kuluary.games.power.judgement.falcon import falcon_target
from kuluary.games.power.judgement.worth import Judge, chance_to_keep, imagine, parts
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.state import FALCON, PowerState
from kuluary.games.power.words.actions import Advance, Conclude, Infiltrate, RunOperation

LEAST: Final = 0.5
"""What grows by less is no reason."""
DENIED: Final = 2
"""What costs Falcon less is none either."""

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
    own = _reason(state, decision.seat, action)
    if state.setup.level < 0 or not decision.prompt.startswith("act"):
        return own
    return _two(_against_falcon(state, action), own)


def told(state: PowerState, decision: Decision, action: Action) -> Text | None:
    """Say what everyone can see that an answer did for its seat; what its alliances promise is left out."""
    if not isinstance(action, OPEN_DEEDS):
        return None
    twin = state.clone()
    twin.hands[decision.seat] = 0
    return _reason(twin, decision.seat, action, HIDDEN)


def _reason(state: PowerState, seat: int, action: Action, hidden: str = "") -> Text | None:
    if isinstance(action, Pass):
        return Text("power-coach-enough")
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    if not isinstance(action, Infiltrate):
        settle(twin)
        return _growth(state, twin, seat, hidden, "concluded" if isinstance(action, Conclude) else HIDDEN)
    gain = _growth(state, imagine(state, seat, action.card, 0), seat, hidden)
    if state.setup.level >= 0:
        return _two(gain, _interception(twin, action.card))
    kept = chance_to_keep(twin, seat, twin.row.index(action.card), turns_to_come(twin))
    return _two(gain, Text("power-coach-risk", (("risk", round(100 * (1.0 - kept))),)))


def _two(first: Text | None, second: Text | None) -> Text | None:
    """Say both, or what there is."""
    if first is None or second is None:
        return first or second
    return Text("coach-two", (("first", first), ("second", second)))


def _against_falcon(state: PowerState, action: Action) -> Text | None:
    """Say what an action takes from Falcon, beside doing nothing (P-12)."""
    done, idle = state.clone(), state.clone()
    done.agenda.pop().run(done, 0, action)
    idle.agenda.pop()
    judge = Judge(0)
    loss = round(judge(idle)[FALCON] - judge(done)[FALCON])
    how = "less"
    if isinstance(action, Infiltrate):
        place = state.row.index(action.card)
        if state.holders[place] == FALCON:
            how = "loses"
        elif FALCON in turns_to_come(state) and falcon_target(idle) == place:
            how = "waits"
    stages = _stages(idle) - _stages(done)
    kept = Text("power-coach-falcon-stages", (("stages", stages),)) if stages > 0 else None
    return _two(Text(f"power-coach-falcon-{how}", (("loss", loss),)) if loss >= DENIED else None, kept)


def _stages(state: PowerState) -> int:
    """Count the stages Falcon will have in his projects once what needs nobody's answer is done (P-12.18, P-12.19)."""
    return sum(settled(state).stages[4 * FALCON :])


def _interception(twin: PowerState, card: int) -> Text:
    """Say whether Falcon will intercept a card: he plays by rule, so it is known (P-12.14)."""
    taken = FALCON in turns_to_come(twin) and falcon_target(twin) == twin.row.index(card)
    return Text("power-coach-falcon-takes" if taken else "power-coach-risk", () if taken else (("risk", 0),))


def _growth(before: PowerState, after: PowerState, seat: int, hidden: str, alliances: str = HIDDEN) -> Text | None:
    """Say what grows most; `alliances` is how their part is called."""
    old, new = parts(before, seat), parts(after, seat)
    most = max((part for part in old if part != hidden), key=lambda part: new[part] - old[part])
    gain = new[most] - old[most]
    name = alliances if most == HIDDEN else most
    return None if gain < LEAST else Text(f"power-coach-{name}", (("gain", max(1, round(gain))),))
