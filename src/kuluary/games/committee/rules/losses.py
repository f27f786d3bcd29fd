"""The loss the whole team takes for a failed mission (C-3.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import lose_limit, lose_own, why_not_lose
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import barred
from kuluary.games.committee.words.answers import Lose, LoseLimit
from kuluary.games.committee.words.events import NothingLost
from kuluary.games.committee.words.instances import LOSE, LOSE_LIMIT, LOSE_LIMIT_TWO, LOSE_TWO
from kuluary.games.committee.words.names import CARGO, DOC, RESOURCE


@dataclass(frozen=True, slots=True)
class TeamLoss(GameStep):
    """The team loses 1 cargo or 2 documents in all; who answers first pays, or names what the limit pays (C-3.8)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        options = self.options(state)
        if sum(len(actions) for _, actions in options) < 2:
            return ()
        return [Decision(seat, "team_loss", "C-3.8", actions) for seat, actions in options]

    def options(self, state: CommitteeState) -> list[tuple[int, tuple[Action, ...]]]:
        """List what each seat may answer: own resources first, then the limit, then what there is (C-1.10)."""
        seats = range(state.setup.seats)
        docs = [state.goods[4 * seat] for seat in seats]
        total = sum(docs)
        own: list[tuple[int, tuple[Action, ...]]] = []
        for seat in seats:
            bars = barred(state, seat)
            actions: list[Action] = [
                LOSE[kind] for kind in CARGO if state.goods[4 * seat + kind] and not bars >> kind & 1
            ]
            if docs[seat] >= 2:
                actions.append(LOSE_TWO)
            if docs[seat] and total > max(docs[seat], 1):
                actions.append(LOSE[DOC])
            if actions:
                own.append((seat, tuple(actions)))
        if own:
            return own
        limit = state.limit
        shared: list[Action] = [LOSE_LIMIT[kind] for kind in CARGO if limit[kind]]
        if total + limit[DOC] >= 2:
            shared.append(LOSE_LIMIT_TWO)
        if not shared and total + limit[DOC]:
            shared.append(LOSE_LIMIT[DOC])
        if len(shared) > 1:
            return [(seat, tuple(shared)) for seat in seats]
        return [(0, tuple(shared))] if shared else []

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None:
            options = self.options(state)
            if not options:
                if state.news is not None:
                    state.tell(NothingLost())
                return
            seat, (action,) = options[0]
        kind = RESOURCE[action.resource]  # type: ignore[attr-defined]  # every option names a resource
        if isinstance(action, Lose):
            lose_own(state, seat, kind, action.count)
            if kind == DOC and action.count == 1:
                state.then(_SECOND)
            return
        assert isinstance(action, LoseLimit)
        left = action.count
        if kind == DOC:
            for owner in range(state.setup.seats):
                given = min(left, state.goods[4 * owner])
                lose_own(state, owner, DOC, given)
                left -= given
        lose_limit(state, kind, left)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_lose(state, seat, action)


@dataclass(frozen=True, slots=True)
class SecondDocument(GameStep):
    """One document of two has been given: somebody gives the other (C-3.8)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seats = [seat for seat in range(state.setup.seats) if state.goods[4 * seat]]
        if len(seats) < 2:
            return ()
        return [Decision(seat, "second_document", "C-3.8", (LOSE[DOC],)) for seat in seats]

    def run(self, state: CommitteeState, seat: int, action: Lose | None) -> None:
        if action is None:
            seat = next(seat for seat in range(state.setup.seats) if state.goods[4 * seat])
        lose_own(state, seat, DOC, 1)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_lose(state, seat, action)


TEAM_LOSS: Final = TeamLoss()
_SECOND: Final = SecondDocument()
