"""The tables of docs/rules/committee.*.md in the words of both languages, made from the content files.

`python -m tests.committee.digest` brings the rows of missions and boards up to date after a change of content.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from kuluary.core import Text, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.content.records import CALM, GAIN, LIMIT, RELIEF, Cell, Check, IncomeParts, Mission, Part
from kuluary.games.committee.words.names import (
    AGENTS,
    CELLS,
    CITIES,
    MAINS,
    SYMBOLS,
)
from kuluary.games.committee.words.views import Price
from kuluary.speaker import Speaker

DOCS: Final = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES: Final = ("ru", "en")
CONTENT: Final = content_of(GAME.standard)
PRINTED: Final = range(1, 43)
"""The missions of the rulebook: the tables speak of these, whatever else the content may have."""

_COLOURS: Final = {"ru": ("ОК", "АН", "ТР", "любой отдел"), "en": ("HR", "AN", "TR", "any department")}
_SYMBOLS: Final = {
    "ru": ("кулак", "глаз", "книга", "рукопожатие", "лампа"),
    "en": ("fist", "eye", "book", "handshake", "lamp"),
}
_GOODS: Final = {
    "ru": {
        "doc": ("документ", "документа", "документов"),
        "med": ("медикамент", "медикамента", "медикаментов"),
        "eq": ("снаряжение", "снаряжения", "снаряжений"),
        "fuel": ("топливо", "топлива", "топлива"),
        "any": ("любой груз", "любых груза", "любых грузов"),
        "same": ("груз", "одинаковых груза", "одинаковых грузов"),
    },
    "en": {
        "doc": ("document", "documents", "documents"),
        "med": ("medicine", "medicine", "medicine"),
        "eq": ("equipment", "equipment", "equipment"),
        "fuel": ("fuel", "fuel", "fuel"),
        "any": ("any cargo", "any cargo", "any cargo"),
        "same": ("same cargo", "same cargo", "same cargo"),
    },
}
_WORDS: Final = {
    "ru": {"and": " и ", "open": "открыта", "or": " или ", "income": "доход: ", "limit": " в лимит"},
    "en": {"and": " and ", "open": "open", "or": " or ", "income": "income: ", "limit": " to the limit"},
}


speaker: Final = cache(Speaker)
"""Who says it in a language."""


def city(language: str, place: int) -> str:
    """Name a city."""
    return speaker(language).say(Text(f"committee-city-{CITIES[place]}"))


def goods(language: str, kind: str, count: int) -> str:
    """Count pieces of a resource."""
    forms = _GOODS[language][kind]
    if count == 1:
        return f"1 {forms[0]}"
    return f"{count} {forms[1] if count < 5 else forms[2]}"


def price(language: str, value: Price) -> str:
    """Write a price."""
    parts = [(kind, getattr(value, kind)) for kind in ("med", "eq", "fuel", "any")]
    parts += [("same", size) for size in value.same]
    return " + ".join(goods(language, kind, count) for kind, count in [*parts, ("doc", value.doc)] if count)


def check(language: str, value: Check) -> str:
    """Write a check."""
    return f"{_COLOURS[language][value.colour]} {value.number}+"


def condition(language: str, mission: Mission) -> str:
    """Write the condition of a regular mission."""
    if mission.kind.name == "spend":
        assert mission.price is not None
        return price(language, mission.price)
    if mission.kind.name == "checks":
        return _WORDS[language]["and"].join(check(language, one) for one in mission.checks)
    if mission.kind.name == "interrogation":
        return ", ".join(city(language, place) for place in mission.cities)
    if mission.kind.name == "delivery":
        return f"→ {city(language, mission.target)}"
    return f"{city(language, mission.city)}–{city(language, mission.target)}"


def main_conditions(language: str, place: int) -> str:
    """Write the conditions of a main mission in order, without remarks."""
    parts = []
    for one in CONTENT.mains[place]:
        asks = "" if one.price is None else price(language, one.price)
        asks += "" if one.check is None else check(language, one.check)
        parts.append(f"{city(language, one.city)}: {asks}")
    return " → ".join(parts)


def _part(language: str, part: Part) -> str:
    words = _WORDS[language]
    if part.kind == GAIN:
        names = ("doc", "med", "eq", "fuel")
        if part.choices == (1, 2, 3):
            return goods(language, "any", part.amount)
        return words["or"].join(goods(language, names[kind], part.amount) for kind in part.choices)
    if part.kind == LIMIT:
        return goods(language, "doc", part.amount) + words["limit"]
    if part.kind == CALM:
        return ("1 спокойствие" if language == "ru" else "1 calm") + words["limit"]
    if part.kind == RELIEF:
        return "снять с себя 1 стресс" if language == "ru" else "remove 1 own stress"
    return "1 жетон действия" if language == "ru" else "1 action token"


def income(language: str, value: IncomeParts) -> str:
    """Write an income."""
    return _WORDS[language]["and"].join(_part(language, part) for part in value)


def base(language: str, agent: str) -> str:
    """Write the base incomes of an agent."""
    return "; ".join(income(language, line) for line in CONTENT.boards[agent].base)


def interrogations(language: str) -> str:
    """Write the checks of the interrogation tokens, by colour."""
    found = []
    for colour, name in enumerate(_COLOURS[language]):
        numbers = [f"{one.number}+" for one in CONTENT.interrogations if one.colour == colour]
        found.append(f"{name} {', '.join(numbers)}")
    return "; ".join(found)


def cell_row(language: str, slot: int, cell: Cell, kept: list[str]) -> list[str]:
    """Write the row of a cell; what an old row says about a bonus that is no income is kept."""
    words = _WORDS[language]
    marks = [" !" if text.endswith("!") else "" for text in kept]
    bonus = words["income"] + income(language, cell.income) + marks[2] if cell.income else kept[2]
    if not cell.income and kept[2].startswith(words["income"]):
        bonus = "—"
    transport = slot // CELLS == 2
    paid = words["open"] if cell.price is None else price(language, cell.price)
    return [
        f"{_COLOURS[language][slot // CELLS]} {slot % CELLS + 1}",
        kept[1] if _same(paid, kept[1].removesuffix(" !")) else paid + marks[1],
        bonus,
        ", ".join(_SYMBOLS[language][symbol] for symbol in cell.symbols) or "—",
        str(cell.rerolls) if cell.rerolls else "—",
        str(cell.cars) if transport else "",
        (str(cell.places) if cell.places else "—") if transport else "",
    ]


def _same(one: str, two: str) -> bool:
    """Tell whether two prices are the same but for their order."""
    return sorted(one.split(" + ")) == sorted(two.split(" + "))


def page(language: str) -> str:
    """Read the rules of a language."""
    return (DOCS / f"committee.{language}.md").read_text(encoding="utf-8")


def mission_rows(text: str) -> dict[int, list[str]]:
    """Find the rows of the regular missions (C-10.20)."""
    part = text.split("**C-10.20**", 1)[1].split("**C-11.1**", 1)[0]
    return {int(row[0]): row for row in _rows(part) if row[0].isdigit()}


def board_rows(text: str) -> dict[str, list[list[str]]]:
    """Find the rows of every board (C-12.8)."""
    part = text.split("**C-12.8**", 1)[1].split("**C-12.9**", 1)[0]
    return {
        agent: [row for row in _rows(board) if re.search(r" \d$", row[0])]
        for agent, board in zip(AGENTS, re.split(r"^\*", part, flags=re.MULTILINE)[1:], strict=True)
    }


def main_rows(text: str) -> dict[str, str]:
    """Find the conditions of the main missions, remarks taken off (C-11.15)."""
    part = text.split("**C-11.15**", 1)[1].split("**C-12.1**", 1)[0]
    rows = {row[0]: row[2] for row in _rows(part) if row[0] in MAINS}
    return {name: re.sub(r" \([^)]*\)| ≈", "", row) for name, row in rows.items()}


def _rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in text.splitlines() if line.startswith("| ")]


def update(language: str) -> None:
    """Bring the rows of missions and boards of a page up to date."""
    text = page(language)
    for number, row in mission_rows(text).items():
        wanted = condition(language, CONTENT.missions[number])
        if not _same(row[3].removesuffix(" ≈"), wanted):
            text = text.replace(_line(row), _line([*row[:3], f"{wanted} ≈"]), 1)
    for agent, rows in board_rows(text).items():
        start = text.index(_line(rows[0]), text.index("**C-12.8**"))
        for slot, row in enumerate(rows):
            new = _line(cell_row(language, slot, CONTENT.boards[agent].cells[slot], row))
            start = text.index(_line(row), start)
            text = text[:start] + new + text[start + len(_line(row)) :]
    (DOCS / f"committee.{language}.md").write_text(text, encoding="utf-8")


def _line(row: list[str]) -> str:
    return "| " + " | ".join(row) + " |"


assert len(_SYMBOLS["en"]) == len(SYMBOLS) - 1

if __name__ == "__main__":
    for name in LANGUAGES:
        update(name)
