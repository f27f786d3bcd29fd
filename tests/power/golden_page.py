"""Which golden game shows each card: python -m tests.power.golden_page writes docs/golden-power.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from tests.golden import replayed
from tests.power.scenarios import SCENARIOS, shown_cards
from tests.power.table import PRINTED, PRINTED_PACK

from kuluary.core import content_of
from kuluary.games.power import GAME
from kuluary.games.power.content import read_content
from kuluary.games.power.content.cards import FALCON_CARDS, PROFESSIONALS
from kuluary.speaker import Speaker

PAGE = Path(__file__).parents[2] / "docs" / "golden-power.md"
HEAD = """# Which golden game shows which card of «Тайная власть»

A golden game is a whole recorded game that every test run plays again to the same result; it lies in
`tests/power/golden/<name>.jsonl`. This page says in which of them each card can be seen at work. It is written by
`python -m tests.power.golden_page`, and a test keeps it true.
"""


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE}")


def page() -> str:
    """Give the page as it should be."""
    games = shown()
    copies = dict(zip(FALCON_CARDS, (card[0] for card in read_content(GAME.standard).falcon), strict=True))
    alliances = _table(
        ("family", "alliance", "по-русски"),
        games,
        [
            (f"concluded {one.id}", (f"{one.family} ({one.rule})", *_names("alliance", one.id)))
            for one in sorted(
                GAME.catalog(content_of(PRINTED_PACK)).alliances, key=lambda one: (one.family, PRINTED.index(one.id))
            )
        ],
    )
    professionals = _table(
        ("professional", "по-русски"), games, [(f"played {one}", _names("professional", one)) for one in PROFESSIONALS]
    )
    falcon = _table(
        ("action card", "по-русски", "copies"),
        games,
        [(f"falcon played {one}", (*_names("falcon", one), str(copies[one]))) for one in FALCON_CARDS],
    )
    total = sum(copies.values())
    return "\n".join(
        (
            HEAD,
            f"## {len(PRINTED)} alliances, by family\n",
            alliances,
            f"## {len(PROFESSIONALS)} professionals\n",
            professionals,
            f"## {total} action cards of Сокол, {len(FALCON_CARDS)} kinds\n",
            falcon,
        )
    )


@cache
def shown() -> Mapping[str, frozenset[str]]:
    """Give the cards that each golden game shows."""
    return {name: frozenset(shown_cards(replayed("power", name))) for name in SCENARIOS}


def _table(
    head: tuple[str, ...], games: Mapping[str, frozenset[str]], rows: Iterable[tuple[str, tuple[str, ...]]]
) -> str:
    lines = [(*head, "golden games"), ("---",) * (len(head) + 1)]
    for feature, cells in rows:
        where = ", ".join(f"`{name}`" for name, cards in games.items() if feature in cards)
        lines.append((*cells, where))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


def _names(kind: str, card: str) -> tuple[str, str]:
    """Give the English and the Russian name of a card."""
    key = f"power-{kind}-{card}"
    return _speaker("en").say(key), _speaker("ru").say(key)


if __name__ == "__main__":
    main()
