"""Desks of «Комитет»: a laid-out position at which agents play, and of which one may ask how it stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from tests.committee.layout import PLAIN, Layout, cell

from kuluary.core import CHANCE, PASS, Action, Decision, Illegal, Match, Pass, find_game
from kuluary.games.committee.rules.main_missions import DONE, WAITING
from kuluary.games.committee.words.actions import (
    BASE_SOURCE,
    DoMain,
    DoMission,
    DoPersonal,
    Income,
    IncomeEase,
    Move,
    Serve,
    TakeAlly,
    UseCity,
)
from kuluary.games.committee.words.events import CheckCounted
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    CELLS,
    CITIES,
    CLEARANCE,
    DEPARTMENTS,
    MAINS,
    RESOURCES,
    SLOTS,
    STRESS,
    UNDER,
)

GAME = find_game("committee")
STAY = PASS


class Desk(Layout):
    """A match in the middle of things."""

    asked = False
    """Whether the first question has been asked."""

    # Chance

    def rolls(self, *faces: str) -> Self:
        """Write down what the next dice show."""
        self.luck.rolls.extend(faces)
        return self

    def draws(self, *values: int | str) -> Self:
        """Write down what is drawn next: numbers, or the name of a stress penalty or a clearance token."""
        for value in values:
            if isinstance(value, str):
                value = STRESS.index(value) if value in STRESS else CLEARANCE.index(value)
            self.luck.draws.append(value)
        return self

    # Playing

    def go(self) -> Self:
        """Let the desk ask its next question."""
        if not self.asked:
            self.asked = True
            self.state.news = []
            self.match._advance(CHANCE)
            GAME.check(self.state)
        return self

    def play(self, agent: str, *actions: Action) -> Self:
        """Let an agent play, one action after the other."""
        self.go()
        for action in actions:
            self.match.play(self.seat(agent), action)
            GAME.check(self.state)
        return self

    def serve(self, agent: str, to: str | None = None, cost: int | None = None) -> Self:
        """Begin a serve: move at the least cost, or stay."""
        self.play(agent, Serve())
        if to is None:
            return self.play(agent, STAY)
        moves = [action for action in self.actions(agent) if isinstance(action, Move) and action.city == to]
        wanted = moves[0] if cost is None else Move(to, cost)
        return self.play(agent, wanted)

    def city(self, agent: str) -> Self:
        """Serve where the agent stands and apply the effect of the city."""
        self.serve(agent)
        return self.play(agent, UseCity(self.where(agent)))

    def mission(self, agent: str, number: int) -> Self:
        """Serve where the agent stands and perform a regular mission."""
        return self.serve(agent).play(agent, DoMission(number))

    def main(self, agent: str) -> Self:
        """Serve where the agent stands and attempt the main mission."""
        return self.serve(agent).play(agent, DoMain())

    def personal(self, agent: str) -> Self:
        """Serve where the agent stands and attempt the personal mission."""
        return self.serve(agent).play(agent, DoPersonal())

    def take_ally(self, agent: str, number: int) -> Self:
        """Serve where the agent stands and take an ally."""
        return self.serve(agent).play(agent, TakeAlly(number))

    def income(self, agent: str, source: int | str, resource: str, count: int = 1, part: int = 0) -> Self:
        """Take an income: a cell by name, `"base1"`, or an ally."""
        return self.play(agent, Income(source_code(source), part, resource, count))

    def income_ease(self, agent: str, source: int | str, at: str, part: int = 0) -> Self:
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

    @property
    def passed(self) -> bool:
        """Whether the last check was passed."""
        return self.happened(CheckCounted)[-1].passed

    def happened(self, kind: type) -> list[Any]:
        """List the events of one kind, oldest first."""
        self.go()
        return [item.event for _, item in self.match.news if isinstance(item.event, kind)]

    def view(self) -> Any:
        self.go()
        return self.match.view(None)

    def facts(self, agent: str) -> Any:
        return self.view().seats[self.seat(agent)]


def source_code(source: int | str) -> int:
    """Read a source of income."""
    if isinstance(source, int):
        return source
    return BASE_SOURCE + int(source[4:]) - 1 if source.startswith("base") else cell(source)


def kinds(actions: Iterable[Action]) -> set[str]:
    """Name the kinds of some actions."""
    return {"Pass" if isinstance(action, Pass) else type(action).__name__ for action in actions}


def new(seats: int = 2, seed: object = "new", **options: Any) -> Match:
    """Begin a real game."""
    return Match.new("committee", seats=seats, options=options, seed=str(seed))


__all__ = ["GAME", "PLAIN", "STAY", "Desk", "cell", "kinds", "new"]
