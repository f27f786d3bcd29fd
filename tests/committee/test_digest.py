"""The tables of the rules say what the content files say, in both languages."""

from __future__ import annotations

import pytest
from tests.committee.digest import (
    CONTENT,
    LANGUAGES,
    PRINTED,
    _same,
    base,
    board_rows,
    cell_row,
    condition,
    interrogations,
    main_conditions,
    main_rows,
    mission_rows,
    page,
)

from kuluary.games.committee.words.names import AGENTS, MAINS

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.rule("C-10.20")
@EVERY_LANGUAGE
def test_the_printed_missions_have_a_row_each(language):
    assert sorted(mission_rows(page(language))) == list(PRINTED)
    assert CONTENT.missions[max(PRINTED)] is not None


@pytest.mark.rule("C-10.20")
@EVERY_LANGUAGE
@pytest.mark.parametrize("number", PRINTED)
def test_the_condition_of_a_mission(language, number):
    said = mission_rows(page(language))[number][3].removesuffix(" ≈")
    assert _same(said, condition(language, CONTENT.missions[number]))


@pytest.mark.rule("C-10.20")
@EVERY_LANGUAGE
@pytest.mark.parametrize("number", PRINTED)
def test_a_reconstructed_condition_is_marked(language, number):
    fields = {"price", "checks", "cities", "target", "other"}
    derived = CONTENT.inferred.get(f"mission.{number:03}", ())
    assert mission_rows(page(language))[number][3].endswith("≈") == bool(fields & set(derived))


@pytest.mark.rule("C-11.15")
@EVERY_LANGUAGE
@pytest.mark.parametrize("place", range(len(MAINS)))
def test_the_conditions_of_a_main_mission(language, place):
    said = main_rows(page(language))[MAINS[place]].split(" → ")
    wanted = main_conditions(language, place).split(" → ")
    pairs = [(one.split(": "), two.split(": ")) for one, two in zip(said, wanted, strict=True)]
    assert all(one[0] == two[0] and _same(one[1], two[1]) for one, two in pairs)


@pytest.mark.rule("C-12.8")
@EVERY_LANGUAGE
@pytest.mark.parametrize("agent", AGENTS)
def test_the_board_of_an_agent(language, agent):
    rows = board_rows(page(language))[agent]
    cells = CONTENT.boards[agent].cells
    assert rows == [cell_row(language, slot, cells[slot], row) for slot, row in enumerate(rows)]


@pytest.mark.rule("C-12.8")
@EVERY_LANGUAGE
@pytest.mark.parametrize("agent", AGENTS)
def test_the_base_income_of_an_agent(language, agent):
    word = "Базовый доход" if language == "ru" else "Base income"
    assert page(language).replace(" !", "").count(f"* {word}: {base(language, agent)}.\n") >= 1


@pytest.mark.rule("C-1.19")
@EVERY_LANGUAGE
def test_the_checks_of_the_interrogation_tokens(language):
    assert interrogations(language) in " ".join(page(language).split())
