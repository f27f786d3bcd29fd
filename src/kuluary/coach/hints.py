"""Advice at the table: the best answers of a seat with their chances, and what speaks for the first."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from random import Random
from typing import Final

from kuluary.coach.values import Answer, weigh
from kuluary.core import Action, Match, Text

SHOWN: Final = 3
"""Answers a hint names."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers, the best first, why that one, and how many trials it took."""

    answers: tuple[Answer, ...]
    why: Text | None
    tries: int


def suggest(
    match: Match,
    seat: int,
    *,
    seconds: float = 1.5,
    tries: int | None = None,
    seed: int | str | None = None,
    played: Action | None = None,
) -> Hint:
    """Give the best answers to a seat's question from what the seat knows; `played` is weighed with them."""
    rng = Random(f"hint {secrets.token_hex(8) if seed is None else seed}")
    weighing = weigh(match, seat, rng, seconds=seconds, tries=tries, played=played)
    shown = [one for place, one in enumerate(weighing.answers) if place < SHOWN or one.action == played]
    known = match.game.redeal(match.state, seat, rng)
    why = match.game.reason(known, weighing.decision, weighing.answers[0].action)
    return Hint(tuple(shown), why, weighing.tries)
