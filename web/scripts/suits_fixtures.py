"""Writes real positions of «Масти Власти» for the gallery."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import frame
from frame import Scene, Wanted

from kuluary.core import Decision, Match
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import BRIBE, CONTRIBUTE, LEAVE, PLACE_JOKER, PLAY, Bribe

TRIES: Final = (*PLAY, *CONTRIBUTE, *LEAVE, *PLACE_JOKER, BRIBE)
"""What a finger may try on the board."""
GAMES: Final = 4000


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
    for name, wanted in SCENES.items():
        frame.write(f"suits/{name}", scene(name, *wanted))
    print(f"{frame.write_index('suits')} scenes of suits in {frame.BUILD}")


def scene(name: str, seats: int, options: dict[str, Any], seat: int | None, wanted: Wanted) -> Scene:
    """Play random games until one passes through the wanted position, and show it."""
    match = frame.search("suits", name, seats=seats, options=options, wanted=wanted, picks=pick, games=GAMES)
    if match is None:
        raise LookupError(f"no game passes through {name}")
    return frame.scene(name, match, seat, tries=TRIES)


def pick(_match: Match, decision: Decision, rng: Random) -> Any:
    """Choose an answer, a bribe less often than a card."""
    cards = [action for action in decision.actions if not isinstance(action, Bribe)]
    return rng.choice(cards) if rng.random() < 0.85 or len(cards) == len(decision.actions) else BRIBE


if __name__ == "__main__":
    main()
