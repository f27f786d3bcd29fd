"""Objects, Inner Circle and secondary objects (P-8): gaining, losing, attaching, and what a seat has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kuluary.core import Action, Step
from kuluary.games.power.content import GROUP_TALLY, SIGN_TALLY, STAGE_TALLY
from kuluary.games.power.content.cards import (
    AFTER_HOSTS,
    COLOURED,
    CONTROL,
    FINANCE,
    FIRST_HOST,
    FIRST_POWER,
    FIRST_SECONDARY,
    FIRST_SUPPORT,
    GROUP_OF,
    INNER_CIRCLE,
    POWER,
    POWER_SECONDARY,
    SCIENCE,
    SECONDARIES,
    SECONDARY_CARD,
    SUPPORT,
)
from kuluary.games.power.rules.recruiting import MAY_RECRUIT
from kuluary.games.power.state import COUNTS, DOUBLED, HOSTS, INTEREST, LOOSE, PowerState, is_falcon
from kuluary.games.power.state.answers import ATTACH
from kuluary.games.power.words.events import PiecesToReserve

TALLIED_GROUPS: Final = (CONTROL, FINANCE, SCIENCE, POWER)
"""The groups that a requirement can name, in the order of content.TALLY."""

# What a seat has


def signs(state: PowerState, seat: int, sign: int) -> int:
    """Count a seat's agitator, peacekeeper or spy signs from every source (P-1.4)."""
    base = (seat << COUNTS) + FIRST_SUPPORT
    counts = state.counts
    number = counts[base + sign] + counts[base + sign + DOUBLED - FIRST_SUPPORT]
    concluded = state.concluded[seat]
    if not concluded:
        return number
    content = state.setup.content
    number += (concluded & content.signed[sign]).bit_count()
    if concluded & content.doubling and not is_falcon(state, seat):
        for mask, source, second in content.second_sign:
            if second == sign and concluded & mask:
                number += counts[base + source] + counts[base + source + DOUBLED - FIRST_SUPPORT]
    return number


def own_sign(kind: int) -> int | None:
    """Give the sign a support kind carries (P-8.2)."""
    return kind - FIRST_SUPPORT if FIRST_SUPPORT <= kind < FIRST_POWER else None


def group_count(state: PowerState, seat: int, group: int) -> int:
    """Count a seat's cards of a group, secondary objects included, attached Inner Circles not (P-8.11, P-8.12)."""
    base = seat << COUNTS
    counts = state.counts
    if group < SUPPORT:
        first = base + 3 * group
        return counts[first] + counts[first + 1] + counts[first + 2] + counts[base + FIRST_SECONDARY + group]
    if group == SUPPORT:
        return sum(counts[base + FIRST_SUPPORT : base + FIRST_POWER])
    if group == POWER:
        return sum(counts[base + FIRST_POWER : base + INNER_CIRCLE]) + counts[base + FIRST_SECONDARY + 3]
    return counts[base + INNER_CIRCLE]


def tally(state: PowerState, seat: int) -> list[int]:
    """Count everything a requirement can name, in the order of content.TALLY (P-7.3)."""
    base = seat << COUNTS
    counts = state.counts[base : base + (1 << COUNTS)]
    counted = counts[: INNER_CIRCLE + 1]
    first = 4 * seat
    counted += (
        counts[0] + counts[1] + counts[2] + counts[FIRST_SECONDARY],
        counts[3] + counts[4] + counts[5] + counts[FIRST_SECONDARY + 1],
        counts[6] + counts[7] + counts[8] + counts[FIRST_SECONDARY + 2],
        sum(counts[FIRST_POWER:INNER_CIRCLE]) + counts[FIRST_SECONDARY + 3],
        signs(state, seat, 0),
        signs(state, seat, 1),
        signs(state, seat, 2),
        max(state.stages[first : first + 4]),
    )
    return counted


def tally_of(state: PowerState, seat: int, what: int) -> int:
    """Count one thing that a requirement can name, by its place in content.TALLY."""
    if what < GROUP_TALLY:
        return state.counts[(seat << COUNTS) + what]
    if what < SIGN_TALLY:
        return group_count(state, seat, TALLIED_GROUPS[what - GROUP_TALLY])
    if what < STAGE_TALLY:
        return signs(state, seat, what - SIGN_TALLY)
    return max(state.stages[4 * seat : 4 * seat + 4])


def pieces_on_objects(state: PowerState, seat: int) -> int:
    """Count a seat's pieces on captured objects, the row apart."""
    pieces = state.pieces
    return sum([pieces[card] for card in state.owned[seat]])


def cards_to_give(state: PowerState, seat: int, group: int) -> list[int]:
    """List the cards of a colour a seat has, or, with none, every card it could give (P-9.3, R-P14)."""
    base = (seat << COUNTS) + FIRST_SECONDARY
    cards = [card for card in state.owned[seat] if GROUP_OF[card >> 3] == group]
    if state.counts[base + group]:
        cards.append(SECONDARY_CARD[group])
    if cards:
        return cards
    cards = [card for card in state.owned[seat] if card < AFTER_HOSTS or not state.mates[card]]
    cards.extend([SECONDARY_CARD[index] for index in range(len(SECONDARIES)) if state.counts[base + index]])
    return cards


# Gaining and losing


def gain_object(state: PowerState, seat: int, card: int) -> tuple[Step[PowerState], ...]:
    """Lay an object before a seat; what follows is recruiting, if an alliance has it so (P-8.15, P-9.6)."""
    kind = card >> 3
    base = seat << COUNTS
    counts = state.counts
    counts[base + kind] += 1
    counts[base + INTEREST] += state.setup.content.special[kind]
    state.owned[seat] = (*state.owned[seat], card)
    if kind < COLOURED:
        return _recruiting(state, seat, kind // 3)
    attached = state.mates[card] > 0
    if not attached:
        counts[base + (LOOSE if kind == INNER_CIRCLE else HOSTS)] += 1
        notice_circles(state, seat)
    elif kind < FIRST_POWER:
        counts[base + DOUBLED - FIRST_SUPPORT + kind] += 1
    return ()


def _recruiting(state: PowerState, seat: int, colour: int) -> tuple[Step[PowerState], ...]:
    """Give what follows when a seat gains a card of a colour (P-9.6); Falcon's alliances have no effect (P-12.21)."""
    if state.concluded[seat] & state.setup.content.recruiting[colour] and not is_falcon(state, seat):
        return (MAY_RECRUIT[seat],)
    return ()


def notice_circles(state: PowerState, seat: int) -> None:
    """Note whether a seat has both an Inner Circle that lies alone and a card to attach it to."""
    base = seat << COUNTS
    if state.counts[base + LOOSE] and state.counts[base + HOSTS] and not is_falcon(state, seat):
        state.attachable |= 1 << seat
    else:
        state.attachable &= ~(1 << seat)


def _leave(state: PowerState, seat: int, card: int) -> None:
    kind = card >> 3
    base = seat << COUNTS
    counts = state.counts
    counts[base + kind] -= 1
    counts[base + INTEREST] -= state.setup.content.special[kind]
    owned = state.owned[seat]
    place = owned.index(card)
    state.owned[seat] = owned[:place] + owned[place + 1 :]
    if kind >= COLOURED:
        if not state.mates[card]:
            counts[base + (LOOSE if kind == INNER_CIRCLE else HOSTS)] -= 1
            notice_circles(state, seat)
        elif kind < FIRST_POWER:
            counts[base + DOUBLED - FIRST_SUPPORT + kind] -= 1
    if state.pieces[card]:
        if state.news is not None:
            state.tell(PiecesToReserve(seat, card, state.pieces[card]))
        state.reserve[seat] += state.pieces[card]
        state.pieces[card] = 0


def discard_object(state: PowerState, seat: int, card: int) -> None:
    """Discard an object with its Inner Circle, or return a secondary object to the supply (P-5.10, P-8.14, R-P21)."""
    if card >= SECONDARY_CARD[0]:
        index = (card >> 3) - FIRST_SECONDARY
        state.counts[(seat << COUNTS) + (card >> 3)] -= 1
        state.supply[index] += 1
    else:
        mate = state.mates[card]
        _leave(state, seat, card)
        state.discard = (*state.discard, card)
        if mate:
            _leave(state, seat, mate)
            state.mates[card] = state.mates[mate] = 0
            state.discard = (*state.discard, mate)


def give_object(state: PowerState, seat: int, taker: int, card: int) -> tuple[Step[PowerState], ...]:
    """Hand a card over: its pieces go to the giver's reserve, its Inner Circle goes along (P-9.3, P-6.9)."""
    if card >= SECONDARY_CARD[0]:
        index = (card >> 3) - FIRST_SECONDARY
        state.counts[(seat << COUNTS) + (card >> 3)] -= 1
        state.counts[(taker << COUNTS) + (card >> 3)] += 1
        return _recruiting(state, taker, index) if index < POWER_SECONDARY else ()
    mate = state.mates[card]
    _leave(state, seat, card)
    if mate:
        _leave(state, seat, mate)
        gain_object(state, taker, mate)
    return gain_object(state, taker, card)


def take_secondary(state: PowerState, seat: int, secondary: int) -> tuple[Step[PowerState], ...]:
    """Take a secondary object the supply has (P-8.13); what follows is recruiting."""
    state.supply[secondary] -= 1
    state.counts[(seat << COUNTS) + FIRST_SECONDARY + secondary] += 1
    return _recruiting(state, seat, secondary) if secondary < POWER_SECONDARY else ()


def one_of_each(discard: tuple[int, ...], kinds: Sequence[int]) -> list[int]:
    """List one card of every named kind in the discard: cards of a kind are alike there."""
    found: dict[int, int] = {}
    for card in discard:
        if card >> 3 in kinds:
            found.setdefault(card >> 3, card)
    return [found[kind] for kind in sorted(found)]


# The Inner Circle


def loose_circles(state: PowerState, seat: int) -> list[int]:
    """List the Inner Circles of a seat that lie alone."""
    mates = state.mates
    return [card for card in state.owned[seat] if card >= AFTER_HOSTS and not mates[card]]


def open_hosts(state: PowerState, seat: int) -> list[int]:
    """List the power and support cards of a seat that have no Inner Circle (P-8.8)."""
    mates = state.mates
    return [card for card in state.owned[seat] if FIRST_HOST <= card < AFTER_HOSTS and not mates[card]]


def attachments(state: PowerState, seat: int) -> tuple[Action, ...]:
    """List what a seat can attach to what."""
    hosts = open_hosts(state, seat)
    if not hosts:
        return ()
    return tuple([ATTACH[card & 7][host - FIRST_HOST] for card in loose_circles(state, seat) for host in hosts])
