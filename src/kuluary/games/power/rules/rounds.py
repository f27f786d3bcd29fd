"""How phases follow each other: action phase (P-3.1), takeover (P-6.10), alliance phase (P-7.1, P-7.10 to P-7.13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.power.content.cards import FIVE, HAND_LIMIT, WAR
from kuluary.games.power.rules.action_phase import ACT, ACT_FULLY, BEGIN_TURN, Act
from kuluary.games.power.rules.alliance_phase import CONCLUDE_ONE
from kuluary.games.power.rules.attaching import FINAL_ATTACHMENT
from kuluary.games.power.rules.falcon.takeover import FALCON_CONCLUDES
from kuluary.games.power.rules.falcon.turn import FALCON_ACTS, FALCON_SUPERVISED, FalconActs
from kuluary.games.power.rules.recruiting import HEADHUNT, SUPERVISE
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.rules.takeover import TAKE_OVER
from kuluary.games.power.state import ACTING, ALLYING, ENDED, FALCON, PowerState
from kuluary.games.power.state.answers import DISCARD_ALLIANCE
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import DiscardAlliance
from kuluary.games.power.words.events import (
    AllianceDiscarded,
    HeadhunterPassed,
    PhaseBegun,
    RowLaid,
    ScoringBegun,
    SupervisorPassed,
)

# The action phase


@dataclass(frozen=True, slots=True)
class OpenPhase(Step[PowerState]):
    """Supervisor and headhunter pass clockwise, except before the first phase; then everyone has a turn (P-3.1)."""

    first: bool = False

    def run(self, state: PowerState, seat: int, action: None) -> None:
        setup = state.setup
        state.phase = ACTING
        state.phases += 1
        if not self.first:
            state.supervisor = (state.supervisor + 1) % setup.players
            if state.headhunter >= 0:
                state.headhunter = (state.headhunter + 1) % setup.players
        if state.news is not None:
            state.tell(SupervisorPassed(state.supervisor, state.phases))
            if state.headhunter >= 0:
                state.tell(HeadhunterPassed(state.headhunter))
            state.beat("phase")
        state.agenda.extend(_turns(setup.seats, setup.professionals, state.supervisor, state.headhunter))


@cache
def _turns(seats: int, professionals: bool, supervisor: int, headhunter: int) -> tuple[Step[PowerState], ...]:
    """Give the steps of a phase, last first, as they lie on the agenda."""
    players = max(seats, 2)
    steps: list[Step[PowerState]] = []
    for offset in range(players):
        seat = (supervisor + offset) % players
        if professionals or seats == 1:
            steps.append(BEGIN_TURN[seat])
        if seats == 1 and seat == FALCON:
            steps += [FALCON_SUPERVISED, FALCON_ACTS] if seat == supervisor else [FALCON_ACTS]
            continue
        if seat == supervisor:
            steps.append(SUPERVISE[seat])
        elif seat == headhunter:
            steps.append(HEADHUNT[seat])
        steps.append(ACT_FULLY[seat] if professionals else ACT[seat])
    return tuple(reversed([*steps, TAKE_OVER, GO_ON]))


def turns_to_come(state: PowerState) -> list[int]:
    """List the seats, Falcon's among them, that still have a turn in this action phase, the one on turn first."""
    return [
        step.seat if type(step) is Act else FALCON
        for step in reversed(state.agenda)
        if type(step) is Act or type(step) is FalconActs
    ]


@dataclass(frozen=True, slots=True)
class GoOn(Step[PowerState]):
    """Cards left in the row: another action phase. None: the alliance phase (P-6.10)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        state.agenda.append(OPEN_PHASE if state.row else BEGIN_ALLIANCES)


# The alliance phase


@dataclass(frozen=True, slots=True)
class BeginAlliances(Step[PowerState]):
    """Wars end; then alliances, the hand limit, end-of-phase effects, and a new row or the end (P-7.1, P-5.20)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        if state.news is not None:
            state.tell(PhaseBegun(state.round, state.wars))
        state.phase = ALLYING
        state.wars_gone += state.wars
        state.wars = 0
        state.falcon_shadow = 0
        if state.news is not None:
            state.beat("alliances")
        state.agenda.extend(_alliance_steps(state.setup.seats, state.supervisor))


@cache
def _alliance_steps(seats: int, supervisor: int) -> tuple[Step[PowerState], ...]:
    players = max(seats, 2)
    order = [(supervisor + offset) % players for offset in range(players)]
    people = [seat for seat in order if seat < seats]
    steps: list[Step[PowerState]] = [CONCLUDE_ONE[seat] if seat < seats else FALCON_CONCLUDES for seat in order]
    steps += [TRIM_HAND[seat] for seat in people]
    steps += [END_OF_PHASE[seat] for seat in people]
    return tuple(reversed([*steps, NEXT_ROUND]))


@dataclass(frozen=True, slots=True)
class TrimHand(Step[PowerState]):
    """Hands above six are cut to six, by the owner's choice (P-7.10)."""

    seat: int

    def ask(self, state: PowerState) -> Sequence[Decision]:
        hand = state.hands[self.seat]
        surplus = hand.bit_count() - HAND_LIMIT
        if surplus <= 0:
            return ()
        actions = tuple([DISCARD_ALLIANCE[alliance] for alliance in numbers_in(hand)])
        return (Decision(self.seat, "trim_hand", "P-7.10", actions, args=(("left", surplus),)),)

    def run(self, state: PowerState, seat: int, action: DiscardAlliance | None) -> None:
        if action is None:
            return
        players = state.setup.players
        gone = ~(1 << action.alliance)
        state.hands[seat] &= gone
        for viewer in range(players + 1):
            state.known[viewer * players + seat] &= gone
        state.alliance_discard = (*state.alliance_discard, action.alliance)
        if state.news is not None:
            state.tell(AllianceDiscarded(seat, action.alliance))
            state.beat("discarded")
        state.then(self)

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, DiscardAlliance):
            return Refusal("alliance_not_in_hand", "P-7.10", (("alliance", action.alliance),))
        return Refusal("trim_hand_first", "P-7.10", (("left", state.hands[seat].bit_count() - HAND_LIMIT),))


@dataclass(frozen=True, slots=True)
class EndOfPhase(Step[PowerState]):
    """Every alliance of a seat whose moment this is does its work (P-7.11, R-P35)."""

    seat: int

    def run(self, state: PowerState, seat: int, action: None) -> None:
        content = state.setup.content
        closing = state.concluded[self.seat] & content.closing
        if closing:
            state.then(*[content.alliances[number].kind.close(self.seat, number) for number in numbers_in(closing)])


@dataclass(frozen=True, slots=True)
class NextRound(Step[PowerState]):
    """A full row is dealt if the deck suffices, wars leave it for good; else the game ends (P-7.12, P-7.13)."""

    def ask(self, state: PowerState) -> Sequence[Fate]:
        if len(state.deck) < state.setup.row:
            return ()
        return (Draw("row", "P-7.12", state.deck, state.setup.row),)

    def run(self, state: PowerState, seat: int, action: Drawn | None) -> None:
        if action is None:
            end_game(state)
            return
        drawn = action.values
        gone = set(drawn)
        state.deck = tuple([card for card in state.deck if card not in gone])
        lay_row(state, tuple([card for card in drawn if card >> 3 != WAR]), sum([card >> 3 == WAR for card in drawn]))
        state.agenda.append(OPEN_PHASE)


def lay_row(state: PowerState, cards: tuple[int, ...], wars: int) -> None:
    """Lay a row and begin a round (P-2.3, P-5.18)."""
    state.row = cards
    state.holders = [-1] * len(cards)
    state.shade = [0] * len(cards)
    state.wars = wars
    state.round += 1
    state.phases = 0
    if state.news is not None:
        state.tell(RowLaid(state.round, cards, wars, _points(state)))
        state.beat("row")


def end_game(state: PowerState) -> None:
    """Pieces leave the objects, hands are discarded, last Inner Circles may be attached (P-11.1, P-11.2)."""
    state.phase = ENDED
    for seat in range(state.setup.players):
        for card in state.owned[seat]:
            state.active[seat] += state.pieces[card]
            state.pieces[card] = 0
        state.alliance_discard = (*state.alliance_discard, *numbers_in(state.hands[seat]))
        state.hands[seat] = 0
    if state.news is not None:
        state.tell(ScoringBegun(len(state.deck), _points(state)))
        state.beat("end")
    order = state.setup.clockwise[state.supervisor]
    state.then(*[FINAL_ATTACHMENT[seat] for seat in order])


def _points(state: PowerState) -> tuple[int, ...]:
    """Give what every seat would have if the game ended now."""
    return tuple([total(state, seat) for seat in range(state.setup.players)])


OPEN_FIRST: Final = OpenPhase(True)
OPEN_PHASE: Final = OpenPhase()
GO_ON: Final = GoOn()
BEGIN_ALLIANCES: Final = BeginAlliances()
NEXT_ROUND: Final = NextRound()
TRIM_HAND: Final = tuple(TrimHand(seat) for seat in range(FIVE))
END_OF_PHASE: Final = tuple(EndOfPhase(seat) for seat in range(FIVE))
