"""Which printed values are reconstructed, and the sticker table, for the marks and sheets of an interface."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.games.committee.content.records import Content
from kuluary.games.committee.words.names import PERMANENTS, STICKERS

STICKER_CLAUSES: Final = tuple(f"C-14.{clause}" for clause in range(16, 26))
"""What each sticker gives, by kind (C-14.16 to C-14.25)."""
PERMANENT_CLAUSES: Final = tuple(f"C-14.{clause}" for clause in range(12, 16))


@dataclass(frozen=True, slots=True)
class CatalogScenario:
    """What a victory brings: stickers by the highest space the last main card may lie on (C-14.4)."""

    scenario: str
    stickers: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Catalog:
    """Provenance and the sticker table; `inferred` names by entry the fields that are not from the rulebook."""

    inferred: tuple[tuple[str, tuple[str, ...]], ...]
    scenarios: tuple[CatalogScenario, ...]
    drops: tuple[int, ...]
    squares: int
    lines: int
    stickers: tuple[tuple[str, str], ...]
    permanents: tuple[tuple[str, str], ...]
    """Stickers and permanent bonuses with the clause that says what each gives."""


def catalog(content: Content) -> Catalog:
    """Lay out what the content files say about themselves."""
    return Catalog(
        inferred=tuple(sorted(content.inferred.items())),
        scenarios=tuple(
            CatalogScenario(name, tuple(sorted(scenario.stickers))) for name, scenario in content.scenarios.items()
        ),
        drops=content.id.drops,
        squares=content.id.squares,
        lines=content.id.lines,
        stickers=tuple(zip(STICKERS, STICKER_CLAUSES, strict=True)),
        permanents=tuple(zip(PERMANENTS, PERMANENT_CLAUSES, strict=True)),
    )


WORDS: Final = (CatalogScenario, Catalog)
