"""Positions of «Комитет» that read like the table.

A desk begins in the action phase of round 2: nobody has anything but three action tokens, agents stand in different
cities, no mission is on the track, the main missions are M2, M3, M4, M6, M7 and their tokens ST1 to ST4. Everything is
changed by name: `desk.give("asya", doc=3)`, `desk.stress("artyom", "tr3", face="slow", open=True)`. Resources move
between limit, fund and agents, so that nothing is ever lost. A cell is a department and a place: `"hr2"`.

Positions are laid out with the content files in `plain/`: what the rulebook states is there as in ours, and what it
does not state stays as it was first reconstructed, so that tests of rules do not move when the balance is tuned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Self

from tests.committee.script import Script

from kuluary.core import Match, Step
from kuluary.games.committee.rules.income import _PENALTIES, GIVE_ACTIONS, TAKE_INCOMES
from kuluary.games.committee.rules.main_missions import DONE, FACE_DOWN, IN_AREA, WAITING
from kuluary.games.committee.rules.round import _ACT, NEXT_ROUND, START_ACTIONS, DealCards, MissionPhase, ScenarioPhase
from kuluary.games.committee.state import (
    ACTION_PHASE,
    INCOME_PHASE,
    MISSION_PHASE,
    SCENARIO_PHASE,
    TRUNK,
    Card,
    CommitteeState,
)
from kuluary.games.committee.words.actions import ALLY_CODE
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    CELLS,
    CITY,
    CLEARANCE,
    DEPARTMENTS,
    FACES,
    HELPS,
    MAINS,
    RESOURCE,
    SLOTS,
    STRESS,
    UNDER,
)

PLAIN = Path(__file__).parent / "plain"
HOMES = ("murmansk", "kazan", "gorkiy", "perm")
"""Where agents stand unless a test says otherwise; none is an unlocking city."""


class Layout:
    """A position that is laid out by name, before anybody plays."""

    def __init__(self, *agents: str, content: Any = PLAIN, rules: str | None = None, **options: Any) -> None:
        self.agents = agents or ("artyom", "asya")
        given = {"agents": list(self.agents), **options}
        seats = len(self.agents)
        match = Match.new("committee", seats=seats, options=given, seed="desk", content=content, rules=rules)
        self.state = CommitteeState.empty(match.state.setup)
        self.luck = Script(match.state.setup.content.die)
        self.match = Match(match.game, self.state, match.header, self.luck, match.pack)
        state = self.state
        state.cities = [CITY[city] for city in HOMES[:seats]]
        state.acts = [3] * seats
        state.round = 2
        state.phase = ACTION_PHASE
        state.deck = 12
        state.bronze = 0 if seats == 3 else -1
        self.mains("m2", "m3", "m4", "m6", "m7")
        state.agenda = [NEXT_ROUND, _ACT]

    def seat(self, agent: str) -> int:
        return self.agents.index(agent)

    def at(self, agent: str, city: str) -> Self:
        self.state.cities[self.seat(agent)] = CITY[city]
        return self

    def give(self, agent: str, **goods: int) -> Self:
        """Let an agent hold so much more, out of the limit and then the fund."""
        for name, count in goods.items():
            kind = RESOURCE[name]
            from_limit = min(count, self.state.limit[kind])
            self.state.limit[kind] -= from_limit
            self.state.fund[kind] -= count - from_limit
            self.state.goods[4 * self.seat(agent) + kind] += count
        return self

    def limit(self, **goods: int) -> Self:
        """Let the limit hold exactly so much; the fund takes or gives the difference."""
        state = self.state
        for name, count in goods.items():
            if name == "calm":
                state.calm_fund += state.calm - count
                state.calm = count
            elif name == "stress":
                moved = state.stress - count
                state.discard = tuple(sorted((*state.discard, *state.bags[-1][:moved])))
                state.bags[-1] = state.bags[-1][moved:]
                state.stress = count
            else:
                kind = RESOURCE[name]
                state.fund[kind] += state.limit[kind] - count
                state.limit[kind] = count
        return self

    def fund(self, **goods: int) -> Self:
        """Let the fund hold exactly so much; the limit takes or gives the difference."""
        state = self.state
        for name, count in goods.items():
            if name == "calm":
                self.limit(calm=state.calm + state.calm_fund - count)
            else:
                kind = RESOURCE[name]
                self.limit(**{name: state.limit[kind] + state.fund[kind] - count})
        return self

    def acts(self, agent: str, count: int) -> Self:
        self.state.acts[self.seat(agent)] = count
        return self

    def unlock(self, agent: str, **counts: int) -> Self:
        """Open the leftmost cells of departments: `hr=3`."""
        seat = self.seat(agent)
        for name, count in counts.items():
            self.state.unlocked[seat] |= (1 << count) - 1 << CELLS * DEPARTMENTS.index(name)
        return self

    def stress(self, agent: str, *cells: str, face: str | None = None, open: bool = False, under: bool = False) -> Self:
        """Lay stress on cells: closed and unseen, or with a face."""
        state, seat = self.state, self.seat(agent)
        for name in cells:
            slot = UNDER if under else self.slot(agent, name)
            wanted = STRESS.index(face) if face else None
            state.stress -= 1
            if wanted is None:
                state.faces[seat * SLOTS + slot] = FACES + len(state.bags) - 1
            else:
                bag = list(state.bags[-1])
                bag.remove(wanted)
                state.bags[-1] = tuple(bag)
                state.faces[seat * SLOTS + slot] = wanted
            if open:
                assert wanted is not None
                state.open[seat] |= 1 << slot
                state.penalties[seat * FACES + wanted] += 1
            else:
                state.closed[seat] |= 1 << slot
        return self

    def slot(self, agent: str, name: str) -> int:
        """Read a cell, or an ally: `"hr2"`, `"ally14"`."""
        if name.startswith("ally"):
            return ALLY_SLOT + self.state.allies[self.seat(agent)].index(int(name[4:]))
        return cell(name)

    def ally(self, agent: str, number: int) -> Self:
        """Put a permanent ally beside an agent's board."""
        seat = self.seat(agent)
        self.state.unlocked[seat] |= 1 << ALLY_SLOT + len(self.state.allies[seat])
        self.state.allies[seat] += (number,)
        self._see(number)
        return self

    def out(self, *numbers: int) -> Self:
        """Lay allies into their cities."""
        for number in numbers:
            self.state.out |= 1 << number
            self._see(number)
        return self

    def card(self, number: int, division: int = 3, place: str | None = None, answers: Sequence[int] = ()) -> Self:
        """Lay a regular mission on the time track; its token lies at home, in a city, or in an agent's trunk."""
        state = self.state
        where = state.setup.content.missions[number].city
        if place in CITY:
            where = CITY[place]
        elif place is not None:
            where = TRUNK + self.seat(place)
            state.load[self.seat(place)] += 1
        for token in answers:
            self._reveal(token)
        state.cards.append(Card(number, division, where, tuple(answers)))
        self._see(number)
        return self

    def token(self, city: str, token: int) -> Self:
        """Lay an interrogation token into a city; tokens 0 to 11 are HR 2 2 3, AN 2 2 3, TR 2 2 3, any 3 3 4."""
        self._reveal(token)
        self.state.interrogations.append((CITY[city], token))
        return self

    def jam(self, one: str, two: str) -> Self:
        """Lay a jam on a road."""
        ends = {CITY[one], CITY[two]}
        road = next(index for index, road in enumerate(self.state.setup.content.roads) if set(road.cities) == ends)
        self.state.jams.append((road, len(self.state.interrogation_bags) - 1))
        self.state.jammed |= 1 << road
        return self

    def mains(self, *names: str, done: int = 0, key: int = 0, spaces: Sequence[int] = ()) -> Self:
        """Lay out the main missions; the first `done` lie on `spaces`."""
        state = self.state
        state.mains = tuple(MAINS.index(name) for name in names)
        for space, code in enumerate(state.progress):
            if code >= DONE:
                state.progress[space] = 0
        for place, (space, main) in enumerate(zip(state.setup.scenario.mains, state.mains, strict=True)):
            if place >= done:
                state.progress[space] = WAITING + main
            else:
                state.progress[spaces[place]] = DONE + main
                state.last_space = spaces[place]
        state.main, state.key = done, key
        state.on_main = [IN_AREA] * done + list(range(done, 4)) + [FACE_DOWN]
        state.area = (1 << done) - 1
        return self

    def active(self, *tokens: str) -> Self:
        """Let these scenario tokens be the active ones; main missions hold others."""
        names = [token[0] for token in self.state.setup.scenario.tokens]
        wanted = [names.index(token) for token in tokens]
        self.state.area = sum(1 << token for token in wanted)
        rest = [token for token in range(len(names)) if token not in wanted]
        for place, token in enumerate(self.state.on_main):
            if token >= 0:
                self.state.on_main[place] = rest.pop(0) if rest else IN_AREA
        return self

    def progress(self, done: Iterable[int] = (), failed: Iterable[int] = ()) -> Self:
        """Fill the lowest free spaces with completed and failed missions."""
        state = self.state
        for code in (*done, *(-number for number in failed)):
            state.progress[state.progress.index(0, 1)] = code
            self._see(abs(code))
            state.failed += code < 0
        return self

    def keep(self, agent: str, kind: str) -> Self:
        """Let an agent hold a clearance token."""
        start = self.seat(agent) * len(CLEARANCE)
        self.state.kept[start + CLEARANCE.index(kind)] += 1
        return self

    def level(self, agent: str, count: int) -> Self:
        """Let so many personal missions be completed."""
        self.state.level[self.seat(agent)] = count
        return self

    def help(self, kind: str, condition: int) -> Self:
        """Put a help token on a condition."""
        self.state.help[HELPS.index(kind)] = condition
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        self.state.deck = max(0, 20 - 4 * number)
        return self

    def before(self, phase: str) -> Self:
        """Stand before a phase instead of in the action phase."""
        state = self.state
        rest: list[Step] = [NEXT_ROUND, START_ACTIONS]
        if phase == "penalties":
            state.phase = INCOME_PHASE
            state.agenda = [*rest, _PENALTIES]
        elif phase == "incomes":
            state.phase = INCOME_PHASE
            state.agenda = [*rest, TAKE_INCOMES]
        elif phase == "income":
            state.phase = INCOME_PHASE
            state.agenda = [*rest, TAKE_INCOMES, GIVE_ACTIONS]
        elif phase == "missions":
            state.phase = MISSION_PHASE
            state.agenda = [*rest, TAKE_INCOMES, GIVE_ACTIONS, DealCards(), MissionPhase()]
        elif phase == "scenario":
            state.phase = SCENARIO_PHASE
            state.agenda = [*rest, TAKE_INCOMES, GIVE_ACTIONS, DealCards(), MissionPhase(), ScenarioPhase()]
        else:
            raise AssertionError(phase)
        return self

    def steps(self, *steps: Step) -> Self:
        """Put steps before everything else."""
        self.state.then(*steps)
        return self

    def _see(self, number: int) -> None:
        self.state.unseen = tuple(other for other in self.state.unseen if other != number)

    def _reveal(self, token: int) -> None:
        self.state.interrogation_bags[-1] = tuple(
            other for other in self.state.interrogation_bags[-1] if other != token
        )


def cell(name: str) -> int:
    """Read a cell, or the code of an ally: `"hr2"`, `"ally14"`."""
    if name.startswith("ally"):
        return ALLY_CODE + int(name[4:])
    return DEPARTMENTS.index(name[:2]) * CELLS + int(name[2:]) - 1
