"""Instant effects of alliances: search (P-9.2), tribute (P-9.3), recovery (P-9.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.power.content import Alliance
from kuluary.games.power.content.cards import GROUP_OF
from kuluary.games.power.rules.objects import cards_to_give, gain, give_object, signs
from kuluary.games.power.state import PowerState, is_falcon
from kuluary.games.power.state.answers import GIVE, RECOVER
from kuluary.games.power.state.decks import mask_of, numbers_in, remove, reshuffle_alliances
from kuluary.games.power.state.knowledge import into_deck, without
from kuluary.games.power.words.actions import Give, Recover
from kuluary.games.power.words.events import (
    AlliancesRevealed,
    NothingRecovered,
    Recovered,
    TributeAvoided,
    TributeGiven,
)

REVEALED: Final = 7
"""Alliances revealed by a search (P-9.2)."""


def corner_targets(state: PowerState, alliance: Alliance) -> int:
    """Give the alliances whose corner shows the sign or the secondary object an alliance of family A or B names."""
    content = state.setup.content
    return content.signed[alliance.sign] | content.bringing[alliance.group]


@dataclass(frozen=True, slots=True)
class SearchDeck(Step):
    """Seven alliances are revealed, those that match go to the hand, the others back into the deck (P-9.2)."""

    seat: int
    alliance: int
    revealed: tuple[int, ...] = ()

    def ask(self, state: PowerState) -> Sequence[Fate]:
        left = REVEALED - len(self.revealed) - len(state.alliance_top)
        bag = state.alliance_bag
        if left <= 0 or (not bag and (state.alliance_top or not state.alliance_discard)):
            return ()
        bag = bag or state.alliance_discard
        return (Draw("search", "P-9.2", bag, min(left, len(bag))),)

    def run(self, state: PowerState, seat: int, action: Drawn | None) -> None:
        known = state.alliance_top[: REVEALED - len(self.revealed)]
        state.alliance_top = state.alliance_top[len(known) :]
        state.top_known = state.top_known[len(known) :]
        revealed = (*self.revealed, *known)
        if action is not None:
            if not state.alliance_bag:
                reshuffle_alliances(state)
            state.alliance_bag = remove(state.alliance_bag, action.values)
            revealed = (*revealed, *action.values)
        if len(revealed) < REVEALED and (state.alliance_bag or state.alliance_discard):
            state.then(SearchDeck(self.seat, self.alliance, revealed))
            return
        self._share_out(state, revealed)

    def _share_out(self, state: PowerState, revealed: tuple[int, ...]) -> None:
        """Everyone sees what is taken and what goes back, so everyone knows it from now on."""
        setup = state.setup
        players = setup.players
        seen = mask_of(revealed)
        taken = seen & corner_targets(state, setup.content.alliances[self.alliance])
        state.hands[self.seat] |= taken
        for viewer in range(players + 1):
            state.known[viewer * players + self.seat] |= taken
        state.clues = into_deck(without(state.clues, seen), seen & ~taken, players)
        state.alliance_bag = tuple(sorted((*state.alliance_bag, *numbers_in(seen & ~taken))))
        if state.news is not None:
            state.tell(AlliancesRevealed(self.seat, revealed, numbers_in(taken)))


def demand_tribute(state: PowerState, seat: int, alliance: int) -> None:
    """Every rival without the sign gives a card, clockwise, each by itself (P-9.3, H35)."""
    card = state.setup.content.alliances[alliance]
    steps = []
    for rival in state.setup.clockwise[seat][1:]:
        if signs(state, rival, card.sign):
            if state.news is not None:
                state.tell(TributeAvoided(rival, True))
        else:
            steps.append(GiveTribute(rival, seat, card.group))
    state.then(*steps)


@dataclass(frozen=True, slots=True)
class GiveTribute(Step):
    """A rival gives a card of the colour, or any card if it has none; for Falcon the taker chooses (P-9.3, P-12.39)."""

    seat: int
    taker: int
    group: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        cards = cards_to_give(state, self.seat, self.group)
        if len(cards) < 2:
            return ()
        actions = tuple([GIVE[card] for card in cards])
        args = (("taker_seat", self.taker), ("group", self.group))
        if is_falcon(state, self.seat):
            return (Decision(self.taker, "falcon_give", "P-12.39", actions, args=args),)
        return (Decision(self.seat, "give", "P-9.3", actions, args=args),)

    def run(self, state: PowerState, seat: int, action: Give | None) -> None:
        if action is None:
            cards = cards_to_give(state, self.seat, self.group)
            if not cards:
                if state.news is not None:
                    state.tell(TributeAvoided(self.seat, False))
                return
            card = cards[0]
        else:
            card = action.card
        if state.news is not None:
            state.tell(TributeGiven(self.seat, self.taker, card))
        give_object(state, self.seat, self.taker, card)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return Refusal("give_first", "P-9.3")
        if GROUP_OF[action.card >> 3] != self.group and 0 <= action.card >> 3 < len(GROUP_OF):
            has_group = any(GROUP_OF[card >> 3] == self.group for card in cards_to_give(state, self.seat, self.group))
            if has_group:
                return Refusal("give_the_colour", "P-9.3", (("group", self.group),))
        if action.card in state.owned[self.seat]:
            return Refusal("circle_goes_with_host", "P-8.9", (("card", action.card),))
        return Refusal("not_your_object", "P-9.3", (("card", action.card),))


@dataclass(frozen=True, slots=True)
class RecoverObject(Step):
    """A seat takes one of the named kinds from the discard, if one is there (P-9.4)."""

    seat: int
    alliance: int

    def _cards(self, state: PowerState) -> list[int]:
        kinds = state.setup.content.alliances[self.alliance].kinds
        return one_of_each(state.discard, kinds)

    def ask(self, state: PowerState) -> Sequence[Decision]:
        cards = self._cards(state)
        if len(cards) < 2:
            return ()
        return (Decision(self.seat, "recover", "P-9.4", tuple([RECOVER[card] for card in cards])),)

    def run(self, state: PowerState, seat: int, action: Recover | None) -> None:
        cards = self._cards(state)
        if not cards:
            if state.news is not None:
                state.tell(NothingRecovered(self.seat, self.alliance))
            return
        recover(state, self.seat, cards[0] if action is None else action.card)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Recover):
            return Refusal("recover_first", "P-9.4")
        if not any(card >> 3 == action.card >> 3 for card in state.discard):
            return Refusal("not_in_discard", "P-9.4", (("card", action.card),))
        return Refusal("not_named", "P-9.4", (("card", action.card), ("alliance", self.alliance)))


def one_of_each(discard: tuple[int, ...], kinds: Sequence[int]) -> list[int]:
    """List one card of every named kind in the discard: cards of a kind are alike there."""
    found: dict[int, int] = {}
    for card in discard:
        if card >> 3 in kinds:
            found.setdefault(card >> 3, card)
    return [found[kind] for kind in sorted(found)]


def recover(state: PowerState, seat: int, card: int) -> None:
    """Take a card from the discard and lay it before a seat."""
    place = state.discard.index(card)
    state.discard = state.discard[:place] + state.discard[place + 1 :]
    if state.news is not None:
        state.tell(Recovered(seat, card))
    gain(state, seat, card)
