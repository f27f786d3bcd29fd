"""Writes real positions of «Комитет» for the gallery, a file each; with `--tests`, those the tests count on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import frame
import msgspec
from frame import Scene, Wanted

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
from kuluary.server import wire

TESTS: Final = Path(__file__).parents[1] / "test" / "committee" / "views.json"
GAMES: Final = 1500
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


SCENES: Final[dict[str, tuple[int, dict[str, Any], int | None, Wanted]]] = {
    "2-start": (2, {}, 0, asks("act")),
    "2-act": (2, {}, 0, asks("act", after=3)),
    "3-act": (3, {"ids": cards(3)}, 0, asks("act", after=4)),
    "3-act-mine": (3, {"agents": ["willy", "ila", "valery"]}, 0, asks("act", after=2)),
    "4-act": (4, {}, 0, asks("act", after=4)),
    "4-overtime": (4, {"scenario": "overtime"}, 0, asks("act", after=3)),
    "3-move": (3, {}, 0, asks("move", least=10, after=3)),
    "3-far": (3, {}, 0, asks("move", after=2)),
    "3-check": (3, {"ids": cards(3)}, 0, asks("check", least=3, after=2)),
    "3-check-other": (3, {}, 1, asks("check", 0, least=2)),
    "3-pick": (3, {}, 0, asks("pick_dice", least=3)),
    "3-open": (3, {}, 0, asks("open_stress")),
    "3-lay": (3, {}, 0, asks("lay_stress", least=4)),
    "3-ease": (3, {}, 0, asks("ease", least=2)),
    "3-income": (3, {"ids": cards(3)}, 0, asks("income", least=4, after=3)),
    "3-income-part": (3, {}, 0, asks("income_part")),
    "3-again": (3, {}, 0, asks("again")),
    "3-exchange": (3, {}, 0, asks("exchange", least=3)),
    "3-partner": (3, {}, 0, asks("partner")),
    "3-interrogate": (3, {}, 0, asks("interrogate")),
    "3-answer": (3, {}, 0, asks("answer")),
    "3-activate": (3, {}, 0, asks("activate", least=4, after=2)),
    "3-department": (3, {}, 0, asks("department")),
    "3-attempt": (3, {}, 0, asks("attempt")),
    "3-unlock": (3, {}, 0, asks("unlock", least=1)),
    "3-pay-unlock": (3, {}, 0, asks("pay_unlock")),
    "3-pay": (3, {}, 0, asks("pay_mission")),
    "3-reward": (3, {}, 0, asks("reward")),
    "3-fail": (3, {}, 0, asks("fail")),
    "3-team-loss": (3, {}, 0, asks("team_loss", least=2)),
    "3-bronze": (3, {}, 0, asks("bronze")),
    "3-resolve": (3, {}, 0, asks("resolve")),
    "3-own-city": (3, {}, 0, asks("own_city")),
    "3-swap": (3, {}, 0, asks("swap")),
    "3-help": (3, {}, 0, asks("put_help")),
    "3-trade": (3, {}, 0, asks("trade")),
    "3-treat": (3, {}, 0, asks("treat")),
    "3-hold": (3, {"agents": ["farkhad", "artyom", "asya"]}, 0, asks("hold")),
    "3-finish": (3, {}, 0, asks("finish", after=2)),
    "3-award": (3, {"ids": cards(3)}, 0, asks("award")),
    "3-trace": (3, {"ids": cards(3)}, 0, asks("trace")),
    "3-watch": (3, {}, None, asks("act", after=3)),
    "2-lost": (2, {"ids": cards(2)}, 0, lambda m: m.over and m.result.how == "failures"),
    "3-lost-track": (3, {}, 0, lambda m: m.over and m.result.how == "track"),
    "3-won": (3, {"ids": cards(3)}, 0, lambda m: m.over and m.result.how == "victory"),
}


def main() -> None:
    """Find every scene and write it; those that no game passes through are named."""
    wanted = [name for name in sys.argv[1:] if name in SCENES] or list(SCENES)
    for name in wanted:
        found = scene(name, *SCENES[name])
        if found is None:
            print(f"no game passes through {name}", file=sys.stderr)
        else:
            frame.write(f"committee/{name}", found)
    print(f"{frame.write_index('committee')} scenes of committee in {frame.BUILD}")


def write_tests() -> None:
    """Write the views of a few scenes for the client's tests."""
    slim = {}
    for name in ("3-act", "3-move", "3-check", "3-lay"):
        seats, options, seat, wanted = SCENES[name]
        match = frame.search("committee", name, seats=seats, options=options, wanted=wanted, picks=pick, games=GAMES)
        assert match is not None, name
        asked = [wire.decision(match, item) for item in match.decisions if item.seat == seat]
        slim[name] = {"view": plain(match.view(seat)), "decisions": msgspec.json.decode(wire.encode(asked))}
    TESTS.parent.mkdir(parents=True, exist_ok=True)
    TESTS.write_text(json.dumps(slim, ensure_ascii=False) + "\n", encoding="utf-8")


def scene(name: str, seats: int, options: dict[str, Any], seat: int | None, wanted: Wanted) -> Scene | None:
    """Play games until one passes through the wanted position, and show it."""
    match = frame.search("committee", name, seats=seats, options=options, wanted=wanted, picks=pick, games=GAMES)
    return None if match is None else frame.scene(name, match, seat)


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
    write_tests() if "--tests" in sys.argv else main()
