"""P-2: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import kuluary
from kuluary.core import settle
from kuluary.games.power import GAME
from kuluary.games.power.content.cards import ALLIANCES, GROUP_OF, GROUPS, PROJECTS, WAR, WARS
from kuluary.games.power.state import PowerState


def fresh(seats: int, **options: object) -> PowerState:
    return GAME.begin(seats, options)


def begun(seats: int, seed: int = 1, **options: object) -> kuluary.Match:
    return kuluary.Match.new("power", seats=seats, options=options, seed=seed)


@pytest.mark.rule("P-2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats: int) -> None:
    assert begun(seats).decisions


@pytest.mark.rule("P-2.1")
@pytest.mark.parametrize("seats", [0, 6])
def test_no_other_number_can(seats: int) -> None:
    with pytest.raises(kuluary.BadOption, match="allowed are 1, 2, 3, 4, 5"):
        begun(seats)


@pytest.mark.rule("P-2.2")
@pytest.mark.parametrize(
    ("seats", "objects", "deck", "row", "rounds", "left"),
    [(2, 40, 42, 8, 5, 2), (3, 47, 49, 8, 6, 1), (4, 53, 55, 9, 6, 1), (5, 66, 68, 11, 6, 2), (1, 47, 49, 8, 6, 1)],
)
def test_t32_decks_rows_and_rounds(seats: int, objects: int, deck: int, row: int, rounds: int, left: int) -> None:
    setup = fresh(seats).setup
    assert len(setup.deck) == objects
    assert (len(fresh(seats).deck), setup.row, setup.rounds) == (deck, row, rounds)
    assert deck - rounds * row == left


@pytest.mark.rule("P-2.2")
@pytest.mark.parametrize(
    ("seats", "coloured", "support", "power", "circles"),
    [(2, 27, 6, 5, 2), (3, 27, 6, 10, 4), (4, 27, 6, 15, 5), (5, 36, 9, 15, 6)],
)
def test_groups_of_the_deck(seats: int, coloured: int, support: int, power: int, circles: int) -> None:
    groups = Counter(GROUPS[GROUP_OF[card >> 3]] for card in fresh(seats).setup.deck)
    assert groups["control"] == groups["finance"] == groups["science"] == coloured // 3
    assert (groups["support"], groups["power"], groups["inner_circle"]) == (support, power, circles)


@pytest.mark.rule("P-2.3")
@pytest.mark.parametrize("seed", range(12))
def test_the_first_row_has_no_war_and_both_wars_are_still_to_come(seed: int) -> None:
    state = begun(4, seed).state
    assert len(state.row) == 9
    assert not any(card >> 3 == WAR for card in state.row)
    assert set(WARS) <= set(state.deck)


@pytest.mark.rule("P-2.4")
def test_beginners_are_dealt_four() -> None:
    assert [hand.bit_count() for hand in begun(3).state.hands] == [4, 4, 4]


@pytest.mark.rule("P-2.5")
def test_the_experienced_choose_four_of_six_all_at_once_and_in_any_order() -> None:
    match = begun(3, deal="experienced")
    assert sorted(decision.seat for decision in match.decisions) == [0, 1, 2]
    assert all(len(decision.actions) == 6 for decision in match.decisions)
    for seat in (2, 0, 2, 1, 1, 0):
        decision = next(decision for decision in match.decisions if decision.seat == seat)
        match.play(seat, decision.actions[0])
    assert [hand.bit_count() for hand in match.state.hands] == [4, 4, 4]
    assert len(match.state.alliance_bag) == len(ALLIANCES) - 12


@pytest.mark.rule("P-2.5")
def test_the_returned_cards_stay_secret() -> None:
    match = begun(2, deal="experienced")
    decision = next(decision for decision in match.decisions if decision.seat == 0)
    match.play(0, decision.actions[0])
    told = [type(item.event).__name__ for _, item in match.news if item.visible_to(1)]
    assert "AllianceReturned" in told
    assert "ReturnedAlliance" not in told


@pytest.mark.rule("P-2.6")
def test_four_projects_lie_on_the_table() -> None:
    assert [view.project for view in begun(2).view(0).projects] == list(range(len(PROJECTS)))


@pytest.mark.rule("P-2.7")
def test_operations_lie_open_cheapest_on_top() -> None:
    operations = begun(2).view(0).operations
    assert [view.agents for view in operations] == sorted(view.agents for view in operations)
    assert [view.on_top for view in operations] == [True] + [False] * 5


@pytest.mark.rule("P-2.8")
def test_three_pieces_begin_active_and_seven_in_reserve() -> None:
    state = fresh(4)
    assert (state.active, state.reserve) == ([3] * 4, [7] * 4)


@pytest.mark.rule("P-2.9")
@pytest.mark.parametrize(("seats", "power"), [(2, 4), (3, 4), (4, 4), (5, 5), (1, 5)])
def test_supply_of_secondary_objects(seats: int, power: int) -> None:
    assert fresh(seats).supply == [10, 10, 10, power]


@pytest.mark.rule("P-2.10")
def test_chance_gives_the_supervisor_to_a_seat() -> None:
    firsts = {begun(4, seed).state.supervisor for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("P-2.10")
def test_the_seat_with_the_supervisor_moves_first() -> None:
    match = begun(3)
    assert match.decisions[0].seat == match.state.supervisor


@pytest.mark.rule("P-2.11")
@pytest.mark.parametrize("seed", range(5))
def test_with_five_the_fourth_clockwise_gets_the_headhunter(seed: int) -> None:
    state = begun(5, seed).state
    assert state.headhunter == (state.supervisor + 3) % 5


@pytest.mark.rule("P-2.11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_otherwise_there_is_no_headhunter(seats: int) -> None:
    assert begun(seats).state.headhunter == -1


@pytest.mark.rule("P-2.12")
def test_eighteen_professionals_three_of_each_kind() -> None:
    state = fresh(3, professionals=True)
    kinds = Counter(state.setup.content.professionals)
    assert len(state.professional_bag) == 18
    assert set(kinds.values()) == {3}


@pytest.mark.rule("P-2.12")
def test_without_the_expansion_there_are_none() -> None:
    assert fresh(3).professional_bag == ()
    assert settle(fresh(3))
