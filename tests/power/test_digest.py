"""The digests of the rules and the content files say the same, value by value and mark by mark."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.power.table import PRINTED

from kuluary.core import Text
from kuluary.games.power import GAME
from kuluary.games.power.content import SEAT_COLUMNS, read_content
from kuluary.games.power.content.cards import (
    GROUP_OF,
    KINDS,
    OPERATIONS,
    PROJECTS,
    SECONDARIES,
    SIGNS,
    SUPPORT,
)
from kuluary.speaker import Speaker

CONTENT = read_content(GAME.standard)
RULES = Path(__file__).parents[2] / "docs" / "rules"
DIGESTS = {language: (RULES / f"power.{language}.md").read_text(encoding="utf-8") for language in ("en", "ru")}
MARK = "≈ "

speaker = cache(Speaker)
"""Who says it in a language."""


def rows(language: str, clause: str) -> list[list[str]]:
    """Give the cells of the first table of a clause, heading apart."""
    text = DIGESTS[language].split(f"**{clause}**", 1)[1]
    table = text[text.index("\n|") + 1 :].split("\n\n", 1)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


def inferred(file: str, entry: str, field: str) -> bool:
    """Tell whether a value of the content files is reconstructed."""
    return f"inferred:{field}" in CONTENT.marks[file][entry]


def written(value: object, marked: bool) -> str:
    """Write a value as a digest does."""
    return f"{MARK if marked else ''}{value}"


@pytest.mark.rule("P-1.2")
@pytest.mark.parametrize("language", DIGESTS)
def test_the_table_of_objects(language: str) -> None:
    found = [(row[2], row[4], row[5]) for row in rows(language, "P-1.2")]
    expected = []
    for kind, name in enumerate(KINDS):
        copies = "/".join(str(CONTENT.copies[seats][kind]) for seats in SEAT_COLUMNS)
        expected.append(
            (
                written(CONTENT.minimum[kind], inferred("objects", name, "minimum")),
                written(CONTENT.special[kind], inferred("objects", name, "special_interest")),
                written(copies, inferred("objects", name, "copies")),
            )
        )
    assert found == expected


@pytest.mark.rule("P-2.2")
@pytest.mark.parametrize("language", DIGESTS)
def test_the_table_of_decks(language: str) -> None:
    expected = []
    for seats in SEAT_COLUMNS:
        copies = CONTENT.copies[seats]
        groups = [sum(number for kind, number in enumerate(copies) if GROUP_OF[kind] == group) for group in range(6)]
        expected.append([seats, sum(groups[:SUPPORT]), *groups[SUPPORT:], 2, sum(groups) + 2])
    assert [[int(cell) for cell in row] for row in rows(language, "P-2.2")] == expected


@pytest.mark.rule("P-5.13")
@pytest.mark.rule("P-5.14")
@pytest.mark.rule("P-5.15")
@pytest.mark.rule("P-5.16")
@pytest.mark.parametrize("language", DIGESTS)
@pytest.mark.parametrize("project", PROJECTS)
def test_the_tables_of_projects(language: str, project: str) -> None:
    number = PROJECTS.index(project)
    found = [row[2:] for row in rows(language, f"P-5.{13 + number}")]
    for stage, cells in enumerate(found):
        agents, signs = (
            written(
                values[number][stage],
                inferred("projects", project, field) or inferred("projects", project, f"{field}.{stage + 1}"),
            )
            for field, values in (("agents", CONTENT.agents), ("signs", CONTENT.signs))
        )
        points = CONTENT.stage_points[number][stage]
        assert cells == [agents, signs, str(CONTENT.benefit[number][stage]), str(points or "")]


@pytest.mark.rule("P-4.16")
@pytest.mark.parametrize(("language", "between"), [("en", r"agents, (.+?) points"), ("ru", r"агент\w*, (.+?) очк")])
def test_the_list_of_operations(language: str, between: str) -> None:
    for number, name in enumerate(OPERATIONS):
        said = speaker(language).say(Text(f"power-operation-{name}"))
        line = DIGESTS[language].split(f"{said}: " if language == "en" else f"«{said}»: ", 1)[1]
        match = re.match(rf"(.+?) {between}", line)
        assert match
        assert match.groups() == (
            written(CONTENT.operation_agents[number], inferred("operations", name, "agents")),
            written(CONTENT.operation_points[number], inferred("operations", name, "points")),
        )


def paragraph(name: str) -> str:
    """Give the English paragraph of an alliance in one line."""
    text = DIGESTS["en"].split(f"*{speaker('en').say(Text(f'power-alliance-{name}'))}*. ", 1)[1].split("\n\n", 1)[0]
    return " ".join(text.split())


@pytest.mark.rule("P-7.4")
@pytest.mark.parametrize("name", PRINTED)
def test_the_corner_of_an_alliance(name: str) -> None:
    alliance = CONTENT.alliances[PRINTED.index(name)]
    said = {
        "points": f"{alliance.corner_value} points",
        "sign": f" {SIGNS[alliance.corner_value % 4]} sign",
        "secondary": f" {SECONDARIES[alliance.corner_value % 4]} secondary object",
    }
    corner = re.search(r"(≈ )?Corner: (.+?)\.", paragraph(name))
    assert corner
    assert corner[2].endswith(said[alliance.corner])
    assert bool(corner[1]) == inferred("alliances", name, "corner")


@pytest.mark.rule("P-7.3")
@pytest.mark.parametrize("name", PRINTED)
def test_the_marks_of_an_alliance(name: str) -> None:
    requirement = any(inferred("alliances", name, field) for field in ("requires", "any", "without", "most"))
    effect = any(inferred("alliances", name, field) for field in ("sign", "group", "groups", "kinds", "position"))
    text = paragraph(name)
    assert ("≈ Requirements" in text, "≈ Effect" in text) == (requirement, effect)
