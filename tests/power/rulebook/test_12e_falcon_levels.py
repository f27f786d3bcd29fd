"""P-12.35 to P-12.42: the levels of Сокол, and how you meet him."""

from __future__ import annotations

import pytest
from tests.power.falcon import ME, MEDIATOR, against, play_card, turn
from tests.power.table import FALCON, PASS, conclude, professional

import kuluary
from kuluary.games.power.rules.falcon.projects import circle_moves
from kuluary.games.power.rules.rounds import NEXT_ROUND
from kuluary.games.power.rules.scoring import result, title
from kuluary.games.power.rules.takeover import TAKE_OVER
from kuluary.games.power.words.actions import Give
from kuluary.games.power.words.falcon import FalconDrew, FalconNothing, FalconOperated

# Levels


@pytest.mark.rule("P-12.35")
def test_beginner_has_two_alliances_no_tokens_and_no_cards() -> None:
    match = kuluary.Match.new("power", seats=1, seed=2, options={"falcon": {"level": "beginner"}})
    assert match.state.hands[FALCON].bit_count() == 2
    assert match.state.project_order == ()
    table = against("beginner")
    table.row("corporations")
    table.exhaust(FALCON, active=1)
    table.supervisor(FALCON)
    turn(table)
    assert table.saw(FalconNothing)


@pytest.mark.rule("P-12.35")
def test_a_beginner_is_not_moved_by_a_circle_but_by_support_cards() -> None:
    table = against("beginner")
    table.stage(FALCON, "comintern", 1)
    circle_moves(table.state)
    assert table.stage_of(FALCON, "comintern") == 1
    table.row("consulates", "media", "banks")
    table.hold(FALCON, 1, pieces=3)
    table.takeover()
    assert table.prompt
    assert table.stage_of(FALCON, "unified_nations") == 1


@pytest.mark.rule("P-12.36")
def test_medium_scores_nothing_extra_for_alliances() -> None:
    table = against("medium")
    table.concluded(FALCON, "cia", "kgb")
    assert table.points(FALCON) == 0


@pytest.mark.rule("P-12.37")
def test_high_moves_him_in_all_his_projects_for_a_circle() -> None:
    table = against("high")
    table.stage(FALCON, "comintern", 1)
    table.stage(FALCON, "spyware", 5)
    table.state.project_order = (0, 1)
    circle_moves(table.state)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [2, 0, 5]


@pytest.mark.rule("P-12.37")
@pytest.mark.parametrize(("level", "cards"), [("medium", 0), ("high", 1)])
def test_high_plays_a_card_when_only_one_of_two_was_recruited(level: str, cards: int) -> None:
    table = against(level)
    table.row("corporations")
    table.exhaust(FALCON, active=3)
    table.pool(FALCON, active=2)
    table.supervisor(FALCON)
    if cards:
        table.draws((MEDIATOR,))
    turn(table)
    drawn = [event.reason for event in table.saw(FalconDrew)]
    assert drawn.count("one_recruited") == cards


@pytest.mark.rule("P-12.37")
@pytest.mark.rule("P-12.38")
@pytest.mark.parametrize(("level", "points"), [("high", 3), ("maximum", 6)])
def test_high_and_maximum_score_for_every_alliance(level: str, points: int) -> None:
    table = against(level)
    table.concluded(FALCON, "cia", "kgb", "mossad")
    assert table.row_points(FALCON, 8) == points


@pytest.mark.rule("P-12.38")
def test_maximum_runs_operations_for_one_less() -> None:
    table = against("maximum")
    table.row("media", "banks")
    table.wars(1)
    table.pool(FALCON, active=4)
    turn(table)
    assert table.saw(FalconOperated) == [FalconOperated(0, "war")]


@pytest.mark.rule("P-12.38")
@pytest.mark.rule("P-12.26")
def test_so_does_its_emissary() -> None:
    table = against("maximum")
    table.pool(FALCON, active=4)
    play_card(table, "emissary")
    assert table.state.operation_pieces[0] == 4


@pytest.mark.rule("P-12.38")
@pytest.mark.parametrize(
    ("kind", "groups"),
    [
        ("governments", ["control"]),
        ("exchanges", ["finance"]),
        ("universities", ["science"]),
        ("corporations", ["power"]),
        ("crime", ["control", "finance", "science"]),
    ],
)
def test_maximum_takes_secondary_objects_for_captured_power_cards(kind: str, groups: list[str]) -> None:
    table = against("maximum")
    table.row(kind, "media", "banks")
    table.hold(FALCON, 1, pieces=6)
    table.takeover()
    assert table.prompt
    assert [group for group in ("control", "finance", "science", "power") if table.held(FALCON, group)] == groups


@pytest.mark.rule("P-12.38")
def test_on_high_he_takes_none() -> None:
    table = against("high")
    table.row("governments", "media", "banks")
    table.hold(FALCON, 1, pieces=4)
    table.state.agenda = [TAKE_OVER]
    assert table.asked == []
    assert table.kinds(FALCON) == ["governments"]
    assert table.held(FALCON, "control") == 0


@pytest.mark.rule("P-12.38")
@pytest.mark.rule("P-12.23")
@pytest.mark.parametrize(
    ("level", "cards", "attached"), [("maximum", 5, True), ("maximum", 4, False), ("high", 5, False)]
)
def test_only_on_maximum_he_attaches_circles_where_it_brings_more_than_four(
    level: str, cards: int, attached: bool
) -> None:
    table = against(level)
    table.give(FALCON, "governments")
    table.give(FALCON, "inner_circle")
    table.secondary(FALCON, "control", cards)
    objects = [card for card in table.state.deck if card >> 3 < 18]
    table.state.deck = tuple(card for card in table.state.deck if card not in objects[3:])
    table.state.discard = tuple(objects[3:])
    table.state.agenda = [NEXT_ROUND]
    assert table.asked == []
    assert table.row_points(FALCON, 5) == (0 if attached else 4)
    assert table.row_points(FALCON, 2) == cards * (2 if attached else 1)


# You and him


@pytest.mark.rule("P-12.39")
def test_you_choose_what_he_gives() -> None:
    table = against()
    table.stage(ME, "deep_state", 2)
    table.give(ME, "trade_unions")
    table.hand(ME, "cheka")
    cards = [table.give(FALCON, "media"), table.give(FALCON, "ruling_parties")]
    table.alliances().play(ME, conclude("cheka"))
    assert table.prompt == "falcon_give"
    assert set(table.actions(ME)) == {Give(card) for card in cards}
    table.play(ME, Give(cards[1]))
    assert cards[1] in table.state.owned[ME]


@pytest.mark.rule("P-12.39")
@pytest.mark.rule("P-9.3")
def test_his_own_sign_protects_him() -> None:
    table = against()
    table.stage(ME, "deep_state", 2)
    table.give(ME, "trade_unions")
    table.hand(ME, "cheka")
    table.gives(FALCON, "media", "trade_unions")
    table.alliances().play(ME, conclude("cheka"))
    assert table.kinds(FALCON) == ["media", "trade_unions"]


@pytest.mark.rule("P-12.39")
def test_with_none_of_the_colour_you_choose_among_all_he_has() -> None:
    table = against()
    table.stage(ME, "deep_state", 2)
    table.give(ME, "trade_unions")
    table.hand(ME, "cheka")
    cards = [table.give(FALCON, "banks"), table.give(FALCON, "consulates")]
    table.alliances().play(ME, conclude("cheka"))
    assert set(table.actions(ME)) == {Give(card) for card in cards}


@pytest.mark.rule("P-12.40")
def test_your_majority_may_pay_him_his_own_pays_nobody() -> None:
    table = against()
    table.concluded(ME, "jasons")
    table.concluded(FALCON, "templars")
    table.secondary(FALCON, "science")
    table.secondary(ME, "finance")
    assert table.row_points(FALCON, 9) == 7
    assert table.row_points(ME, 9) == 0


@pytest.mark.rule("P-12.41")
def test_more_than_every_rival_compares_with_him() -> None:
    table = against()
    table.hand(ME, "triads")
    table.pool(ME, active=3)
    table.pool(FALCON, active=3)
    table.alliances()
    assert table.actions(ME) == (PASS,)


@pytest.mark.rule("P-10.14")
def test_your_assassin_reaches_his_pieces() -> None:
    table = against(professionals=True)
    table.row("media", "banks")
    his = table.give(FALCON, "governments", pieces=2)
    table.professionals(ME, "assassin")
    table.supervisor(FALCON)
    table.pool(ME, active=1)
    table.turn(ME).play(ME, professional("assassin"))
    assert table.state.pieces[his] == 1


@pytest.mark.rule("P-12.42")
@pytest.mark.parametrize(
    ("points", "number"), [(59, 1), (60, 2), (99, 2), (100, 3), (149, 3), (150, 4), (189, 4), (190, 5)]
)
def test_f_t_titles(points: int, number: int) -> None:
    assert title(points) == number


@pytest.mark.rule("P-12.42")
def test_the_higher_score_wins_and_deep_state_decides_a_tie() -> None:
    table = against()
    table.stage(ME, "deep_state", 1)
    found = result(table.state)
    assert (found.winners, found.places, found.how) == ((ME,), (1, 2), "deep_state")
    table.give(FALCON, "media")
    assert result(table.state).winners == (FALCON,)
