"""Numbers a view offers: what cards are worth now, and from how many agents nobody can intercept."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kuluary.core import Line
from kuluary.games.power.content import GROUP_TALLY, SIGN_TALLY, STAGE_TALLY, Alliance, Content
from kuluary.games.power.content.cards import (
    CIRCLE_POINTS,
    FIRST_POWER,
    GROUP_OF,
    GROUPS,
    INNER_CIRCLE,
    SECONDARY_CARD,
)
from kuluary.games.power.rules.alliance_phase import atoms, has_most, meets
from kuluary.games.power.rules.infiltration import general_shadows, positional_shadows, reach
from kuluary.games.power.rules.objects import (
    discard_object,
    gain_object,
    group_count,
    loose_circles,
    open_hosts,
    tally,
    tally_of,
)
from kuluary.games.power.rules.scoring import attachment_gain, best_attachment, corner, lines, lines_about, total
from kuluary.games.power.state import COUNTS, LOOSE, PowerState, is_falcon
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.views import (
    AllianceView,
    AtomView,
    CircleAdvice,
    Closer,
    HostAdvice,
    PadView,
    Strength,
)

OBJECTS: Final = "objects"
"""Where somebody may have most pieces and an object more would count."""


Stakes = tuple[tuple[int, int] | None, ...]
"""By group: how many alliances give points to whoever has most of it, and the most that anybody else has."""


class Drawer:
    """What was worked out while something holds; another drawer is another one, whatever lies there."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Any, Any] = {}


class Shelf(Drawer):
    """What was worked out for one standing of a seat."""

    __slots__ = ("more", "stakes")

    def __init__(self, more: Drawer, stakes: Stakes) -> None:
        super().__init__()
        self.more = more
        """What a card more or less would bring: with the stakes of its group that may stay while points do not."""
        self.stakes = stakes


def standing(state: PowerState, seat: int) -> tuple[Hashable, Hashable, Stakes]:
    """Give all that the points of a seat hang on as it is now; what hangs on it what more would bring; and the stakes.

    Pieces score nothing. What stages and operations bring they bring whatever else there is.
    """
    owned = state.owned[seat]
    mates = state.mates
    base = seat << COUNTS
    content = state.setup.content
    concluded = state.concluded[seat]
    stages = tuple(state.stages[4 * seat : 4 * seat + 4])
    operations = tuple([number for number, owner in enumerate(state.operation_owner) if owner == seat])
    more = (
        owned,
        tuple(state.counts[base : base + (1 << COUNTS)]),
        bytes([mates[card] for card in owned]),
        concluded,
        max(stages),
        len(operations),
        tuple([left > 0 for left in state.supply]),
        state.discard if concluded & content.counts_discard else None,
    )
    contested = tuple([mask & content.contested for mask in state.concluded[: state.setup.seats]])
    stakes = _stakes(state, seat, contested) if any(contested) else _NO_STAKES
    return (more, stages, operations, contested, stakes), more, stakes


_NO_STAKES: Final[Stakes] = (None,) * len(GROUPS)


def _stakes(state: PowerState, seat: int, contested: Iterable[int]) -> Stakes:
    """Say what hangs on having most of which group, by contested alliances that are given as masks."""
    cards = state.setup.content.alliances
    groups = [cards[number].group for mask in contested for number in numbers_in(mask)]
    others = [other for other in range(state.setup.players) if other != seat]
    return tuple(
        [
            (groups.count(group), max([group_count(state, other, group) for other in others]))
            if group in groups
            else None
            for group in range(len(GROUPS))
        ]
    )


def pools_in(state: PowerState, seat: int) -> tuple[str, ...]:
    """List where the alliances in a hand ask for most pieces: only then does it matter where pieces are."""
    cards = state.setup.content.alliances
    return tuple(dict.fromkeys([most for number in numbers_in(state.hands[seat]) if (most := cards[number].most)]))


def _total(state: PowerState, seat: int, shelf: Shelf) -> int:
    """Give the points a seat has."""
    if (found := shelf.known.get("total")) is None:
        found = shelf.known["total"] = total(state, seat)
    points: int = found
    return points


def _tally(state: PowerState, seat: int, shelf: Shelf) -> list[int]:
    """Give what requirements count of a seat."""
    found: list[int] | None = shelf.more.known.get("tally")
    if found is None:
        found = shelf.more.known["tally"] = tally(state, seat)
    return found


Gain = tuple[int, tuple[int, ...], tuple[Closer, ...]]
"""What an object would bring: points, the alliances in hand it would newly qualify for, those it would lack less of."""


Leads = tuple[tuple[bool, ...], tuple[bool, ...] | None]
"""Where alliances in a hand ask for most pieces: whether a seat has them, and whether it would with each card."""


def leads(state: PowerState, there: Mapping[str, tuple[int, int]]) -> Leads:
    """Say with these pools where a seat has most pieces, and whether it would have them with each card of the row."""
    would = None
    if OBJECTS in there:
        own, most = there[OBJECTS]
        would = tuple([own + state.pieces[card] > most for card in state.row])
    return tuple([own > most for own, most in there.values()]), would


def gains(state: PowerState, seat: int, shelf: Shelf, now: Leads) -> tuple[Gain, ...]:
    """Say what the cards of the row would bring a seat that leads like this; cards of a kind are alike there."""
    hand, (there, would) = state.hands[seat], now
    known, stakes = shelf.more.known, shelf.stakes
    found: list[Gain] = []
    for place, card in enumerate(state.row):
        key = (card >> 3, hand, there, None if would is None else would[place], stakes[GROUP_OF[card >> 3]])
        gain = known.get(key)
        if gain is None:
            gain = known[key] = _gain_of_object(state, seat, card, shelf)
        found.append(gain)
    return tuple(found)


def _gain_of_object(state: PowerState, seat: int, card: int, shelf: Shelf) -> Gain:
    """Say that of one card."""
    content = state.setup.content
    twin = state.sketch()
    gain_object(twin, seat, card)
    before, after = _tally(state, seat, shelf), tally(twin, seat)
    changed = sum([1 << what for what, (one, other) in enumerate(zip(before, after, strict=True)) if one != other])
    opens, closer = [], []
    for number in numbers_in(state.hands[seat]):
        if content.asks[number] & changed or content.alliances[number].most == OBJECTS:
            have, need = progress(state, seat, number, before)
            there, whole = progress(twin, seat, number, after)
            if there == whole and have < need:
                opens.append(number)
            if whole - there < need - have:
                closer.append(Closer(number, max(0, whole - need + have), there, whole))
    closer.sort(key=lambda one: (one.need - one.after, one.alliance))
    return total(twin, seat) - _total(state, seat, shelf), tuple(opens), tuple(closer)


def loss(state: PowerState, seat: int, card: int, shelf: Shelf) -> int:
    """Give what a seat would lose of its points without an object."""
    key = ("loss", card, shelf.stakes[GROUP_OF[card >> 3]])
    found: int | None = shelf.more.known.get(key)
    if found is None:
        found = shelf.more.known[key] = loss_of_object(state, seat, card, _total(state, seat, shelf))
    return found


def alliances(
    state: PowerState, seat: int, shelf: Shelf, there: Mapping[str, tuple[int, int]]
) -> tuple[AllianceView, ...]:
    """Show the alliances in the hand of a seat with these pools, and what each would bring."""
    content = state.setup.content
    signed = _may_sign(content) & content.contested
    known, stakes = shelf.more.known, shelf.stakes
    found = []
    for number in numbers_in(state.hands[seat]):
        contested = signed | (content.contested & 1 << number)
        rivals = _stakes(state, seat, (contested,)) if contested else ()
        others = (stakes, rivals, state.discard if content.counts_discard >> number & 1 else None)
        key = ("alliance", number, others, there.get(content.alliances[number].most))
        shown = known.get(key)
        if shown is None:
            shown = known[key] = _alliance(state, seat, number, shelf, others)
        found.append(shown)
    return tuple(found)


def others_count(state: PowerState, seat: int) -> Hashable:
    """Give what the alliances in a hand would bring hangs on beyond the seat's own standing."""
    content = state.setup.content
    contested = (state.hands[seat] | _may_sign(content)) & content.contested
    rivals = _stakes(state, seat, (contested,)) if contested else ()
    return rivals, state.discard if state.hands[seat] & content.counts_discard else None


def hangs_on_others(state: PowerState, seat: int) -> bool:
    """Tell whether what the alliances in a hand would bring hangs on more than the seat's own standing."""
    content = state.setup.content
    hangs = content.contested | content.counts_discard
    return bool(state.hands[seat] & hangs or _may_sign(content) & content.contested)


def _may_sign(content: Content) -> int:
    """Give the alliances that a missing sign may be thought to come from."""
    return content.signed[0] | content.signed[1] | content.signed[2]


def _alliance(state: PowerState, seat: int, number: int, shelf: Shelf, others: Hashable) -> AllianceView:
    alliance = state.setup.content.alliances[number]
    counted = _tally(state, seat, shelf)
    parts = tuple(
        [
            AtomView(atom.kind, atom.what, atom.have, atom.need, atom.met)
            for atom in atoms(state, seat, alliance, counted)
        ]
    )
    qualifies = meets(state, seat, alliance, counted)
    if _brings_points_alone(state, number) and not is_falcon(state, seat):
        worth = worth_met = alliance.corner_value
        lines_of_it: tuple[Line, ...] = (Line(*corner(state.setup.content, number)),)
    else:
        known = shelf.more.known
        key = ("worth", number, others)
        if key not in known:
            if _brings_no_points(state, seat, number):
                known[key] = 0, ()
            else:
                twin = state.sketch()
                known[key] = _added(twin, seat, number, shelf), lines_about(twin, seat, number)
        worth, lines_of_it = known[key]
        worth_met = worth
        if not qualifies and not _brings_points_alone(state, number):
            key = ("met", number, others)
            if key not in known:
                known[key] = worth_when_met(state, seat, number, counted)
            worth_met = known[key]
    return AllianceView(
        number,
        alliance.kind.letter,
        alliance.kind.rule,
        alliance.corner,
        alliance.corner_value,
        qualifies,
        parts,
        _corner_gain(state, alliance),
        worth,
        worth_met,
        lines_of_it,
    )


def _brings_points_alone(state: PowerState, number: int) -> bool:
    """Tell whether an alliance adds the points of its corner and nothing else, whatever its holder has."""
    content = state.setup.content
    return bool(content.pointed & ~(content.scoring | content.contested | content.doubling) & 1 << number)


def _corner_gain(state: PowerState, alliance: Alliance) -> int:
    if alliance.corner == "points":
        return alliance.corner_value
    return int(alliance.corner == "sign" or state.supply[alliance.corner_value] > 0)


def loss_of_object(state: PowerState, seat: int, card: int, now: int) -> int:
    """Give what a seat would lose of its points without an object, its Inner Circle gone with it."""
    twin = state.sketch()
    discard_object(twin, seat, card)
    twin.discard = state.discard
    return now - total(twin, seat)


def _added(twin: PowerState, seat: int, alliance: int, shelf: Shelf | None = None) -> int:
    """Let a seat have concluded an alliance in a copy, and have what its corner shows; give the points that adds.

    The shelf is that of the seat, where the copy is as the position is.
    """
    card = twin.setup.content.alliances[alliance]
    before = None
    if not _brings_no_points(twin, seat, alliance):
        before = total(twin, seat) if shelf is None else _total(twin, seat, shelf)
    twin.concluded[seat] |= 1 << alliance
    if card.corner == "secondary" and twin.supply[card.corner_value]:
        twin.counts[(seat << COUNTS) + (SECONDARY_CARD[card.corner_value] >> 3)] += 1
    return 0 if before is None else total(twin, seat) - before


def _brings_no_points(state: PowerState, seat: int, alliance: int) -> bool:
    """Tell whether an alliance cannot score, nor what its corner shows: a sign or a secondary object alone does not."""
    content = state.setup.content
    scores = content.pointed | content.scoring | content.contested
    if state.setup.level >= 0 or scores >> alliance & 1 or state.concluded[seat] & content.scoring:
        return False
    base = seat << COUNTS
    if any(state.counts[base + FIRST_POWER : base + INNER_CIRCLE]):
        return False
    return all(not mask & content.contested for mask in state.concluded)


def worth_when_met(state: PowerState, seat: int, alliance: int, counted: Sequence[int]) -> int:
    """Give what an alliance adds to the points of a seat with this tally once it is met in the smallest way.

    What the cards bring that meet it is not counted: they are no gift of the alliance. Pieces and stages score nothing.
    """
    content = state.setup.content
    if not content.asks[alliance] & _SCORING and _brings_no_points(state, seat, alliance):
        return 0
    card = content.alliances[alliance]
    ways: list[tuple[tuple[int, int], ...]] = [()]
    if all(counted[what] < need for what, need in card.options):
        ways = [(option,) for option in card.options] or ways
    found = []
    for way in ways:
        twin = state.sketch()
        for kind in card.without:
            for own in [own for own in twin.owned[seat] if own >> 3 == kind]:
                discard_object(twin, seat, own)
        twin.discard = state.discard
        # A card of a kind is one of its group, too: kinds come first in a tally, then groups.
        for what, need in sorted((*card.needs, *way)):
            if card.without or counted[what] < need:
                for _ in range(need - tally_of(twin, seat, what)):
                    _gain(twin, seat, what, alliance)
        found.append(_added(twin, seat, alliance))
    return min(found)


_SCORING: Final = sum([1 << what for what in (*range(FIRST_POWER, INNER_CIRCLE), *range(SIGN_TALLY, STAGE_TALLY))])
"""What meets a requirement and may score, or bring an alliance that does: power cards and signs."""


def _gain(twin: PowerState, seat: int, what: int, alliance: int) -> None:
    """Give a seat one more of what requirements count, by that which scores least of itself."""
    counts, base = twin.counts, seat << COUNTS
    content = twin.setup.content
    if what < GROUP_TALLY:
        counts[base + what] += 1
    elif what < SIGN_TALLY:
        counts[base + (SECONDARY_CARD[what - GROUP_TALLY] >> 3)] += 1
    elif what < SIGN_TALLY + len(content.signed):
        others = content.signed[what - SIGN_TALLY] & ~twin.concluded[seat] & ~(1 << alliance)
        twin.concluded[seat] |= others & -others


def progress(state: PowerState, seat: int, alliance: int, counted: Sequence[int]) -> tuple[int, int]:
    """Count the parts of an alliance's requirement that a seat with this tally has, and all of them.

    Of alternatives the nearest counts.
    """
    card = state.setup.content.alliances[alliance]
    have = need = 0
    for what, wanted in card.needs:
        there, whole = _share(what, wanted, counted)
        have, need = have + there, need + whole
    if card.options:
        shares = [_share(what, wanted, counted) for what, wanted in card.options]
        there, whole = min(shares, key=lambda share: (share[1] - share[0], *share))
        have, need = have + there, need + whole
    for kind in card.without:
        have, need = have + (not counted[kind]), need + 1
    if card.most:
        have, need = have + has_most(state, seat, card.most), need + 1
    return have, need


def _share(what: int, wanted: int, counted: Sequence[int]) -> tuple[int, int]:
    """Count what there is of one part of a requirement, and all of it; a stage is reached or not."""
    return (int(counted[what] >= wanted), 1) if what == STAGE_TALLY else (min(counted[what], wanted), wanted)


class Means(NamedTuple):
    """What a seat can bring to the row: how far it reaches, its active agents, its shadow agents by place."""

    reach: int
    active: int
    shadows: tuple[int, ...]
    """On the first places, then on all others."""
    recruits: int
    """Agents it could recruit first (P-2.11)."""

    def shadows_at(self, place: int) -> int:
        """Give the shadow agents on a place."""
        return self.shadows[min(place, len(self.shadows) - 1)]


def means(state: PowerState, seat: int, *, spent: bool) -> Means:
    """Give what a seat can bring to the row, its shadow agents `spent` or not."""
    positional = state.setup.content.positional
    anywhere = general_shadows(state, seat, spent=spent)
    shadows = (anywhere,) * (len(positional) + 1)
    if state.concluded[seat] & state.setup.content.shadowing:
        places = range(len(positional))
        here = [anywhere + positional_shadows(state, seat, place, spent=spent) for place in places]
        shadows = (*here, anywhere)
    recruits = min(1, state.reserve[seat]) if seat == state.headhunter else 0
    return Means(reach(state, seat), state.active[seat], shadows, recruits)


@lru_cache(maxsize=1024)
def strengths(
    later: tuple[tuple[int, Means], ...], own: tuple[int, ...], places: int
) -> tuple[tuple[Strength, ...], ...]:
    """List, by place of the row, what seats with a later turn than one with `own` shadow agents could bring there now.

    Shadow agents are included (P-4.3); the strongest come first.
    """
    return tuple([_strengths_at(place, later, own[min(place, len(own) - 1)]) for place in range(places)])


def _strengths_at(place: int, later: tuple[tuple[int, Means], ...], own: int) -> tuple[Strength, ...]:
    found = []
    for seat, theirs in later:
        active = theirs.active + theirs.recruits
        if active and place < theirs.reach:
            agents = active + theirs.shadows_at(place)
            found.append(Strength(seat, agents, max(1, agents - own)))
    return tuple(sorted(found, key=lambda strength: (-strength.agents, strength.seat)))


def safe_pieces(active: int, least: int, rivals: tuple[Strength, ...]) -> int | None:
    """Give the fewest pieces from which no later seat can intercept, or None if so many are not active."""
    safe = max([least, *[rival.held_off for rival in rivals]])
    return safe if safe <= active else None


def circle_advice(state: PowerState, seat: int, shelf: Shelf) -> CircleAdvice | None:
    """Say what a seat's lone Inner Circles could bring."""
    if not state.counts[(seat << COUNTS) + LOOSE]:
        return None
    found: CircleAdvice | None = shelf.more.known.get("circles")
    if found is None:
        hosts = [HostAdvice(host, attachment_gain(state, seat, host)) for host in open_hosts(state, seat)]
        hosts.sort(key=lambda advice: (-advice.gain, advice.host))
        best = best_attachment(state, seat)
        circles = tuple(loose_circles(state, seat))
        found = CircleAdvice(circles, CIRCLE_POINTS, tuple(hosts), None if best is None else best.host)
        shelf.more.known["circles"] = found
    return found


def pad(state: PowerState, seat: int, shelf: Shelf, *, shown: bool) -> PadView:
    """Write the pad of a seat as if the game ended now."""
    found: tuple[PadView, PadView] | None = shelf.known.get("pad")
    if found is None:
        found = shelf.known["pad"] = _pad(state, seat)
    return found[shown]


def _pad(state: PowerState, seat: int) -> tuple[PadView, PadView]:
    """Write it without and with its lines."""
    found = lines(state, seat)
    rows = [0] * 9
    for line in found:
        row = dict(line.args)["row"]
        assert isinstance(row, int)
        rows[row - 1] += line.points
    points = tuple(rows)
    return PadView(seat, points, sum(rows), ()), PadView(seat, points, sum(rows), found)
