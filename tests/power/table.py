"""Positions that read like the table: lay cards, place pieces, then play and look."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from random import Random
from typing import Any

from kuluary.core import PASS, Action, Decision, Drawn, Fate, RandomChance, Refusal, settle
from kuluary.core.chance import admits
from kuluary.core.event import Event
from kuluary.core.game import opening
from kuluary.games.power import GAME
from kuluary.games.power.content.cards import (
    ALLIANCES,
    FIRST_SECONDARY,
    KINDS,
    OPERATIONS,
    PIECES,
    PROFESSIONALS,
    PROJECTS,
    SECONDARIES,
    SIGNS,
    WARS,
)
from kuluary.games.power.rules.action_phase import ACT, ACT_FULLY, BEGIN_TURN
from kuluary.games.power.rules.attaching import attach
from kuluary.games.power.rules.falcon.turn import FALCON_ACTS, FALCON_SUPERVISED
from kuluary.games.power.rules.objects import gain_object, group_count, signs
from kuluary.games.power.rules.recruiting import SUPERVISE
from kuluary.games.power.rules.rounds import BEGIN_ALLIANCES, GO_ON
from kuluary.games.power.rules.scoring import lines, total
from kuluary.games.power.rules.takeover import TAKE_OVER
from kuluary.games.power.state import ACTING, COUNTS, FALCON, PowerState
from kuluary.games.power.state.answers import (
    ADVANCE,
    ATTACH,
    CONCLUDE,
    INFILTRATE,
    PLAY_PROFESSIONAL,
    RECRUIT,
    RUN_OPERATION,
)
from kuluary.games.power.state.decks import numbers_in
from kuluary.games.power.words.actions import Attach, Infiltrate

PRINTED = ALLIANCES[:46]
"""The alliances of the rulebook: digests and recorded games speak of these, whatever else the content may have."""
_FILE = GAME.standard.tables["alliances.toml"]
PRINTED_PACK = replace(
    GAME.standard,
    tables={**GAME.standard.tables, _FILE.name: replace(_FILE, data={name: _FILE.data[name] for name in PRINTED})},
)


class Table:
    """A table with nothing on it but what a test lays there; pieces not spoken of are in reserve."""

    def __init__(self, seats: int = 3, rules: str = GAME.version, **options: Any) -> None:
        self.state: PowerState = opening(GAME, seats, options, PRINTED_PACK, rules)[0]
        self.state.agenda = []
        self.state.news = []
        self.state.round = 1
        self.state.phase = ACTING
        self.state.active = [0] * self.state.setup.players
        self.state.reserve = [PIECES] * self.state.setup.players
        if seats == 1 and self.state.setup.level > 0:
            self.state.project_order = (0, 1, 2)
        self.state.supervisor = self.state.setup.players - 1
        self.events: list[Event] = []
        self.chance = RandomChance(Random(1))
        self.script: deque[tuple[int, ...]] = deque()

    # Laying out

    def card(self, kind: str) -> int:
        """Take the next card of a kind out of the deck."""
        number = next(card for card in self.state.deck if card >> 3 == KINDS.index(kind))
        self.state.deck = tuple(card for card in self.state.deck if card != number)
        return number

    def row(self, *kinds: str) -> tuple[int, ...]:
        """Lay the row."""
        self.state.row = tuple(self.card(kind) for kind in kinds)
        self.state.holders = [-1] * len(kinds)
        self.state.shade = [0] * len(kinds)
        return self.state.row

    def supervisor(self, seat: int) -> None:
        """Give the supervisor to a seat."""
        self.state.supervisor = seat

    def pool(self, seat: int, active: int) -> None:
        """Make so many pieces of a seat active, the others of its pool go to reserve."""
        pool = self.state.active[seat] + self.state.reserve[seat]
        self.state.active[seat] = active
        self.state.reserve[seat] = pool - active

    def exhaust(self, seat: int, active: int) -> None:
        """Leave a seat with so many active pieces and an empty reserve: the others stand on a captured object."""
        self.give(seat, "valuables", pieces=self.state.active[seat] + self.state.reserve[seat] - active)
        self.pool(seat, active)

    def give(self, seat: int, kind: str, pieces: int = 0) -> int:
        """Lay an object before a seat, with pieces on it."""
        card = self.card(kind)
        gain_object(self.state, seat, card)
        self.state.pieces[card] = pieces
        self.state.reserve[seat] -= pieces
        return card

    def gives(self, seat: int, *kinds: str) -> None:
        """Lay several objects before a seat."""
        for kind in kinds:
            self.give(seat, kind)

    def attach(self, seat: int, host: int) -> int:
        """Give a seat an Inner Circle that is attached to one of its cards."""
        circle = self.give(seat, "inner_circle")
        attach(self.state, seat, circle, host)
        return circle

    def secondary(self, seat: int, group: str, count: int = 1) -> None:
        """Give secondary objects to a seat."""
        index = SECONDARIES.index(group)
        self.state.counts[(seat << COUNTS) + FIRST_SECONDARY + index] += count
        self.state.supply[index] -= count

    def stage(self, seat: int, project: str, stage: int) -> None:
        """Put a coordinator on a stage."""
        self.state.stages[4 * seat + PROJECTS.index(project)] = stage
        self.state.reserve[seat] -= 1

    def hand(self, seat: int, *names: str) -> None:
        """Put alliances into a hand."""
        for name in names:
            self._take_alliance(name)
            self.state.hands[seat] |= 1 << ALLIANCES.index(name)

    def concluded(self, seat: int, *names: str) -> None:
        """Lay concluded alliances before a seat; corners that bring cards are laid by hand."""
        for name in names:
            self._take_alliance(name)
            self.state.concluded[seat] |= 1 << ALLIANCES.index(name)

    def discarded_alliances(self, *names: str) -> None:
        """Put alliances into their discard."""
        for name in names:
            self._take_alliance(name)
            self.state.alliance_discard = (*self.state.alliance_discard, ALLIANCES.index(name))

    def _take_alliance(self, name: str) -> None:
        number = ALLIANCES.index(name)
        assert number in self.state.alliance_bag, f"{name} is no longer in the deck"
        self.state.alliance_bag = tuple(card for card in self.state.alliance_bag if card != number)

    def alliance_deck(self, *names: str) -> None:
        """Leave only these alliances in the deck; the others are concluded by nobody in particular (the last seat)."""
        keep = {ALLIANCES.index(name) for name in names}
        gone = [card for card in self.state.alliance_bag if card not in keep]
        self.state.alliance_bag = tuple(sorted(keep))
        for card in gone:
            self.state.concluded[self.state.setup.players - 1] |= 1 << card

    def hold(self, seat: int, place: int, pieces: int, shadows: int = 0) -> int:
        """Let a seat hold a card of the row, the first being 1."""
        card = self.state.row[place - 1]
        self.state.pieces[card] = pieces
        self.state.holders[place - 1] = seat
        self.state.shade[place - 1] = shadows
        self.state.reserve[seat] -= pieces
        return card

    def discard(self, *kinds: str) -> tuple[int, ...]:
        """Put objects into the discard."""
        cards = tuple(self.card(kind) for kind in kinds)
        self.state.discard = (*self.state.discard, *cards)
        return cards

    def wars(self, number: int) -> None:
        """Let wars rage."""
        self.state.deck = tuple(card for card in self.state.deck if card not in WARS[:number])
        self.state.wars = number

    def operations(self, number: int, seat: int = -1) -> None:
        """Let so many operations have been run, all by one seat (the last one if none is named)."""
        self.state.operations = number
        owner = seat if seat >= 0 else self.state.setup.players - 1
        self.state.operation_owner = [owner] * number + [-1] * (len(OPERATIONS) - number)

    def professionals(self, seat: int, *names: str) -> None:
        """Put professionals into a hand."""
        kinds = self.state.setup.content.professionals
        for name in names:
            card = next(c for c in self.state.professional_bag if kinds[c] == PROFESSIONALS.index(name))
            self.state.professional_bag = tuple(c for c in self.state.professional_bag if c != card)
            self.state.professionals[seat] |= 1 << card

    # Beginning somewhere

    def turn(self, *seats: int) -> Table:
        """Let these seats have their turns, then the takeover."""
        steps = []
        for seat in seats:
            steps.append(BEGIN_TURN[seat])
            if seat == self.state.supervisor:
                steps.append(SUPERVISE[seat])
            steps.append((ACT_FULLY if self.state.setup.professionals else ACT)[seat])
        self.state.agenda = [GO_ON, TAKE_OVER, *reversed(steps)]
        return self

    def falcon(self) -> Table:
        """Let Falcon have his turn, then the takeover."""
        steps = [BEGIN_TURN[FALCON], *([FALCON_SUPERVISED] if self.state.supervisor == FALCON else []), FALCON_ACTS]
        self.state.agenda = [GO_ON, TAKE_OVER, *reversed(steps)]
        return self

    def takeover(self) -> Table:
        """Begin the takeover phase."""
        self.state.agenda = [GO_ON, TAKE_OVER]
        return self

    def alliances(self) -> Table:
        """Begin the alliance phase."""
        self.state.agenda = [BEGIN_ALLIANCES]
        return self

    def draws(self, *outcomes: tuple[int, ...] | tuple[str, ...]) -> Table:
        """Say what chance will answer, in order; alliances may be named."""
        for outcome in outcomes:
            self.script.append(tuple(ALLIANCES.index(v) if isinstance(v, str) else v for v in outcome))
        return self

    # Playing

    @property
    def asked(self) -> list[Decision]:
        """Go on to the next question to a seat and give all questions, free ones last."""
        while True:
            found = settle(self.state)
            self._collect()
            if not found or not isinstance(found[0], Fate):
                GAME.check(self.state)
                return [question for question in (*found, *GAME.free(self.state)) if isinstance(question, Decision)]
            fate = found[0]
            outcome = Drawn(self.script.popleft()) if self.script else self.chance.sample(fate)
            assert admits(fate, outcome.values), f"chance cannot answer {outcome} to {fate}"
            self.state.agenda.pop().run(self.state, -1, outcome)

    def _collect(self) -> None:
        assert self.state.news is not None
        self.events += [item.event for item in self.state.news]
        self.state.news.clear()

    @property
    def question(self) -> Decision | None:
        """The question that must be answered, or None at the end."""
        return next((decision for decision in self.asked if not decision.free), None)

    @property
    def prompt(self) -> str:
        """The name of the question."""
        question = self.question
        return question.prompt if question else ""

    def actions(self, seat: int) -> tuple[Action, ...]:
        """All answers open to a seat, free ones included."""
        return tuple(action for decision in self.asked if decision.seat == seat for action in decision.actions)

    def play(self, seat: int, *actions: Action) -> Table:
        """Answer, one question after the other."""
        for action in actions:
            decision = next(d for d in self.asked if d.seat == seat and action in d.actions)
            if decision.free:
                assert isinstance(action, Attach)
                GAME.take(self.state, seat, action)
            else:
                self.state.agenda.pop().run(self.state, seat, action)
            self._collect()
        assert self.asked is not None
        return self

    def refused(self, seat: int, action: Action) -> Refusal:
        """Say why an answer is not open."""
        assert action not in self.actions(seat), f"{action} is legal"
        word = GAME.refuse_free(self.state, seat, action) or self.state.agenda[-1].refuse(self.state, seat, action)
        assert word is not None
        return word

    def why(self, seat: int, action: Action) -> tuple[str, str]:
        """Give reason and clause of a refusal."""
        refusal = self.refused(seat, action)
        return refusal.reason, refusal.rule

    # Looking

    def place(self, seat: int, card: int) -> list[int]:
        """With how many pieces a seat may infiltrate a card."""
        return [a.pieces for a in self.actions(seat) if isinstance(a, Infiltrate) and a.card == card]

    def sign(self, seat: int, name: str) -> int:
        """Count signs."""
        return signs(self.state, seat, SIGNS.index(name))

    def group(self, seat: int, group: int) -> int:
        """Count cards of a group."""
        return group_count(self.state, seat, group)

    def kinds(self, seat: int) -> list[str]:
        """Name the objects before a seat."""
        return sorted(KINDS[card >> 3] for card in self.state.owned[seat])

    def in_hand(self, seat: int) -> set[str]:
        """Name the alliances in a hand."""
        return {ALLIANCES[number] for number in numbers_in(self.state.hands[seat])}

    def allied(self, seat: int) -> set[str]:
        """Name the concluded alliances of a seat."""
        return {ALLIANCES[number] for number in numbers_in(self.state.concluded[seat])}

    def held(self, seat: int, group: str) -> int:
        """Count the secondary objects of a group a seat has."""
        return self.state.counts[(seat << COUNTS) + FIRST_SECONDARY + SECONDARIES.index(group)]

    def stage_of(self, seat: int, project: str) -> int:
        """Give a seat's stage."""
        return self.state.stages[4 * seat + PROJECTS.index(project)]

    def pools(self, seat: int) -> tuple[int, int]:
        """Give active and reserve."""
        return self.state.active[seat], self.state.reserve[seat]

    def points(self, seat: int) -> int:
        """Give the score as if the game ended now."""
        return total(self.state, seat)

    def row_points(self, seat: int, row: int) -> int:
        """Give one row of the pad."""
        return sum(line.points for line in lines(self.state, seat) if dict(line.args)["row"] == row)

    def saw(self, kind: type) -> list[Any]:
        """List the events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def expansion(active: int = 5, **options: object) -> Table:
    """Lay a table with «Профессионалы» and a row of three, pieces of seat 0 active."""
    table = Table(professionals=True, **options)
    table.row("media", "banks", "patents")
    table.pool(0, active=active)
    return table


def number_of(name: str) -> int:
    """Give the number of an alliance."""
    return ALLIANCES.index(name)


def infiltrate(card: int, pieces: int) -> Action:
    """Place pieces on a card."""
    return INFILTRATE[card][pieces]


def advance(project: str) -> Action:
    """Advance in a project."""
    return ADVANCE[PROJECTS.index(project)]


def conclude(name: str) -> Action:
    """Conclude an alliance."""
    return CONCLUDE[ALLIANCES.index(name)]


def operate(name: str) -> Action:
    """Run an operation."""
    return RUN_OPERATION[OPERATIONS.index(name)]


def professional(name: str) -> Action:
    """Play a professional."""
    return PLAY_PROFESSIONAL[PROFESSIONALS.index(name)]


def attachment(circle: int, host: int) -> Action:
    """Attach an Inner Circle."""
    return next(action for action in ATTACH[circle & 7] if action.host == host)


__all__ = [
    "FALCON",
    "PASS",
    "RECRUIT",
    "Table",
    "advance",
    "attachment",
    "conclude",
    "expansion",
    "infiltrate",
    "number_of",
    "operate",
    "professional",
]
