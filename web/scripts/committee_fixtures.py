"""Writes the positions of «Комитет» the tests of the client count on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from kuluary.core import Decision, Match
from kuluary.encoding import plain
from kuluary.games.committee.rules.main_missions import anomaly_city
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.words.actions import (
    Discard,
    DoMain,
    DoMission,
    DoPersonal,
    Finish,
    Move,
    Relieve,
    Serve,
    TakeAlly,
)
from kuluary.games.committee.words.names import CITIES
from kuluary.server.protocol import wire

TESTS: Final = Path(__file__).parents[1] / "test" / "committee" / "views.json"
GAMES: Final = 1500
Wanted = Callable[[Match], bool]
WISHED: Final = (DoMain, DoMission, DoPersonal, TakeAlly)
"""What a serve should end with, best first."""


def at(match: Match) -> CommitteeState:
    """Give the position."""
    assert isinstance(match.state, CommitteeState)
    return match.state


def asks(prompt: str, seat: int = 0, *, least: int = 1, after: int = 1) -> Wanted:
    """Tell whether a seat is asked this, with so many answers, in such a round."""
    return lambda match: (
        at(match).round >= after
        and any(d.seat == seat and d.prompt == prompt and len(d.actions) >= least for d in match.decisions)
    )


def cards(seats: int) -> list[dict[str, Any] | None]:
    """Give ID cards of agents who have been at it before."""
    first = {"agent": "artyom", "curator": "Мария К.", "level": 2, "games": 2, "drops": 1, "won": ["base"]}
    stickers = [{"kind": "docs", "used": True}, {"kind": "action", "used": False}, {"kind": "relief", "used": False}]
    return [{**first, "stickers": stickers, "lines": {"reroll": 1}}, *[None] * (seats - 1)]


SCENES: Final[dict[str, tuple[dict[str, Any], Wanted]]] = {
    "3-act": ({"ids": cards(3)}, asks("act", after=4)),
    "3-move": ({}, asks("move", least=10, after=3)),
    "3-check": ({"ids": cards(3)}, asks("check", least=3, after=2)),
    "3-lay": ({}, asks("lay_stress", least=4)),
}


def main() -> None:
    """Play until every position has come up, and write what seat 0 sees there."""
    slim = {}
    for name, (options, wanted) in SCENES.items():
        match = search(name, options, wanted)
        asked = [wire.decision(match, item) for item in match.decisions if item.seat == 0]
        slim[name] = {"view": plain(match.view(0)), "decisions": msgspec.json.decode(wire.encode(asked))}
    TESTS.write_text(json.dumps(slim, ensure_ascii=False) + "\n", encoding="utf-8")


def search(name: str, options: dict[str, Any], wanted: Wanted) -> Match:
    """Play games of three until one passes through the wanted position, and stop there."""
    for number in range(GAMES):
        match = Match.new("committee", seats=3, options=options, seed=f"{name} {number}")
        rng = Random(number)
        while not match.over and not wanted(match):
            decision = rng.choice([d for d in match.decisions if not d.free] or match.decisions)
            match.play(decision.seat, pick(match, decision, rng))
        if wanted(match):
            return match
    raise LookupError(f"no game passes through {name}")


def pick(match: Match, decision: Decision, rng: Random) -> Any:
    """Choose an answer that gets on with the case, most of the time."""
    actions = list(decision.actions)
    for kind in (Discard, Relieve, Finish):
        rest = [action for action in actions if not isinstance(action, kind)]
        actions = rest if rest and rng.random() < 0.8 else actions
    if rng.random() < 0.1:
        return rng.choice(actions)
    for wish in WISHED:
        if found := [action for action in actions if isinstance(action, wish)]:
            return rng.choice(found)
    if moves := [action for action in actions if isinstance(action, Move)]:
        return go(match, decision.seat, moves, rng) or rng.choice(actions)
    if serves := [action for action in actions if isinstance(action, Serve)]:
        return serves[0]
    return rng.choice(actions)


def go(match: Match, seat: int, moves: list[Move], rng: Random) -> Move | None:
    """Choose a city with work for this agent, by the cheapest way."""
    state = at(match)
    missions = state.setup.content.missions
    goals = {CITIES[anomaly_city(state)]} if rng.random() < 0.6 else set()
    for card in state.cards:
        if card.place == TRUNK + seat:
            goals.add(CITIES[missions[card.number].target])
        elif card.place < TRUNK:
            goals.add(CITIES[card.place])
    found = [move for move in moves if move.city in goals]
    if not found:
        return None
    city = rng.choice(found).city
    return min((move for move in found if move.city == city), key=lambda move: move.cost)


if __name__ == "__main__":
    main()
