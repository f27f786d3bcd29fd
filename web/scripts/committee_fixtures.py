"""Writes real positions of «Комитет» for the gallery, a file each; with `--tests`, those the tests count on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from kuluary.core import Decision, Match, find_game
from kuluary.core.text import action_text, event_text, line_text, prompt_text
from kuluary.encoding import plain
from kuluary.games.committee.mains import anomaly_city
from kuluary.games.committee.names import CITIES
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.words import Discard, DoMain, DoMission, DoPersonal, Finish, Move, Relieve, Serve, TakeAlly

BUILD: Final = Path(__file__).parents[1] / "build" / "committee"
TESTS: Final = Path(__file__).parents[1] / "test" / "committee" / "views.json"
NAMES: Final = ("Марина", "Глеб", "Ася", "Нико")
FRAMES: Final = 10
SEEDS: Final = 1500
WISHED: Final = (DoMain, DoMission, DoPersonal, TakeAlly)
"""What a serve should end with, best first."""

Wanted = Callable[[Match], bool]


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
    BUILD.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in sys.argv[1:] if name in SCENES] or list(SCENES)
    for name in wanted:
        found = scene(name, *SCENES[name])
        if found is None:
            sys.stdout.write(f"no game passes through {name}\n")
        else:
            (BUILD / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(f"{write_index()} scenes in {BUILD}\n")


def write_index() -> int:
    """Name every scene there is for the gallery and count them."""
    names = sorted(path.stem for path in BUILD.glob("*.json") if path.stem != "index")
    (BUILD / "index.json").write_text(
        json.dumps({"catalog": plain(find_game("committee").catalog()), "names": names}), encoding="utf-8"
    )
    return len(names)


def write_tests() -> None:
    """Write the views of a few scenes for the client's tests."""
    wanted = ("3-act", "3-move", "3-check", "3-lay")
    views = {name: found["states"][-1] for name in wanted if (found := scene(name, *SCENES[name])) is not None}
    slim = {name: {"view": state["view"], "decisions": state["decisions"]} for name, state in views.items()}
    TESTS.parent.mkdir(parents=True, exist_ok=True)
    TESTS.write_text(json.dumps(slim, ensure_ascii=False) + "\n", encoding="utf-8")


def scene(name: str, seats: int, options: dict[str, Any], seat: int | None, wanted: Wanted) -> dict[str, Any] | None:
    """Play games until one passes through the wanted position; give the states that led there."""
    for seed in range(SEEDS):
        match = Match.new("committee", seats=seats, options=options, seed=f"{name} {seed}")
        rng = Random(seed)
        plays: list[tuple[int, Any]] = []
        while not match.over and not wanted(match):
            asked = [d for d in match.decisions if not d.free] or list(match.decisions)
            decision = rng.choice(asked)
            plays.append((decision.seat, pick(match, decision, rng)))
            match.play(*plays[-1])
        if wanted(match):
            again = Match.new("committee", seats=seats, options=options, seed=f"{name} {seed}")
            return {"name": name, "table": table(name, match), "states": frames(again, plays, seat), "why": {}}
    return None


def pick(match: Match, decision: Decision, rng: Random) -> Any:
    """Choose an answer that gets on with the case, most of the time."""
    actions = list(decision.actions)
    for kind in (Discard, Relieve, Finish):
        rest = [action for action in actions if not isinstance(action, kind)]
        actions = rest if rest and rng.random() < 0.8 else actions
    if rng.random() < 0.1:
        return rng.choice(actions)
    for kind in WISHED:
        if found := [action for action in actions if isinstance(action, kind)]:
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


def frames(match: Match, plays: list[tuple[int, Any]], seat: int | None) -> list[dict[str, Any]]:
    """Play a game again and give its last states: the first with all news, the others with what is new."""
    for play in plays[:-FRAMES]:
        match.play(*play)
    states = [state_of(match, seat, after=-1)]
    for play in plays[-FRAMES:]:
        number = match.number
        match.play(*play)
        states.append(state_of(match, seat, after=number))
    return states


def table(name: str, match: Match) -> dict[str, Any]:
    """Give the table of the protocol."""
    seating = [
        {"seat": seat, "kind": "person", "name": NAMES[seat], "level": None, "you": seat == 0}
        | {"online": True, "stand_in": None}
        for seat in range(match.header.seats)
    ]
    return {
        "code": "KRTVND",
        "name": name,
        "game": "committee",
        "seats": match.header.seats,
        "options": match.header.options,
        "public": False,
        "status": "over" if match.over else "playing",
        "host": "x",
        "created": 0,
        "number": match.number,
        "commitment": None,
        "seating": seating,
        "waiting": [d.seat for d in match.decisions if not d.free],
        "winners": list(match.result.winners) if match.over else None,
        "again": None,
    }


def state_of(match: Match, seat: int | None, *, after: int) -> dict[str, Any]:
    """Give the state message of the protocol, with the news after an entry of the log."""
    game, position = match.game, match.state
    news = [
        {"number": number, "event": plain(item.event), "text": plain(event_text(game, position, item.event))}
        for number, item in match.news
        if number > after and item.visible_to(seat)
    ]
    result = None
    if match.over:
        result = plain(match.result)
        for score, mine in zip(result["scores"], match.result.scores, strict=True):
            for line, its in zip(score["lines"], mine.lines, strict=True):
                line["text"] = plain(line_text(game, position, its))
    return {
        "type": "state",
        "number": match.number,
        "seat": seat,
        "view": plain(match.view(seat)),
        "decisions": [asked(match, decision) for decision in match.decisions if decision.seat == seat],
        "waiting": sorted({d.seat for d in match.decisions if not d.free}),
        "news": news,
        "reset": after < 0,
        "undo": False,
        "over": match.over,
        "result": result,
    }


def asked(match: Match, decision: Decision) -> dict[str, Any]:
    """Give a decision of the protocol."""
    return {
        "id": f"{decision.seat}:{decision.version}:{decision.prompt}",
        "seat": decision.seat,
        "prompt": plain(prompt_text(match.game, match.state, decision)),
        "name": decision.prompt,
        "rule": decision.rule,
        "free": decision.free,
        "actions": [
            {"action": plain(action), "text": plain(action_text(match.game, match.state, action, decision))}
            for action in decision.actions
        ],
        "suggestion": decision.actions.index(decision.suggestion) if decision.suggestion else None,
    }


if __name__ == "__main__":
    write_tests() if "--tests" in sys.argv else main()
