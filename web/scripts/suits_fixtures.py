"""Writes real positions of «Масти Власти» for the gallery; with `--tests`, the views the client's tests count on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from kuluary.core import Decision, Match, Refusal, game_names
from kuluary.core.text import action_text, event_text, line_text, prompt_text, refusal_text
from kuluary.encoding import plain
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import BRIBE, CONTRIBUTE, LEAVE, PLACE_JOKER, PLAY, Bribe

OUT: Final = Path(__file__).parents[1] / "build" / "suits.json"
TESTS: Final = Path(__file__).parents[1] / "test" / "suits" / "views.json"
TABLES: Final[tuple[tuple[int, dict[str, Any], int], ...]] = (
    (3, {}, 30),
    (4, {}, 22),
    (5, {}, 36),
    (4, {"teams": True}, 34),
    (4, {"teams": True, "jokers": "own_only"}, 36),
    (6, {}, 48),
    (6, {"power": "per_player", "jokers": "own_only"}, 58),
)
"""Seats, options and the number of plays after which a test looks at the table."""
NAMES: Final = ("Марина", "Глеб", "Ася", "Нико", "Ида", "Лев")
FRAMES: Final = 14
SEEDS: Final = 4000

Wanted = Callable[[Match], bool]


def at(match: Match) -> SuitsState:
    """Give the position."""
    assert isinstance(match.state, SuitsState)
    return match.state


def asks(prompt: str, seat: int = 0) -> Wanted:
    """Tell whether a seat is asked this."""
    return lambda match: any(d.seat == seat and d.prompt == prompt for d in match.decisions)


def is_mid_round(match: Match) -> bool:
    """Tell whether it is the fourth round, a card and a bribe are on the table, and three cards fit."""
    if not asks("follow")(match) or at(match).round != 4:
        return False
    played = at(match).played
    return len(match.decisions[0].actions) == 4 and sum(c >= 0 for c in played) == 1 and -2 in played


SCENES: Final[dict[str, tuple[int, dict[str, Any], int | None, Wanted]]] = {
    "3-lead": (3, {}, 0, lambda m: asks("lead")(m) and at(m).round == 1),
    "3-follow": (3, {}, 0, lambda m: asks("follow")(m) and at(m).round == 6),
    "4-follow": (4, {}, 0, is_mid_round),
    "4-raised": (4, {}, 0, is_mid_round),
    "4-lead": (4, {}, 0, lambda m: asks("lead")(m) and at(m).round == 3),
    "4-any": (4, {}, 0, lambda m: asks("any")(m) and at(m).round == 6),
    "4-wait": (4, {}, 0, lambda m: asks("follow", 2)(m) and at(m).round == 7 and at(m).played[0] >= 0),
    "4-out": (4, {}, 0, lambda m: at(m).round >= 10 and 0 in at(m).hands and asks("follow_no_gem")(m)),
    "4-watch": (4, {}, None, lambda m: asks("follow", 2)(m) and at(m).round == 8),
    "4-joker": (4, {}, 0, lambda m: asks("joker")(m) and len(m.decisions[0].actions) >= 5),
    "4-over": (4, {}, 0, lambda m: m.over and m.result.how == "cards"),
    "4-over-lost": (4, {}, 0, lambda m: m.over and m.result.how == "points" and 0 not in m.result.winners),
    "teams-follow": (4, {"teams": True}, 0, lambda m: asks("follow")(m) and at(m).round == 8),
    "teams-joker": (4, {"teams": True}, 0, asks("joker")),
    "teams-over": (4, {"teams": True}, 0, lambda m: m.over),
    "5-follow": (
        5,
        {},
        0,
        lambda m: asks("follow")(m) and at(m).round == 5 and sum(c >= 0 for c in at(m).played) >= 2,
    ),
    "5-lead": (5, {}, 0, lambda m: asks("lead")(m) and at(m).round == 9),
    "5-over": (5, {}, None, lambda m: m.over),
    "6-contribute": (6, {}, 0, asks("contribute")),
    "6-contributed": (6, {}, 0, lambda m: at(m).given[0] >= 0 and at(m).round == 0),
    "6-follow": (
        6,
        {},
        0,
        lambda m: asks("follow")(m) and at(m).round == 7 and sum(c != -1 for c in at(m).played) >= 3,
    ),
    "6-leave": (6, {}, 0, lambda m: asks("leave")(m) and at(m).round == 6),
    "6-joker": (6, {}, 0, asks("joker")),
    "6-over": (6, {}, 0, lambda m: m.over),
}


def main() -> None:
    """Find every scene and write them all."""
    assert "suits" in game_names()
    scenes = [scene(name, *wanted) for name, wanted in SCENES.items()]
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(scenes, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(f"{len(scenes)} scenes, {OUT.stat().st_size // 1024} kB in {OUT}\n")


def write_tests() -> None:
    """Write one view of a random game for every table of the tests."""
    views = []
    for seats, options, plays in TABLES:
        match = Match.new("suits", seats=seats, options=options, seed=f"test {seats} {plays}")
        rng = Random(plays)
        for _ in range(plays):
            decision = rng.choice(match.decisions)
            match.play(decision.seat, pick(decision, rng))
        views.append({"options": options, "view": plain(match.view(0))})
    TESTS.write_text("\n".join(["[", ",\n".join(json.dumps(view) for view in views), "]", ""]), encoding="utf-8")


def scene(name: str, seats: int, options: dict[str, Any], seat: int | None, wanted: Wanted) -> dict[str, Any]:
    """Play random games until one passes through the wanted position; give the states that led there."""
    for seed in range(SEEDS):
        match = Match.new("suits", seats=seats, options=options, seed=f"{name} {seed}")
        rng = Random(seed)
        plays: list[tuple[int, Any]] = []
        while not match.over and not wanted(match):
            decision = rng.choice(match.decisions)
            plays.append((decision.seat, pick(decision, rng)))
            match.play(*plays[-1])
        if wanted(match):
            states = frames(Match.new("suits", seats=seats, options=options, seed=f"{name} {seed}"), plays, seat)
            return {"name": name, "table": table(name, match), "states": states, "why": refusals(match, seat)}
    raise LookupError(f"no game passes through {name}")


def frames(match: Match, plays: list[tuple[int, Any]], seat: int | None) -> list[dict[str, Any]]:
    """Play a game again and give its last states: the first with all news, the others with what is new."""
    for play in plays[:-FRAMES]:
        match.play(*play)
    states = [state(match, seat, after=-1)]
    for play in plays[-FRAMES:]:
        number = match.number
        match.play(*play)
        states.append(state(match, seat, after=number))
    return states


def pick(decision: Decision, rng: Random) -> Any:
    """Choose an answer, a bribe less often than a card."""
    cards = [action for action in decision.actions if not isinstance(action, Bribe)]
    return rng.choice(cards) if rng.random() < 0.85 or len(cards) == len(decision.actions) else BRIBE


def table(name: str, match: Match) -> dict[str, Any]:
    """Give the table of the protocol."""
    seating = [
        {
            "seat": seat,
            "kind": "bot" if seat == 3 else "person",
            "name": NAMES[seat],
            "level": "greedy" if seat == 3 else None,
        }
        | {"you": seat == 0, "online": True, "stand_in": None}
        for seat in range(match.header.seats)
    ]
    return {
        "code": "KRTVND",
        "name": name,
        "game": "suits",
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
    }


def state(match: Match, seat: int | None, *, after: int) -> dict[str, Any]:
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
        "waiting": [d.seat for d in match.decisions if not d.free],
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


def refusals(match: Match, seat: int | None) -> dict[str, Any]:
    """Give the reason for every action that is not legal now, by its JSON."""
    if seat is None:
        return {}
    found = {}
    for action in (*PLAY, *CONTRIBUTE, *LEAVE, *PLACE_JOKER, BRIBE):
        refusal = match.explain(seat, action)
        if refusal is not None:
            found[json.dumps(plain(action), separators=(",", ":"))] = worded(match, refusal)
    return found


def worded(match: Match, refusal: Refusal) -> dict[str, Any]:
    """Give a refusal of the protocol."""
    text = refusal_text(match.game, match.state, refusal)
    return {"reason": refusal.reason, "rule": refusal.rule, "text": plain(text)}


if __name__ == "__main__":
    write_tests() if "--tests" in sys.argv else main()
