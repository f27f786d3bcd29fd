"""What a position is worth to a seat, in points: made, within reach, and the means to make more.

Bots ask this. It is a judgement, not a rule: the numbers were set by play between bots (docs/bots.md). Hands of other
seats count by their size alone, so the answer depends on nothing the judging seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from kuluary.core import Action, Decision
from kuluary.games.power.content import SIGN_TALLY
from kuluary.games.power.content.cards import (
    AFTER_HOSTS,
    CIRCLE_POINTS,
    COLOURED,
    COMINTERN,
    CORPORATIONS,
    CRIME,
    FIRST_POWER,
    FIRST_SECONDARY,
    FIRST_SUPPORT,
    GENEROUS,
    GOVERNMENTS,
    INNER_CIRCLE,
    PROJECTS,
    SPYWARE,
    STAGES,
    UNIFIED_NATIONS,
)
from kuluary.games.power.judgement import alone
from kuluary.games.power.judgement.prospects import (
    Hopes,
    concluded_hope,
    hand_hope,
    majorities_hope,
    missing_in_hand,
    projects_hope,
)
from kuluary.games.power.judgement.standing import (
    GROWTH,
    POWER_GROWTH,
    UNKNOWN_ALLIANCE,
    Standing,
    alliance_phases_left,
    phases_left,
)
from kuluary.games.power.rules.infiltration import general_shadows, positional_shadows, reach, shadows_at
from kuluary.games.power.rules.objects import signs
from kuluary.games.power.rules.projects import interest_on
from kuluary.games.power.rules.rounds import turns_to_come
from kuluary.games.power.rules.scoring import SET_POINTS, total
from kuluary.games.power.state import COUNTS, ENDED, INTEREST, LOOSE, PowerState
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import Attach, Discard, Infiltrate, Recall, RecallFrom

PIECE: Final = (0.0, 3.4, 6.7, 9.7, 12.4, 15.0, 17.2, 19.3, 21.2, 22.8, 24.2)
"""What so many active pieces are worth while there is time to use them."""
TIME_TO_USE: Final = 5.0
"""Phases left from which pieces have their full worth."""
AWAY: Final = (0.0, 1.6, 1.35, 1.1, 0.85, 0.7, 0.5, 0.35, 0.2, 0.1, 0.0)
"""What a piece on an object is worth beside an active one, by the phases until it comes back: it has not been idle."""
IN_RESERVE: Final = 0.45
SHADOW: Final = 0.38
EXTRA_RECALL: Final = 0.2
EXTRA_CARD: Final = 0.06
"""What a shadow agent, an extra recall, an extra card of the row bring in a phase."""
PROJECTS_SHARE: Final = 0.65
"""What part of the hopes of projects comes true: who works for them has less for other things."""
CONCLUDED: Final = 3.0
"""What it is worth to have concluded an alliance now: who waits has lost this phase's."""
PROFESSIONAL: Final = 1.4
"""A professional in hand, up to three."""
TEMPTATION: Final = (0.18, 0.18, 0.18, 0.3, 0.3, 0.3)
"""How likely a rival who can intercept a card does so, by the group of the card."""
CONSOLATION: Final = 1.0
"""The alliance that an intercepted seat draws (P-4.4)."""
PRICE: Final = 0.88
"""How much less likely every agent makes it that an interception takes."""
THOUGHT_OF: Final = 4
"""Kinds of cards a bot thinks of discarding."""

Horizon = tuple[float, int]
"""Action phases and alliance phases still to come."""


class Judge:
    """Says what positions are worth to every seat from what one of them knows; remembers what they have in common."""

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self._known: dict[tuple[object, ...], float] = {}
        self._hopes: Hopes = {}

    def __call__(self, state: PowerState) -> list[float]:
        """Give what a position is worth to every seat; against Falcon he is the second."""
        players = range(state.setup.players)
        if state.phase == ENDED:
            return [float(total(state, seat)) for seat in players]
        if state.setup.level >= 0:
            return alone.foresee(state, self._hopes)
        horizon = (phases_left(state), alliance_phases_left(state))
        coming = turns_to_come(state)
        majorities = majorities_hope(state)
        worth = [self._seat(state, seat, horizon, coming) for seat in players]
        return [value + hope for value, hope in zip(worth, majorities, strict=True)]

    def _seat(self, state: PowerState, seat: int, horizon: Horizon, coming: list[int]) -> float:
        """Weigh the card a seat holds in the row: taken over, or intercepted with an alliance for it (P-4.4)."""
        if seat not in state.holders:
            return self._standing(state, seat, horizon)
        place = state.holders.index(seat)
        card = state.row[place]
        kept = chance_to_keep(state, seat, place, coming)
        value = kept * self._standing(state, seat, horizon, card)
        if kept < 1.0:
            value += (1.0 - kept) * (self._standing(state, seat, horizon, back=state.pieces[card]) + CONSOLATION)
        return value

    def _standing(self, state: PowerState, seat: int, horizon: Horizon, card: int = -1, back: int = 0) -> float:
        """Give what a seat has and may hope for, with a card more if one is given, and some pieces back.

        Most answers change little of it, so what was judged before is remembered.
        """
        base = seat << COUNTS
        counts, owned = state.counts, state.owned[seat]
        first = 4 * seat
        hand = state.hands[seat]
        pieces = state.pieces
        key = (
            seat,
            card,
            owned,
            state.active[seat] + back,
            state.reserve[seat],
            hand if seat == self._viewer else hand.bit_count(),
            state.concluded[seat],
            *state.stages[first : first + 4],
            *counts[base + FIRST_SECONDARY : base + LOOSE + 1],
            pieces[card] if card >= 0 else 0,
            tuple([pieces[own] for own in owned]) if seat == self._viewer else (),
            state.professionals[seat].bit_count(),
            state.operations,
            len(state.discard),
            horizon,
        )
        value = self._known.get(key)
        if value is not None:
            return value
        judged = imagine(state, seat, card, back) if card >= 0 or back else state
        value = self._known[key] = self._sum(Standing(judged, seat, *horizon))
        return value

    def _sum(self, standing: Standing) -> float:
        """Add up points made, hopes and means."""
        return sum(self.parts(standing))

    def parts(self, standing: Standing) -> tuple[float, ...]:
        """Give points of objects, operations, stages; hopes of projects, hand, concluded alliances; means."""
        state, seat = standing.state, standing.seat
        made = (_objects(standing), _operations(state, seat), _stages(state, seat))
        mine = seat == self._viewer
        projects = PROJECTS_SHARE * projects_hope(standing, state.hands[seat] if mine else 0, self._hopes)
        if mine:
            hand = hand_hope(standing, missing_in_hand(standing)) if standing.rounds > 0 else 0.0
        else:
            hand = UNKNOWN_ALLIANCE * min(state.hands[seat].bit_count(), 2 * standing.rounds)
        concluded = concluded_hope(standing) + CONCLUDED * state.concluded[seat].bit_count()
        return (*made, projects, hand, concluded, _means(standing))


def parts(state: PowerState, seat: int) -> dict[str, float]:
    """Give what a seat has and may hope for, apart: points made, projects, alliances, means."""
    standing = Standing(state, seat, phases_left(state), alliance_phases_left(state))
    *made, projects, hand, concluded, means = Judge(seat).parts(standing)
    return {"points": sum(made), "projects": projects, "alliances": hand + concluded, "means": means}


def imagine(state: PowerState, seat: int, card: int, back: int) -> PowerState:
    """Give a copy in which a seat has a card more, and some pieces back."""
    twin = state.clone()
    twin.active[seat] += back
    if card >= 0:
        base, kind = seat << COUNTS, card >> 3
        twin.counts[base + kind] += 1
        twin.counts[base + INTEREST] += state.setup.content.special[kind]
        twin.counts[base + LOOSE] += kind == INNER_CIRCLE
        twin.owned[seat] = (*state.owned[seat], card)
    return twin


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
        return _cheapest(state, decision.seat, actions)
    if state.setup.level >= 0 and decision.prompt in ("recall", "falcon_recall"):
        return _recalls(state, actions)
    if not decision.prompt.startswith("act"):
        return actions
    seat = decision.seat
    generous = GENEROUS if state.concluded[seat] & state.setup.content.generous else 0
    kept: list[Action] = []
    safe: dict[int, int] = {}
    last = -1
    for action in actions:
        if type(action) is not Infiltrate:
            kept.append(action)
            continue
        card, pieces = action.card, action.pieces
        if card != last:
            last = card
            kept.append(action)
            continue
        if not safe:
            safe = _safe(state, seat)
        if pieces == safe[card] or pieces == generous:
            kept.append(action)
    return kept


def _recalls(state: PowerState, actions: Sequence[Action]) -> Sequence[Action]:
    """Keep a piece that would be lost, or else one of the largest stack: from many stacks more come back (P-6.7)."""
    lost = [action for action in actions if isinstance(action, RecallFrom)]
    stacks = [action for action in actions if isinstance(action, Recall)]
    return lost[:1] or [max(stacks, key=lambda action: state.pieces[action.card])]


def _cheapest(state: PowerState, seat: int, actions: Sequence[Action]) -> list[Action]:
    """Keep the few cards whose loss hurts least for the signs they bring, one of a kind (P-5.8)."""
    counts = state.counts[seat << COUNTS : (seat + 1) << COUNTS]
    found: dict[int, tuple[float, Action]] = {}
    for action in actions:
        assert isinstance(action, Discard)
        kind = action.card >> 3
        if kind < COLOURED:
            loss = 1.0 + counts[GOVERNMENTS + kind // 3] + counts[CRIME]
        else:
            loss = 4.0 + (kind >= GOVERNMENTS) * 2.0 + 2.0 * (state.mates[action.card] > 0)
        loss = (loss + 0.3 * state.pieces[action.card]) / interest_on(state, action.card)
        if kind not in found or loss < found[kind][0]:
            found[kind] = (loss, action)
    return [action for _, action in sorted(found.values(), key=itemgetter(0))[:THOUGHT_OF]]


def _safe(state: PowerState, seat: int) -> dict[int, int]:
    """Give the pieces from which no rival can intercept each card of the row."""
    row = state.row
    strongest = [0] * len(row)
    for rival in turns_to_come(state):
        if rival != seat:
            strength = state.active[rival] + general_shadows(state, rival)
            for place in range(reach(state, rival)):
                strongest[place] = max(strongest[place], strength + positional_shadows(state, rival, place))
    own = general_shadows(state, seat)
    return {card: strongest[place] - own - positional_shadows(state, seat, place) for place, card in enumerate(row)}


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
