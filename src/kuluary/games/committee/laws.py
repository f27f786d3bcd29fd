"""The laws of the game: what holds in every position, whatever was played."""

from __future__ import annotations

from kuluary.games.committee.rules.exchange import Exchange
from kuluary.games.committee.rules.interrogations import supply_left
from kuluary.games.committee.rules.main_missions import DONE, FACE_DOWN, IN_AREA, WAITING
from kuluary.games.committee.state import ACTION_PHASE, AFTER, SET_UP, TRUNK, CommitteeState
from kuluary.games.committee.state.agent import CELL_MASK, UNDER_BIT, action_supply, room, slots_in
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    CELLS,
    CLEARANCE,
    DIVISIONS,
    FACES,
    FAILURES,
    KINDS,
    SLOTS,
    UNDER,
)


def check_laws(state: CommitteeState) -> None:
    """Raise AssertionError where a law is broken."""
    _resources(state)
    _stress(state)
    _boards(state)
    _missions(state)
    _interrogations(state)
    if state.phase not in (SET_UP, AFTER):
        _clock(state)


def _resources(state: CommitteeState) -> None:
    """Resources, calm and action tokens are conserved; cargo fits into its trunk (C-1)."""
    content = state.setup.content
    for kind in KINDS:
        held = sum(state.goods[4 * seat + kind] for seat in range(state.setup.seats))
        total = content.limit[kind] + content.fund[kind]
        assert held + state.limit[kind] + state.fund[kind] == total, f"resource {kind} is not conserved"
    assert min(*state.goods, *state.limit, *state.fund, state.calm, state.calm_fund) >= 0, "a stock is negative"
    assert state.calm + state.calm_fund == sum(content.calm), "calm is not conserved"
    assert min(state.acts) >= 0, "action tokens are negative"
    assert action_supply(state) >= 0, "too many action tokens"
    exchanging = any(isinstance(step, Exchange) for step in state.agenda)
    for seat in range(state.setup.seats):
        assert exchanging or room(state, seat) >= 0, "a trunk holds too much"


def _stress(state: CommitteeState) -> None:
    """Every stress token is somewhere; penalties counted are penalties open; one token a place (C-7)."""
    content = state.setup.content
    unseen = [0] * len(state.bags)
    seen = list(state.discard)
    for seat in range(state.setup.seats):
        closed, opened = state.closed[seat], state.open[seat]
        assert not closed & opened, "a token is both open and closed"
        assert not (closed | opened) & ~(state.unlocked[seat] | UNDER_BIT), "stress on a locked cell"
        assert not opened & UNDER_BIT, "a lower token is open"
        penalties = [0] * FACES
        for slot in slots_in(closed | opened):
            face = state.faces[seat * SLOTS + slot]
            if face >= FACES:
                assert closed >> slot & 1, "an open token is unseen"
                unseen[face - FACES] += 1
            else:
                seen.append(face)
                if opened >> slot & 1:
                    penalties[face] += 1
        assert penalties == state.penalties[seat * FACES : seat * FACES + FACES], "penalties are counted wrongly"
        double = state.setup.boards[seat].double
        if closed >> UNDER & 1:
            assert double >= 0, "a lower token without a double cell"
        elif double >= 0:
            assert not (closed | opened) >> double & 1, "an upper token without a lower one"
    unseen[-1] += state.stress
    assert [len(bag) for bag in state.bags] == unseen, "unseen stress does not match its bags"
    everything = sorted([*seen, *[face for bag in state.bags for face in bag]])
    assert tuple(everything) == content.stress, "a stress token is missing or doubled"


def _boards(state: CommitteeState) -> None:
    """Cells open from the left; as many clearance tokens as locked cells; allies are carried once (C-9)."""
    setup = state.setup
    taken: list[int] = []
    for seat, board in enumerate(setup.boards):
        unlocked = state.unlocked[seat]
        assert not board.unlocked & ~unlocked, "an open cell is locked"
        for department in range(3):
            row = unlocked >> CELLS * department & (1 << CELLS) - 1
            assert row & row + 1 == 0, "a cell was unlocked out of order"
        locked = ALLY_SLOT - (unlocked & CELL_MASK).bit_count()
        start = seat * len(CLEARANCE)
        assert sum(state.sealed[start : start + len(CLEARANCE)]) >= locked, "sealed clearance tokens are missing"
        assert unlocked >> ALLY_SLOT == (1 << len(state.allies[seat])) - 1, "ally slots do not match allies"
        taken += state.allies[seat]
        assert 0 <= state.level[seat] <= len(board.personal), "too many personal missions"
    assert len(taken) == len(set(taken)), "an ally has two owners"
    assert not any(state.out >> number & 1 for number in taken), "a taken ally is still on the map"


def _missions(state: CommitteeState) -> None:
    """Every card is in one place; the track counts what it shows; main missions wait on their spaces (C-10, C-11)."""
    numbers = [card.number for card in state.cards]
    laid = [abs(code) for code in state.progress if 0 < abs(code) < DONE]
    out = slots_in(state.out)
    everything = [*numbers, *laid, *out, *state.unseen]
    assert len(everything) == len(set(everything)), "a card is in two places"
    assert sum(1 for code in state.progress if code < 0) == state.failed, "failures are counted wrongly"
    assert state.failed <= FAILURES
    for card in state.cards:
        assert 1 <= card.division <= DIVISIONS or state.phase == AFTER, "a card has left the track"
        assert len(card.answers) <= 2, "three interrogation tokens on a card"
    for seat in range(state.setup.seats):
        assert state.load[seat] == sum(1 for card in state.cards if card.place == TRUNK + seat), "tokens are miscounted"
    if state.on_main:
        spaces = state.setup.scenario.mains
        for place, main in enumerate(state.mains):
            waits = state.progress[spaces[place]] == WAITING + main
            assert waits == (place >= state.main), "a main mission is not where it should be"
            if place < state.main and state.phase != AFTER:
                assert state.on_main[place] == IN_AREA, "a completed main mission keeps its token"
        assert state.on_main[-1] == FACE_DOWN, "the last scenario token has been turned"
        active = [token for token in state.on_main if token >= 0] + slots_in(state.area)
        assert len(active) == len(set(active)), "a scenario token is doubled"


def _interrogations(state: CommitteeState) -> None:
    """Jam and interrogation tokens are conserved (C-1.19)."""
    seen = [token for _, token in state.interrogations] + list(state.interrogation_discard)
    seen += [token for card in state.cards for token in card.answers]
    unseen = [token for bag in state.interrogation_bags for token in bag]
    assert sorted(seen + unseen) == list(range(len(state.setup.content.interrogations))), (
        "an interrogation token is missing"
    )
    assert supply_left(state) >= 0, "more jams than tokens"
    for index, bag in enumerate(state.interrogation_bags[:-1]):
        assert len(bag) == sum(1 for _, found in state.jams if found == index), "unseen jams do not match their bag"
    assert state.jammed == sum({1 << road for road, _ in state.jams}), "jams are counted wrongly"


def _clock(state: CommitteeState) -> None:
    """The hidden clock (C-3.24): the deck empties in round 5, and no more than twelve regular missions come."""
    in_deck = max(0, 20 - 4 * max(state.round, 1))
    if state.phase == ACTION_PHASE:
        assert state.deck == in_deck, "the deck runs at another speed"
    shown = len(state.cards) + sum(1 for code in state.progress if 0 < abs(code) < DONE)
    assert shown <= 12, "more than twelve regular missions"
