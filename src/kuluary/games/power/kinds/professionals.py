"""The six professionals (P-10.11 to P-10.16): when each can do something, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.power.content.cards import KINDS, PROFESSIONALS, PROJECTS
from kuluary.games.power.content.kinds import Professional
from kuluary.games.power.rules.exchange import recover
from kuluary.games.power.rules.infiltration import operation_pieces, run_operation
from kuluary.games.power.rules.objects import one_of_each
from kuluary.games.power.rules.professionals import assassinate
from kuluary.games.power.rules.projects import advance, can_advance, refuse_advance
from kuluary.games.power.rules.recruiting import TAKE, can_take_professional, recruit
from kuluary.games.power.state import PowerState
from kuluary.games.power.state.answers import (
    ADVANCE,
    ASSASSINATE,
    KEEP_ALLIANCE,
    PUT_ON_TOP,
    RECOVER,
    RECRUIT,
    TAKE_PROFESSIONAL,
)
from kuluary.games.power.state.decks import can_draw_alliance, remove, reshuffle_alliances
from kuluary.games.power.state.knowledge import Clue
from kuluary.games.power.words.actions import (
    Advance,
    Assassinate,
    KeepAlliance,
    PutOnTop,
    Recover,
    Recruit,
    TakeProfessional,
)
from kuluary.games.power.words.events import AllianceKept, AlliancesLookedAt, AlliancesSeen, TopArranged

MOST_RECRUITED: Final = 3
"""Pieces Recruiter brings (P-10.11)."""
LOOKED_AT: Final = 4
"""Alliances Informant looks at (P-10.16)."""
DISCOUNT: Final = 1
"""Agents Grey Cardinal and Emissary save (P-10.12, P-10.13)."""


def _refuse_other(kind: str, rule: str) -> Refusal:
    """Say that the professional on the table comes first."""
    return Refusal("professional_first", rule, (("professional", PROFESSIONALS.index(kind)),))


# Recruiter


class Recruiter(Professional):
    """Recruit one to three, or take a professional (P-10.11)."""

    id: ClassVar[str] = "recruiter"
    rule: ClassVar[str] = "P-10.11"

    def can_act(self, state: PowerState, seat: int) -> bool:
        return bool(state.reserve[seat]) or can_take_professional(state)

    def use(self, seat: int) -> Step[PowerState]:
        return UseRecruiter(seat)


@dataclass(frozen=True, slots=True)
class UseRecruiter(Step[PowerState]):
    """Recruit one to three, or take a professional; with an empty reserve take one (P-10.11)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        reserve = min(MOST_RECRUITED, state.reserve[self.seat])
        if not reserve:
            return ()
        actions: tuple[Action, ...] = RECRUIT[1 : reserve + 1]
        if can_take_professional(state):
            actions = (*actions, TAKE_PROFESSIONAL)
        return (Decision(self.seat, "recruiter", "P-10.11", actions),)

    def run(self, state: PowerState, seat: int, action: Recruit | TakeProfessional | None) -> None:
        if isinstance(action, Recruit):
            recruit(state, self.seat, action.count, "recruiter")
        else:
            state.then(TAKE[self.seat])

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Recruit):
            most = min(MOST_RECRUITED, state.reserve[seat])
            return Refusal("recruit_up_to", "P-10.11", (("count", most),))
        return _refuse_other("recruiter", "P-10.11")


# Grey Cardinal


class GreyCardinal(Professional):
    """Advance in any project for one agent fewer (P-10.12)."""

    id: ClassVar[str] = "grey_cardinal"
    rule: ClassVar[str] = "P-10.12"

    def can_act(self, state: PowerState, seat: int) -> bool:
        return any(can_advance(state, seat, project, DISCOUNT) for project in range(len(PROJECTS)))

    def use(self, seat: int) -> Step[PowerState]:
        return UseGreyCardinal(seat)


def _open_projects(state: PowerState, seat: int) -> list[int]:
    return [project for project in range(len(PROJECTS)) if can_advance(state, seat, project, DISCOUNT)]


@dataclass(frozen=True, slots=True)
class UseGreyCardinal(Step[PowerState]):
    """Advance in any project for one agent fewer (P-10.12)."""

    discount: ClassVar[int] = DISCOUNT
    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        projects = _open_projects(state, self.seat)
        if len(projects) == 1:
            return ()
        return (Decision(self.seat, "grey_cardinal", "P-10.12", tuple([ADVANCE[project] for project in projects])),)

    def run(self, state: PowerState, seat: int, action: Advance | None) -> None:
        project = _open_projects(state, self.seat)[0] if action is None else action.project
        state.then(*advance(state, self.seat, project, DISCOUNT))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Advance):
            return refuse_advance(state, seat, action.project, DISCOUNT)
        return _refuse_other("grey_cardinal", "P-10.12")


# Emissary


class Emissary(Professional):
    """Run an operation for one agent fewer (P-10.13)."""

    id: ClassVar[str] = "emissary"
    rule: ClassVar[str] = "P-10.13"

    def can_act(self, state: PowerState, seat: int) -> bool:
        return operation_pieces(state, seat, DISCOUNT) <= state.active[seat]

    def use(self, seat: int) -> Step[PowerState]:
        return UseEmissary(seat)


@dataclass(frozen=True, slots=True)
class UseEmissary(Step[PowerState]):
    """Run an operation for one agent fewer; Comintern's shadow agents are used up for this turn (P-10.13)."""

    seat: int

    def run(self, state: PowerState, seat: int, action: None) -> None:
        run_operation(state, self.seat, DISCOUNT)
        state.spent = True


# Assassin


class Assassin(Professional):
    """Send a piece of any seat to its owner's reserve; another professional may follow (P-10.14)."""

    id: ClassVar[str] = "assassin"
    rule: ClassVar[str] = "P-10.14"
    another: ClassVar[bool] = True

    def can_act(self, state: PowerState, seat: int) -> bool:
        return any(state.pieces)

    def use(self, seat: int) -> Step[PowerState]:
        return UseAssassin(seat)


def _staffed(state: PowerState) -> list[int]:
    """List the objects with pieces on them, in the row and captured (P-10.14)."""
    pieces = state.pieces
    cards = [card for card, holder in zip(state.row, state.holders, strict=True) if holder >= 0]
    for owned in state.owned:
        cards.extend([card for card in owned if pieces[card]])
    return cards


@dataclass(frozen=True, slots=True)
class UseAssassin(Step[PowerState]):
    """Send a piece of any seat from an object to its owner's reserve (P-10.14)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        cards = _staffed(state)
        if len(cards) == 1:
            return ()
        return (Decision(self.seat, "assassin", "P-10.14", tuple([ASSASSINATE[card] for card in cards])),)

    def run(self, state: PowerState, seat: int, action: Assassinate | None) -> None:
        assassinate(state, self.seat, _staffed(state)[0] if action is None else action.card)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Assassinate):
            return Refusal("no_piece_there", "P-10.14", (("card", action.card),))
        return _refuse_other("assassin", "P-10.14")


# Mediator


class Mediator(Professional):
    """Buy an object from the discard (P-10.15)."""

    id: ClassVar[str] = "mediator"
    rule: ClassVar[str] = "P-10.15"

    def can_act(self, state: PowerState, seat: int) -> bool:
        return bool(state.discard and _affordable(state, seat))

    def use(self, seat: int) -> Step[PowerState]:
        return UseMediator(seat)


def _affordable(state: PowerState, seat: int) -> list[int]:
    """List one card of every kind in the discard that a seat can pay for (P-10.15)."""
    minimum = state.setup.content.minimum
    active = state.active[seat]
    return one_of_each(state.discard, [kind for kind in range(len(KINDS)) if minimum[kind] <= active])


@dataclass(frozen=True, slots=True)
class UseMediator(Step[PowerState]):
    """Buy an object from the discard for its minimum in pieces (P-10.15)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        cards = _affordable(state, self.seat)
        if len(cards) == 1:
            return ()
        return (Decision(self.seat, "mediator", "P-10.15", tuple([RECOVER[card] for card in cards])),)

    def run(self, state: PowerState, seat: int, action: Recover | None) -> None:
        card = _affordable(state, self.seat)[0] if action is None else action.card
        price = state.setup.content.minimum[card >> 3]
        state.active[self.seat] -= price
        state.reserve[self.seat] += price
        state.then(*recover(state, self.seat, card))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Recover):
            return _refuse_other("mediator", "P-10.15")
        if not any(card >> 3 == action.card >> 3 for card in state.discard):
            return Refusal("not_in_discard", "P-10.15", (("card", action.card),))
        need = state.setup.content.minimum[action.card >> 3]
        return Refusal("too_dear", "P-10.15", (("card", action.card), ("agents", need), ("active", state.active[seat])))


# Informant


class Informant(Professional):
    """Look at the top four alliances and keep one (P-10.16)."""

    id: ClassVar[str] = "informant"
    rule: ClassVar[str] = "P-10.16"

    def can_act(self, state: PowerState, seat: int) -> bool:
        return can_draw_alliance(state)

    def use(self, seat: int) -> Step[PowerState]:
        return UseInformant(seat)


@dataclass(frozen=True, slots=True)
class UseInformant(Step[PowerState]):
    """Look at the top four alliances; if cards are short the discard is shuffled under them (P-10.16, R-P30)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Fate]:
        left = LOOKED_AT - len(state.alliance_top)
        bag = state.alliance_bag or state.alliance_discard
        if left <= 0 or not bag:
            return ()
        return (Draw("look", "P-10.16", bag, min(left, len(bag))),)

    def run(self, state: PowerState, seat: int, action: Drawn | None) -> None:
        me = 1 << self.seat
        if action is not None:
            if not state.alliance_bag:
                reshuffle_alliances(state)
            state.alliance_bag = remove(state.alliance_bag, action.values)
            state.alliance_top = (*state.alliance_top, *action.values)
            state.top_known = (*state.top_known, *[0] * len(action.values))
            if len(state.alliance_top) < LOOKED_AT and state.alliance_discard:
                state.then(self)
                return
        looked = min(LOOKED_AT, len(state.alliance_top))
        seen = state.top_known
        state.top_known = (*[viewers | me for viewers in seen[:looked]], *seen[looked:])
        if state.news is not None:
            state.tell(AlliancesSeen(self.seat, state.alliance_top[:looked]), seen_by=(self.seat,))
            state.beat("drawn")
        state.then(KeepOne(self.seat, looked))


@dataclass(frozen=True, slots=True)
class KeepOne(Step[PowerState]):
    """One of the alliances looked at goes to the hand (P-10.16)."""

    seat: int
    looked: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        if self.looked == 1:
            return ()
        actions = tuple([KEEP_ALLIANCE[alliance] for alliance in state.alliance_top[: self.looked]])
        return (Decision(self.seat, "informant", "P-10.16", actions),)

    def run(self, state: PowerState, seat: int, action: KeepAlliance | None) -> None:
        looked = self.looked
        kept = state.alliance_top[0] if action is None else action.alliance
        self._blur(state)
        rest = tuple([alliance for alliance in state.alliance_top[:looked] if alliance != kept])
        state.alliance_top = (*rest, *state.alliance_top[looked:])
        state.top_known = (*[1 << self.seat] * len(rest), *state.top_known[looked:])
        state.hands[self.seat] |= 1 << kept
        if state.news is not None:
            state.tell(AlliancesLookedAt(self.seat, looked))
            state.tell(AllianceKept(self.seat, kept), seen_by=(self.seat,))
            state.beat("drawn")
        if len(rest) > 1:
            state.then(ArrangeTop(self.seat, 0, len(rest)))

    def _blur(self, state: PowerState) -> None:
        """Whoever else knew some of these cards now knows only that they lie on top or in this hand."""
        players = state.setup.players
        state.clues = tuple([clue.after_look(self.seat, self.looked) for clue in state.clues])
        drawn = tuple([int(seat == self.seat) for seat in range(players)])
        for viewer in range(players):
            if viewer == self.seat:
                continue
            cards = 0
            for alliance, viewers in zip(state.alliance_top[: self.looked], state.top_known, strict=False):
                if viewers >> viewer & 1:
                    cards |= 1 << alliance
            if cards:
                state.clues = (*state.clues, Clue(1 << viewer, cards, drawn, self.looked - 1))

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, KeepAlliance):
            return Refusal("not_looked_at", "P-10.16", (("alliance", action.alliance),))
        return _refuse_other("informant", "P-10.16")


@dataclass(frozen=True, slots=True)
class ArrangeTop(Step[PowerState]):
    """The others go back on top in any order, the topmost first (P-10.16)."""

    seat: int
    done: int
    count: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        rest = state.alliance_top[self.done : self.count]
        actions = tuple([PUT_ON_TOP[alliance] for alliance in rest])
        return (Decision(self.seat, "arrange", "P-10.16", actions, args=(("place", self.done + 1),)),)

    def run(self, state: PowerState, seat: int, action: PutOnTop) -> None:
        top = list(state.alliance_top)
        top.remove(action.alliance)
        top.insert(self.done, action.alliance)
        state.alliance_top = tuple(top)
        if self.done + 2 < self.count:
            state.then(ArrangeTop(self.seat, self.done + 1, self.count))
        elif state.news is not None:
            state.tell(TopArranged(self.seat, state.alliance_top[: self.count]), seen_by=(self.seat,))
            state.beat("professional")

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PutOnTop):
            return Refusal("not_looked_at", "P-10.16", (("alliance", action.alliance),))
        return _refuse_other("informant", "P-10.16")
