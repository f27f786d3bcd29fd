"""What a position is worth to a seat, in points: made, within reach, and the means to make more.

Bots ask this. It is a judgement, not a rule: the numbers were set by play between bots (docs/bots.md). Hands of other
seats count by their size alone, so the answer depends on nothing the judging seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kuluary.core import Action, Decision
from kuluary.games.power.action import Act
from kuluary.games.power.cards import (
    AFTER_HOSTS,
    CIRCLE_POINTS,
    COLOURED,
    COMINTERN,
    CORPORATIONS,
    CRIME,
    FIRST_POWER,
    FIRST_SUPPORT,
    GOVERNMENTS,
    HIGH,
    INNER_CIRCLE,
    MAXIMUM,
    PROJECTS,
    SPYWARE,
    STAGES,
    UNIFIED_NATIONS,
)
from kuluary.games.power.content import SIGN_TALLY
from kuluary.games.power.decks import numbers_in
from kuluary.games.power.falcon_turn import FalconActs
from kuluary.games.power.infiltration import GENEROUS, reach, shadows_at
from kuluary.games.power.objects import is_falcon, signs
from kuluary.games.power.prospects import (
    GROWTH,
    POWER_GROWTH,
    UNKNOWN_ALLIANCE,
    Hope,
    Standing,
    alliance_phases_left,
    concluded_hope,
    hand_hope,
    majorities_hope,
    phases_left,
    projects_hope,
)
from kuluary.games.power.scoring import SET_POINTS, total
from kuluary.games.power.state import ALLYING, COUNTS, ENDED, FALCON, HOSTS, INTEREST, LOOSE, PowerState
from kuluary.games.power.words import Attach, Discard, Infiltrate

PIECE: Final = (0.0, 1.5, 2.9, 4.2, 5.4, 6.5, 7.5, 8.4, 9.2, 9.9, 10.5)
"""What so many active pieces are worth while there is time to use them."""
TIME_TO_USE: Final = 5.0
"""Phases left from which pieces have their full worth."""
AWAY: Final = (0.0, 0.95, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.0)
"""What a piece on an object is worth beside an active one, by the phases until it comes back."""
IN_RESERVE: Final = 0.3
SHADOW: Final = 0.28
EXTRA_RECALL: Final = 0.2
EXTRA_CARD: Final = 0.12
"""What a shadow agent, an extra recall, an extra card of the row bring in a phase."""
PROFESSIONAL: Final = 1.4
"""A professional in hand, up to three."""
TEMPTATION: Final = (0.18, 0.18, 0.18, 0.3, 0.3, 0.3)
"""How likely a rival who can intercept a card does so, by the group of the card."""
PRICE: Final = 0.88
"""How much less likely every agent makes it that an interception takes."""


Horizon = tuple[float, int]
"""Action phases and alliance phases still to come."""


class Judge:
    """Says what positions are worth to every seat from what one of them knows; remembers what they have in common."""

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self._rivals: dict[tuple[object, ...], float] = {}
        self._hopes: dict[tuple[object, ...], Hope] = {}

    def __call__(self, state: PowerState) -> list[float]:
        """Give what a position is worth to every seat; against Falcon he is the second."""
        players = range(state.setup.players)
        if state.phase == ENDED:
            return [float(total(state, seat)) for seat in players]
        horizon = (phases_left(state), alliance_phases_left(state))
        coming = turns_to_come(state)
        majorities = majorities_hope(state)
        return [
            majorities[seat]
            + (
                self._seat(state, seat, horizon, coming)
                if seat == self._viewer
                else self._rival(state, seat, horizon, coming)
            )
            for seat in players
        ]

    def _rival(self, state: PowerState, seat: int, horizon: Horizon, coming: list[int]) -> float:
        """Answers seldom touch what a rival has: judge it once."""
        base = seat << COUNTS
        pieces = state.pieces
        place = state.holders.index(seat) if seat in state.holders else -1
        key = (
            seat,
            horizon,
            state.active[seat],
            state.reserve[seat],
            state.concluded[seat],
            state.hands[seat].bit_count(),
            state.professionals[seat].bit_count(),
            tuple(state.stages[4 * seat : 4 * seat + 4]),
            tuple(state.counts[base : base + 32]),
            tuple([pieces[card] for card in state.owned[seat]]),
            (state.row[place], pieces[state.row[place]], state.shade[place], *coming) if place >= 0 else None,
            state.operations,
        )
        value = self._rivals.get(key)
        if value is None:
            value = self._rivals[key] = self._seat(state, seat, horizon, coming)
        return value

    def _seat(self, state: PowerState, seat: int, horizon: Horizon, coming: list[int]) -> float:
        """Weigh the card a seat holds in the row: taken over, or intercepted with an alliance for it (P-4.4)."""
        if seat not in state.holders:
            return self._standing(state, seat, horizon)
        place = state.holders.index(seat)
        card = state.row[place]
        kept = chance_to_keep(state, seat, place, coming)
        kind = card >> 3
        base = seat << COUNTS
        counts, owned = state.counts, state.owned[seat]
        special = state.setup.content.special[kind]
        extra = LOOSE if kind == INNER_CIRCLE else HOSTS if kind >= COLOURED else -1
        counts[base + kind] += 1
        counts[base + INTEREST] += special
        if extra >= 0:
            counts[base + extra] += 1
        state.owned[seat] = (*owned, card)
        value = kept * self._standing(state, seat, horizon)
        counts[base + kind] -= 1
        counts[base + INTEREST] -= special
        if extra >= 0:
            counts[base + extra] -= 1
        state.owned[seat] = owned
        if kept < 1.0:
            state.active[seat] += state.pieces[card]
            lost = self._standing(state, seat, horizon)
            state.active[seat] -= state.pieces[card]
            value += (1.0 - kept) * (lost + UNKNOWN_ALLIANCE * 0.6)
        return value

    def _standing(self, state: PowerState, seat: int, horizon: Horizon) -> float:
        """Add up what a seat has and may hope for."""
        standing = Standing(state, seat, *horizon)
        value = _objects(standing) + _operations(state, seat) + _stages(state, seat)
        if is_falcon(state, seat):
            each = 2 if state.setup.level == MAXIMUM else 1 if state.setup.level == HIGH else 0
            return value + each * state.concluded[seat].bit_count()
        value += projects_hope(standing, state.hands[seat] if seat == self._viewer else 0, self._hopes)
        if seat == self._viewer:
            value += hand_hope(standing)
        else:
            value += UNKNOWN_ALLIANCE * min(state.hands[seat].bit_count(), 2 * standing.rounds)
        value += concluded_hope(standing) + _means(standing)
        return value


def turns_to_come(state: PowerState) -> list[int]:
    """List who still has a turn in this action phase."""
    if state.phase >= ALLYING:
        return []
    return [
        step.seat if type(step) is Act else FALCON
        for step in state.agenda
        if type(step) is Act or type(step) is FalconActs
    ]


def chance_to_keep(state: PowerState, seat: int, place: int, coming: list[int]) -> float:
    """Give the chance that nobody whose turn is to come intercepts a card (P-4.3)."""
    card = state.row[place]
    there = state.pieces[card] + state.shade[place]
    kept = 1.0
    for rival in coming:
        if rival == seat or place >= reach(state, rival):
            continue
        price = there + 1 - shadows_at(state, rival, place)
        if price <= state.active[rival]:
            kept *= 1.0 - TEMPTATION[_GROUP[card >> 3]] * PRICE ** max(0, price - 1)
    return kept


_GROUP: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5)


def _objects(standing: Standing) -> float:
    """Points of objects (P-8), with what their number will still grow to."""
    counts = standing.counts
    growth = GROWTH * standing.phases
    value = float(sum(counts[:COLOURED]))
    colours = standing.colours
    gains = []
    for colour in range(3):
        if counts[GOVERNMENTS + colour]:
            gain = colours[colour] + growth
            value += gain * counts[GOVERNMENTS + colour]
            gains += [gain] * counts[GOVERNMENTS + colour]
    if counts[CRIME]:
        sets = min(colours) + 0.6 * growth
        value += SET_POINTS * sets * counts[CRIME]
        gains += [sets] * counts[CRIME]
    if counts[CORPORATIONS]:
        others = standing.power - (not standing.state.setup.corporations_all) + POWER_GROWTH * standing.phases
        value += SET_POINTS * others * counts[CORPORATIONS]
        gains += [others] * counts[CORPORATIONS]
    circles = counts[INNER_CIRCLE]
    if circles:
        loose = counts[LOOSE]
        value += CIRCLE_POINTS * loose
        if circles > loose:
            value += _attached(standing, growth)
        gains.sort(reverse=True)
        value += sum([gain - CIRCLE_POINTS for gain in gains[:loose] if gain > CIRCLE_POINTS])
    return value


def _attached(standing: Standing, growth: float) -> float:
    """Points that attached Inner Circles add to power cards (P-8.6)."""
    state = standing.state
    value = 0.0
    for host in state.owned[standing.seat]:
        if FIRST_POWER << 3 <= host < AFTER_HOSTS and state.mates[host]:
            kind = host >> 3
            if kind < CRIME:
                value += standing.colours[kind - GOVERNMENTS] + growth
            elif kind == CRIME:
                value += min(standing.colours) + 0.6 * growth
            else:
                value += standing.power - 1
    return value


def _operations(state: PowerState, seat: int) -> float:
    points = state.setup.content.operation_points
    owners = state.operation_owner
    return sum([points[number] for number in range(state.operations) if owners[number] == seat])


def _stages(state: PowerState, seat: int) -> float:
    """Points of the stages reached (P-5.12)."""
    points = state.setup.content.stage_points
    stages = state.stages
    return sum(
        [
            points[project][stages[4 * seat + project] - 1]
            for project in range(len(PROJECTS))
            if stages[4 * seat + project]
        ]
    )


def _means(standing: Standing) -> float:
    """Pieces, shadow agents, extra recalls, extra cards, professionals: what turns time into points."""
    state, seat, phases = standing.state, standing.seat, standing.phases
    pieces = state.pieces
    usable = min(1.0, phases / TIME_TO_USE)
    active = state.active[seat]
    away = 0.0
    for card in state.owned[seat]:
        if pieces[card]:
            away += sum(AWAY[1 : pieces[card] + 1])
    reserve = float(state.reserve[seat])
    for number, owner in enumerate(state.operation_owner):
        if owner == seat and state.operation_pieces[number]:
            away += 1.0
            reserve += state.operation_pieces[number] - 1
    whole = active + away
    low = min(9, int(whole))
    value = usable * (PIECE[low] + (whole - low) * (PIECE[low + 1] - PIECE[low]) + IN_RESERVE * reserve)
    content = state.setup.content
    stages = state.stages[4 * seat : 4 * seat + 4]
    value += SHADOW * phases * content.shadows[stages[COMINTERN]]
    if stages[UNIFIED_NATIONS]:
        value += EXTRA_RECALL * phases * content.benefit[UNIFIED_NATIONS][stages[UNIFIED_NATIONS] - 1]
    if stages[SPYWARE]:
        value += EXTRA_CARD * phases * (content.available[stages[SPYWARE]] - content.available[0])
    if state.professionals[seat]:
        value += PROFESSIONAL * usable * state.professionals[seat].bit_count()
    return value


# What is worth thinking about


def shortlist(state: PowerState, decision: Decision) -> Sequence[Action]:
    """Leave out answers that another makes needless: piece counts between the sensible ones, cards that are alike."""
    if decision.free:
        return _attachments(state, decision)
    actions = decision.actions
    if decision.prompt == "pay_interest":
        return _one_of_each(state, actions)
    if not decision.prompt.startswith("act"):
        return actions
    seat = decision.seat
    rivals = [rival for rival in turns_to_come(state) if rival != seat]
    generous = GENEROUS if state.concluded[seat] & state.setup.content.family["I"] else 0
    kept: list[Action] = []
    least: dict[int, int] = {}
    for action in actions:
        if type(action) is not Infiltrate:
            kept.append(action)
            continue
        card, pieces = action.card, action.pieces
        extra = pieces - least.setdefault(card, pieces)
        if extra < 2 or pieces == _safe(state, seat, card, rivals) or pieces == generous:
            kept.append(action)
    return kept


def _one_of_each(state: PowerState, actions: Sequence[Action]) -> Sequence[Action]:
    """Leave out cards of a kind that has been named, unless pieces or an Inner Circle tell them apart."""
    found: dict[tuple[int, int, int], Action] = {}
    for action in actions:
        assert isinstance(action, Discard)
        card = action.card
        found.setdefault((card >> 3, state.pieces[card], state.mates[card]), action)
    return tuple(found.values())


def _safe(state: PowerState, seat: int, card: int, rivals: list[int]) -> int:
    """Give the pieces from which no rival can intercept a card."""
    place = state.row.index(card)
    strongest = max(
        [state.active[r] + shadows_at(state, r, place) for r in rivals if place < reach(state, r)], default=0
    )
    return strongest - shadows_at(state, seat, place)


def _attachments(state: PowerState, decision: Decision) -> list[Action]:
    """Only a sign that is lacking now makes an Inner Circle leave before the end; one circle is as good as another."""
    seat = decision.seat
    content = state.setup.content
    hosts: dict[int, Action] = {}
    for action in decision.actions:
        if not isinstance(action, Attach) or action.host >= FIRST_POWER << 3 or action.host in hosts:
            continue
        sign = (action.host >> 3) - FIRST_SUPPORT
        stage = state.stages[4 * seat + sign]
        wanted = stage < STAGES and signs(state, seat, sign) == content.signs[sign][stage] - state.wars - 1
        if wanted or any(
            what == SIGN_TALLY + sign
            for number in numbers_in(state.hands[seat])
            for what, _ in content.alliances[number].needs
        ):
            hosts[action.host] = action
    return list(hosts.values())
