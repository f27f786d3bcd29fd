"""The action phase (C-3.22, C-3.23): everybody is asked at once, in no order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.rules.free_actions import TOKEN_USES, Questions, open_mask, take_free, token_mask
from kuluary.games.committee.rules.serving import begin_serve
from kuluary.games.committee.rules.step import SHUT, WIDE, GameStep
from kuluary.games.committee.rules.unlocking import FREE_UNLOCK
from kuluary.games.committee.state import ACTION_PHASE, PHASES, CommitteeState
from kuluary.games.committee.state.agent import has_permanent
from kuluary.games.committee.words.actions import Finish, Serve
from kuluary.games.committee.words.events import PhaseBegan, Ready
from kuluary.games.committee.words.instances import FINISH, SEATS, SERVE
from kuluary.games.committee.words.names import P_UNLOCK


@dataclass(frozen=True, slots=True)
class StartActions(GameStep):
    """The action phase begins; in round 1 ID cards may unlock a cell for free, by order of seats (C-14.12)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        state.phase = ACTION_PHASE
        state.done = 0
        state.handed = 0
        if state.news is not None:
            state.tell(PhaseBegan(PHASES[ACTION_PHASE]))
        state.then(_ACT)
        if state.round == 1 and state.setup.ids is not None:
            state.then(
                *[FREE_UNLOCK[owner] for owner in range(state.setup.seats) if has_permanent(state, owner, P_UNLOCK)]
            )


@dataclass(frozen=True, slots=True)
class Act(GameStep):
    """Any agent with an action token may use it; when none is left the team ends the phase (C-3.22, C-3.23)."""

    window = WIDE

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        acts = state.acts
        if any(acts):
            return [_USE[seat][token_mask(state, seat, WIDE) & TOKEN_USES] for seat, held in enumerate(acts) if held]
        done = state.done
        return [
            _END[seat] for seat in range(state.setup.seats) if not done >> seat & 1 and open_mask(state, seat, WIDE)
        ]

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None:
            return
        state.then(self)
        if isinstance(action, Serve):
            begin_serve(state, seat)
        elif isinstance(action, Finish):
            state.done |= 1 << seat
            if state.news is not None:
                state.tell(Ready(seat))
        else:
            take_free(state, seat, action)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Finish):
            holders = tuple(owner for owner, tokens in enumerate(state.acts) if tokens)
            return Refusal("tokens_left", "C-3.23", (("seats", holders),))
        return Refusal("act_first", "C-4.1")


_USE: Final = tuple(Questions(seat, "act", "C-3.22", (SERVE,), free=False) for seat in SEATS)
_END: Final = tuple(Decision(seat, "finish", "C-3.23", (FINISH,)) for seat in SEATS)
_ACT: Final = Act()
START_ACTIONS: Final = StartActions()
