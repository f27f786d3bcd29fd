"""P-9: the sixteen families of alliances, and what each alliance asks for (P-7.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest
from tests.power.families import REQUIREMENTS, qualifies
from tests.power.table import PRINTED, PRINTED_PACK, Table

import kuluary
from kuluary.core import RandomChance, content_of, random_playout
from kuluary.games.power import GAME
from kuluary.games.power.content.cards import ALLIANCES
from kuluary.games.power.content.kinds import FAMILIES
from kuluary.games.power.rules.alliance_phase import conclude

ALL = content_of(PRINTED_PACK).alliances


@pytest.mark.rule("P-9.1")
@pytest.mark.rule("P-9.16")
def test_all_forty_six_alliances_in_sixteen_families() -> None:
    letters = "ABCDEFGHIJKLMNOP"
    assert Counter(alliance.kind.letter for alliance in ALL) == dict.fromkeys(letters, 3) | {"K": 2, "L": 4, "O": 1}


@pytest.mark.rule("P-9.1")
def test_a_family_names_its_clause() -> None:
    assert [FAMILIES[letter].rule for letter in sorted(FAMILIES)[:16]] == [f"P-9.{number}" for number in range(1, 17)]


def test_alliances_keep_the_numbers_that_logs_name() -> None:
    names = " ".join(PRINTED)
    assert sha256(names.encode()).hexdigest()[:16] == "56dfabe770a1e68b", "a new alliance goes to the end of its file"


@pytest.mark.rule("P-9.1")
@pytest.mark.rule("P-9.16")
@pytest.mark.parametrize("alliance", range(len(ALLIANCES)), ids=ALLIANCES)
def test_whoever_has_concluded_it_plays_on_to_the_end(alliance: int) -> None:
    state, rng = kuluary.Match.new("power", seats=3, seed="concluded").state.clone(), Random(alliance)
    state.hands = [hand & ~(1 << alliance) for hand in state.hands]
    state.hands[0] |= 1 << alliance
    state.alliance_bag = tuple([card for card in state.alliance_bag if card != alliance])
    conclude(state, 0, alliance, ignored=True)
    random_playout(GAME, state, RandomChance(rng), rng.random)
    GAME.check(state)
    assert state.concluded[0] >> alliance & 1


@pytest.mark.rule("P-7.4")
def test_corners_of_the_set_are_balanced() -> None:
    corners = [(alliance.corner, alliance.corner_value) for alliance in ALL]
    assert [corners.count(("sign", sign)) for sign in range(3)] == [5, 5, 5]
    assert [corners.count(("secondary", index)) for index in range(4)] == [4, 4, 4, 4]
    assert sum(kind == "points" for kind, _ in corners) == 15


@pytest.mark.rule("P-7.3")
@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirement_is_met_exactly(name: str) -> None:
    objects, secondaries, stages = REQUIREMENTS[name]
    table = Table()
    table.gives(0, *objects)
    for group, count in secondaries.items():
        table.secondary(0, group, count)
    for project, stage in stages.items():
        table.stage(0, project, stage)
    assert qualifies(table, name)


def without_one(name: str) -> Iterator[Table]:
    """Lay out what an alliance asks for, each time with one object, secondary object or stage less."""
    objects, secondaries, stages = REQUIREMENTS[name]
    for missing in (*range(len(objects)), *secondaries, *stages):
        table = Table()
        table.gives(0, *[kind for place, kind in enumerate(objects) if place != missing])
        for group, count in secondaries.items():
            table.secondary(0, group, count - (group == missing))
        for project, stage in stages.items():
            table.stage(0, project, stage - (project == missing))
        yield table


@pytest.mark.rule("P-7.3")
@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirement_is_not_met_with_anything_less(name: str) -> None:
    assert [qualifies(table, name) for table in without_one(name)].count(True) == 0


@pytest.mark.rule("P-7.3")
@pytest.mark.rule("P-9.2")
@pytest.mark.rule("P-9.10")
@pytest.mark.rule("P-9.12")
@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("control", ("milner", "elder_brother", "thirty_three")),
        ("finance", ("trilateral", "golden_dawn", "templars")),
        ("science", ("kabbalists", "thule", "jasons")),
        ("power", ("rosicrucians",)),
    ],
)
def test_two_cards_of_the_group_will_do_instead_of_the_named_card(group: str, names: tuple[str, ...]) -> None:
    table = Table()
    table.secondary(0, group)
    assert not any(qualifies(table, name) for name in names)
    table.secondary(0, group)
    assert all(qualifies(table, name) for name in names)
