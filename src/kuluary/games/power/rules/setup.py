"""Set-up (P-2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.power.content.cards import ALLIANCES, DEALT, HEADHUNTER_OFFSET, KEPT, WARS
from kuluary.games.power.rules.falcon.projects import FALCON_DEALT, LAY_PROJECT_ORDER
from kuluary.games.power.rules.rounds import OPEN_FIRST, lay_row
from kuluary.games.power.state import PowerState, has_five, is_falcon
from kuluary.games.power.state.answers import RETURN_ALLIANCE
from kuluary.games.power.state.decks import mask_of, numbers_in, remove
from kuluary.games.power.state.knowledge import into_deck
from kuluary.games.power.words.actions import ReturnAlliance
from kuluary.games.power.words.events import AllianceReturned, AlliancesSeen, FirstChosen, HandDealt, ReturnedAlliance


def begin(state: PowerState) -> None:
    """Put the set-up on the agenda; against Falcon the human holds the supervisor (P-2.10, P-12.3)."""
    if state.setup.level < 0:
        state.then(CHOOSE_FIRST, DEAL, LAY_FIRST_ROW, OPEN_FIRST)
    else:
        state.then(LAY_PROJECT_ORDER, DEAL, LAY_FIRST_ROW, OPEN_FIRST)


@dataclass(frozen=True, slots=True)
class ChooseFirst(Step[PowerState]):
    """Chance gives the supervisor to a seat, and with five the headhunter goes to the fourth (P-2.10, P-2.11)."""

    def ask(self, state: PowerState) -> Sequence[Fate]:
        return (Draw("first", "P-2.10", tuple(range(state.setup.seats)), 1),)

    def run(self, state: PowerState, seat: int, action: Drawn) -> None:
        state.supervisor = action.values[0]
        if has_five(state.setup):
            state.headhunter = (state.supervisor + HEADHUNTER_OFFSET) % state.setup.seats
        if state.news is not None:
            state.tell(FirstChosen(state.supervisor))


@dataclass(frozen=True, slots=True)
class Deal(Step[PowerState]):
    """Everyone is dealt alliances: four, or six to choose four of; Falcon gets his open (P-2.4, P-2.5, P-12.3)."""

    @staticmethod
    def sizes(state: PowerState) -> list[int]:
        """Say how many alliances each row of the table gets."""
        setup = state.setup
        sizes = [DEALT[setup.deal]] * setup.seats
        return sizes if setup.level < 0 else [*sizes, FALCON_DEALT[setup.level]]

    def ask(self, state: PowerState) -> Sequence[Fate]:
        return (Draw("deal", "P-2.4", state.alliance_bag, sum(self.sizes(state))),)

    def run(self, state: PowerState, seat: int, action: Drawn) -> None:
        cards = action.values
        start = 0
        for owner, size in enumerate(self.sizes(state)):
            hand = cards[start : start + size]
            start += size
            state.hands[owner] = mask_of(hand)
            if state.news is not None:
                state.tell(HandDealt(owner, size))
                state.tell(AlliancesSeen(owner, hand), seen_by=None if is_falcon(state, owner) else (owner,))
        state.alliance_bag = remove(state.alliance_bag, cards)
        if state.setup.deal == "experienced":
            state.then(RETURN_ALLIANCES)


@dataclass(frozen=True, slots=True)
class ReturnAlliances(Step[PowerState]):
    """Everyone returns two of six alliances face down, all at the same time (P-2.5, R-P18)."""

    def ask(self, state: PowerState) -> Sequence[Decision]:
        seats = state.setup.seats
        asked = []
        for offset in range(seats):
            seat = (state.supervisor + offset) % seats
            surplus = state.hands[seat].bit_count() - KEPT
            if surplus > 0:
                actions = tuple([RETURN_ALLIANCE[alliance] for alliance in numbers_in(state.hands[seat])])
                asked.append(Decision(seat, "return_alliances", "P-2.5", actions, args=(("left", surplus),)))
        return asked

    def run(self, state: PowerState, seat: int, action: ReturnAlliance | None) -> None:
        if action is None:
            return
        alliance = action.alliance
        state.hands[seat] ^= 1 << alliance
        state.alliance_bag = tuple(sorted((*state.alliance_bag, alliance)))
        state.clues = into_deck(state.clues, 1 << alliance, state.setup.players, 1 << seat)
        if state.news is not None:
            state.tell(AllianceReturned(seat))
            state.tell(ReturnedAlliance(seat, alliance), seen_by=(seat,))
            state.beat("returned")
        state.then(self)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, ReturnAlliance):
            in_hand = action.alliance in range(len(ALLIANCES)) and state.hands[seat] >> action.alliance & 1
            if not in_hand:
                return Refusal("alliance_not_in_hand", "P-2.5", (("alliance", action.alliance),))
        return Refusal("return_first", "P-2.5", (("left", max(0, state.hands[seat].bit_count() - KEPT)),))


@dataclass(frozen=True, slots=True)
class LayFirstRow(Step[PowerState]):
    """The first row has no wars: those that turn up go back, so chance draws among objects alone (P-2.3)."""

    def ask(self, state: PowerState) -> Sequence[Fate]:
        return (Draw("row", "P-2.3", state.setup.deck, state.setup.row),)

    def run(self, state: PowerState, seat: int, action: Drawn) -> None:
        state.deck = (*remove(state.setup.deck, action.values), *WARS)
        lay_row(state, action.values, 0)


CHOOSE_FIRST: Final = ChooseFirst()
DEAL: Final = Deal()
RETURN_ALLIANCES: Final = ReturnAlliances()
LAY_FIRST_ROW: Final = LayFirstRow()
