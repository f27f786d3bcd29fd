"""ID cards at the tables of tests."""

from __future__ import annotations

from typing import Any

from tests.committee.table import Desk

from kuluary.core import Match

CARD: dict[str, Any] = {
    "agent": "willy",
    "curator": "Вера",
    "level": 1,
    "stickers": [{"kind": "docs", "used": False}],
    "lines": {"unlock": 0, "reroll": 4, "income": 0, "car": 0},
    "drops": 1,
    "won": ["base"],
    "games": 3,
}
"""A card that has seen three games."""


def card(agent: str = "asya", **fields: Any) -> dict[str, Any]:
    """Write an ID card."""
    return {"agent": agent, **fields}


def glued(*kinds_: str, used: bool = False) -> list[dict[str, Any]]:
    return [{"kind": kind, "used": used} for kind in kinds_]


def holder(*stickers: str, **fields: Any) -> Desk:
    """Give a desk on which Ася has an ID card with stickers."""
    return Desk("artyom", "asya", ids=[None, card(level=2, stickers=glued(*stickers), **fields)])


def lost(*cards: Any) -> Match:
    """Give a game that has just been lost by two agents with these ID cards."""
    desk = Desk("artyom", "asya", ids=list(cards)).progress(failed=[4, 5]).card(10, 1).before("missions").go()
    return desk.match


def new_cards(match: Match) -> tuple[Any, ...]:
    return dict(match.result.args)["ids"]
