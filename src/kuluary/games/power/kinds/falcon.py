"""Falcon's action cards (P-12.9, P-12.24 to P-12.34)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.power.content.cards import (
    ASSASSIN,
    CONFIDANT,
    CORPORATIONS,
    CRIME,
    EMISSARY,
    GOVERNMENTS,
    GREY_CARDINAL,
    HAND_LIMIT,
    INFORMANT,
    INNER_CIRCLE,
    MANAGER,
    MAXIMUM,
    MEDIATOR,
    NEGOTIATOR,
    PRESIDENT,
    RECRUITER,
    STAGES,
    SUPPORT,
)
from kuluary.games.power.kinds.professionals import assassinate
from kuluary.games.power.rules.falcon.projects import HIS_PROJECTS, by_order, move_falcon, stage_of, take_matching
from kuluary.games.power.rules.falcon.takeover import FalconRecall
from kuluary.games.power.rules.infiltration import operation_pieces, run_operation
from kuluary.games.power.rules.objects import group_count, pieces_on_objects
from kuluary.games.power.state import COUNTS, FALCON, PowerState
from kuluary.games.power.state.answers import ASSASSINATE
from kuluary.games.power.state.decks import can_draw_alliance, draw_alliances
from kuluary.games.power.words.actions import Assassinate
from kuluary.games.power.words.falcon import (
    FalconCardIdle,
    FalconCardPlayed,
    FalconDeckShuffled,
    FalconDrew,
    FalconNothing,
    FalconOperated,
    FalconPaid,
    FalconShadowGained,
)

PRICE: Final = 2
"""Pieces Falcon pays for Grey Cardinal, Mediator and the second alliance of Informant (P-12.24)."""
RETURNED: Final = 2
"""Pieces Recruiter brings back (P-12.30)."""


# Drawing


def draw_card(state: PowerState, reason: str) -> None:
    """Let Falcon play an action card next, if his level has a deck (P-12.9, P-12.35)."""
    if state.falcon_deck or state.falcon_discard:
        if state.news is not None:
            state.tell(FalconDrew(reason))
        state.then(PLAY_CARD)
    elif state.news is not None:
        state.tell(FalconNothing())


@dataclass(frozen=True, slots=True)
class PlayCard(Step):
    """Falcon turns up an action card and applies it (P-12.9); an empty deck is made anew from the discard (H53)."""

    def ask(self, state: PowerState) -> Sequence[Fate]:
        return (Draw("falcon_card", "P-12.24", state.falcon_deck or state.falcon_discard, 1),)

    def run(self, state: PowerState, seat: int, action: Drawn) -> None:
        if not state.falcon_deck:
            shuffle_cards(state)
        kind = action.values[0]
        place = state.falcon_deck.index(kind)
        state.falcon_deck = state.falcon_deck[:place] + state.falcon_deck[place + 1 :]
        state.falcon_discard = (*state.falcon_discard, kind)
        if state.news is not None:
            state.tell(FalconCardPlayed(kind))
        _EFFECTS[kind](state)


def shuffle_cards(state: PowerState) -> None:
    """Shuffle the discard into the action deck."""
    state.falcon_deck = tuple(sorted((*state.falcon_deck, *state.falcon_discard)))
    state.falcon_discard = ()
    if state.news is not None:
        state.tell(FalconDeckShuffled(len(state.falcon_deck)))


@dataclass(frozen=True, slots=True)
class ShuffleCards(Step):
    """Deck, discard and the card itself are shuffled (P-12.31, P-12.33)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        shuffle_cards(state)


@dataclass(frozen=True, slots=True)
class NextCard(Step):
    """Falcon plays the next action card in any case (P-12.27, P-12.30, P-12.32, P-12.34)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        draw_card(state, "next_card")


# Applying


def _idle(state: PowerState, kind: int, reason: str) -> None:
    if state.news is not None:
        state.tell(FalconCardIdle(kind, reason))


def _pays(state: PowerState, kind: int) -> bool:
    """Send two pieces from active to reserve; with fewer nothing is paid and nothing happens (P-12.24)."""
    if state.active[FALCON] < PRICE:
        _idle(state, kind, "agents_short")
        return False
    state.active[FALCON] -= PRICE
    state.reserve[FALCON] += PRICE
    if state.news is not None:
        state.tell(FalconPaid(PRICE))
    return True


def _grey_cardinal(state: PowerState) -> None:
    """Join one project by order; in all three already, move one stage in one of them (P-12.25)."""
    outside = [project for project in HIS_PROJECTS if not stage_of(state, project)]
    open_to_him = outside or [project for project in HIS_PROJECTS if stage_of(state, project) < STAGES]
    if not open_to_him:
        _idle(state, GREY_CARDINAL, "impossible")
    elif _pays(state, GREY_CARDINAL):
        move_falcon(state, by_order(state, open_to_him), "card")


def falcon_operation(state: PowerState, reason: str) -> bool:
    """Run an operation for Falcon, one agent cheaper on maximum; tell whether he could (P-12.15, P-12.26, P-12.38)."""
    discount = int(state.setup.level == MAXIMUM)
    if operation_pieces(state, FALCON, discount, spent=state.spent) > state.active[FALCON]:
        return False
    if state.news is not None:
        state.tell(FalconOperated(state.operations, reason))
    run_operation(state, FALCON, discount, spent=state.spent)
    return True


def _emissary(state: PowerState) -> None:
    """Run an operation if he can; its shadow agents take no part in the main action (P-12.26, R-F2)."""
    if falcon_operation(state, "emissary"):
        state.spent = True
    else:
        _idle(state, EMISSARY, "impossible")


def _assassin(state: PowerState) -> None:
    """The human loses a piece of their choice, then the next card follows (P-12.27)."""
    state.then(LosePiece(0), NEXT_CARD)


def _informant(state: PowerState) -> None:
    """Draw an alliance, then perhaps a second for two pieces (P-12.28)."""
    state.then(draw_alliances(FALCON, 1), SECOND_ALLIANCE)


def _mediator(state: PowerState) -> None:
    """Pay for a shadow agent until the alliance phase (P-12.29)."""
    if _pays(state, MEDIATOR):
        state.falcon_shadow += 1
        if state.news is not None:
            state.tell(FalconShadowGained(state.falcon_shadow))


def _recruiter(state: PowerState) -> None:
    """Bring back up to two pieces from objects, largest stack first; with none there play the next card (P-12.30)."""
    if pieces_on_objects(state, FALCON):
        state.then(FalconRecall(RETURNED, operations=False))
    else:
        draw_card(state, "next_card")


def _negotiator(state: PowerState) -> None:
    """Draw an alliance for every Inner Circle, then shuffle even if there was none (P-12.31, R-F7)."""
    count = state.counts[(FALCON << COUNTS) + INNER_CIRCLE]
    state.then(*([draw_alliances(FALCON, count)] if count else []), SHUFFLE_CARDS)


def _confidant(state: PowerState) -> None:
    """Draw an alliance for every support card, then the next card (P-12.32)."""
    count = group_count(state, FALCON, SUPPORT)
    state.then(*([draw_alliances(FALCON, count)] if count else []), NEXT_CARD)


def _manager(state: PowerState) -> None:
    """Take a secondary object for each Governments, Stock Exchanges and Universities, then shuffle (P-12.33)."""
    for kind in range(GOVERNMENTS, CRIME):
        for _ in range(state.counts[(FALCON << COUNTS) + kind]):
            take_matching(state, kind)
    shuffle_cards(state)


def _president(state: PowerState) -> None:
    """Take secondary objects for Corporations and Crime Syndicates, then the next card (P-12.34)."""
    for kind in (CORPORATIONS, CRIME):
        for _ in range(state.counts[(FALCON << COUNTS) + kind]):
            take_matching(state, kind)
    draw_card(state, "next_card")


@dataclass(frozen=True, slots=True)
class LosePiece(Step):
    """The human chooses which of their pieces on objects, captured or in the row, Assassin takes (P-12.27, R-F4)."""

    seat: int

    def _cards(self, state: PowerState) -> list[int]:
        row = [card for card, holder in zip(state.row, state.holders, strict=True) if holder == self.seat]
        return row + [card for card in state.owned[self.seat] if state.pieces[card]]

    def ask(self, state: PowerState) -> Sequence[Decision]:
        cards = self._cards(state)
        if len(cards) < 2:
            return ()
        return (Decision(self.seat, "falcon_assassin", "P-12.27", tuple([ASSASSINATE[card] for card in cards])),)

    def run(self, state: PowerState, seat: int, action: Assassinate | None) -> None:
        cards = self._cards(state)
        if action is not None:
            assassinate(state, FALCON, action.card)
        elif cards:
            assassinate(state, FALCON, cards[0])
        else:
            _idle(state, ASSASSIN, "impossible")

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Assassinate):
            return Refusal("not_your_piece", "P-12.27", (("card", action.card),))
        return Refusal("lose_piece_first", "P-12.27")


@dataclass(frozen=True, slots=True)
class SecondAlliance(Step):
    """With fewer than six alliances in hand Falcon pays two pieces for a second, if there is one (P-12.28, P-12.24)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        wants = state.hands[FALCON].bit_count() < HAND_LIMIT
        if wants and can_draw_alliance(state) and _pays(state, INFORMANT):
            state.then(draw_alliances(FALCON, 1))


PLAY_CARD: Final = PlayCard()
SHUFFLE_CARDS: Final = ShuffleCards()
NEXT_CARD: Final = NextCard()
SECOND_ALLIANCE: Final = SecondAlliance()
_EFFECTS: Final[dict[int, Callable[[PowerState], None]]] = {
    GREY_CARDINAL: _grey_cardinal,
    EMISSARY: _emissary,
    ASSASSIN: _assassin,
    INFORMANT: _informant,
    MEDIATOR: _mediator,
    RECRUITER: _recruiter,
    NEGOTIATOR: _negotiator,
    CONFIDANT: _confidant,
    MANAGER: _manager,
    PRESIDENT: _president,
}
