"""What is particular about the golden games of «Комитет»: the easy country, and ID cards that go on."""

from __future__ import annotations

import pytest
from tests.committee.scenarios import EASY_ONLY, EVERYTHING, NEVER, SCENARIOS, carried
from tests.golden import path_of, read, shown


def test_what_only_an_easy_country_shows_is_named():
    ours = [shown("committee", name) for name, scenario in SCENARIOS.items() if scenario.content is None]
    assert sorted(EVERYTHING - frozenset().union(*ours) - NEVER) == sorted(EASY_ONLY)


@pytest.mark.rule("C-14.1")
def test_the_id_cards_of_a_victory_go_on_into_the_next_game():
    header = read(path_of("committee", "easy-four-again"))[0].header
    assert list(header.options["ids"]) == carried("easy-four")["ids"]
    assert any(card["stickers"] for card in header.options["ids"])
