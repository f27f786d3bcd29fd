"""P-11: final scoring."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, Table, attachment

from kuluary.games.power import GAME
from kuluary.games.power.rules.rounds import NEXT_ROUND
from kuluary.games.power.rules.scoring import result
from kuluary.games.power.state.answers import RECRUIT as _RECRUIT


def ending(seats: int = 2) -> Table:
    """Give a table whose deck cannot fill another row."""
    table = Table(seats)
    table.state.agenda = [NEXT_ROUND]
    return table


def end(table: Table) -> Table:
    objects = [card for card in table.state.deck if card >> 3 < 18]
    table.state.deck = tuple(card for card in table.state.deck if card not in objects[3:])
    table.state.discard = (*table.state.discard, *objects[3:])
    return table


@pytest.mark.rule("P-11.1")
def test_pieces_leave_the_objects_and_hands_are_discarded() -> None:
    table = ending()
    card = table.give(0, "media", pieces=3)
    table.hand(0, "fed_reserve")
    assert end(table).asked == []
    assert table.state.pieces[card] == 0
    assert table.state.hands == [0, 0]
    assert table.points(0) == 1


@pytest.mark.rule("P-11.2")
def test_last_circles_are_attached_by_choice_from_the_supervisors_seat() -> None:
    table = ending()
    table.supervisor(1)
    hosts = {}
    circles = {}
    for seat in (0, 1):
        hosts[seat] = table.give(seat, "governments" if seat else "exchanges")
        circles[seat] = table.give(seat, "inner_circle")
    end(table)
    assert (table.prompt, table.question.seat) == ("final_attach", 1)
    assert table.why(1, _RECRUIT[1]) == ("attach_or_pass", "P-11.2")
    table.play(1, PASS)
    table.play(0, attachment(circles[0], hosts[0]))
    assert [table.row_points(seat, 5) for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("P-11.2")
@pytest.mark.parametrize(("cards", "pays"), [(5, True), (4, False)])
def test_the_suggestion_attaches_only_where_it_brings_more_than_four(cards: int, pays: bool) -> None:
    table = ending()
    host = table.give(0, "governments")
    table.give(0, "universities")
    circle = table.give(0, "inner_circle")
    table.secondary(0, "control", cards)
    suggestion = GAME.suggest(end(table).state, table.question)
    assert suggestion == (attachment(circle, host) if pays else PASS)


@pytest.mark.rule("P-11.3")
def test_row_one_counts_objects_of_the_colours_not_secondary_objects() -> None:
    table = Table()
    table.gives(0, "media", "banks", "patents", "patents", "trade_unions")
    table.secondary(0, "science", 2)
    assert table.row_points(0, 1) == 4


@pytest.mark.rule("P-11.4")
def test_row_two() -> None:
    table = Table()
    table.gives(0, "governments", "exchanges", "universities")
    table.secondary(0, "control", 2)
    table.secondary(0, "science", 3)
    assert table.row_points(0, 2) == 2 + 0 + 3


@pytest.mark.rule("P-11.5")
def test_row_three() -> None:
    table = Table()
    table.give(0, "crime")
    for group in ("control", "finance", "science"):
        table.secondary(0, group, 2)
    assert table.row_points(0, 3) == 6


@pytest.mark.rule("P-11.6")
def test_row_four() -> None:
    table = Table()
    table.gives(0, "corporations", "crime", "governments")
    assert table.row_points(0, 4) == 6


@pytest.mark.rule("P-11.7")
def test_row_five_counts_circles_that_lie_alone() -> None:
    table = Table()
    table.gives(0, "inner_circle", "inner_circle")
    table.attach(0, table.give(0, "governments"))
    assert table.row_points(0, 5) == 8


@pytest.mark.rule("P-11.8")
def test_row_six() -> None:
    table = Table()
    table.operations(2, seat=1)
    assert table.row_points(1, 6) == 6 + 8


@pytest.mark.rule("P-11.9")
@pytest.mark.parametrize(
    ("project", "stage", "points"),
    [("comintern", 3, 0), ("comintern", 4, 20), ("spyware", 5, 40), ("deep_state", 4, 25), ("deep_state", 5, 50)],
)
def test_row_seven_stage_five_replaces_stage_four(project: str, stage: int, points: int) -> None:
    table = Table()
    table.stage(0, project, stage)
    assert table.row_points(0, 7) == points


@pytest.mark.rule("P-11.10")
def test_row_eight() -> None:
    table = Table()
    table.concluded(0, "fed_reserve", "kabbalists", "cia")
    assert table.row_points(0, 8) == 4 + 2


@pytest.mark.rule("P-11.11")
def test_row_nine_adds_the_effects() -> None:
    table = Table()
    table.gives(0, "governments", "trade_unions")
    table.concluded(0, "unions_fed", "freemasons", "skull_bones")
    assert table.row_points(0, 9) == 3 * (2 + 1) + 3 * 1 + 1 + 2


@pytest.mark.rule("P-11.11")
def test_the_lines_of_the_pad_add_up_to_the_score() -> None:
    table = Table()
    table.gives(0, "governments", "trade_unions", "media", "inner_circle")
    table.concluded(0, "unions_fed", "fed_reserve")
    score = result(table.state).scores[0]
    assert score.total == sum(line.points for line in score.lines) == table.points(0)


@pytest.mark.rule("P-11.12")
def test_most_points_win() -> None:
    table = Table()
    table.give(1, "media")
    found = result(table.state)
    assert (found.winners, found.places, found.how) == ((1,), (2, 1, 2), "points")


@pytest.mark.rule("P-11.12")
def test_in_a_tie_a_project_on_stage_five_decides() -> None:
    table = Table(2)
    table.stage(0, "comintern", 5)
    table.stage(1, "comintern", 4)
    table.stage(1, "spyware", 4)
    found = result(table.state)
    assert (found.winners, found.how) == ((0,), "stage_five")


@pytest.mark.rule("P-11.12")
def test_then_the_way_in_deep_state() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.stage(seat, "comintern", 5)
    table.stage(1, "deep_state", 1)
    found = result(table.state)
    assert (found.winners, found.how) == ((1,), "deep_state")


@pytest.mark.rule("P-11.12")
def test_then_the_victory_is_shared() -> None:
    found = result(Table(3).state)
    assert (found.winners, found.places, found.how) == ((0, 1, 2), (1, 1, 1), "shared")
