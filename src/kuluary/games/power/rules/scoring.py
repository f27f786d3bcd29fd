"""Final scoring (P-11): last attachments, the nine lines of the pad with every card's contribution, places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kuluary.core import Line, Result, Score
from kuluary.games.power.content import Content
from kuluary.games.power.content.cards import (
    ALLIANCES,
    CIRCLE_POINTS,
    COLOURED,
    CORPORATIONS,
    CRIME,
    DEEP_STATE,
    FIRST_HOST,
    FIRST_POWER,
    GOVERNMENTS,
    GROUP_OF,
    HIGH,
    INNER_CIRCLE,
    MAXIMUM,
    POWER,
    PROJECTS,
    STAGES,
)
from kuluary.games.power.content.kinds import Part
from kuluary.games.power.rules.objects import (
    group_count,
    loose_circles,
    open_hosts,
)
from kuluary.games.power.state import COUNTS, ENDED, FALCON, LOOSE, PowerState, is_falcon
from kuluary.games.power.state.answers import ATTACH
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import Attach

SET_POINTS: Final = 3
"""What a three-colour set and another power card bring to Crime Syndicates and Corporations (P-8.4, P-8.5)."""
ALL: Final = (1 << len(ALLIANCES)) - 1
"""Every alliance, as a mask."""
TITLES: Final = (60, 100, 150, 190)
"""Own points from which the second to fifth title of the solo game is earned (P-12.42, H14)."""


# What a card brings


def units(state: PowerState, seat: int, kind: int) -> int:
    """Count what a power card scores for: cards of its colour, three-colour sets, other power cards (P-8.3–8.5)."""
    if kind < CRIME:
        return group_count(state, seat, kind - GOVERNMENTS)
    if kind == CRIME:
        return min(group_count(state, seat, 0), group_count(state, seat, 1), group_count(state, seat, 2))
    return group_count(state, seat, POWER) - (not state.setup.corporations_all)


def points_each(state: PowerState, card: int) -> int:
    """Give a power card's number: 1 or 3, one more with an Inner Circle (P-8.6)."""
    return (SET_POINTS if card >> 3 >= CRIME else 1) + (state.mates[card] > 0)


def attachment_gain(state: PowerState, seat: int, host: int) -> int:
    """Give what an Inner Circle under this host would bring at the end, the 4 points lying alone not yet taken off."""
    kind = host >> 3
    if kind >= FIRST_POWER:
        return units(state, seat, kind)
    if is_falcon(state, seat):
        return 0
    content = state.setup.content
    concluded = state.concluded[seat]
    gained = [
        kind - 9,
        *[sign for mask, source, sign in content.second_sign if source == kind - 9 and concluded & mask],
    ]
    scoring = [content.alliances[number] for number in numbers_in(concluded & content.scoring)]
    return sum([alliance.kind.sign_points(alliance, sign) for alliance in scoring for sign in gained])


def best_attachment(state: PowerState, seat: int) -> Attach | None:
    """Give the attachment that brings most, if that is more than the 4 points it costs; gains are independent."""
    circles = loose_circles(state, seat)
    hosts = open_hosts(state, seat)
    if not circles or not hosts:
        return None
    best = max(hosts, key=lambda host: attachment_gain(state, seat, host))
    if attachment_gain(state, seat, best) <= CIRCLE_POINTS:
        return None
    return ATTACH[circles[0] & 7][best - FIRST_HOST]


# The pad


def lines(state: PowerState, seat: int) -> tuple[Line, ...]:
    """Write the pad of a seat as if the game ended now, one line a contribution (P-11.3 to P-11.11)."""
    return tuple([Line(*part) for part in _parts(state, seat)])


def lines_about(state: PowerState, seat: int, alliance: int) -> tuple[Line, ...]:
    """Write what one alliance brings a seat as if the game ended now."""
    one = 1 << alliance
    parts = (*_corners(state, seat, one), *_effects(state, seat, one), *_majorities(state, seat, one))
    return tuple([Line(*part) for part in parts])


def total(state: PowerState, seat: int) -> int:
    """Give a seat's points as if the game ended now: the sum of its lines, without writing them."""
    base = seat << COUNTS
    counts = state.counts[base : base + (1 << COUNTS)]
    content = state.setup.content
    points = sum(counts[:COLOURED]) + CIRCLE_POINTS * counts[LOOSE]
    if any(counts[FIRST_POWER:INNER_CIRCLE]):
        for card in state.owned[seat]:
            if GROUP_OF[card >> 3] == POWER:
                points += points_each(state, card) * units(state, seat, card >> 3)
    owners = state.operation_owner
    if seat in owners:
        points += sum([content.operation_points[number] for number, owner in enumerate(owners) if owner == seat])
    for project, stage in enumerate(state.stages[4 * seat : 4 * seat + 4]):
        if stage:
            points += content.stage_points[project][stage - 1]
    concluded = state.concluded[seat]
    if concluded:
        for number in numbers_in(concluded & content.pointed):
            points += content.alliances[number].corner_value
        points += sum([part[1] for part in _as_falcon(state, seat)])
        if concluded & content.scoring:
            points += sum([part[1] for part in _effects(state, seat)])
    for owner in range(state.setup.seats):
        if contested := state.concluded[owner] & content.contested:
            for number in numbers_in(contested):
                points += content.alliances[number].kind.points(state, seat, number, owner)
    return points


def outlook(state: PowerState, seat: int) -> int:
    """Give a seat's points as if the game ended now, Inner Circles attached where that pays."""
    points = total(state, seat)
    if state.phase == ENDED or not state.attachable >> seat & 1:
        return points
    gains = sorted([attachment_gain(state, seat, host) for host in open_hosts(state, seat)], reverse=True)
    circles = state.counts[(seat << COUNTS) + LOOSE]
    return points + sum([gain - CIRCLE_POINTS for gain in gains[:circles] if gain > CIRCLE_POINTS])


def _parts(state: PowerState, seat: int) -> Iterator[Part]:
    yield from _objects(state, seat)
    yield from _operations_and_projects(state, seat)
    yield from _corners(state, seat)
    yield from _as_falcon(state, seat)
    yield from _effects(state, seat)
    yield from _majorities(state, seat)


def _objects(state: PowerState, seat: int) -> Iterator[Part]:
    base = seat << COUNTS
    for group in range(3):
        cards = sum(state.counts[base + 3 * group : base + 3 * group + 3])
        if cards:
            yield "coloured", cards, (("row", 1), ("group", group), ("cards", cards))
    for card in sorted([card for card in state.owned[seat] if GROUP_OF[card >> 3] == POWER]):
        kind = card >> 3
        each, number = points_each(state, card), units(state, seat, kind)
        row = 4 if kind == CORPORATIONS else 3 if kind == CRIME else 2
        args = (("row", row), ("card", card), ("each", each), ("cards", number), ("circle", state.mates[card] > 0))
        yield _POWER_LINES[row], each * number, args
    loose = state.counts[base + LOOSE]
    if loose:
        yield "inner_circle", CIRCLE_POINTS * loose, (("row", 5), ("cards", loose))


_POWER_LINES: Final = {2: "colour_cards", 3: "sets", 4: "power_cards"}


def _operations_and_projects(state: PowerState, seat: int) -> Iterator[Part]:
    content = state.setup.content
    for number in range(state.operations):
        if state.operation_owner[number] == seat:
            yield "operation", content.operation_points[number], (("row", 6), ("operation", number))
    for project in range(len(PROJECTS)):
        stage = state.stages[4 * seat + project]
        points = content.stage_points[project][stage - 1] if stage else 0
        if points:
            yield "project", points, (("row", 7), ("project", project), ("stage", stage))


def _corners(state: PowerState, seat: int, among: int = ALL) -> Iterator[Part]:
    content = state.setup.content
    for number in numbers_in(state.concluded[seat] & content.pointed & among):
        yield corner(content, number)


def corner(content: Content, number: int) -> Part:
    """Say what an alliance brings whose corner shows points."""
    return "corner", content.alliances[number].corner_value, (("row", 8), ("alliance", number))


def _as_falcon(state: PowerState, seat: int) -> Sequence[Part]:
    """What Falcon has for his alliances on high levels, whatever they are."""
    if state.setup.level < HIGH or seat != FALCON or not state.concluded[seat]:
        return ()
    cards = state.concluded[seat].bit_count()
    each = 2 if state.setup.level == MAXIMUM else 1
    return (("falcon_alliances", each * cards, (("row", 8), ("cards", cards), ("each", each))),)


def _effects(state: PowerState, seat: int, among: int = ALL) -> Iterator[Part]:
    """Own alliances that score at the end; Falcon's have no effect (P-12.23)."""
    content = state.setup.content
    scoring = state.concluded[seat] & content.scoring & among
    if not scoring or is_falcon(state, seat):
        return
    for number in numbers_in(scoring):
        part = content.alliances[number].kind.score(state, seat, number, seat)
        if part is not None:
            yield part


def _majorities(state: PowerState, seat: int, among: int = ALL) -> Iterator[Part]:
    """Contested alliances of every seat but Falcon: their points go to whoever leads (P-9.12, P-12.23)."""
    content = state.setup.content
    contested = content.contested & among
    for owner in range(state.setup.seats):
        for number in numbers_in(state.concluded[owner] & contested):
            part = content.alliances[number].kind.score(state, seat, number, owner)
            if part is not None:
                yield part


# Places


def result(state: PowerState) -> Result:
    """Give scores and places: points, then a project on stage V, then the way in Deep State, then shared (P-11.12).

    Against Falcon he has a place and a score of his own, after the human's.
    """
    players = range(state.setup.players)
    pads = [lines(state, seat) for seat in players]
    scores = tuple(Score(seat, sum([line.points for line in pads[seat]]), pads[seat]) for seat in players)
    ranks = [_rank(state, score) for score in scores]
    best = max(ranks)
    places = tuple(1 + sum([other > rank for other in ranks]) for rank in ranks)
    winners = tuple(seat for seat in players if ranks[seat] == best)
    args: tuple[tuple[str, object], ...] = ()
    if state.setup.level >= 0:
        args = (("title", title(scores[0].total)),)
    return Result(places, winners, scores, _how(ranks), args)


def _rank(state: PowerState, score: Score) -> tuple[int, bool, int]:
    stages = state.stages[4 * score.seat : 4 * score.seat + 4]
    return score.total, STAGES in stages, stages[DEEP_STATE]


def _how(ranks: list[tuple[int, bool, int]]) -> str:
    """Say what decided the first place."""
    best = max(ranks)
    rivals = [rank for rank in ranks if rank[0] == best[0]]
    if len(rivals) == 1:
        return "points"
    if len([rank for rank in rivals if rank[1] == best[1]]) == 1:
        return "stage_five"
    return "deep_state" if ranks.count(best) == 1 else "shared"


def title(points: int) -> int:
    """Give the title a score earns in the solo game, 1 to 5 (P-12.42)."""
    return 1 + sum([points >= limit for limit in TITLES])
