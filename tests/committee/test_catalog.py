"""What an interface is told about where values come from, and about stickers."""

from __future__ import annotations

import re
from pathlib import Path

from kuluary.core import content_of
from kuluary.games.committee import GAME

CATALOG = GAME.catalog(content_of(GAME.standard))
RULES = (Path(__file__).parents[2] / "docs" / "rules" / "committee.en.md").read_text(encoding="utf-8")


def test_every_reconstructed_field_is_told():
    assert dict(CATALOG.inferred) == content_of(GAME.standard).inferred


def test_the_clause_of_a_sticker_is_about_a_sticker():
    for _, clause in CATALOG.stickers:
        assert re.search(rf"\*\*{re.escape(clause)}\*\* Sticker", RULES), clause


def test_the_clause_of_a_permanent_bonus_is_about_a_permanent_bonus():
    for _, clause in CATALOG.permanents:
        assert re.search(rf"\*\*{re.escape(clause)}\*\* Permanent bonus", RULES), clause


def test_an_earlier_victory_brings_more_stickers():
    counts = [count for _, count in CATALOG.scenarios[0].stickers]
    assert counts == sorted(counts, reverse=True)


def test_every_agent_says_what_it_begins_with_and_what_it_may_become():
    agents = {agent.agent: agent for agent in CATALOG.agents}
    boards = content_of(GAME.standard).boards
    assert agents.keys() == boards.keys()
    for name, agent in agents.items():
        assert sum(agent.open) == sum(cell.price is None for cell in boards[name].cells)
        assert agent.cars > 0
        assert agent.later is not None
        assert agent.later.price is not None
