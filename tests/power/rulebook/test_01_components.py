"""P-1: what lies on the table."""

from __future__ import annotations

from random import Random

import pytest
from tests.power.table import Table, infiltrate

from kuluary.games.power import GAME
from kuluary.games.power.content import read_content
from kuluary.games.power.content.cards import CONTROL, GROUP_OF, GROUPS, KINDS, POWER
from kuluary.games.power.redeal import redeal
from kuluary.games.power.rules.infiltration import general_shadows
from kuluary.games.power.state.decks import draw_alliances
from kuluary.games.power.words.actions import Discard

CONTENT = read_content(GAME.standard)


@pytest.mark.rule("P-1.1")
def test_objects_operations_projects_and_alliances_bring_points() -> None:
    table = Table()
    table.give(0, "media")
    table.operations(1, seat=0)
    table.stage(0, "comintern", 4)
    table.concluded(0, "fed_reserve")
    assert table.points(0) == 1 + 6 + 20 + 4


@pytest.mark.rule("P-1.2")
def test_t01_minimums() -> None:
    minimum = {name: CONTENT.minimum[kind] for kind, name in enumerate(KINDS)}
    assert minimum["law_enforcement"] == 1
    assert minimum["governments"] == 4


@pytest.mark.rule("P-1.2")
@pytest.mark.parametrize(
    ("group", "minimums"),
    [
        ("control", [1, 1, 1]),
        ("finance", [1, 1, 1]),
        ("science", [1, 1, 1]),
        ("support", [3, 3, 3]),
        ("power", [4, 4, 4, 5, 6]),
        ("inner_circle", [4]),
    ],
)
def test_minimums_by_group(group: str, minimums: list[int]) -> None:
    kinds = [kind for kind in range(len(KINDS)) if GROUPS[GROUP_OF[kind]] == group]
    assert [CONTENT.minimum[kind] for kind in kinds] == minimums


@pytest.mark.rule("P-1.3")
def test_governments_are_no_control_card() -> None:
    table = Table()
    table.give(0, "governments")
    assert (table.group(0, CONTROL), table.group(0, POWER)) == (0, 1)


@pytest.mark.rule("P-1.4")
def test_signs_from_every_source_add_up() -> None:
    table = Table()
    table.attach(0, table.give(0, "trade_unions"))
    table.give(0, "intelligence")
    table.concluded(0, "anarchists", "marxist_league")
    # Trade Unions with an Inner Circle 2, the corner 1, Intelligence by family E 1.
    assert table.sign(0, "agitator") == 4


@pytest.mark.rule("P-1.5")
def test_a_seat_always_has_ten_pieces() -> None:
    table = Table()
    (card,) = table.row("media")
    table.pool(0, active=5)
    table.stage(0, "spyware", 1)
    table.give(0, "banks", pieces=2)
    table.turn(0).play(0, infiltrate(card, 2))
    GAME.check(table.state)


@pytest.mark.rule("P-1.6")
def test_shadow_agents_are_no_pieces() -> None:
    table = Table()
    table.stage(0, "comintern", 3)
    table.pool(0, active=2)
    assert general_shadows(table.state, 0) == 3
    assert table.state.active[0] + table.state.reserve[0] == 9


@pytest.mark.rule("P-1.7")
def test_a_hand_is_seen_by_its_owner_only_but_counted_by_all() -> None:
    table = Table()
    table.hand(0, "cia", "kgb")
    assert {view.alliance for view in GAME.view(table.state, 0).hand} == {15, 16}
    rival = GAME.view(table.state, 1).seats[0]
    assert (rival.hand, rival.known) == (2, ())


@pytest.mark.rule("P-1.7")
def test_the_alliance_discard_is_open() -> None:
    table = Table()
    table.discarded_alliances("cia")
    assert GAME.view(table.state, None).alliance_discard == (15,)


@pytest.mark.rule("P-1.8")
def test_wars_and_secondary_objects_never_lie_in_the_discard() -> None:
    table = Table(2)
    table.concluded(0, "anarchists")
    table.secondary(0, "control")
    table.wars(1)
    table.alliances().play(0, Discard(19 << 3))
    assert table.state.discard == ()
    assert table.state.supply[0] == 10


@pytest.mark.rule("P-1.9")
def test_an_empty_alliance_deck_is_made_anew_at_the_next_draw() -> None:
    table = Table(2)
    table.alliance_deck()
    table.state.concluded[1] &= ~(1 << 15)
    table.state.alliance_discard = (15,)
    (card,) = table.row("media")
    table.hold(0, 1, pieces=1)
    table.pool(1, active=2)
    table.turn(1).play(1, infiltrate(card, 2))
    assert table.in_hand(0) == {"cia"}
    assert table.state.alliance_discard == ()


@pytest.mark.rule("P-1.9")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    table = Table(2)
    table.discarded_alliances("cia")
    table.alliance_deck("kgb")
    table.state.agenda = [draw_alliances(0, 2)]
    assert table.asked == []
    assert table.in_hand(0) == {"cia", "kgb"}


@pytest.mark.rule("P-1.9")
def test_with_deck_and_discard_empty_nobody_draws() -> None:
    table = Table(2)
    table.alliance_deck()
    (card,) = table.row("media")
    table.hold(0, 1, pieces=1)
    table.pool(1, active=2)
    table.turn(1).play(1, infiltrate(card, 2))
    assert table.in_hand(0) == set()


@pytest.mark.rule("P-1.10")
def test_a_row_card_is_nobodys_before_the_takeover() -> None:
    table = Table()
    table.row("trade_unions")
    table.hold(0, 1, pieces=3)
    assert table.sign(0, "agitator") == 0
    assert table.takeover().asked is not None
    assert table.sign(0, "agitator") == 1


@pytest.mark.rule("P-1.11")
def test_a_round_goes_on_until_the_row_is_empty_and_ends_with_the_alliance_phase() -> None:
    table = Table(2)
    table.row("media", "banks")
    table.hand(0, "kgb")
    table.hold(1, 1, pieces=1)
    table.takeover()
    assert table.prompt == "act_supervised"
    table = Table(2)
    table.row("media")
    table.hand(0, "kgb")
    table.hold(1, 1, pieces=1)
    table.takeover()
    assert table.prompt == "conclude"


@pytest.mark.rule("P-1.7")
def test_a_redeal_keeps_what_a_seat_sees() -> None:
    table = Table()
    table.hand(0, "cia")
    table.hand(1, "kgb", "mossad")
    table.turn(0)
    twin = redeal(table.state, 0, Random(3))
    assert GAME.view(twin, 0) == GAME.view(table.state, 0)
