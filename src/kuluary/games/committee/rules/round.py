"""The round (C-3): scenario phase, missions and allies, action phase; the income phase is a module of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Draw, Drawn, Fate, Refusal
from kuluary.games.committee.rules.free_actions import TOKEN_USES, Questions, open_mask, take_free, token_mask
from kuluary.games.committee.rules.income import GIVE_ACTIONS, TAKE_INCOMES
from kuluary.games.committee.rules.regular_missions import card_of, fail_mission
from kuluary.games.committee.rules.serving import begin_serve
from kuluary.games.committee.rules.step import SHUT, WIDE, GameStep
from kuluary.games.committee.rules.stocks import TEAM_LOSS, supply_calm
from kuluary.games.committee.rules.unlocking import FREE_UNLOCK
from kuluary.games.committee.state import (
    ACTION_PHASE,
    INCOME_PHASE,
    MISSION_PHASE,
    PHASES,
    SCENARIO_PHASE,
    Card,
    CommitteeState,
)
from kuluary.games.committee.state.agent import available, has_permanent, slots_in
from kuluary.games.committee.words.actions import FailFirst, Finish, Hold, Resolve, Serve
from kuluary.games.committee.words.answers import FAIL_FIRST, FINISH, HOLD, SEATS, SERVE
from kuluary.games.committee.words.events import (
    AllyCame,
    MissionCame,
    MissionHeld,
    PhaseBegan,
    Ready,
    RoundBegan,
    TokenResolved,
)
from kuluary.games.committee.words.names import CITIES, DIVISIONS, P_UNLOCK

NEW_MISSIONS: Final = 2
NEW_ALLIES: Final = 2
"""Cards a round takes from the deck (C-3.9, C-3.10)."""


@dataclass(frozen=True, slots=True)
class NextRound(GameStep):
    """A round begins; the first one with the income phase (C-3.1, C-3.2)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        state.round += 1
        state.phase = INCOME_PHASE if state.round == 1 else SCENARIO_PHASE
        state.shifted = 0
        if state.news is not None:
            state.tell(RoundBegan(state.round))
            state.beat("round")
        state.then(*(_FIRST if state.round == 1 else _ROUND))


# Scenario phase (C-3.3)


@dataclass(frozen=True, slots=True)
class ScenarioPhase(GameStep):
    """Tokens in the scenario area that act in this phase are resolved; a quiet clock brings calm (C-3.3, C-16.9)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        if state.news is not None:
            state.tell(PhaseBegan(PHASES[SCENARIO_PHASE]))
            state.beat("phase")
        scenario = state.setup.scenario
        if scenario.quiet_calm and not state.clock:
            supply_calm(state, scenario.quiet_calm)
        acting = [place for place in slots_in(state.area) if scenario.tokens[place][2]]
        if acting:
            state.then(ResolveTokens(tuple(acting)))


@dataclass(frozen=True, slots=True)
class ResolveTokens(GameStep):
    """The team resolves scenario tokens in an order of its choice (C-3.3)."""

    window = SHUT
    tokens: tuple[int, ...]

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        if len(self.tokens) < 2:
            return ()
        names = state.setup.scenario.tokens
        actions = tuple([Resolve(names[token][0]) for token in self.tokens])
        return [Decision(seat, "resolve", "C-3.3", actions) for seat in range(state.setup.seats)]

    def run(self, state: CommitteeState, seat: int, action: Resolve | None) -> None:
        names = state.setup.scenario.tokens
        token = next(place for place in self.tokens if action is None or names[place][0] == action.token)
        name, effect, _ = names[token]
        if state.news is not None:
            state.tell(TokenResolved(name))
            state.beat("scenario")
        steps = effect.resolve(state)
        rest = tuple([place for place in self.tokens if place != token])
        if rest:
            steps.append(ResolveTokens(rest))
        state.then(*steps)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return Refusal("resolve_first", "C-3.3")


# Missions move (C-3.5 to C-3.7)


@dataclass(frozen=True, slots=True)
class MissionPhase(GameStep):
    """Before any card moves, whoever can hold one is asked (C-12.13)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        state.phase = MISSION_PHASE
        boards = enumerate(state.setup.boards)
        holders = (owner for owner, board in boards if board.hold and available(state, owner) & board.hold)
        owner = next(holders, None)
        state.then(MoveCards(0) if owner is None else HoldMission(owner))
        if state.news is not None:
            state.tell(PhaseBegan(PHASES[MISSION_PHASE]))
            state.beat("phase")


@dataclass(frozen=True, slots=True)
class HoldMission(GameStep):
    """The agent may keep one card in its division if the card's token lies in its city (C-12.13)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        here = state.cities[self.seat]
        cards = [HOLD[card.number] for card in state.cards if card.place == here]
        return (Decision(self.seat, "hold", "C-12.13", (*cards, PASS)),) if cards else ()

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        held = action.mission if isinstance(action, Hold) else 0
        if held and state.news is not None:
            state.tell(MissionHeld(self.seat, held))
            state.beat("mission")
        state.then(MoveCards(held))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Hold):
            card = card_of(state, action.mission)
            reason = "not_on_track" if card is None else "hold_elsewhere"
            return Refusal(reason, "C-12.13", (("mission", action.mission),))
        return Refusal("hold_first", "C-12.13")


@dataclass(frozen=True, slots=True)
class MoveCards(GameStep):
    """Cards of division 1 fail, all others move one division on; a held one stays (C-3.5, C-3.7)."""

    window = SHUT
    held: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        failing = tuple([card.number for card in state.cards if card.division == 1 and card.number != self.held])
        state.then(FailCards(failing), ShiftCards(self.held))


@dataclass(frozen=True, slots=True)
class FailCards(GameStep):
    """Cards that leave the track fail one by one, in the order the team chooses (C-3.6)."""

    window = SHUT
    numbers: tuple[int, ...]

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        if len(self.numbers) < 2:
            return ()
        actions = tuple([FAIL_FIRST[number] for number in self.numbers])
        return [Decision(seat, "fail", "C-3.6", actions) for seat in range(state.setup.seats)]

    def run(self, state: CommitteeState, seat: int, action: FailFirst | None) -> None:
        if not self.numbers:
            return
        number = action.mission if action else self.numbers[0]
        if fail_mission(state, number):
            state.then(TEAM_LOSS, FailCards(tuple([other for other in self.numbers if other != number])))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return Refusal("not_failing" if isinstance(action, FailFirst) else "fail_first", "C-3.6")


@dataclass(frozen=True, slots=True)
class ShiftCards(GameStep):
    """The cards that stay on the track move one division to the right (C-3.5)."""

    window = SHUT
    held: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        state.cards = [
            card if card.number == self.held else card._replace(division=card.division - 1) for card in state.cards
        ]
        if state.news is not None:
            state.beat("mission")


# New missions and allies (C-3.9 to C-3.11)


def come(state: CommitteeState, missions: Iterable[tuple[int, int]], allies: Iterable[int]) -> None:
    """Lay missions on their divisions and allies into their cities, with jams and interrogations (C-2.9 to C-2.13)."""
    content = state.setup.content
    steps: list[GameStep] = []
    seen = set()
    for number, division in missions:
        mission = content.missions[number]
        state.cards.append(Card(number, division, mission.city))
        seen.add(number)
        if state.news is not None:
            state.tell(MissionCame(number, division, CITIES[mission.city]))
        steps += mission.kind.arrival(mission)
    for number in allies:
        state.out |= 1 << number
        seen.add(number)
        if state.news is not None:
            state.tell(AllyCame(number, CITIES[content.missions[number].city]))
    state.unseen = tuple([number for number in state.unseen if number not in seen])
    state.deck -= len(seen)
    if state.news is not None:
        state.beat("came")
    state.then(*steps)


@dataclass(frozen=True, slots=True)
class DealCards(GameStep):
    """Two missions and two allies come from the deck while it lasts (C-3.9 to C-3.11)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        if not state.deck:
            return ()
        return (Draw("cards", "C-3.9", state.unseen, NEW_MISSIONS + NEW_ALLIES),)

    def run(self, state: CommitteeState, seat: int, action: Drawn | None) -> None:
        if action is not None:
            missions, allies = action.values[:NEW_MISSIONS], action.values[NEW_MISSIONS:]
            come(state, [(number, DIVISIONS) for number in missions], allies)


# The action phase (C-3.22, C-3.23)


@dataclass(frozen=True, slots=True)
class StartActions(GameStep):
    """The action phase begins; in round 1 ID cards may unlock a cell for free, by order of seats (C-14.12)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        state.phase = ACTION_PHASE
        state.done = 0
        state.handed = 0
        if state.news is not None:
            state.tell(PhaseBegan(PHASES[ACTION_PHASE]))
            state.beat("phase")
        state.then(_ACT)
        if state.round == 1 and state.setup.ids is not None:
            state.then(
                *[FREE_UNLOCK[owner] for owner in range(state.setup.seats) if has_permanent(state, owner, P_UNLOCK)]
            )


@dataclass(frozen=True, slots=True)
class Act(GameStep):
    """Any agent with an action token may use it; when none is left the team ends the phase (C-3.22, C-3.23)."""

    window = WIDE

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        acts = state.acts
        if any(acts):
            return [_USE[seat][token_mask(state, seat, WIDE) & TOKEN_USES] for seat, held in enumerate(acts) if held]
        done = state.done
        return [
            _END[seat] for seat in range(state.setup.seats) if not done >> seat & 1 and open_mask(state, seat, WIDE)
        ]

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None:
            return
        state.then(self)
        if isinstance(action, Serve):
            begin_serve(state, seat)
        elif isinstance(action, Finish):
            state.done |= 1 << seat
            if state.news is not None:
                state.tell(Ready(seat))
                state.beat("ready")
        else:
            take_free(state, seat, action)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Finish):
            holders = tuple(owner for owner, tokens in enumerate(state.acts) if tokens)
            return Refusal("tokens_left", "C-3.23", (("seats", holders),))
        return Refusal("act_first", "C-4.1")


_USE: Final = tuple(Questions(seat, "act", "C-3.22", (SERVE,), free=False) for seat in SEATS)
_END: Final = tuple(Decision(seat, "finish", "C-3.23", (FINISH,)) for seat in SEATS)
_ACT: Final = Act()
START_ACTIONS: Final = StartActions()
NEXT_ROUND: Final = NextRound()
_FIRST: Final = (GIVE_ACTIONS, TAKE_INCOMES, START_ACTIONS, NEXT_ROUND)
_ROUND: Final = (ScenarioPhase(), MissionPhase(), DealCards(), *_FIRST)
