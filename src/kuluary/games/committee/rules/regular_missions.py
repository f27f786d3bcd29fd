"""Regular missions (C-10): performing them by kind, completing them, failing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Refusal
from kuluary.games.committee.rules.checks import start_check
from kuluary.games.committee.rules.ending import lose_game
from kuluary.games.committee.rules.help import return_help
from kuluary.games.committee.rules.interrogations import discard_interrogation
from kuluary.games.committee.rules.personal_missions import AfterRegular, ban_came
from kuluary.games.committee.rules.step import BETWEEN, LIGHT, SHUT, GameStep
from kuluary.games.committee.rules.stocks import gain, supply_calm, why_not_gain
from kuluary.games.committee.rules.stress import can_prepare
from kuluary.games.committee.state import COMPLETED, TRUNK, Card, CommitteeState
from kuluary.games.committee.state.agent import banned_from_missions, is_barred, room
from kuluary.games.committee.words.actions import Attempt, Reward
from kuluary.games.committee.words.answers import REWARD, SEATS
from kuluary.games.committee.words.events import MissionCompleted, MissionFailed, MissionMissed
from kuluary.games.committee.words.names import (
    CARGO,
    DOC,
    FAILURES,
    H_CHECK,
    RESOURCE,
)

REWARD_DOCS: Final = 2
CALM: Final = 4
"""The place of calm among the rewards (C-10.4)."""


def card_of(state: CommitteeState, number: int) -> Card | None:
    """Give a card of the time track by its number."""
    for card in state.cards:
        if card.number == number:
            return card
    return None


def change_card(state: CommitteeState, card: Card, changed: Card) -> None:
    """Put a changed card in the place of another."""
    state.cards[state.cards.index(card)] = changed


def can_perform(state: CommitteeState, seat: int, card: Card) -> bool:
    """Tell whether the agent can perform this mission by an activation where it stands (C-10.2)."""
    city = state.cities[seat]
    mission = state.setup.content.missions[card.number]
    if card.place != city:
        return card.place == TRUNK + seat and mission.target == city
    return mission.kind.can(state, seat, card)


def why_not_perform(state: CommitteeState, seat: int, number: int) -> Refusal:
    """Say why a regular mission cannot be performed now."""
    card = card_of(state, number)
    if card is None:
        return Refusal("not_on_track", "C-10.2", (("mission", number),))
    if banned_from_missions(state, seat):
        return Refusal("missions_banned", "C-7.21")
    mission = state.setup.content.missions[number]
    if card.place == TRUNK + seat:
        return Refusal("deliver_elsewhere", "C-10.13", (("mission", number), ("city", mission.target)))
    if card.place < TRUNK and card.place != state.cities[seat]:
        return Refusal("token_elsewhere", "C-10.2", (("mission", number), ("city", card.place)))
    return mission.kind.why_not(state, seat, card)


@dataclass(frozen=True, slots=True)
class TakeChecks(GameStep):
    """The one or two checks of a mission, in any order, the second even after failing the first (C-10.18).

    Before the second the agent is asked only if it could prepare for it (C-8.12).
    """

    window = BETWEEN
    seat: int
    number: int
    tried: int
    helped: bool
    passed: bool

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        checks = state.setup.content.missions[self.number].checks
        if len(checks) == 1 or self.tried == BOTH:
            return ()
        actions: tuple[Attempt, ...]
        if self.tried:
            if not can_prepare(state, self.seat):
                return ()
            left = 2 - self.tried
            actions = (Attempt(left, self._has_help(state)),)
        else:
            actions = _WITH_HELP if self._has_help(state) else _WITHOUT_HELP
        return (Decision(self.seat, "attempt", "C-10.18", actions, args=(("mission", self.number),)),)

    def _has_help(self, state: CommitteeState) -> bool:
        return state.help[H_CHECK] == self.number and not self.helped

    def run(self, state: CommitteeState, seat: int, action: Attempt | None) -> None:
        checks = state.setup.content.missions[self.number].checks
        everything = (1 << len(checks)) - 1
        if self.tried == everything:
            if self.passed:
                state.then(CompleteMission(self.seat, self.number))
            elif len(checks) > 1 and state.news is not None:
                state.tell(MissionMissed(self.seat, self.number))
                state.beat("missed")
            return
        left = everything & ~self.tried
        place = action.check if action else left.bit_length() - 1
        helped = action.help if action else self._has_help(state)
        tried, helped_once = self.tried | 1 << place, self.helped or helped
        state.then(
            start_check(
                self.seat,
                checks[place],
                int(helped),
                passed=NoteCheck(self.seat, self.number, tried, helped_once, self.passed),
                failed=TakeChecks(self.seat, self.number, tried, helped_once, passed=False),
            )
        )

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Attempt):
            return Refusal("attempt_first", "C-10.18")
        if action.check not in (0, 1) or self.tried >> action.check & 1:
            return Refusal("check_tried", "C-10.18")
        return Refusal("no_help_there" if action.help else "help_is_used", "C-9.18")


@dataclass(frozen=True, slots=True)
class NoteCheck(GameStep):
    """A passed check of a mission is noted, unless a ban came with its stress (C-10.18, C-15.8)."""

    window = SHUT
    seat: int
    number: int
    tried: int
    helped: bool
    passed: bool

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        passed = self.passed and not ban_came(state, self.seat)
        state.then(TakeChecks(self.seat, self.number, self.tried, self.helped, passed))


BOTH: Final = 3
_WITHOUT_HELP: Final = (Attempt(0, False), Attempt(1, False))
_WITH_HELP: Final = (Attempt(0, True), Attempt(0, False), Attempt(1, True), Attempt(1, False))


# Completing


def next_space(state: CommitteeState) -> int:
    """Give the lowest free space before the nearest uncompleted main mission, or 0 where there is none (C-10.6)."""
    end = state.setup.scenario.mains[state.main]
    progress = state.progress
    for space in range(1, end):
        if not progress[space]:
            return space
    return 0


@dataclass(frozen=True, slots=True)
class CompleteMission(GameStep):
    """A regular mission is completed: card to the track, token and help back, reward, situations (C-10.3)."""

    window = SHUT
    seat: int
    number: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        owner = self.seat
        card = card_of(state, self.number)
        assert card is not None
        space = next_space(state)
        if not space:
            lose_game(state, "track")
            return
        mission = state.setup.content.missions[self.number]
        state.cards.remove(card)
        state.progress[space] = self.number
        state.stats[COMPLETED] += 1
        if state.news is not None:
            state.tell(MissionCompleted(owner, self.number, space))
        _take_back(state, card)
        if state.news is not None:
            state.beat("done")
        departure = mission.kind.departure(mission)
        state.then(*departure, TAKE_REWARD[owner], AfterRegular(owner, card.division, card.number))


def _take_back(state: CommitteeState, card: Card) -> None:
    """Token to the catalogue, interrogation tokens to the discard, help tokens to Ленинград (C-10.3, C-10.9)."""
    if card.place >= TRUNK:
        state.load[card.place - TRUNK] -= 1
    for token in card.answers:
        discard_interrogation(state, token)
    return_help(state, card.number)


@dataclass(frozen=True, slots=True)
class TakeReward(GameStep):
    """Whoever completed the mission chooses its reward (C-10.4, C-10.5)."""

    window = LIGHT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        limit = state.limit
        actions: list[Action] = [REWARD[DOC]] if limit[DOC] else []
        cargo = [REWARD[kind] for kind in CARGO if limit[kind] and not is_barred(state, seat, kind)]
        has_room = room(state, seat) > 0
        if has_room:
            actions += cargo
        if state.calm_fund:
            actions.append(REWARD[CALM])
        if not actions:
            if not cargo:
                return ()
            actions.append(PASS)
        return (Decision(seat, "reward", "C-10.4", tuple(actions)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        owner = self.seat
        extra = state.setup.boards[owner].gifts[state.level[owner]].mission_doc
        if isinstance(action, Reward):
            if action.reward == "calm":
                supply_calm(state, 1)
            else:
                kind = RESOURCE[action.reward]
                gain(state, owner, kind, REWARD_DOCS if kind == DOC else 1)
        if extra:
            gain(state, owner, DOC, extra)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Reward):
            if action.reward == "calm":
                return Refusal("fund_empty", "C-10.4", (("resource", "calm"),))
            return why_not_gain(state, self.seat, action.reward, range(4), "C-10.4")
        return Refusal("reward_first", "C-10.5")


TAKE_REWARD: Final = tuple(TakeReward(seat) for seat in SEATS)


# Failing


def fail_mission(state: CommitteeState, number: int) -> bool:
    """Lay a failed card on the track; say whether the game goes on to the loss (C-10.7)."""
    card = card_of(state, number)
    assert card is not None
    space = next_space(state)
    if not space:
        lose_game(state, "track")
        return False
    state.cards.remove(card)
    state.progress[space] = -number
    state.failed += 1
    if state.news is not None:
        state.tell(MissionFailed(number, space, state.failed))
    _take_back(state, card)
    if state.news is not None:
        state.beat("failed")
    if state.failed >= FAILURES:
        lose_game(state, "failures")
        return False
    return True
