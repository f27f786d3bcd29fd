"""Takeover phase (P-6): captures, attachments, recalls, what is left of operations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content.cards import FIRST_HOST, MAXIMUM, OPERATIONS, UNIFIED_NATIONS
from kuluary.games.power.rules.attaching import ATTACH_FIRST
from kuluary.games.power.rules.falcon.projects import FalconGains, take_matching
from kuluary.games.power.rules.falcon.takeover import FALCON_RECALLS
from kuluary.games.power.rules.objects import gain_object
from kuluary.games.power.rules.recall import lose_operation_pieces, recall, recall_one, running
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import TAKING_OVER, PowerState, is_falcon
from kuluary.games.power.state.answers import RECALL, RECALL_FROM
from kuluary.games.power.words.actions import Recall, RecallFrom
from kuluary.games.power.words.events import Captured


@dataclass(frozen=True, slots=True)
class TakeOver(Step[PowerState]):
    """Everyone takes the row cards its pieces stand on; the row closes up (P-6.1 to P-6.4)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        state.phase = TAKING_OVER
        row, holders = state.row, state.holders
        if state.news is not None:
            state.beat("takeover")
        steps: list[Step[PowerState]] = []
        offers: list[Step[PowerState]] = []
        after: list[Step[PowerState]] = []
        for owner in state.setup.clockwise[state.supervisor]:
            if owner not in holders:
                continue
            card = row[holders.index(owner)]
            before = total(state, owner) if state.news is not None else 0
            steps += gain_object(state, owner, card)
            if state.news is not None:
                state.tell(Captured(owner, card, state.pieces[card], total(state, owner) - before))
            if card >= FIRST_HOST and state.attachable >> owner & 1 and state.setup.rules >= 2:
                offers.append(ATTACH_FIRST[owner])
            if state.watched:
                _take_out(state, card)
                state.beat("captured")
            if is_falcon(state, owner):
                after.append(FalconGains(card))
                if state.setup.level == MAXIMUM:
                    take_matching(state, card >> 3)
        state.row = tuple([card for card, holder in zip(row, holders, strict=True) if holder < 0])
        state.holders = [-1] * len(state.row)
        state.shade = [0] * len(state.row)
        if steps or offers or after:
            state.then(*steps, *offers, RECALL_ALL, *after)
        else:
            state.agenda.append(RECALL_ALL)


def _take_out(state: PowerState, card: int) -> None:
    """Close the row over one card, for those who see the cards go one by one."""
    place = state.row.index(card)
    state.row = state.row[:place] + state.row[place + 1 :]
    state.holders = state.holders[:place] + state.holders[place + 1 :]
    state.shade = state.shade[:place] + state.shade[place + 1 :]


@dataclass(frozen=True, slots=True)
class RecallAll(Step[PowerState]):
    """Everyone recalls, from the supervisor's seat clockwise (P-6.5 to P-6.7)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        order = state.setup.clockwise[state.supervisor]
        nations = state.stages[UNIFIED_NATIONS::4]
        if not any(nations):
            _recall_together(state, order)
            return
        steps: list[Step[PowerState]] = []
        together: list[int] = []
        for owner in order:
            alone = is_falcon(state, owner)
            if not alone:
                together.append(owner)
            if together and (alone or nations[owner]):
                steps.append(RecallSeats(tuple(together)))
                together = []
            if alone:
                steps.append(FALCON_RECALLS)
        if together:
            steps.append(RecallSeats(tuple(together)))
        state.then(*steps)


@dataclass(frozen=True, slots=True)
class RecallSeats(Step[PowerState]):
    """Seats that follow each other recall; the last of them may have the extra recalls of Unified Nations (P-6.7)."""

    seats: tuple[int, ...]

    def run(self, state: PowerState, seat: int, action: None) -> None:
        last = self.seats[-1]
        stage = state.stages[4 * last + UNIFIED_NATIONS]
        _recall_together(state, self.seats, keeping=last if stage else None)
        if stage:
            state.then(RecallMore(last, state.setup.content.benefit[UNIFIED_NATIONS][stage - 1]))


def _recall_together(state: PowerState, seats: Sequence[int], *, keeping: int | None = None) -> None:
    """Let seats recall in one beat; what is left on operations then goes, except where more may come back from them."""
    told = [recall(state, owner) for owner in seats]
    if state.news is not None and any(told):
        state.beat("recalled")
    for owner in seats:
        if owner != keeping:
            lose_operation_pieces(state, owner)


@dataclass(frozen=True, slots=True)
class RecallMore(Step[PowerState]):
    """A seat in Unified Nations may recall so many pieces more, from wherever it likes (P-6.7)."""

    seat: int
    left: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        pieces = state.pieces
        actions: list[Action] = [RECALL[card] for card in state.owned[self.seat] if pieces[card]]
        actions.extend([RECALL_FROM[number] for number in running(state, self.seat)])
        if not actions:
            return ()
        actions.append(PASS)
        return (Decision(self.seat, "recall", "P-6.7", tuple(actions), args=(("left", self.left),)),)

    def run(self, state: PowerState, seat: int, action: Recall | RecallFrom | Pass | None) -> None:
        if isinstance(action, (Recall, RecallFrom)):
            recall_one(state, self.seat, action)
            if self.left > 1:
                state.then(RecallMore(self.seat, self.left - 1))
                return
        lose_operation_pieces(state, self.seat)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Recall):
            return Refusal("nobody_to_recall", "P-6.7", (("card", action.card),))
        if isinstance(action, RecallFrom):
            if action.operation in range(len(OPERATIONS)) and state.operation_owner[action.operation] == seat:
                return Refusal("operation_over", "P-6.6", (("operation", action.operation),))
            return Refusal("not_your_operation", "P-6.7", (("operation", action.operation),))
        return Refusal("recall_or_pass", "P-6.7")


TAKE_OVER: Final = TakeOver()
RECALL_ALL: Final = RecallAll()
