"""Positions of «Комитет» that read like the table.

A desk begins in the action phase of round 2: nobody has anything but three action tokens, agents stand in different
cities, no mission is on the track, the main missions are M2, M3, M4, M6, M7 and their tokens ST1 to ST4. Everything is
changed by name: `desk.give("asya", doc=3)`, `desk.stress("artyom", "tr3", face="slow", open=True)`. Resources move
between limit, fund and agents, so that nothing is ever lost. A cell is a department and a place: `"hr2"`.

Positions are laid out with the content files in `plain/`: what the rulebook states is there as in ours, and what it
does not state stays as it was first reconstructed, so that tests of rules do not move when the balance is tuned.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from kuluary.core import CHANCE, PASS, Action, Decision, Draw, Drawn, Fate, Illegal, Match, Pass, Roll, Step, find_game
from kuluary.games.committee.act import _ACT, START_ACTIONS
from kuluary.games.committee.answers import ALLY_CODE, BASE_CODE, Income, IncomeEase
from kuluary.games.committee.income import _PENALTIES, GIVE_ACTIONS, TAKE_INCOMES
from kuluary.games.committee.mains import DONE, FACE_DOWN, IN_AREA, WAITING
from kuluary.games.committee.names import (
    ALLY_SLOT,
    CELLS,
    CITIES,
    CITY,
    CLEARANCE,
    DEPARTMENTS,
    FACES,
    HELPS,
    MAINS,
    RESOURCE,
    RESOURCES,
    SLOTS,
    STRESS,
    SYMBOL,
    UNDER,
)
from kuluary.games.committee.round import NEXT_ROUND, DealCards, MissionPhase, ScenarioPhase
from kuluary.games.committee.state import (
    ACTION_PHASE,
    INCOME_PHASE,
    MISSION_PHASE,
    SCENARIO_PHASE,
    TRUNK,
    Card,
    CommitteeState,
)
from kuluary.games.committee.words import DoMain, DoMission, DoPersonal, Move, Serve, TakeAlly, UseCity

GAME = find_game("committee")
PLAIN = Path(__file__).parent / "plain"
STAY = PASS
IDLE = PASS
HOMES = ("murmansk", "kazan", "gorkiy", "perm")
"""Where agents stand unless a test says otherwise; none is an unlocking city."""


class Script:
    """Chance that answers what a test wrote down, and else with the first thing of a bag or with handshakes."""

    def __init__(self, die: tuple[int, ...]) -> None:
        self.die = die
        self.rolls: deque[str] = deque()
        self.draws: deque[int] = deque()

    def sample(self, fate: Fate) -> Drawn:
        if isinstance(fate, Roll):
            faces = [self.rolls.popleft() if self.rolls else "shake" for _ in range(fate.count)]
            return Drawn(tuple(self.die.index(SYMBOL[face]) for face in faces))
        assert isinstance(fate, Draw)
        rest = sorted(fate.bag)
        values = []
        for _ in range(fate.count):
            wanted = next((value for value in self.draws if value in rest), None)
            if wanted is not None:
                self.draws.remove(wanted)
            value = rest[0] if wanted is None else wanted
            rest.remove(value)
            values.append(value)
        return Drawn(tuple(values))

    def clone(self) -> Script:
        return self


class Desk:
    """A match in the middle of things."""

    def __init__(self, *agents: str, content: Any = PLAIN, **options: Any) -> None:
        self.agents = agents or ("artyom", "asya")
        given = {"agents": list(self.agents), **options}
        seats = len(self.agents)
        match = Match.new("committee", seats=seats, options=given, seed="desk", content=content)
        self.state = CommitteeState.empty(match.state.setup)
        self.luck = Script(match.state.setup.content.die)
        self.match = Match(match.game, self.state, match.header, self.luck, match.content)
        self.asked = False
        state = self.state
        state.cities = [CITY[city] for city in HOMES[:seats]]
        state.acts = [3] * seats
        state.round = 2
        state.phase = ACTION_PHASE
        state.deck = 12
        state.bronze = 0 if seats == 3 else -1
        self.mains("m2", "m3", "m4", "m6", "m7")
        state.agenda = [NEXT_ROUND, _ACT]

    # Laying out

    def seat(self, agent: str) -> int:
        return self.agents.index(agent)

    def at(self, agent: str, city: str) -> Desk:
        self.state.cities[self.seat(agent)] = CITY[city]
        return self

    def give(self, agent: str, **goods: int) -> Desk:
        """Let an agent hold so much more, out of the limit and then the fund."""
        for name, count in goods.items():
            kind = RESOURCE[name]
            from_limit = min(count, self.state.limit[kind])
            self.state.limit[kind] -= from_limit
            self.state.fund[kind] -= count - from_limit
            self.state.goods[4 * self.seat(agent) + kind] += count
        return self

    def limit(self, **goods: int) -> Desk:
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

    def fund(self, **goods: int) -> Desk:
        """Let the fund hold exactly so much; the limit takes or gives the difference."""
        state = self.state
        for name, count in goods.items():
            if name == "calm":
                self.limit(calm=state.calm + state.calm_fund - count)
            else:
                kind = RESOURCE[name]
                self.limit(**{name: state.limit[kind] + state.fund[kind] - count})
        return self

    def acts(self, agent: str, count: int) -> Desk:
        self.state.acts[self.seat(agent)] = count
        return self

    def unlock(self, agent: str, **counts: int) -> Desk:
        """Open the leftmost cells of departments: `hr=3`."""
        seat = self.seat(agent)
        for name, count in counts.items():
            self.state.unlocked[seat] |= (1 << count) - 1 << CELLS * DEPARTMENTS.index(name)
        return self

    def stress(self, agent: str, *cells: str, face: str | None = None, open: bool = False, under: bool = False) -> Desk:
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
                state.fines[seat * FACES + wanted] += 1
            else:
                state.closed[seat] |= 1 << slot
        return self

    def slot(self, agent: str, name: str) -> int:
        """Read a cell, or an ally: `"hr2"`, `"ally14"`."""
        if name.startswith("ally"):
            return ALLY_SLOT + self.state.allies[self.seat(agent)].index(int(name[4:]))
        return cell(name)

    def ally(self, agent: str, number: int) -> Desk:
        """Put a permanent ally beside an agent's board."""
        seat = self.seat(agent)
        self.state.unlocked[seat] |= 1 << ALLY_SLOT + len(self.state.allies[seat])
        self.state.allies[seat] += (number,)
        self._see(number)
        return self

    def out(self, *numbers: int) -> Desk:
        """Lay allies into their cities."""
        for number in numbers:
            self.state.out |= 1 << number
            self._see(number)
        return self

    def card(self, number: int, division: int = 3, place: str | None = None, answers: Sequence[int] = ()) -> Desk:
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

    def talk(self, city: str, token: int) -> Desk:
        """Lay an interrogation token into a city; tokens 0 to 11 are HR 2 2 3, AN 2 2 3, TR 2 2 3, any 3 3 4."""
        self._reveal(token)
        self.state.talks.append((CITY[city], token))
        return self

    def jam(self, one: str, two: str) -> Desk:
        """Lay a jam on a road."""
        ends = {CITY[one], CITY[two]}
        road = next(index for index, road in enumerate(self.state.setup.content.roads) if set(road.cities) == ends)
        self.state.jams.append((road, len(self.state.quiz) - 1))
        self.state.jammed |= 1 << road
        return self

    def mains(self, *names: str, done: int = 0, key: int = 0, spaces: Sequence[int] = ()) -> Desk:
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

    def active(self, *tokens: str) -> Desk:
        """Let these scenario tokens be the active ones; main missions hold others."""
        names = [token[0] for token in self.state.setup.scenario.tokens]
        wanted = [names.index(token) for token in tokens]
        self.state.area = sum(1 << token for token in wanted)
        rest = [token for token in range(len(names)) if token not in wanted]
        for place, token in enumerate(self.state.on_main):
            if token >= 0:
                self.state.on_main[place] = rest.pop(0) if rest else IN_AREA
        return self

    def progress(self, done: Iterable[int] = (), failed: Iterable[int] = ()) -> Desk:
        """Fill the lowest free spaces with completed and failed missions."""
        state = self.state
        for code in (*done, *(-number for number in failed)):
            state.progress[state.progress.index(0, 1)] = code
            self._see(abs(code))
            state.failed += code < 0
        return self

    def keep(self, agent: str, kind: str) -> Desk:
        """Let an agent hold a clearance token."""
        start = self.seat(agent) * len(CLEARANCE)
        self.state.kept[start + CLEARANCE.index(kind)] += 1
        return self

    def level(self, agent: str, count: int) -> Desk:
        """Let so many personal missions be completed."""
        self.state.level[self.seat(agent)] = count
        return self

    def help(self, kind: str, condition: int) -> Desk:
        """Put a help token on a condition."""
        self.state.help[HELPS.index(kind)] = condition
        return self

    def round(self, number: int) -> Desk:
        self.state.round = number
        self.state.deck = max(0, 20 - 4 * number)
        return self

    def before(self, phase: str) -> Desk:
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

    def steps(self, *steps: Step) -> Desk:
        """Put steps before everything else."""
        self.state.then(*steps)
        return self

    def _see(self, number: int) -> None:
        self.state.unseen = tuple(other for other in self.state.unseen if other != number)

    def _reveal(self, token: int) -> None:
        self.state.quiz[-1] = tuple(other for other in self.state.quiz[-1] if other != token)

    # Chance

    def rolls(self, *faces: str) -> Desk:
        """Write down what the next dice show."""
        self.luck.rolls.extend(faces)
        return self

    def draws(self, *values: int | str) -> Desk:
        """Write down what is drawn next: numbers, or the name of a stress penalty or a clearance token."""
        for value in values:
            if isinstance(value, str):
                value = STRESS.index(value) if value in STRESS else CLEARANCE.index(value)
            self.luck.draws.append(value)
        return self

    # Playing

    def go(self) -> Desk:
        """Let the desk ask its next question."""
        if not self.asked:
            self.asked = True
            self.state.news = []
            self.match._advance()
            self.match._refresh(CHANCE)
            GAME.check(self.state)
        return self

    def play(self, agent: str, *actions: Action) -> Desk:
        """Let an agent play, one action after the other."""
        self.go()
        for action in actions:
            self.match.play(self.seat(agent), action)
            GAME.check(self.state)
        return self

    def serve(self, agent: str, to: str | None = None, cost: int | None = None) -> Desk:
        """Begin a serve: move at the least cost, or stay."""
        self.play(agent, Serve())
        if to is None:
            return self.play(agent, STAY)
        moves = [action for action in self.actions(agent) if isinstance(action, Move) and action.city == to]
        wanted = moves[0] if cost is None else Move(to, cost)
        return self.play(agent, wanted)

    def city(self, agent: str) -> Desk:
        """Serve where the agent stands and apply the effect of the city."""
        self.serve(agent)
        return self.play(agent, UseCity(self.where(agent)))

    def mission(self, agent: str, number: int) -> Desk:
        """Serve where the agent stands and perform a regular mission."""
        return self.serve(agent).play(agent, DoMission(number))

    def main(self, agent: str) -> Desk:
        """Serve where the agent stands and attempt the main mission."""
        return self.serve(agent).play(agent, DoMain())

    def personal(self, agent: str) -> Desk:
        """Serve where the agent stands and attempt the personal mission."""
        return self.serve(agent).play(agent, DoPersonal())

    def take_ally(self, agent: str, number: int) -> Desk:
        """Serve where the agent stands and take an ally."""
        return self.serve(agent).play(agent, TakeAlly(number))

    def income(self, agent: str, source: int | str, resource: str, count: int = 1, part: int = 0) -> Desk:
        """Take an income: a cell by name, `"base1"`, or an ally."""
        return self.play(agent, Income(source_code(source), part, resource, count))

    def income_ease(self, agent: str, source: int | str, at: str, part: int = 0) -> Desk:
        """Take an income that removes stress."""
        return self.play(agent, IncomeEase(source_code(source), part, cell(at)))

    # Looking

    def decisions(self, agent: str, *, free: bool = False) -> list[Decision]:
        self.go()
        return [one for one in self.match.decisions if one.seat == self.seat(agent) and one.free == free]

    def actions(self, agent: str) -> list[Action]:
        """List what an agent is asked to choose from."""
        return [action for decision in self.decisions(agent) for action in decision.actions]

    def free(self, agent: str) -> list[Action]:
        """List what an agent may do freely."""
        return [action for decision in self.decisions(agent, free=True) for action in decision.actions]

    def asks(self, agent: str) -> str | None:
        """Give the prompt of the question an agent has to answer."""
        found = self.decisions(agent)
        return found[0].prompt if found else None

    def asked_agents(self) -> set[str]:
        self.go()
        return {self.agents[decision.seat] for decision in self.match.decisions if not decision.free}

    def refused(self, agent: str, action: Action) -> tuple[str, str]:
        """Give reason and clause of a refusal; the desk stays as it was."""
        self.go()
        before = self.match.view(None)
        try:
            self.match.play(self.seat(agent), action)
        except Illegal as caught:
            assert self.match.view(None) == before
            return caught.reason, caught.rule
        raise AssertionError(f"{action} is legal")

    def held(self, agent: str) -> dict[str, int]:
        """Give what an agent holds, without what it has none of."""
        start = 4 * self.seat(agent)
        return {
            name: count for name, count in zip(RESOURCES, self.state.goods[start : start + 4], strict=True) if count
        }

    def tokens(self, agent: str) -> int:
        """Count an agent's action tokens."""
        return self.state.acts[self.seat(agent)]

    def stock(self, name: str = "limit") -> dict[str, int]:
        """Give what limit or fund hold of resources."""
        return dict(zip(RESOURCES, getattr(self.state, name), strict=True))

    def where(self, agent: str) -> str:
        return CITIES[self.state.cities[self.seat(agent)]]

    def stressed(self, agent: str) -> dict[str, str | None]:
        """Give an agent's stress: cell to face where it is open, to None where it is closed."""
        seat = self.seat(agent)
        found: dict[str, str | None] = {}
        for slot in range(SLOTS):
            if (self.state.open[seat] | self.state.closed[seat]) >> slot & 1:
                is_open = self.state.open[seat] >> slot & 1
                found[self.cell_name(agent, slot)] = STRESS[self.state.faces[seat * SLOTS + slot]] if is_open else None
        return found

    def cell_name(self, agent: str, slot: int) -> str:
        if slot == UNDER:
            return "under"
        if slot >= ALLY_SLOT:
            return f"ally{self.state.allies[self.seat(agent)][slot - ALLY_SLOT]}"
        return f"{DEPARTMENTS[slot // CELLS]}{slot % CELLS + 1}"

    def track(self) -> dict[int, int]:
        """Give the divisions of the cards on the time track."""
        return {card.number: card.division for card in self.state.cards}

    def laid(self) -> dict[int, object]:
        """Give the progress track: a number completed, minus a number failed, or the name of a main mission."""
        found: dict[int, object] = {}
        for space, code in enumerate(self.state.progress):
            if code and code < WAITING:
                found[space] = MAINS[code - DONE] if code >= DONE else code
        return found

    def kept(self, agent: str) -> dict[str, int]:
        start = self.seat(agent) * len(CLEARANCE)
        counts = self.state.kept[start : start + len(CLEARANCE)]
        return {name: count for name, count in zip(CLEARANCE, counts, strict=True) if count}

    def unlocked(self, agent: str) -> str:
        """Write how many cells are unlocked: `"2 2 1"`."""
        mask = self.state.unlocked[self.seat(agent)]
        return " ".join(str((mask >> CELLS * place & 31).bit_count()) for place in range(3))

    def happened(self, kind: type) -> list[Any]:
        """List the events of one kind, oldest first."""
        self.go()
        return [item.event for _, item in self.match.news if isinstance(item.event, kind)]

    def view(self) -> Any:
        self.go()
        return self.match.view(None)

    def facts(self, agent: str) -> Any:
        return self.view().seats[self.seat(agent)]


def cell(name: str) -> int:
    """Read a cell, or the code of an ally: `"hr2"`, `"ally14"`."""
    if name.startswith("ally"):
        return ALLY_CODE + int(name[4:])
    return DEPARTMENTS.index(name[:2]) * CELLS + int(name[2:]) - 1


def source_code(source: int | str) -> int:
    """Read a source of income."""
    if isinstance(source, int):
        return source
    return BASE_CODE + int(source[4:]) - 1 if source.startswith("base") else cell(source)


def kinds(actions: Iterable[Action]) -> set[str]:
    """Name the kinds of some actions."""
    return {"Pass" if isinstance(action, Pass) else type(action).__name__ for action in actions}


def new(seats: int = 2, seed: object = "new", **options: Any) -> Match:
    """Begin a real game."""
    return Match.new("committee", seats=seats, options=options, seed=str(seed))
