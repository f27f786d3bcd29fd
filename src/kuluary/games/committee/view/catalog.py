"""Which printed values are reconstructed, and the sticker table, for the marks and sheets of an interface."""

from __future__ import annotations

from kuluary.games.committee.content.records import Content
from kuluary.games.committee.words.views import Catalog, CatalogScenario


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
        stickers=tuple((sticker.name, sticker.rule) for sticker in content.stickers),
        permanents=tuple((bonus.name, bonus.rule) for bonus in content.permanents),
    )
