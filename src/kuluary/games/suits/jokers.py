"""Jokers at the end of the game (S-6.1 to S-6.4, S-7.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal, Step
from kuluary.games.suits.cards import GUILDS, JOKERS
from kuluary.games.suits.scoring import counted, joker_gain, open_guilds, pile_mask
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import PLACE_JOKER, JokerPlaced, JokersDiscarded, PlaceJoker


@dataclass(frozen=True, slots=True)
class SettleJokers(Step):
    """Every seat takes its jokers in hand; those whose place is forced are laid at once."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        for owner, won in enumerate(state.won):
            state.jokers[owner] = (won & JOKERS).bit_count()
        state.piles = tuple([pile_mask(state, side) for side in range(len(state.setup.sides))])
        state.then(_PLACE)


@dataclass(frozen=True, slots=True)
class PlaceJokers(Step):
    """Each seat with a joker puts it on a pile, in any order; what fits nowhere is discarded (S-6.1, S-6.4)."""

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        setup = state.setup
        if setup.own_jokers:
            return self._ask_owners(state)
        asked = []
        for seat, jokers in enumerate(state.jokers):
            if jokers:
                side = setup.side_of[seat]
                places = state.piles[side] & ~state.joker_piles[side]
                if not _is_forced(state, side, places.bit_count()):
                    asked.append(Decision(seat, "joker", "S-6.1", _PLACINGS[places], False, (("left", jokers),)))
        return asked

    @staticmethod
    def _ask_owners(state: SuitsState) -> Sequence[Decision]:
        """Where jokers stay with their owner, only the own counted piles are open (S-9.2)."""
        asked = []
        for seat, jokers in enumerate(state.jokers):
            guilds = open_guilds(state, seat) if jokers else []
            if guilds:
                actions = tuple([PLACE_JOKER[guild] for guild in guilds])
                asked.append(Decision(seat, "joker", "S-6.1", actions, False, (("left", jokers),)))
        return asked

    def run(self, state: SuitsState, seat: int, action: PlaceJoker | None) -> None:
        if action is not None:
            _place(state, seat, action.guild)
            state.then(_PLACE)
            return
        for owner, jokers in enumerate(state.jokers):
            if not jokers:
                continue
            for guild in open_guilds(state, owner)[:jokers]:
                _place(state, owner, guild)
            if state.jokers[owner]:
                if state.news is not None:
                    state.tell(JokersDiscarded(owner, state.jokers[owner]))
                state.jokers[owner] = 0

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceJoker):
            return Refusal("joker_first", "S-6.1")
        side = state.setup.side_of[seat]
        if action.guild not in range(len(PLACE_JOKER)) or not counted(state, side)[action.guild]:
            return Refusal("no_pile", "S-6.3", (("guild", action.guild),))
        if state.joker_piles[side] >> action.guild & 1:
            return Refusal("has_joker", "S-6.2", (("guild", action.guild),))
        return Refusal("partners_pile", "S-9.2", (("guild", action.guild),))


def _is_forced(state: SuitsState, side: int, places: int) -> bool:
    """Tell whether the jokers of a side fill every open pile anyhow: then nothing is left to choose."""
    seats = state.setup.sides[side]
    if len(seats) == 1:
        return state.jokers[seats[0]] >= places
    return state.jokers[seats[0]] + state.jokers[seats[1]] >= places


def best_placement(state: SuitsState, seat: int) -> PlaceJoker:
    """Give the pile on which a joker brings most: taking the best pile each time is the best placement of all."""
    sizes = counted(state, state.setup.side_of[seat])
    return PLACE_JOKER[max(open_guilds(state, seat), key=lambda guild: joker_gain(sizes[guild]))]


def _place(state: SuitsState, seat: int, guild: int) -> None:
    state.jokers[seat] -= 1
    state.joker_piles[state.setup.side_of[seat]] |= 1 << guild
    if state.news is not None:
        state.tell(JokerPlaced(seat, guild))


_PLACINGS: Final = tuple(
    tuple(PLACE_JOKER[guild] for guild in range(len(GUILDS)) if places >> guild & 1)
    for places in range(1 << len(GUILDS))
)
SETTLE_JOKERS: Final = SettleJokers()
_PLACE: Final = PlaceJokers()
