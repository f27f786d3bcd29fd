"""The laws every position keeps: pieces, cards and counters are conserved and agree with each other."""

from __future__ import annotations

from collections import Counter

from kuluary.games.power.content.cards import (
    AFTER_HOSTS,
    FIRST_HOST,
    FIRST_SECONDARY,
    FIRST_SUPPORT,
    INNER_CIRCLE,
    KINDS,
    OPERATIONS,
    PIECES,
    PROJECTS,
    SECONDARIES,
    SECONDARY_SUPPLY,
    STAGES,
    WAR,
    WARS,
)
from kuluary.games.power.state import (
    COUNTS,
    DOUBLED,
    ENDED,
    FALCON,
    HOSTS,
    INTEREST,
    LOOSE,
    PowerState,
    falcon_deck,
    is_falcon,
)
from kuluary.games.power.state.decks import mask_of


def check(state: PowerState) -> None:
    """Raise AssertionError where a law is broken."""
    _pieces(state)
    _objects(state)
    _counters(state)
    _circles(state)
    _alliances(state)
    _professionals(state)
    if state.setup.level >= 0:
        _falcon(state)


def _pieces(state: PowerState) -> None:
    """Ten pieces a seat: active, reserve, objects, operations, coordinators (P-1.5)."""
    assert len(state.row) == len(state.holders) == len(state.shade), "the row has lost a column"
    for seat in range(state.setup.players):
        stages = state.stages[4 * seat : 4 * seat + 4]
        assert all(0 <= stage <= STAGES for stage in stages), "a coordinator has left its project"
        objects = sum(state.pieces[card] for card in state.owned[seat])
        row = sum(state.pieces[card] for card, holder in zip(state.row, state.holders, strict=True) if holder == seat)
        operations = sum(
            n for n, owner in zip(state.operation_pieces, state.operation_owner, strict=True) if owner == seat
        )
        found = (
            state.active[seat] + state.reserve[seat] + objects + row + operations + sum(stage > 0 for stage in stages)
        )
        assert found == PIECES, f"seat {seat} has {found} pieces"
        assert min(state.active[seat], state.reserve[seat]) >= 0, f"seat {seat} owes pieces"
    for card, holder, shade in zip(state.row, state.holders, state.shade, strict=True):
        assert (holder >= 0) == (state.pieces[card] > 0), "a row card is held without pieces"
        assert holder >= 0 or not shade, "shadow agents hold a card alone"
    assert state.operations == sum(owner >= 0 for owner in state.operation_owner) <= len(OPERATIONS)


def _objects(state: PowerState) -> None:
    """Every object and war is in exactly one place."""
    places = [*state.deck, *state.row, *state.discard, *(card for owned in state.owned for card in owned)]
    wars = sum(card >> 3 == WAR for card in places) + state.wars + state.wars_gone
    objects = [card for card in places if card >> 3 != WAR]
    assert sorted(objects) == list(state.setup.deck), "an object is missing or doubled"
    assert wars == len(WARS), "a war is missing or doubled"


def _counters(state: PowerState) -> None:
    """The counters of a seat say what lies before it; the supply is what nobody has."""
    special = state.setup.content.special
    held = [0] * len(SECONDARIES)
    for seat in range(state.setup.players):
        base = seat << COUNTS
        kinds = Counter(card >> 3 for card in state.owned[seat])
        for kind in range(len(KINDS)):
            assert state.counts[base + kind] == kinds[kind], f"seat {seat} miscounts {KINDS[kind]}"
        interest = sum(special[card >> 3] for card in state.owned[seat])
        assert state.counts[base + INTEREST] == interest, f"seat {seat} miscounts special interest"
        for index in range(len(SECONDARIES)):
            number = state.counts[base + FIRST_SECONDARY + index]
            assert number >= 0
            held[index] += number
    full = [SECONDARY_SUPPLY] * 3 + [state.setup.power_secondaries]
    assert [left + out for left, out in zip(state.supply, held, strict=True)] == full, "a secondary object is missing"
    assert min(state.supply) >= 0


def _circles(state: PowerState) -> None:
    """An Inner Circle and its host belong to one seat and point at each other (P-8.8, P-8.9)."""
    for seat in range(state.setup.players):
        base = seat << COUNTS
        circles = [card for card in state.owned[seat] if card >> 3 == INNER_CIRCLE]
        loose = [card for card in circles if not state.mates[card]]
        assert state.counts[base + LOOSE] == len(loose)
        hosts = [card for card in state.owned[seat] if FIRST_HOST <= card < AFTER_HOSTS and not state.mates[card]]
        assert state.counts[base + HOSTS] == len(hosts)
        noticed = bool(state.attachable >> seat & 1)
        assert noticed == (bool(loose and hosts) and not is_falcon(state, seat)), "a lone Inner Circle is not noticed"
        for card in circles:
            host = state.mates[card]
            if host:
                assert host in state.owned[seat]
                assert state.mates[host] == card
                assert FIRST_HOST <= host < AFTER_HOSTS
                assert not state.pieces[card], "pieces stand on an attached Inner Circle"
        for index in range(3):
            kind = FIRST_SUPPORT + index
            doubled = sum(card >> 3 == kind and state.mates[card] > 0 for card in state.owned[seat])
            assert state.counts[base + DOUBLED + index] == doubled
    for card in (*state.row, *state.discard, *state.deck):
        assert not state.mates[card], "a card nobody owns is attached"


def _alliances(state: PowerState) -> None:
    """Each alliance is in one place; what is known of the top and of hands is true."""
    piles = [
        *state.hands,
        *state.concluded,
        *map(mask_of, (state.alliance_bag, state.alliance_top, state.alliance_discard)),
    ]
    piles += [mask_of(getattr(step, "revealed", ())) for step in state.agenda]
    count = len(state.setup.content.alliances)
    assert sum(pile.bit_count() for pile in piles) == count, "an alliance is missing or doubled"
    assert sum(piles) == (1 << count) - 1, "an alliance is missing"
    assert len(state.alliance_top) == len(state.top_known)
    assert list(state.alliance_bag) == sorted(state.alliance_bag)
    players = state.setup.players
    for viewer in range(players + 1):
        for seat in range(players):
            known = state.known[viewer * players + seat]
            assert state.phase == ENDED or not known & ~(state.hands[seat] | state.concluded[seat]), (
                "a known card is not there"
            )
    hidden = mask_of(state.alliance_bag) | mask_of(state.alliance_top)
    for clue in state.clues:
        for seat in range(players):
            if clue.viewers != 1 << seat:
                assert (state.hands[seat] & clue.cards).bit_count() <= max(clue.drawn[seat], 0), "a clue is false"
        if clue.depth >= 0:
            assert not clue.cards & hidden & ~mask_of(state.alliance_top[: clue.depth]), "a clue about the top is false"


def _professionals(state: PowerState) -> None:
    """Each professional is in one place (P-2.12)."""
    if not state.setup.professionals:
        return
    cards = len(state.setup.content.professionals)
    piles = [*state.professionals, mask_of(state.professional_bag), mask_of(state.professional_discard)]
    if state.played >= 0:
        piles.append(1 << state.played)
    assert sum(pile.bit_count() for pile in piles) == cards, "a professional is missing or doubled"
    assert sum(piles) == (1 << cards) - 1, "a professional is missing"


def _falcon(state: PowerState) -> None:
    """Falcon's action cards are all there, he is never in Deep State, tokens of finished projects are gone (P-12.7)."""
    assert sorted([*state.falcon_deck, *state.falcon_discard]) == sorted(falcon_deck(state.setup))
    stages = state.stages[4 * FALCON : 4 * FALCON + 4]
    assert not stages[len(PROJECTS) - 1], "Falcon is in Deep State"
    assert all(stages[project] < STAGES for project in state.project_order)
