"""Jokers at the end of the game (S-6.1 to S-6.4, S-7.4, S-9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.suits.cards import GUILDS, JOKERS
from kuluary.games.suits.scoring import counted, joker_gain, open_guilds, pile_masks, worth
from kuluary.games.suits.state import SIX, SuitsState
from kuluary.games.suits.words import PLACE_JOKER, JokerPlaced, JokersDiscarded, PlaceJoker


@dataclass(frozen=True, slots=True)
class SettleJokers(Step):
    """Every seat takes its jokers in hand; those whose place is forced are laid at once."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        for owner, won in enumerate(state.won):
            state.jokers[owner] = (won & JOKERS).bit_count()
        state.piles = pile_masks(state)
        state.agenda.append(_PLACE)


@dataclass(frozen=True, slots=True)
class PlaceJokers(Step):
    """Each seat with a joker puts it on a pile, in any order; what fits nowhere is discarded (S-6.1, S-6.4)."""

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        setup = state.setup
        if setup.own_jokers:
            return self._ask_owners(state)
        asked = []
        alone = len(setup.sides) == setup.seats
        for seat, jokers in enumerate(state.jokers):
            if jokers:
                side = setup.side_of[seat]
                places = state.piles[side] & ~state.joker_piles[side]
                left = jokers if alone else sum([state.jokers[mate] for mate in setup.sides[side]])
                if left < places.bit_count():  # else they fill every open pile anyhow
                    asked.append(_ASKED[seat][jokers][places])
        return asked

    @staticmethod
    def _ask_owners(state: SuitsState) -> Sequence[Decision]:
        """Where jokers stay with their owner, only the own counted piles are open (S-9.2)."""
        asked = []
        for seat, jokers in enumerate(state.jokers):
            answers = _owner_answers(state, seat)
            if answers:
                asked.append(Decision(seat, "joker", "S-9.2", answers, False, (("left", jokers),)))
        return asked

    def run(self, state: SuitsState, seat: int, action: PlaceJoker | Pass | None) -> None:
        if isinstance(action, PlaceJoker):
            _place(state, seat, action.guild)
            state.agenda.append(_PLACE)
            return
        if action is not None:
            _cede(state, seat)
            state.agenda.append(_PLACE)
            return
        for owner, jokers in enumerate(state.jokers):
            if not jokers:
                continue
            for guild in _open_places(state, owner)[:jokers]:
                _place(state, owner, guild)
            if state.jokers[owner]:
                _discard(state, owner)

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceJoker):
            return Refusal("joker_first", "S-6.1")
        side = state.setup.side_of[seat]
        if action.guild not in range(len(PLACE_JOKER)) or not counted(state, side)[action.guild]:
            return Refusal("no_pile", "S-6.3", (("guild", action.guild),))
        if state.joker_piles[side] >> action.guild & 1:
            return Refusal("has_joker", "S-6.2", (("guild", action.guild),))
        return Refusal("partners_pile", "S-9.2", (("guild", action.guild),))


def _open_places(state: SuitsState, seat: int) -> Sequence[int]:
    """List the guilds on which a joker of the seat may go."""
    if state.setup.own_jokers:
        return open_guilds(state, seat)
    side = state.setup.side_of[seat]
    return _BITS[state.piles[side] & ~state.joker_piles[side]]


def _owner_answers(state: SuitsState, seat: int) -> tuple[Action, ...]:
    """List what an owner may do with a joker; none where nothing is left to choose.

    Of equal piles the team chooses which one counts (S-9.2, R-S5): a joker on such a pile makes it the one, and who has
    no other place for a joker may leave these piles to the partner, whose jokers they take then.
    """
    guilds = open_guilds(state, seat) if state.jokers[seat] else []
    equal = set(guilds).intersection(open_guilds(state, _partner(state, seat)))
    if state.jokers[seat] >= len(guilds) and not equal:
        return ()
    placings = tuple([PLACE_JOKER[guild] for guild in guilds])
    return (*placings, PASS) if len(equal) == len(guilds) else placings


def best_placement(state: SuitsState, seat: int) -> Action:
    """Give the pile on which a joker brings most: taking the best pile each time is the best placement of all."""
    side = state.setup.side_of[seat]
    if state.setup.own_jokers:
        return max(_owner_answers(state, seat), key=lambda answer: _worth_after(state, seat, answer))
    sizes = counted(state, side)
    return PLACE_JOKER[max(open_guilds(state, seat), key=lambda guild: joker_gain(sizes[guild]))]


def _worth_after(state: SuitsState, seat: int, answer: Action) -> int:
    """Give what the side would have after an answer, the other jokers at their best."""
    twin = state.clone()
    _PLACE.run(twin, seat, answer)  # type: ignore[arg-type]  # an answer of this step
    return worth(twin, state.setup.side_of[seat])


def _partner(state: SuitsState, seat: int) -> int:
    first, second = state.setup.sides[state.setup.side_of[seat]]
    return second if seat == first else first


def _place(state: SuitsState, seat: int, guild: int) -> None:
    if state.setup.own_jokers:
        state.ceded[_partner(state, seat)] |= 1 << guild
    state.jokers[seat] -= 1
    state.joker_piles[state.setup.side_of[seat]] |= 1 << guild
    if state.news is not None:
        state.tell(JokerPlaced(seat, guild))


def _cede(state: SuitsState, seat: int) -> None:
    """Let the partner's equal piles count instead of the own ones: the jokers have no place any more."""
    for guild in open_guilds(state, seat):
        state.ceded[seat] |= 1 << guild
    _discard(state, seat)


def _discard(state: SuitsState, seat: int) -> None:
    if state.news is not None:
        state.tell(JokersDiscarded(seat, state.jokers[seat]))
    state.jokers[seat] = 0


_BITS: Final = tuple(
    tuple(guild for guild in range(len(GUILDS)) if places >> guild & 1) for places in range(1 << len(GUILDS))
)
_PLACINGS: Final = tuple(tuple(PLACE_JOKER[guild] for guild in guilds) for guilds in _BITS)
_ASKED: Final = tuple(
    tuple(
        tuple(Decision(seat, "joker", "S-6.1", placings, False, (("left", left),)) for placings in _PLACINGS)
        for left in range(JOKERS.bit_count() + 1)
    )
    for seat in range(SIX)
)
"""The question to a seat, by the jokers it has left and the guilds that are open."""

SETTLE_JOKERS: Final = SettleJokers()
_PLACE: Final = PlaceJokers()
