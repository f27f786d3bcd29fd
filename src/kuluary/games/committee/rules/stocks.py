"""Limit, fund and personal stocks (C-1.5 to C-1.13): gaining, spending, losing, and paying prices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Refusal
from kuluary.games.committee.content.prices import Payment, affordable
from kuluary.games.committee.rules.step import LIGHT, SHUT, GameStep
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.state.agent import action_supply, barred, is_barred, room
from kuluary.games.committee.words.actions import Gain, Lose, LoseLimit, Pay
from kuluary.games.committee.words.answers import GAIN, LOSE, LOSE_LIMIT, LOSE_LIMIT_TWO, LOSE_TWO, pay
from kuluary.games.committee.words.events import ActionGained, Gained, LimitLost, Lost, NothingLost, Spent, Supplied
from kuluary.games.committee.words.names import CARGO, DOC, RESOURCE, RESOURCES

# Gaining


def gain(state: CommitteeState, seat: int, kind: int, count: int) -> int:
    """Move up to `count` pieces from the limit to the agent, as far as there are any and as they fit (C-1.8)."""
    count = min(count, state.limit[kind])
    if kind != DOC:
        count = 0 if is_barred(state, seat, kind) else min(count, room(state, seat))
    if count <= 0:
        return 0
    state.limit[kind] -= count
    state.goods[seat * 4 + kind] += count
    if state.news is not None:
        state.tell(Gained(seat, RESOURCES[kind], count))
        state.beat("gained")
    return count


def can_gain_cargo(state: CommitteeState, seat: int) -> bool:
    """Tell whether the agent could gain a piece of some cargo."""
    limit = state.limit
    return room(state, seat) > 0 and any(limit[kind] and not is_barred(state, seat, kind) for kind in CARGO)


def gain_action(state: CommitteeState, seat: int) -> bool:
    """Give the agent an action token unless the supply is empty (C-1.18)."""
    if action_supply(state) <= 0:
        return False
    state.acts[seat] += 1
    state.done = 0
    if state.news is not None:
        state.tell(ActionGained(seat))
        state.beat("gained")
    return True


def supply(state: CommitteeState, kind: int, count: int) -> None:
    """Move resources from the fund to the limit, as far as it reaches (C-5.16)."""
    count = min(count, state.fund[kind])
    if count:
        state.fund[kind] -= count
        state.limit[kind] += count
        if state.news is not None:
            state.tell(Supplied(RESOURCES[kind], count))
            state.beat("gained")


def supply_calm(state: CommitteeState, count: int) -> None:
    """Move calm from the fund to the limit, as far as it reaches (C-1.17)."""
    count = min(count, state.calm_fund)
    if count:
        state.calm_fund -= count
        state.calm += count
        if state.news is not None:
            state.tell(Supplied("calm", count))
            state.beat("gained")


# Spending


def spend(state: CommitteeState, seat: int, way: Payment) -> None:
    """Move resources from the agent to the limit (C-1.9)."""
    start = seat * 4
    for kind, count in enumerate(way):
        if count:
            state.goods[start + kind] -= count
            state.limit[kind] += count
    if state.news is not None and any(way):
        state.tell(Spent(seat, *way))
        state.beat("paid")


def payable(state: CommitteeState, seat: int, ways: tuple[Payment, ...]) -> list[Payment]:
    """Keep the ways of paying that the agent has the resources for."""
    return affordable(ways, state.goods[seat * 4 : seat * 4 + 4], barred(state, seat))


@dataclass(frozen=True, slots=True)
class PayPrice(GameStep):
    """The agent pays a price, choosing the way where there are several (C-1.9, C-9.16)."""

    window = SHUT
    seat: int
    ways: tuple[Payment, ...]
    prompt: str
    rule: str

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        ways = payable(state, self.seat, self.ways)
        if len(ways) < 2:
            return ()
        return (Decision(self.seat, self.prompt, self.rule, tuple([pay(way) for way in ways])),)

    def run(self, state: CommitteeState, seat: int, action: Pay | None) -> None:
        if action is None:
            spend(state, self.seat, payable(state, self.seat, self.ways)[0])
            return
        spend(state, self.seat, (action.doc, action.med, action.eq, action.fuel))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return Refusal("pay_otherwise" if isinstance(action, Pay) else "pay_first", self.rule)


@dataclass(frozen=True, slots=True)
class GainCargo(GameStep):
    """The agent gains pieces of cargo of its choice, one by one; `same` keeps to the first type (C-1.6, C-1.13).

    A piece of one given type is not asked about in the action phase: it can be returned at once (C-8.6).
    """

    window = LIGHT
    seat: int
    count: int
    kinds: tuple[int, ...] = CARGO
    same: bool = False
    prompt: str = "gain"
    rule: str = "C-1.8"

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        limit = state.limit
        kinds = [kind for kind in self.kinds if limit[kind] and not is_barred(state, seat, kind)]
        if not kinds:
            return ()
        if room(state, seat) <= 0:
            if state.phase != ACTION_PHASE:
                return ()
            return (Decision(seat, "gain_no_room", "C-1.16", (PASS,), args=(("count", self.count),)),)
        if len(self.kinds) == 1 and state.phase == ACTION_PHASE:
            return ()
        actions = (*[GAIN[kind] for kind in kinds], PASS)
        return (Decision(seat, self.prompt, self.rule, actions, args=(("count", self.count),)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        owner = self.seat
        if isinstance(action, Gain):
            kind = RESOURCE[action.resource]
        elif action is None and len(self.kinds) == 1:
            kind = self.kinds[0]
        else:
            return
        if not gain(state, owner, kind, 1) or self.count == 1:
            return
        kinds = (kind,) if self.same else self.kinds
        state.then(GainCargo(owner, self.count - 1, kinds, self.same, self.prompt, self.rule))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Gain):
            return Refusal("gain_first", self.rule)
        return why_not_gain(state, self.seat, action.resource, self.kinds, self.rule)


def why_not_gain(state: CommitteeState, seat: int, resource: str, kinds: Sequence[int], rule: str) -> Refusal:
    """Say why the agent cannot gain a resource."""
    kind = RESOURCE.get(resource, -1)
    if kind not in kinds:
        return Refusal("not_among", rule, (("resource", resource),))
    if is_barred(state, seat, kind):
        return Refusal("barred", "C-7.23", (("resource", resource),))
    if not state.limit[kind]:
        return Refusal("limit_empty", "C-1.8", (("resource", resource),))
    return Refusal("no_room", "C-1.16", (("resource", resource),))


# Losing


def loss_options(state: CommitteeState, seat: int, *, cargo: bool, docs: bool) -> tuple[Action, ...]:
    """List the ways to take a loss of 1 cargo or 2 documents, by the order of sources (C-1.10, R-C12)."""
    start = seat * 4
    goods = state.goods
    limit = state.limit
    bars = barred(state, seat)
    own: list[Action] = []
    if cargo:
        own = [LOSE[kind] for kind in CARGO if goods[start + kind] and not bars >> kind & 1]
    if docs and goods[start] >= 2:
        own.append(LOSE_TWO)
    if own:
        return tuple(own)
    shared: list[Action] = [LOSE_LIMIT[kind] for kind in CARGO if limit[kind]] if cargo else []
    if docs and goods[start] + limit[DOC] >= 2:
        shared.append(LOSE_LIMIT_TWO)
    if shared:
        return tuple(shared)
    return (LOSE_LIMIT[DOC],) if docs and goods[start] + limit[DOC] else ()


def take_loss(state: CommitteeState, seat: int, action: Action | None) -> None:
    """Carry a loss out: own documents go before those of the limit (C-1.10); None is a loss nobody can pay (C-1.12)."""
    if isinstance(action, Lose):
        lose_own(state, seat, RESOURCE[action.resource], action.count)
    elif isinstance(action, LoseLimit):
        kind = RESOURCE[action.resource]
        own = min(state.goods[seat * 4], action.count) if kind == DOC else 0
        lose_own(state, seat, kind, own)
        lose_limit(state, kind, action.count - own)
    elif state.news is not None:
        state.tell(NothingLost())
        state.beat("lost")


def lose_own(state: CommitteeState, seat: int, kind: int, count: int) -> None:
    """Move an agent's resources to the fund."""
    if count:
        state.goods[seat * 4 + kind] -= count
        state.fund[kind] += count
        if state.news is not None:
            state.tell(Lost(seat, RESOURCES[kind], count))
            state.beat("lost")


def lose_limit(state: CommitteeState, kind: int, count: int) -> None:
    """Move resources of the limit to the fund."""
    if count:
        state.limit[kind] -= count
        state.fund[kind] += count
        if state.news is not None:
            state.tell(LimitLost(RESOURCES[kind], count))
            state.beat("lost")


@dataclass(frozen=True, slots=True)
class TakeLoss(GameStep):
    """The agent loses 1 cargo or 2 documents (C-9.7)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        options = loss_options(state, self.seat, cargo=True, docs=True)
        return (Decision(self.seat, "loss", "C-1.10", options),) if len(options) > 1 else ()

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None:
            action = next(iter(loss_options(state, self.seat, cargo=True, docs=True)), None)
        take_loss(state, self.seat, action)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_lose(state, self.seat, action)


def why_not_lose(state: CommitteeState, seat: int, action: Action) -> Refusal:
    """Say why a loss cannot be taken in this way."""
    if isinstance(action, Lose):
        kind = RESOURCE.get(action.resource, -1)
        if is_barred(state, seat, kind):
            return Refusal("barred", "C-1.11", (("resource", action.resource),))
        if kind >= 0 and state.goods[seat * 4 + kind] >= action.count:
            return Refusal("loss_first", "C-1.10")
        return Refusal("not_enough", "C-1.10", (("resource", action.resource), ("count", action.count)))
    if isinstance(action, LoseLimit):
        return Refusal("own_first", "C-1.10", (("resource", action.resource),))
    return Refusal("loss_first", "C-1.10")


TAKE_LOSS: Final = tuple(TakeLoss(seat) for seat in range(4))


@dataclass(frozen=True, slots=True)
class TeamLoss(GameStep):
    """The team loses 1 cargo or 2 documents in all; who answers first pays, or names what the limit pays (C-3.8)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        options = self.options(state)
        if sum(len(actions) for _, actions in options) < 2:
            return ()
        if state.setup.rules > 1 and self._is_forced(state, options):
            return ()
        return [Decision(seat, "team_loss", "C-3.8", actions) for seat, actions in options]

    def _is_forced(self, state: CommitteeState, options: list[tuple[int, tuple[Action, ...]]]) -> bool:
        """Tell whether every answer ends the same: the team's only two documents lie with two agents (R-C85)."""
        return sum(state.goods[::4]) == 2 and all(actions == (LOSE[DOC],) for _, actions in options)

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
                    state.beat("lost")
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
