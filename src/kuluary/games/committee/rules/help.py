"""Help tokens of Ленинград (C-9.16 to C-9.19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.content.prices import Payment, payments
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.state import NOWHERE, CommitteeState
from kuluary.games.committee.words.actions import MAIN_CONDITION, PERSONAL_CONDITION, PutHelp, TakeHelp
from kuluary.games.committee.words.answers import SEATS, TAKE_HELP, Made
from kuluary.games.committee.words.events import HelpBack, HelpPut
from kuluary.games.committee.words.names import HELPS
from kuluary.games.committee.words.views import Price

DOCS_OFF: Final = 2
PUT_HELP: Final = Made(PutHelp)


def main_condition(place: int, part: int) -> int:
    """Give the code of a condition of a main mission."""
    return MAIN_CONDITION + 10 * place + part


def eased_ways(state: CommitteeState, price: Price, code: int) -> tuple[Payment, ...]:
    """List the ways to pay a condition with the help lying on it (C-9.16)."""
    docs, cargo, _ = state.help
    return payments(price, DOCS_OFF if docs == code else 0, 1 if cargo == code else 0)


def return_help(state: CommitteeState, code: int) -> None:
    """Bring the help tokens of a condition back to Ленинград (C-9.19)."""
    for help, place in enumerate(state.help):
        if place == code:
            state.help[help] = NOWHERE
            if state.news is not None:
                state.tell(HelpBack(HELPS[help]))


def open_conditions(state: CommitteeState) -> list[int]:
    """List the conditions not met yet that can take a help token (C-9.17)."""
    setup = state.setup
    codes = [card.number for card in state.cards]
    for place in range(state.main, len(state.mains)):
        first = state.key if place == state.main else 0
        parts = len(setup.content.mains[state.mains[place]])
        codes += [main_condition(place, part) for part in range(first, parts)]
    for seat, board in enumerate(setup.boards):
        if state.level[seat] < len(board.personal):
            codes.append(PERSONAL_CONDITION + seat)
    return codes


def movable_helps(state: CommitteeState) -> list[int]:
    """List the help tokens that can be laid on some condition where they do not lie yet (C-5.9)."""
    codes = open_conditions(state)
    return [help for help, place in enumerate(state.help) if any(code != place for code in codes)]


@dataclass(frozen=True, slots=True)
class ChooseHelp(GameStep):
    """The agent takes a help token, from Ленинград or from a condition (C-5.9)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        return (Decision(self.seat, "help", "C-5.9", tuple([TAKE_HELP[help] for help in movable_helps(state)])),)

    def run(self, state: CommitteeState, seat: int, action: TakeHelp) -> None:
        state.then(LayHelp(seat, HELPS.index(action.help)))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        placed = isinstance(action, TakeHelp) and action.help in HELPS
        return Refusal("help_lies_there" if placed else "help_first", "C-5.9")


@dataclass(frozen=True, slots=True)
class LayHelp(GameStep):
    """The agent lays the help token on another condition (C-9.17)."""

    window = SHUT
    seat: int
    help: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        now = state.help[self.help]
        actions = tuple([PUT_HELP[code] for code in open_conditions(state) if code != now])
        return (Decision(self.seat, "put_help", "C-9.17", actions, args=(("help", HELPS[self.help]),)),)

    def run(self, state: CommitteeState, seat: int, action: PutHelp) -> None:
        state.help[self.help] = action.condition
        if state.news is not None:
            state.tell(HelpPut(seat, HELPS[self.help], action.condition))
            state.beat("help")

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PutHelp):
            if action.condition == state.help[self.help]:
                return Refusal("help_lies_there", "C-5.9")
            return Refusal("condition_closed", "C-9.17")
        return Refusal("help_first", "C-9.17")


CHOOSE_HELP: Final = tuple(ChooseHelp(seat) for seat in SEATS)
