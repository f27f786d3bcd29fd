"""Projects of world domination (P-5.1 to P-5.17, P-5.19): what an advance costs, paying it, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content.cards import AFTER_HOSTS, DEEP_STATE, INNER_CIRCLE, PROJECTS, SECONDARY_CARD, STAGES
from kuluary.games.power.rules.alliance_phase import CONCLUDE_FREELY
from kuluary.games.power.rules.exchange import discard, gain_secondary
from kuluary.games.power.rules.objects import signs
from kuluary.games.power.state import COUNTS, INTEREST, PowerState
from kuluary.games.power.state.answers import DISCARD, DRAW_BENEFIT, TAKE_SECONDARY
from kuluary.games.power.state.decks import draw_alliances, numbers_in
from kuluary.games.power.words.actions import Discard, DrawBenefit, TakeSecondary
from kuluary.games.power.words.events import Advanced, Joined

# What it costs


def agents_needed(state: PowerState, seat: int, project: int, discount: int = 0) -> int:
    """Give the pieces an advance returns to reserve: one more a war (P-5.6, P-5.19)."""
    stage = state.stages[4 * seat + project]
    return max(0, state.setup.content.agents[project][stage] + state.wars - discount)


def signs_needed(state: PowerState, seat: int, project: int) -> int:
    """Give the signs an advance asks for: one fewer a war (P-5.7, P-5.8, P-5.19)."""
    return max(0, state.setup.content.signs[project][state.stages[4 * seat + project]] - state.wars)


def signs_held(state: PowerState, seat: int, project: int) -> int:
    """Count what a seat has of the sign a project asks for."""
    if project == DEEP_STATE:
        return state.counts[(seat << COUNTS) + INTEREST]
    return signs(state, seat, project)


def can_advance(state: PowerState, seat: int, project: int, discount: int = 0) -> bool:
    """Tell whether a seat meets every requirement of its next stage in a project (P-5.3, P-5.5)."""
    stage = state.stages[4 * seat + project]
    if stage == STAGES:
        return False
    agents = state.setup.content.agents[project][stage] + state.wars - discount
    active = state.active[seat]
    if active < agents:
        return False
    need = state.setup.content.signs[project][stage] - state.wars
    if need > 0 and signs_held(state, seat, project) < need:
        return False
    return stage > 0 or agents > 0 or active + state.reserve[seat] > 0


def refuse_advance(state: PowerState, seat: int, project: int, discount: int = 0) -> Refusal:
    """Say what is missing for an advance."""
    if project not in range(len(PROJECTS)):
        return Refusal("no_project", "P-5.1")
    if state.stages[4 * seat + project] == STAGES:
        return Refusal("project_complete", "P-5.5", (("project", project),))
    agents = agents_needed(state, seat, project, discount)
    need, held = signs_needed(state, seat, project), signs_held(state, seat, project)
    args = (("project", project), ("agents", agents), ("active", state.active[seat]), ("signs", need), ("held", held))
    if state.active[seat] < agents and held < need:
        return Refusal("agents_and_signs", "P-5.6", args)
    if state.active[seat] < agents:
        return Refusal("agents_short", "P-5.6", args)
    if held < need:
        return Refusal(
            "interest_short" if project == DEEP_STATE else "signs_short", _SIGN_RULE[project == DEEP_STATE], args
        )
    return Refusal("no_coordinator", "P-5.3", args)


_SIGN_RULE = ("P-5.7", "P-5.8")


# Paying and moving


def advance(state: PowerState, seat: int, project: int, discount: int = 0) -> tuple[Step[PowerState], ...]:
    """Return the agents, discard for Deep State, then move the coordinator, and give what follows (P-5.3, P-5.5)."""
    agents = agents_needed(state, seat, project, discount)
    state.active[seat] -= agents
    state.reserve[seat] += agents
    if project != DEEP_STATE:
        return move_coordinator(state, seat, project, agents)
    return PayInterest(seat, signs_needed(state, seat, project)), MoveCoordinator(seat, project, agents)


def interest_on(state: PowerState, card: int) -> int:
    """Count the special-interest signs discarded with a card: its own and those of its Inner Circle (P-5.10, H29)."""
    special = state.setup.content.special
    return special[card >> 3] + (special[INNER_CIRCLE] if card < AFTER_HOSTS and state.mates[card] else 0)


@dataclass(frozen=True, slots=True)
class PayInterest(Step[PowerState]):
    """Objects with special-interest signs are discarded one by one until the need is met (P-5.8, P-5.9, R-P3)."""

    seat: int
    left: int

    def _cards(self, state: PowerState) -> list[int]:
        mates = state.mates
        owned = state.owned[self.seat]
        return [card for card in owned if interest_on(state, card) and (card < AFTER_HOSTS or not mates[card])]

    def ask(self, state: PowerState) -> Sequence[Decision]:
        done = self.left <= 0
        if done and not state.setup.overdiscard:
            return ()
        cards = self._cards(state)
        if not cards or (len(cards) == 1 and not done):
            return ()
        actions: tuple[Action, ...] = tuple([DISCARD[card] for card in cards])
        if done:
            return (Decision(self.seat, "discard_more", "P-13.6", (*actions, PASS)),)
        return (Decision(self.seat, "pay_interest", "P-5.8", actions, args=(("left", self.left),)),)

    def run(self, state: PowerState, seat: int, action: Discard | Pass | None) -> None:
        if isinstance(action, Discard):
            card = action.card
        elif action is None and self.left > 0:
            card = self._cards(state)[0]
        else:
            return
        paid = interest_on(state, card)
        discard(state, self.seat, card, pays=True)
        state.then(PayInterest(self.seat, self.left - paid))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return Refusal("pay_first", "P-5.8", (("left", self.left),))
        if action.card in SECONDARY_CARD:
            return Refusal("secondary_has_no_sign", "P-5.10", (("card", action.card),))
        if action.card not in state.owned[seat]:
            return Refusal("not_your_object", "P-5.8", (("card", action.card),))
        if action.card >= AFTER_HOSTS and state.mates[action.card]:
            return Refusal("circle_goes_with_host", "P-8.9", (("card", action.card),))
        return Refusal("no_interest", "P-5.9", (("card", action.card),))


@dataclass(frozen=True, slots=True)
class MoveCoordinator(Step[PowerState]):
    """The requirements are met: the coordinator moves."""

    seat: int
    project: int
    paid: int

    def run(self, state: PowerState, seat: int, action: None) -> None:
        state.then(*move_coordinator(state, self.seat, self.project, self.paid))


def place_coordinator(state: PowerState, seat: int) -> None:
    """Take the coordinator from reserve, or from active if nobody is there (P-5.3, H26, R-P6)."""
    if state.reserve[seat]:
        state.reserve[seat] -= 1
    else:
        state.active[seat] -= 1


def move_coordinator(state: PowerState, seat: int, project: int, paid: int) -> tuple[Step[PowerState], ...]:
    """Put the coordinator on the next stage, and give what stage and alliances bring (P-5.11, P-9.10)."""
    at = 4 * seat + project
    state.stages[at] += 1
    stage = state.stages[at]
    if stage == 1:
        place_coordinator(state, seat)
        if state.news is not None:
            state.tell(Joined(seat, project, paid))
            state.beat("project")
    elif state.news is not None:
        worth = state.setup.content.stage_points[project]
        state.tell(Advanced(seat, project, stage, paid, worth[stage - 1] - worth[stage - 2]))
        state.beat("project")
    draw = state.setup.content.benefit[DEEP_STATE][stage - 1] if project == DEEP_STATE else 0
    rewarding = state.concluded[seat] & state.setup.content.rewarding if stage > 1 else 0
    if rewarding:
        return (StageRewards(seat, rewarding, draw),)
    return (draw_alliances(seat, draw), CONCLUDE_FREELY[seat]) if draw else ()


@dataclass(frozen=True, slots=True)
class StageRewards(Step[PowerState]):
    """Secondary objects of alliances and Deep State's benefit, in the order the owner likes (P-5.17, P-9.10, R-P5).

    Which alliances pay was settled when the coordinator moved.
    """

    seat: int
    rewarding: int
    draw: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        alliances = state.setup.content.alliances
        actions: list[Action] = []
        for number in numbers_in(self.rewarding):
            group = alliances[number].group
            if state.supply[group]:
                actions.append(TAKE_SECONDARY[group][number])
        if not actions:
            return ()
        actions.append(DRAW_BENEFIT if self.draw else PASS)
        return (Decision(self.seat, "stage_rewards", "P-9.10", tuple(actions)),)

    def run(self, state: PowerState, seat: int, action: TakeSecondary | DrawBenefit | Pass | None) -> None:
        if isinstance(action, TakeSecondary):
            rest = self.rewarding & ~(1 << action.alliance)
            gained = gain_secondary(state, self.seat, action.secondary)
            state.then(*gained, *([StageRewards(self.seat, rest, self.draw)] if rest or self.draw else []))
            return
        if self.draw:
            state.then(
                draw_alliances(self.seat, self.draw),
                CONCLUDE_FREELY[self.seat],
                StageRewards(self.seat, self.rewarding, 0),
            )

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, TakeSecondary):
            return refuse_secondary(state, action, self.rewarding, "P-9.10")
        if isinstance(action, Pass):
            return Refusal("draw_or_take", "P-5.17")
        return Refusal("rewards_first", "P-9.10")


def refuse_secondary(state: PowerState, action: TakeSecondary, offered: int, rule: str) -> Refusal:
    """Say why a secondary object is not to be had for an alliance."""
    if action.alliance < 0 or not offered >> action.alliance & 1:
        return Refusal("alliance_not_due", rule, (("alliance", action.alliance),))
    if action.secondary in range(len(SECONDARY_CARD)) and not state.supply[action.secondary]:
        return Refusal("supply_empty", "P-8.13", (("secondary", action.secondary),))
    return Refusal("not_offered_by", rule, (("alliance", action.alliance),))
