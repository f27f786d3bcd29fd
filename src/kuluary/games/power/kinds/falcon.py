"""Falcon's action cards (P-12.25 to P-12.34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kuluary.core import Action, Decision, Refusal, Step
from kuluary.games.power.content.cards import (
    CORPORATIONS,
    CRIME,
    GOVERNMENTS,
    HAND_LIMIT,
    INNER_CIRCLE,
    STAGES,
    SUPPORT,
)
from kuluary.games.power.content.kinds import FalconCard
from kuluary.games.power.rules.falcon.cards import NEXT_CARD, SHUFFLE_CARDS, draw_card, pays, shuffle_cards, stay_idle
from kuluary.games.power.rules.falcon.projects import HIS_PROJECTS, by_order, move_falcon, stage_of, take_matching
from kuluary.games.power.rules.falcon.takeover import FalconRecall
from kuluary.games.power.rules.falcon.turn import falcon_operation
from kuluary.games.power.rules.objects import group_count, pieces_on_objects
from kuluary.games.power.rules.professionals import assassinate
from kuluary.games.power.state import COUNTS, FALCON, PowerState
from kuluary.games.power.state.answers import ASSASSINATE
from kuluary.games.power.state.decks import can_draw_alliance, draw_alliances
from kuluary.games.power.words.actions import Assassinate
from kuluary.games.power.words.falcon import FalconShadowGained

RETURNED: Final = 2
"""Pieces Recruiter brings back (P-12.30)."""


class GreyCardinal(FalconCard):
    """Join one project by order; in all three already, move one stage in one of them (P-12.25)."""

    id: ClassVar[str] = "grey_cardinal"
    rule: ClassVar[str] = "P-12.25"

    def apply(self, state: PowerState) -> None:
        outside = [project for project in HIS_PROJECTS if not stage_of(state, project)]
        open_to_him = outside or [project for project in HIS_PROJECTS if stage_of(state, project) < STAGES]
        if not open_to_him:
            stay_idle(state, self.id, "impossible")
        elif pays(state, self.id):
            move_falcon(state, by_order(state, open_to_him), "card")


class Emissary(FalconCard):
    """Run an operation if he can; its shadow agents take no part in the main action (P-12.26, R-F2)."""

    id: ClassVar[str] = "emissary"
    rule: ClassVar[str] = "P-12.26"

    def apply(self, state: PowerState) -> None:
        if falcon_operation(state, "emissary"):
            state.spent = True
        else:
            stay_idle(state, self.id, "impossible")


class Assassin(FalconCard):
    """The human loses a piece of their choice, then the next card follows (P-12.27)."""

    id: ClassVar[str] = "assassin"
    rule: ClassVar[str] = "P-12.27"

    def apply(self, state: PowerState) -> None:
        state.then(LosePiece(0), NEXT_CARD)


@dataclass(frozen=True, slots=True)
class LosePiece(Step[PowerState]):
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
            stay_idle(state, Assassin.id, "impossible")

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Assassinate):
            return Refusal("not_your_piece", "P-12.27", (("card", action.card),))
        return Refusal("lose_piece_first", "P-12.27")


class Informant(FalconCard):
    """Draw an alliance, then perhaps a second for two pieces (P-12.28)."""

    id: ClassVar[str] = "informant"
    rule: ClassVar[str] = "P-12.28"

    def apply(self, state: PowerState) -> None:
        state.then(draw_alliances(FALCON, 1), SECOND_ALLIANCE)


@dataclass(frozen=True, slots=True)
class SecondAlliance(Step[PowerState]):
    """With fewer than six alliances in hand Falcon pays two pieces for a second, if there is one (P-12.28, P-12.24)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        wants = state.hands[FALCON].bit_count() < HAND_LIMIT
        if wants and can_draw_alliance(state) and pays(state, Informant.id):
            state.then(draw_alliances(FALCON, 1))


class Mediator(FalconCard):
    """Pay for a shadow agent until the alliance phase (P-12.29)."""

    id: ClassVar[str] = "mediator"
    rule: ClassVar[str] = "P-12.29"

    def apply(self, state: PowerState) -> None:
        if pays(state, self.id):
            state.falcon_shadow += 1
            if state.news is not None:
                state.tell(FalconShadowGained(state.falcon_shadow))
                state.beat("falcon")


class Recruiter(FalconCard):
    """Bring back up to two pieces from objects, largest stack first; with none there play the next card (P-12.30)."""

    id: ClassVar[str] = "recruiter"
    rule: ClassVar[str] = "P-12.30"

    def apply(self, state: PowerState) -> None:
        if pieces_on_objects(state, FALCON):
            state.then(FalconRecall(RETURNED, operations=False))
        else:
            draw_card(state, "next_card")


class Negotiator(FalconCard):
    """Draw an alliance for every Inner Circle, then shuffle even if there was none (P-12.31, R-F7)."""

    id: ClassVar[str] = "negotiator"
    rule: ClassVar[str] = "P-12.31"

    def apply(self, state: PowerState) -> None:
        count = state.counts[(FALCON << COUNTS) + INNER_CIRCLE]
        state.then(*([draw_alliances(FALCON, count)] if count else []), SHUFFLE_CARDS)


class Confidant(FalconCard):
    """Draw an alliance for every support card, then the next card (P-12.32)."""

    id: ClassVar[str] = "confidant"
    rule: ClassVar[str] = "P-12.32"

    def apply(self, state: PowerState) -> None:
        count = group_count(state, FALCON, SUPPORT)
        state.then(*([draw_alliances(FALCON, count)] if count else []), NEXT_CARD)


class Manager(FalconCard):
    """Take a secondary object for each Governments, Stock Exchanges and Universities, then shuffle (P-12.33)."""

    id: ClassVar[str] = "manager"
    rule: ClassVar[str] = "P-12.33"

    def apply(self, state: PowerState) -> None:
        for kind in range(GOVERNMENTS, CRIME):
            for _ in range(state.counts[(FALCON << COUNTS) + kind]):
                take_matching(state, kind)
        shuffle_cards(state)


class President(FalconCard):
    """Take secondary objects for Corporations and Crime Syndicates, then the next card (P-12.34)."""

    id: ClassVar[str] = "president"
    rule: ClassVar[str] = "P-12.34"

    def apply(self, state: PowerState) -> None:
        for kind in (CORPORATIONS, CRIME):
            for _ in range(state.counts[(FALCON << COUNTS) + kind]):
                take_matching(state, kind)
        draw_card(state, "next_card")


SECOND_ALLIANCE: Final = SecondAlliance()
