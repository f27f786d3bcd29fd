"""Recruiting (P-3.2, P-3.4, P-9.6) and taking a professional instead (P-10.1 to P-10.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Draw, Drawn, Fate, Pass, Refusal, Step
from kuluary.games.power.content.cards import FIVE, PROFESSIONAL_LIMIT, SUPERVISED
from kuluary.games.power.state import PowerState
from kuluary.games.power.state.answers import DISCARD_PROFESSIONAL, RECRUIT, TAKE_PROFESSIONAL
from kuluary.games.power.state.decks import mask_of, numbers_in, remove
from kuluary.games.power.state.knowledge import after_draw, into_deck
from kuluary.games.power.words.actions import DiscardProfessional, Recruit, TakeProfessional
from kuluary.games.power.words.events import (
    ProfessionalDiscarded,
    ProfessionalSeen,
    ProfessionalsReshuffled,
    ProfessionalTaken,
    Recruited,
)


def recruit(state: PowerState, seat: int, count: int, by: str) -> None:
    """Move pieces from reserve to active."""
    state.reserve[seat] -= count
    state.active[seat] += count
    if state.news is not None:
        state.tell(Recruited(seat, count, by))
        state.beat("recruited")


def can_take_professional(state: PowerState) -> bool:
    """Tell whether there is a professional to take."""
    return bool(state.professional_bag or state.professional_discard)


def professional_kinds(state: PowerState, seat: int) -> tuple[int, ...]:
    """List the kinds of the professionals in a hand, one entry a card."""
    kinds = state.setup.content.professionals
    return tuple([kinds[card] for card in numbers_in(state.professionals[seat])])


@dataclass(frozen=True, slots=True)
class MustRecruit(Step[PowerState]):
    """The supervisor's seat recruits two, the headhunter's one, as far as there are pieces (P-3.2, P-3.4, R-P19).

    With Professionals one of them may be taken instead, and must with an empty reserve (P-10.1, P-10.2).
    """

    seat: int
    count: int
    by: str

    def ask(self, state: PowerState) -> Sequence[Decision]:
        reserve = state.reserve[self.seat]
        if not reserve or not can_take_professional(state):
            return ()
        actions = (RECRUIT[min(self.count, reserve)], TAKE_PROFESSIONAL)
        rule = "P-3.2" if self.by == "supervisor" else "P-3.4"
        return (Decision(self.seat, f"recruit_{self.by}", rule, actions),)

    def run(self, state: PowerState, seat: int, action: Recruit | TakeProfessional | None) -> None:
        count = min(self.count, state.reserve[self.seat])
        if isinstance(action, TakeProfessional) or (not count and can_take_professional(state)):
            state.then(_TAKE_FRESH[self.seat])
        elif count:
            recruit(state, self.seat, count, self.by)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Recruit):
            due = min(self.count, state.reserve[seat])
            return Refusal("recruit_exactly", "P-3.2" if self.by == "supervisor" else "P-3.4", (("count", due),))
        return Refusal("recruit_first", "P-3.2" if self.by == "supervisor" else "P-3.4")


@dataclass(frozen=True, slots=True)
class MayRecruit(Step[PowerState]):
    """A seat that gained a card of its alliance's colour may recruit one piece, or take a professional (P-9.6)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        reserve = state.reserve[self.seat]
        take = can_take_professional(state)
        if not reserve and not take:
            return ()
        return (Decision(self.seat, "recruit_gain", "P-9.6", _MAY[bool(reserve)][take]),)

    def run(self, state: PowerState, seat: int, action: Recruit | TakeProfessional | Pass | None) -> None:
        if isinstance(action, TakeProfessional):
            state.then(TAKE[self.seat])
        elif isinstance(action, Recruit):
            recruit(state, self.seat, action.count, "gain")

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Recruit):
            if not state.reserve[seat]:
                return Refusal("reserve_empty", "P-3.6")
            return Refusal("recruit_exactly", "P-9.6", (("count", 1),))
        if isinstance(action, TakeProfessional):
            return Refusal("no_professionals", "P-13.2")
        return Refusal("recruit_first", "P-9.6")


@dataclass(frozen=True, slots=True)
class DrawProfessional(Step[PowerState]):
    """A seat takes the top professional; the discard is shuffled when the deck is empty (P-10.5)."""

    seat: int
    fresh: bool

    def ask(self, state: PowerState) -> Sequence[Fate]:
        bag = state.professional_bag or state.professional_discard
        return (Draw("professional", "P-10.1", bag, 1),) if bag else ()

    def run(self, state: PowerState, seat: int, action: Drawn | None) -> None:
        if action is None:
            return
        players = state.setup.players
        if not state.professional_bag:
            state.professional_bag = tuple(sorted(state.professional_discard))
            state.professional_discard = ()
            state.professional_clues = into_deck(state.professional_clues, mask_of(state.professional_bag), players)
            if state.news is not None:
                state.tell(ProfessionalsReshuffled(len(state.professional_bag)))
        card = action.values[0]
        state.professional_bag = remove(state.professional_bag, action.values)
        state.professionals[self.seat] |= 1 << card
        if state.professional_clues:
            state.professional_clues = after_draw(state.professional_clues, self.seat, 1)
        if self.fresh:
            state.fresh = card
        if state.news is not None:
            state.tell(ProfessionalTaken(self.seat))
            state.tell(ProfessionalSeen(self.seat, state.setup.content.professionals[card]), seen_by=(self.seat,))
            state.beat("drawn")
        if state.professionals[self.seat].bit_count() > PROFESSIONAL_LIMIT:
            state.then(TrimProfessionals(self.seat, self.fresh))


@dataclass(frozen=True, slots=True)
class TrimProfessionals(Step[PowerState]):
    """A seat with four professionals discards one at once, face up (P-10.4)."""

    seat: int
    fresh: bool

    def ask(self, state: PowerState) -> Sequence[Decision]:
        kinds = sorted(set(professional_kinds(state, self.seat)))
        return (
            Decision(self.seat, "trim_professionals", "P-10.4", tuple([DISCARD_PROFESSIONAL[kind] for kind in kinds])),
        )

    def run(self, state: PowerState, seat: int, action: DiscardProfessional) -> None:
        kind = action.professional
        copies = [
            card
            for card in numbers_in(state.professionals[self.seat])
            if state.setup.content.professionals[card] == kind
        ]
        # Of two alike the one taken this turn goes: the other could still be played (P-10.7).
        card = state.fresh if state.fresh in copies else copies[0]
        if card == state.fresh:
            state.fresh = -1
        state.trimmed = state.trimmed or self.fresh
        drop_professional(state, self.seat, card)
        state.professional_discard = (*state.professional_discard, card)
        if state.news is not None:
            state.tell(ProfessionalDiscarded(self.seat, kind))
            state.beat("discarded")

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, DiscardProfessional):
            return Refusal("professional_not_in_hand", "P-10.4", (("professional", action.professional),))
        return Refusal("trim_professionals_first", "P-10.4")


def drop_professional(state: PowerState, seat: int, card: int) -> None:
    """Let a professional leave a hand openly; which of two alike it was, nobody else can tell."""
    state.professionals[seat] ^= 1 << card
    if state.professional_clues:
        kinds = state.setup.content.professionals
        alike = mask_of([other for other, kind in enumerate(kinds) if kind == kinds[card]])
        clues = [clue.without(alike) if clue.drawn[seat] else clue for clue in state.professional_clues]
        state.professional_clues = tuple([clue for clue in clues if clue.cards])


SUPERVISE: Final = tuple(MustRecruit(seat, SUPERVISED, "supervisor") for seat in range(FIVE))
HEADHUNT: Final = tuple(MustRecruit(seat, 1, "headhunter") for seat in range(FIVE))
MAY_RECRUIT: Final = tuple(MayRecruit(seat) for seat in range(FIVE))
TAKE: Final = tuple(DrawProfessional(seat, False) for seat in range(FIVE))
_TAKE_FRESH: Final = tuple(DrawProfessional(seat, True) for seat in range(FIVE))
_MAY: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = (
    ((PASS,), (TAKE_PROFESSIONAL, PASS)),
    ((RECRUIT[1], PASS), (RECRUIT[1], TAKE_PROFESSIONAL, PASS)),
)
"""By whether the reserve has a piece and whether there is a professional to take."""
