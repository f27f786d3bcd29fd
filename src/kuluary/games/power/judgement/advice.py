"""Numbers a view offers: what cards are worth now, and from how many agents nobody can intercept."""

from __future__ import annotations

from kuluary.core import Line
from kuluary.games.power.content.cards import CIRCLE_POINTS, SECONDARY_CARD
from kuluary.games.power.rules.alliance_phase import qualified
from kuluary.games.power.rules.infiltration import reach, shadows_at
from kuluary.games.power.rules.objects import discard_object, gain_object, loose_circles, open_hosts
from kuluary.games.power.rules.scoring import attachment_gain, best_attachment, lines, total
from kuluary.games.power.state import COUNTS, PowerState
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.views import CircleAdvice, HostAdvice, PadView, Strength


def worth_of_object(state: PowerState, seat: int, card: int, now: int) -> int:
    """Give what an object would add to a seat's points, which are `now`."""
    twin = state.clone()
    gain_object(twin, seat, card)
    return total(twin, seat) - now


def loss_of_object(state: PowerState, seat: int, card: int, now: int) -> int:
    """Give what a seat would lose of its points without an object, its Inner Circle gone with it."""
    twin = state.clone()
    discard_object(twin, seat, card)
    twin.discard = state.discard
    return now - total(twin, seat)


def worth_of_alliance(state: PowerState, seat: int, alliance: int, now: int) -> int:
    """Give what concluding an alliance would add to a seat's points: its corner and its present final effect."""
    twin = state.clone()
    twin.concluded[seat] |= 1 << alliance
    card = state.setup.content.alliances[alliance]
    if card.corner == "secondary" and twin.supply[card.corner_value]:
        twin.counts[(seat << COUNTS) + (SECONDARY_CARD[card.corner_value] >> 3)] += 1
    return total(twin, seat) - now


def opened_by(state: PowerState, seat: int, card: int) -> tuple[int, ...]:
    """List the alliances in hand that a seat would newly qualify for with an object."""
    hand = state.hands[seat]
    if not hand:
        return ()
    twin = state.clone()
    gain_object(twin, seat, card)
    return numbers_in(qualified(twin, seat, hand) & ~qualified(state, seat, hand))


def later_strengths(state: PowerState, seat: int, place: int, coming: list[int], own: int) -> tuple[Strength, ...]:
    """List what each seat with a turn after this one, which has `own` shadow agents, could bring to a row card (P-4.3).

    The strongest come first.
    """
    later = coming[coming.index(seat) + 1 :] if seat in coming else []
    found = []
    for other in later:
        if place < reach(state, other):
            recruits = min(1, state.reserve[other]) if other == state.headhunter else 0
            active = state.active[other] + recruits
            if active:
                agents = active + shadows_at(state, other, place)
                found.append(Strength(other, agents, max(1, agents - own)))
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


def pad(state: PowerState, seat: int, *, shown: bool) -> PadView:
    """Write the pad of a seat as if the game ended now."""
    found: tuple[Line, ...] = lines(state, seat)
    rows = [0] * 9
    for line in found:
        row = dict(line.args)["row"]
        assert isinstance(row, int)
        rows[row - 1] += line.points
    return PadView(seat, tuple(rows), sum(rows), found if shown else ())
