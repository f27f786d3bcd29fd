"""Families that work at once: a follow-up (P-9.1), a search (P-9.2), tribute (P-9.3), recovery (P-9.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.power.content import Alliance
from kuluary.games.power.content.cards import GROUP_OF
from kuluary.games.power.content.kinds import Family
from kuluary.games.power.judgement.standing import UNKNOWN_ALLIANCE, Standing
from kuluary.games.power.rules.alliance_phase import ConcludeAlliance
from kuluary.games.power.rules.exchange import give, recover
from kuluary.games.power.rules.objects import cards_to_give, one_of_each, signs
from kuluary.games.power.state import PowerState, is_falcon
from kuluary.games.power.state.answers import GIVE, RECOVER
from kuluary.games.power.state.decks import mask_of, numbers_in, remove, reshuffle_alliances
from kuluary.games.power.state.knowledge import into_deck, without
from kuluary.games.power.words.actions import Give, Recover
from kuluary.games.power.words.events import (
    AlliancesRevealed,
    NothingRecovered,
    TributeAvoided,
)

REVEALED: Final = 7
"""Alliances revealed by a search (P-9.2)."""


def shows_corner(state: PowerState, alliance: Alliance) -> int:
    """Give the alliances whose corner shows the sign or the secondary object that an alliance names."""
    content = state.setup.content
    return content.signed[alliance.sign] | content.bringing[alliance.group]


# A follow-up


class FollowUp(Family):
    """Conclude at once one more alliance whose corner shows the sign or the secondary object (P-9.1)."""

    letter: ClassVar[str] = "A"
    rule: ClassVar[str] = "P-9.1"
    works: ClassVar[tuple[str, ...]] = ("instant",)
    fields: ClassVar[tuple[str, ...]] = ("sign", "group")
    goes_on: ClassVar[bool] = True

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        targets = shows_corner(state, state.setup.content.alliances[alliance])
        return (ConcludeAlliance(seat, "conclude_follow_up", "P-9.1", True, targets),)

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        state = standing.state
        return 4.0 if state.hands[standing.seat] & shows_corner(state, alliance) else 0.3


# A search


class Search(Family):
    """Reveal seven alliances of the deck and take those with the sign or the secondary object (P-9.2)."""

    letter: ClassVar[str] = "B"
    rule: ClassVar[str] = "P-9.2"
    works: ClassVar[tuple[str, ...]] = ("instant",)
    fields: ClassVar[tuple[str, ...]] = ("sign", "group")

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        return (SearchDeck(seat, alliance),)

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        return 1.4 * UNKNOWN_ALLIANCE if standing.rounds > 1 else 0.0


@dataclass(frozen=True, slots=True)
class SearchDeck(Step[PowerState]):
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
        taken = seen & shows_corner(state, setup.content.alliances[self.alliance])
        state.hands[self.seat] |= taken
        for viewer in range(players + 1):
            state.known[viewer * players + self.seat] |= taken
        state.clues = into_deck(without(state.clues, seen), seen & ~taken, players)
        state.alliance_bag = tuple(sorted((*state.alliance_bag, *numbers_in(seen & ~taken))))
        if state.news is not None:
            state.tell(AlliancesRevealed(self.seat, revealed, numbers_in(taken)))
            state.beat("drawn")


# Tribute


class Tribute(Family):
    """Every rival without the sign gives a card (P-9.3)."""

    letter: ClassVar[str] = "C"
    rule: ClassVar[str] = "P-9.3"
    works: ClassVar[tuple[str, ...]] = ("instant",)
    fields: ClassVar[tuple[str, ...]] = ("sign", "group")
    demands: ClassVar[bool] = True

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        return (DemandTribute(seat, alliance),)

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        state = standing.state
        rivals = [other for other in range(state.setup.players) if other != standing.seat]
        return 2.2 * sum([not signs(state, other, alliance.sign) for other in rivals])


@dataclass(frozen=True, slots=True)
class DemandTribute(Step[PowerState]):
    """The owner looks round the table: every rival without the sign gives a card, clockwise (P-9.3, H35)."""

    seat: int
    alliance: int

    def run(self, state: PowerState, seat: int, action: None) -> None:
        card = state.setup.content.alliances[self.alliance]
        steps = []
        for rival in state.setup.clockwise[self.seat][1:]:
            if signs(state, rival, card.sign):
                if state.news is not None:
                    state.tell(TributeAvoided(rival, True, self.alliance))
                    state.beat("tribute")
            else:
                steps.append(GiveTribute(rival, self.seat, self.alliance))
        state.then(*steps)


@dataclass(frozen=True, slots=True)
class GiveTribute(Step[PowerState]):
    """A rival gives a card of the colour, or any card if it has none; for Falcon the taker chooses (P-9.3, P-12.39)."""

    seat: int
    taker: int
    alliance: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        group = state.setup.content.alliances[self.alliance].group
        cards = cards_to_give(state, self.seat, group)
        if len(cards) < 2:
            return ()
        actions = tuple([GIVE[card] for card in cards])
        args = (("taker_seat", self.taker), ("group", group))
        if is_falcon(state, self.seat):
            return (Decision(self.taker, "falcon_give", "P-12.39", actions, args=args),)
        return (Decision(self.seat, "give", "P-9.3", actions, args=args),)

    def run(self, state: PowerState, seat: int, action: Give | None) -> None:
        if action is None:
            cards = cards_to_give(state, self.seat, state.setup.content.alliances[self.alliance].group)
            if not cards:
                if state.news is not None:
                    state.tell(TributeAvoided(self.seat, False, self.alliance))
                    state.beat("tribute")
                return
            card = cards[0]
        else:
            card = action.card
        state.then(*give(state, self.seat, self.taker, card, self.alliance))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return Refusal("give_first", "P-9.3")
        group = state.setup.content.alliances[self.alliance].group
        if GROUP_OF[action.card >> 3] != group and 0 <= action.card >> 3 < len(GROUP_OF):
            has_group = any(GROUP_OF[card >> 3] == group for card in cards_to_give(state, self.seat, group))
            if has_group:
                return Refusal("give_the_colour", "P-9.3", (("group", group),))
        if action.card in state.owned[self.seat]:
            return Refusal("circle_goes_with_host", "P-8.9", (("card", action.card),))
        return Refusal("not_your_object", "P-9.3", (("card", action.card),))


# Recovery


class Recovery(Family):
    """Take one of the named kinds from the discard (P-9.4)."""

    letter: ClassVar[str] = "D"
    rule: ClassVar[str] = "P-9.4"
    works: ClassVar[tuple[str, ...]] = ("instant",)
    fields: ClassVar[tuple[str, ...]] = ("kinds",)

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        return (RecoverObject(seat, alliance),)

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        return 4.0 if any(card >> 3 in alliance.kinds for card in standing.state.discard) else 0.0


@dataclass(frozen=True, slots=True)
class RecoverObject(Step[PowerState]):
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
                state.beat("gained")
            return
        state.then(*recover(state, self.seat, cards[0] if action is None else action.card))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Recover):
            return Refusal("recover_first", "P-9.4")
        if not any(card >> 3 == action.card >> 3 for card in state.discard):
            return Refusal("not_in_discard", "P-9.4", (("card", action.card),))
        return Refusal("not_named", "P-9.4", (("card", action.card), ("alliance", self.alliance)))
