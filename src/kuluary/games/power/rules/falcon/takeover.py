"""Falcon's recalls (P-12.17, P-12.30) and his alliances (P-12.20, P-12.21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal, Step
from kuluary.games.power.content.cards import UNIFIED_NATIONS
from kuluary.games.power.rules.alliance_phase import qualified
from kuluary.games.power.rules.exchange import gain_secondary
from kuluary.games.power.rules.falcon.projects import move_falcon, stage_of
from kuluary.games.power.rules.recall import lose_operation_pieces, recall, recall_one, running
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import FALCON, PowerState
from kuluary.games.power.state.answers import CONCLUDE, RECALL, RECALL_FROM
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import Conclude, Recall
from kuluary.games.power.words.events import Concluded


@dataclass(frozen=True, slots=True)
class FalconRecalls(Step[PowerState]):
    """Falcon recalls as anyone, then uses every extra recall of Unified Nations (P-12.17, R-F8)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        if recall(state, FALCON) and state.news is not None:
            state.beat("recalled")
        stage = stage_of(state, UNIFIED_NATIONS)
        if stage:
            extra = state.setup.content.benefit[UNIFIED_NATIONS][stage - 1]
            state.then(FalconRecall(extra, operations=True), LOSE_OPERATION_PIECES)
        else:
            lose_operation_pieces(state, FALCON)


@dataclass(frozen=True, slots=True)
class LoseOperationPieces(Step[PowerState]):
    """What is left on Falcon's operations goes to reserve (P-6.6)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        lose_operation_pieces(state, FALCON)


@dataclass(frozen=True, slots=True)
class FalconRecall(Step[PowerState]):
    """Pieces come back card by card: the operation first, then the largest stack until it is empty (R-F15).

    Between equally large stacks the human chooses (P-12.2, R-F3).
    """

    left: int
    operations: bool
    current: int = -1

    def _largest(self, state: PowerState) -> list[int]:
        stacks = [card for card in state.owned[FALCON] if state.pieces[card]]
        most = max([state.pieces[card] for card in stacks], default=0)
        return [card for card in stacks if state.pieces[card] == most]

    def _matters(self, state: PowerState, stacks: list[int]) -> bool:
        """Tell whether it makes a difference which of equal stacks comes first."""
        return len(stacks) > 1 and self.left < sum([state.pieces[card] for card in stacks])

    def ask(self, state: PowerState) -> Sequence[Decision]:
        if (self.operations and running(state, FALCON)) or (self.current >= 0 and state.pieces[self.current]):
            return ()
        stacks = self._largest(state)
        if not self._matters(state, stacks):
            return ()
        return (Decision(0, "falcon_recall", "P-12.17", tuple([RECALL[card] for card in stacks])),)

    def run(self, state: PowerState, seat: int, action: Recall | None) -> None:
        if self.operations and (numbers := running(state, FALCON)):
            recall_one(state, FALCON, RECALL_FROM[numbers[0]])
            self._go_on(state, -1)
            return
        card = self.current if action is None else action.card
        if card < 0 or not state.pieces[card]:
            stacks = self._largest(state)
            if not stacks:
                return
            card = stacks[0]
        recall_one(state, FALCON, RECALL[card])
        self._go_on(state, card)

    def _go_on(self, state: PowerState, current: int) -> None:
        if self.left > 1:
            state.then(FalconRecall(self.left - 1, self.operations, current))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Recall):
            return Refusal("not_the_largest", "P-12.17", (("card", action.card),))
        return Refusal("choose_for_falcon", "P-12.2")


@dataclass(frozen=True, slots=True)
class FalconConcludes(Step[PowerState]):
    """Falcon concludes every alliance he qualifies for, one after the other (P-12.20).

    Where the order makes a difference the human chooses (P-12.2, R-F3).
    """

    def ask(self, state: PowerState) -> Sequence[Decision]:
        ready = qualified(state, FALCON, state.hands[FALCON])
        if ready.bit_count() < 2:
            return ()
        if not (_order_matters(state) if state.setup.rules >= 2 else _order_may_matter(state, ready)):
            return ()
        return (Decision(0, "falcon_conclude", "P-12.20", tuple([CONCLUDE[number] for number in numbers_in(ready)])),)

    def run(self, state: PowerState, seat: int, action: Conclude | None) -> None:
        if action is None:
            ready = numbers_in(qualified(state, FALCON, state.hands[FALCON]))
            if not ready:
                return
            alliance = ready[0]
        else:
            alliance = action.alliance
        falcon_concludes(state, alliance)
        state.then(self)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Conclude):
            return Refusal("falcon_does_not_qualify", "P-12.20", (("alliance", action.alliance),))
        return Refusal("choose_for_falcon", "P-12.2")


def _order_matters(state: PowerState) -> bool:
    """Tell whether different orders leave Falcon differently, by trying them.

    Only by joining a project can he lose anything: a piece that another alliance compares, or the last one he has.
    """
    content = state.setup.content
    hand = [content.alliances[number] for number in numbers_in(state.hands[FALCON])]
    joins = {card.corner_value for card in hand if card.corner == "sign" and not stage_of(state, card.corner_value)}
    compares = any(card.most in ("active", "reserve") for card in hand)
    if not joins or not (compares or state.active[FALCON] + state.reserve[FALCON] < len(joins)):
        return False
    return len(_ends(state)) > 1


def _ends(state: PowerState) -> set[tuple[int, ...]]:
    """Find how Falcon may stand once he has concluded all he can, whatever the order."""
    ends: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    left = [state]
    while left:
        now = left.pop()
        stands = (now.concluded[FALCON], now.active[FALCON], now.reserve[FALCON], *now.stages)
        if stands in seen:
            continue
        seen.add(stands)
        ready = numbers_in(qualified(now, FALCON, now.hands[FALCON]))
        if not ready:
            ends.add(stands)
        for number in ready:
            twin = now.clone()
            falcon_concludes(twin, number)
            left.append(twin)
    return ends


def _order_may_matter(state: PowerState, ready: int) -> bool:
    """Tell whether one alliance could seem to spoil another: rules 1 ask more often than they need to."""
    content = state.setup.content
    compares = [content.alliances[number].most in ("active", "reserve") for number in numbers_in(ready)]
    joins = [ready & content.signed[sign] and not stage_of(state, sign) for sign in range(3)]
    if any(compares) and any(joins):
        return True
    return any((ready & mask).bit_count() > state.supply[index] > 0 for index, mask in enumerate(content.bringing))


def falcon_concludes(state: PowerState, alliance: int) -> None:
    """Lay an alliance on Falcon's pile: its corner works, its effect never (P-12.21)."""
    card = state.setup.content.alliances[alliance]
    before = total(state, FALCON) if state.news is not None else 0
    state.hands[FALCON] ^= 1 << alliance
    state.concluded[FALCON] |= 1 << alliance
    if state.news is not None:
        state.tell(Concluded(FALCON, alliance, False, total(state, FALCON) - before))
        state.beat("concluded")
    if card.corner == "secondary":
        gain_secondary(state, FALCON, card.corner_value)
    elif card.corner == "sign":
        move_falcon(state, card.corner_value, "sign")


FALCON_RECALLS: Final = FalconRecalls()
LOSE_OPERATION_PIECES: Final = LoseOperationPieces()
FALCON_CONCLUDES: Final = FalconConcludes()
