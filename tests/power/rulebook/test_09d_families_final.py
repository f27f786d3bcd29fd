"""P-9.11 to P-9.16: the final families, K to O, and P, lasting and final."""

from __future__ import annotations

import pytest
from tests.power.families import phase, qualifies
from tests.power.table import Table

from kuluary.games.power import GAME
from kuluary.games.power.content.cards import SECONDARY_CARD
from kuluary.games.power.words.actions import Discard
from kuluary.games.power.words.events import ObjectDiscarded


@pytest.mark.rule("P-9.11")
@pytest.mark.parametrize(("name", "kind"), [("cartels", "crime"), ("malta", "corporations")])
def test_operations_and_a_power_kind(name: str, kind: str) -> None:
    table = Table()
    table.attach(0, table.give(0, kind))
    table.operations(3, seat=0)
    table.concluded(0, name)
    assert table.row_points(0, 9) == 2 * 3 + 2 * 1


@pytest.mark.rule("P-9.11")
def test_operations_of_rivals_bring_nothing() -> None:
    table = Table()
    table.operations(3, seat=1)
    table.concluded(0, "cartels")
    assert table.row_points(0, 9) == 0


@pytest.mark.rule("P-9.12")
@pytest.mark.rule("P-11.11")
def test_t31_the_sole_leader_scores_seven_even_if_not_the_owner() -> None:
    table = Table()
    table.concluded(0, "jasons")
    table.give(0, "patents")
    table.give(1, "patents")
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 0, 0]
    table.give(1, "research")
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 7, 0]


@pytest.mark.rule("P-9.12")
@pytest.mark.parametrize(
    ("name", "group"),
    [("jasons", "science"), ("rosicrucians", "power"), ("templars", "finance"), ("thirty_three", "control")],
)
def test_each_majority_counts_its_group_with_secondary_objects(name: str, group: str) -> None:
    table = Table()
    table.concluded(0, name)
    table.secondary(2, group)
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 0, 7]


@pytest.mark.rule("P-9.12")
def test_nobody_scores_when_all_have_none() -> None:
    table = Table()
    table.concluded(0, "rosicrucians")
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("P-9.13")
@pytest.mark.parametrize(
    ("name", "kind"), [("bilderberg", "exchanges"), ("elihu", "universities"), ("skull_bones", "governments")]
)
def test_t29_the_summit(name: str, kind: str) -> None:
    table = Table()
    table.gives(0, kind, kind, "crime", "corporations")
    table.secondary(0, "power")
    table.concluded(0, name)
    assert table.row_points(0, 9) == 3 * 2 + 3


@pytest.mark.rule("P-9.14")
@pytest.mark.parametrize(
    ("name", "kind", "support"),
    [
        ("unions_fed", "governments", "trade_unions"),
        ("chamber", "exchanges", "consulates"),
        ("culture_league", "universities", "intelligence"),
    ],
)
def test_signs_and_a_power_kind(name: str, kind: str, support: str) -> None:
    table = Table()
    table.give(0, kind)
    table.attach(0, table.give(0, support))
    table.concluded(0, name)
    # Two signs of the doubled support card and one in the corner, one power card.
    assert table.row_points(0, 9) == 3 * 3 + 3 * 1


@pytest.mark.rule("P-9.14")
def test_signs_of_family_e_score_too() -> None:
    table = Table()
    table.give(0, "intelligence")
    table.concluded(0, "unions_fed", "marxist_league")
    assert table.row_points(0, 9) == 3 * 2


@pytest.mark.rule("P-9.15")
def test_freemasons_score_support_cards() -> None:
    table = Table()
    table.attach(0, table.give(0, "trade_unions"))
    table.gives(0, "consulates", "intelligence")
    table.concluded(0, "freemasons")
    assert table.row_points(0, 9) == 9


@pytest.mark.rule("P-9.16")
def test_one_or_two_cards_of_the_colour_may_be_discarded() -> None:
    table = phase()
    cards = [table.give(0, kind) for kind in ("media", "media", "ruling_parties")]
    banks = table.give(0, "banks")
    table.concluded(0, "anarchists")
    table.alliances()
    assert table.why(0, Discard(banks)) == ("wrong_colour", "P-9.16")
    # A point goes with the card, and three come for it in the discard.
    assert [(one.card, one.total) for one in GAME.view(table.state, 0).outcomes] == [
        (card, table.points(0) + 2) for card in cards
    ]
    assert GAME.view(table.state, 1).outcomes == ()
    table.play(0, Discard(cards[0]), Discard(cards[1]))
    assert table.state.discard == (cards[0], cards[1])
    assert table.prompt != "discard_colour"
    assert [one.pays for one in table.saw(ObjectDiscarded)] == [False, False], "it pays for nothing"


@pytest.mark.rule("P-9.16")
@pytest.mark.rule("P-8.14")
def test_a_secondary_object_so_discarded_returns_to_the_supply() -> None:
    table = phase()
    table.secondary(0, "control")
    table.concluded(0, "anarchists")
    table.alliances().play(0, Discard(SECONDARY_CARD[0]))
    assert (table.held(0, "control"), table.state.supply[0]) == (0, 10)
    assert table.state.discard == ()


@pytest.mark.rule("P-9.16")
def test_two_such_alliances_work_each_with_its_own_colour() -> None:
    table = phase()
    control = [table.give(0, "media"), table.give(0, "ruling_parties")]
    finance = [table.give(0, "banks"), table.give(0, "valuables")]
    table.concluded(0, "anarchists", "jesuits")
    table.alliances().play(0, *[Discard(card) for card in (*control, *finance)])
    assert len(table.state.discard) == 4


@pytest.mark.rule("P-9.16")
@pytest.mark.parametrize(
    ("name", "kind"), [("anarchists", "media"), ("jesuits", "banks"), ("scientologists", "patents")]
)
def test_cards_of_the_colour_in_the_discard_score_whoever_discarded_them(name: str, kind: str) -> None:
    table = Table()
    table.concluded(0, name)
    table.discard(kind, kind, "governments")
    assert table.row_points(0, 9) == 6


@pytest.mark.rule("P-9.16")
@pytest.mark.parametrize(
    ("name", "group", "power"),
    [
        ("anarchists", "control", "governments"),
        ("jesuits", "finance", "exchanges"),
        ("scientologists", "science", "universities"),
    ],
)
def test_its_power_card_forbids_it(name: str, group: str, power: str) -> None:
    table = Table()
    table.secondary(0, group, 3)
    assert qualifies(table, name)
    table.give(0, power)
    assert not qualifies(table, name)
