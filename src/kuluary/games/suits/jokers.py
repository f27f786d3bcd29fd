"""Jokers at the end of the game (S-6.1 to S-6.4, S-7.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal, Step
from kuluary.games.suits.cards import JOKERS
from kuluary.games.suits.scoring import counted, joker_gain, open_guilds
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import PLACE_JOKER, JokerPlaced, JokersDiscarded, PlaceJoker


@dataclass(frozen=True, slots=True)
class SettleJokers(Step):
    """Every seat takes its jokers in hand; those whose place is forced are laid at once."""

    def run(self, state: SuitsState, seat: int, action: None) -> None:
        for owner, won in enumerate(state.won):
            state.jokers[owner] = (won & JOKERS).bit_count()
        state.sizes = tuple([tuple(counted(state, side)) for side in range(len(state.setup.sides))])
        state.then(_PLACE)


@dataclass(frozen=True, slots=True)
class PlaceJokers(Step):
    """Each seat with a joker puts it on a pile, in any order; what fits nowhere is discarded (S-6.1, S-6.4)."""

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        asked = []
        for seat, jokers in enumerate(state.jokers):
            if jokers:
                guilds = open_guilds(state, seat)
                if guilds and not _is_forced(state, seat, len(guilds)):
                    actions = tuple([PLACE_JOKER[guild] for guild in guilds])
                    asked.append(Decision(seat, "joker", "S-6.1", actions, args=(("left", jokers),)))
        return asked

    def run(self, state: SuitsState, seat: int, action: PlaceJoker | None) -> None:
        if action is not None:
            _place(state, seat, action.guild)
            state.then(_PLACE)
            return
        for owner in range(state.setup.seats):
            for guild in open_guilds(state, owner):
                if state.jokers[owner]:
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


def _is_forced(state: SuitsState, seat: int, places: int) -> bool:
    """Tell whether the jokers of the seat's side fill every open pile anyhow: then nothing is left to choose."""
    setup = state.setup
    seats = setup.sides[setup.side_of[seat]]
    if len(seats) == 1:
        return state.jokers[seat] >= places
    return not setup.own_jokers and sum([state.jokers[partner] for partner in seats]) >= places


def best_placement(state: SuitsState, seat: int) -> PlaceJoker:
    """Give the pile on which a joker brings most: taking the best pile each time is the best placement of all."""
    sizes = state.sizes[state.setup.side_of[seat]]
    return PLACE_JOKER[max(open_guilds(state, seat), key=lambda guild: joker_gain(sizes[guild]))]


def _place(state: SuitsState, seat: int, guild: int) -> None:
    state.jokers[seat] -= 1
    state.joker_piles[state.setup.side_of[seat]] |= 1 << guild
    if state.news is not None:
        state.tell(JokerPlaced(seat, guild))


SETTLE_JOKERS: Final = SettleJokers()
_PLACE: Final = PlaceJokers()
