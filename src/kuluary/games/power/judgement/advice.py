"""Numbers a view offers: what cards are worth now, and from how many agents nobody can intercept."""

from __future__ import annotations

from typing import Any, Final

from kuluary.core import Line
from kuluary.core.memo import Memo
from kuluary.games.power.content import GROUP_TALLY, SIGN_TALLY, Alliance
from kuluary.games.power.content.cards import CIRCLE_POINTS, SECONDARY_CARD
from kuluary.games.power.rules.alliance_phase import atoms, qualified
from kuluary.games.power.rules.infiltration import reach, shadows_at
from kuluary.games.power.rules.objects import discard_object, gain_object, loose_circles, open_hosts, tally
from kuluary.games.power.rules.recall import running
from kuluary.games.power.rules.scoring import attachment_gain, best_attachment, lines, total
from kuluary.games.power.state import COUNTS, PowerState
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

KNOWN: Final = Memo(512)
"""What cards were worth in standings that were looked at lately: most plays change none of it."""


def known(state: PowerState) -> dict[Any, Any]:
    """Give what was worked out before for all that points hang on as they are now; pieces score nothing."""
    return KNOWN.shelf(
        (
            state.setup,
            tuple(state.owned),
            tuple(state.counts),
            bytes(state.mates),
            tuple(state.concluded),
            tuple(state.supply),
            tuple(state.stages),
            state.operations,
            tuple(state.operation_owner),
            state.discard,
        )
    )


class Worths:
    """What cards are worth to one seat now."""

    def __init__(self, state: PowerState, seat: int, shelf: dict[Any, Any]) -> None:
        self._state = state
        self._seat = seat
        self._shelf = shelf
        hand = state.hands[seat]
        alliances = state.setup.content.alliances
        # Some alliances ask for most pieces somewhere: only then does it matter where pieces are.
        counts = any(alliances[number].most for number in numbers_in(hand))
        pieces = (tuple(state.active), tuple(state.reserve), bytes(state.pieces)) if counts else None
        self._mine = (seat, hand, pieces)
        self._now: int | None = None

    @property
    def now(self) -> int:
        """The points the seat has."""
        if self._now is None:
            self._now = total(self._state, self._seat)
        return self._now

    def gain(self, card: int) -> tuple[int, tuple[int, ...], tuple[Closer, ...]]:
        """Say what an object would bring, as `gain_of_object` has it."""
        key = ("gain", card, self._mine)
        if key not in self._shelf:
            self._shelf[key] = gain_of_object(self._state, self._seat, card, self.now)
        found: tuple[int, tuple[int, ...], tuple[Closer, ...]] = self._shelf[key]
        return found

    def loss(self, card: int) -> int:
        """Give what the seat would lose of its points without an object."""
        key = ("loss", card, self._seat)
        if key not in self._shelf:
            self._shelf[key] = loss_of_object(self._state, self._seat, card, self.now)
        found: int = self._shelf[key]
        return found

    def alliances(self) -> tuple[AllianceView, ...]:
        """Show the alliances in hand, and what each would bring."""
        key = ("alliances", self._mine)
        if key not in self._shelf:
            hand = numbers_in(self._state.hands[self._seat])
            self._shelf[key] = tuple([self._alliance(number) for number in hand])
        found: tuple[AllianceView, ...] = self._shelf[key]
        return found

    def _alliance(self, number: int) -> AllianceView:
        state, seat = self._state, self._seat
        alliance = state.setup.content.alliances[number]
        parts = tuple(
            AtomView(part.kind, part.what, part.have, part.need, part.met) for part in atoms(state, seat, alliance)
        )
        options = [part.met for part in parts if part.kind == "any"]
        qualifies = all(part.met for part in parts if part.kind != "any") and (not options or any(options))
        return AllianceView(
            alliance=number,
            family=alliance.kind.letter,
            rule=alliance.kind.rule,
            corner=alliance.corner,
            corner_value=alliance.corner_value,
            qualifies=qualifies,
            atoms=parts,
            corner_gain=_corner_gain(state, alliance),
            worth=worth_of_alliance(state, seat, number, self.now),
            worth_met=worth_when_met(state, seat, number),
            parts=parts_of_alliance(state, seat, number),
        )


def _corner_gain(state: PowerState, alliance: Alliance) -> int:
    if alliance.corner == "points":
        return alliance.corner_value
    return int(alliance.corner == "sign" or state.supply[alliance.corner_value] > 0)


def gain_of_object(
    state: PowerState, seat: int, card: int, now: int
) -> tuple[int, tuple[int, ...], tuple[Closer, ...]]:
    """Say what an object would bring a seat, which has `now` points.

    Points, the alliances in hand it would newly qualify for, and those of which it would lack less.
    """
    twin = state.clone()
    gain_object(twin, seat, card)
    hand = state.hands[seat]
    opens = numbers_in(qualified(twin, seat, hand) & ~qualified(state, seat, hand))
    return total(twin, seat) - now, opens, _brought_closer(state, twin, seat)


def loss_of_object(state: PowerState, seat: int, card: int, now: int) -> int:
    """Give what a seat would lose of its points without an object, its Inner Circle gone with it."""
    twin = state.clone()
    discard_object(twin, seat, card)
    twin.discard = state.discard
    return now - total(twin, seat)


def worth_of_alliance(state: PowerState, seat: int, alliance: int, now: int) -> int:
    """Give what concluding an alliance would add to a seat's points: its corner and its present final effect."""
    return total(_concluded(state, seat, alliance), seat) - now


def parts_of_alliance(state: PowerState, seat: int, alliance: int) -> tuple[Line, ...]:
    """Write the lines of the pad that concluding an alliance would add now."""
    found = lines(_concluded(state, seat, alliance), seat)
    return tuple([line for line in found if dict(line.args).get("alliance") == alliance])


def _concluded(state: PowerState, seat: int, alliance: int) -> PowerState:
    """Give a copy in which a seat has concluded an alliance and has what its corner shows."""
    twin = state.clone()
    twin.concluded[seat] |= 1 << alliance
    card = state.setup.content.alliances[alliance]
    if card.corner == "secondary" and twin.supply[card.corner_value]:
        twin.counts[(seat << COUNTS) + (SECONDARY_CARD[card.corner_value] >> 3)] += 1
    return twin


def worth_when_met(state: PowerState, seat: int, alliance: int) -> int:
    """Give what an alliance adds to a seat's points once its requirement is met in the smallest way.

    What the cards bring that meet it is not counted: they are no gift of the alliance. Pieces and stages score nothing.
    """
    card = state.setup.content.alliances[alliance]
    counted = tally(state, seat)
    ways: list[tuple[tuple[int, int], ...]] = [()]
    if all(counted[what] < need for what, need in card.options):
        ways = [(option,) for option in card.options] or ways
    found = []
    for way in ways:
        twin = state.clone()
        for kind in card.without:
            for own in [own for own in twin.owned[seat] if own >> 3 == kind]:
                discard_object(twin, seat, own)
        twin.discard = state.discard
        # A card of a kind is one of its group, too: kinds come first in a tally, then groups.
        for what, need in sorted((*card.needs, *way)):
            for _ in range(need - tally(twin, seat)[what]):
                _gain(twin, seat, what, alliance)
        found.append(worth_of_alliance(twin, seat, alliance, total(twin, seat)))
    return min(found)


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


def progress(state: PowerState, seat: int, alliance: int) -> tuple[int, int]:
    """Count the parts of an alliance's requirement that a seat has, and all of them; of alternatives the nearest."""
    have = need = 0
    options = []
    for atom in atoms(state, seat, state.setup.content.alliances[alliance]):
        single = atom.kind in {"without", "most"} or atom.what == "stage"
        wanted = 1 if single else atom.need
        there = int(atom.met) if single else min(atom.have, atom.need)
        if atom.kind == "any":
            options.append((wanted - there, there, wanted))
        else:
            have, need = have + there, need + wanted
    if options:
        _, there, wanted = min(options)
        have, need = have + there, need + wanted
    return have, need


def _brought_closer(state: PowerState, twin: PowerState, seat: int) -> tuple[Closer, ...]:
    """List the alliances in hand of which a seat lacks less in a position than it does now."""
    found = []
    for alliance in numbers_in(state.hands[seat]):
        before, need = progress(state, seat, alliance)
        after, whole = progress(twin, seat, alliance)
        if whole - after < need - before:
            found.append(Closer(alliance, max(0, whole - need + before), after, whole))
    return tuple(sorted(found, key=lambda one: (one.need - one.after, one.alliance)))


def returning(state: PowerState, seat: int) -> int:
    """Count the pieces of a seat that come back at the takeover as things are, one a card (P-6.5, P-6.6)."""
    owned = sum([state.pieces[card] > 0 for card in state.owned[seat]])
    return owned + state.holders.count(seat) + len(running(state, seat))


def strengths(state: PowerState, place: int) -> dict[int, int]:
    """Give, by seat, the agents each seat could bring to a row card now, shadow agents included (P-4.3)."""
    found = {}
    for seat in range(state.setup.players):
        if place < reach(state, seat):
            recruits = min(1, state.reserve[seat]) if seat == state.headhunter else 0
            active = state.active[seat] + recruits
            if active:
                found[seat] = active + shadows_at(state, seat, place)
    return found


def later_strengths(able: dict[int, int], seat: int, coming: list[int], own: int) -> tuple[Strength, ...]:
    """List what each seat with a turn after this one, which has `own` shadow agents, could bring to a row card.

    The strongest come first.
    """
    later = coming[coming.index(seat) + 1 :] if seat in coming else []
    found = [Strength(other, able[other], max(1, able[other] - own)) for other in later if other in able]
    return tuple(sorted(found, key=lambda strength: (-strength.agents, strength.seat)))


def safe_pieces(active: int, least: int, rivals: tuple[Strength, ...]) -> int | None:
    """Give the fewest pieces from which no later seat can intercept, or None if so many are not active."""
    safe = max([least, *[rival.held_off for rival in rivals]])
    return safe if safe <= active else None


def circle_advice(state: PowerState, seat: int) -> CircleAdvice | None:
    """Say what a seat's lone Inner Circles could bring."""
    circles = loose_circles(state, seat)
    if not circles:
        return None
    hosts = [HostAdvice(host, attachment_gain(state, seat, host)) for host in open_hosts(state, seat)]
    hosts.sort(key=lambda advice: (-advice.gain, advice.host))
    best = best_attachment(state, seat)
    return CircleAdvice(tuple(circles), CIRCLE_POINTS, tuple(hosts), None if best is None else best.host)


def pad(state: PowerState, seat: int, shelf: dict[Any, Any], *, shown: bool) -> PadView:
    """Write the pad of a seat as if the game ended now."""
    key = ("pad", seat, shown)
    if key not in shelf:
        shelf[key] = _pad(state, seat, shown=shown)
    found: PadView = shelf[key]
    return found


def _pad(state: PowerState, seat: int, *, shown: bool) -> PadView:
    found: tuple[Line, ...] = lines(state, seat)
    rows = [0] * 9
    for line in found:
        row = dict(line.args)["row"]
        assert isinstance(row, int)
        rows[row - 1] += line.points
    return PadView(seat, tuple(rows), sum(rows), found if shown else ())
