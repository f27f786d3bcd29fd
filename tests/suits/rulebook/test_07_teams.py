"""S-7: four players in two teams."""

from __future__ import annotations

from random import Random

import pytest
from tests.suits.table import (
    area,
    ended,
    guild,
    happened,
    joker_on,
    line,
    on_turn,
    piles_open,
    place_best,
    table,
    total,
    turns,
)

import kuluary
from kuluary.core import Match
from kuluary.games.suits.words import JokerPlaced, JokersDiscarded
from kuluary.testing.play import finish

ASYA = {"knights": 4, "merchants": 1, "joker": 1, "power": 1, "bonus": 1}
MIRA = {"knights": 2, "merchants": 6, "artists": 3, "power": 1}


def teams(first: dict[str, int], second: dict[str, int], **rest: object) -> Match:
    """Give the end of a game in which seats 0 and 2 have these areas and their rivals nothing."""
    return ended(areas=[first, {}, second, {}], teams=True, **rest)


@pytest.mark.rule("S-7.1")
def test_partners_sit_opposite():
    match = Match.new("suits", seats=4, options={"teams": True}, seed="teams")
    assert match.view(None).sides == ((0, 2), (1, 3))


@pytest.mark.rule("S-7.1")
def test_two_of_a_team_never_play_one_after_the_other():
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11"], teams=True, leader=1)
    order = []
    for word in ("D6", "D8", "D10", "D4"):
        order += on_turn(match)
        turns(match, word)
    assert [seat % 2 for seat in order] == [1, 0, 1, 0]


@pytest.mark.rule("S-7.1")
def test_the_set_up_is_that_of_four():
    seats = Match.new("suits", seats=4, options={"teams": True}, seed="teams").view(None).seats
    assert [(seat.hand, seat.gems) for seat in seats] == [(10, 2)] * 4


@pytest.mark.rule("S-7.2")
def test_the_prize_goes_to_the_taker_alone():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3", "Ch4 Ch5"], teams=True, trump="Ca6", gems=[1, 1, 1, 1], rest=0)
    turns(match, "D4", "D9", "-", "-")
    assert area(match, 1) == "D4 D9 Ca6"
    assert area(match, 3) == ""
    assert [seat.wealth for seat in match.view(None).seats] == [0, 2, 0, 0]


@pytest.mark.rule("S-7.3")
def test_t17_the_smaller_pile_counts():
    match = teams({"knights": 4}, {"knights": 2})
    assert line(match, 0, "guild", "knights") == 3


@pytest.mark.rule("S-7.3")
def test_t18_a_pile_of_six_is_ignored_beside_a_pile_of_one():
    assert total(teams({"merchants": 1}, {"merchants": 6})) == 1


@pytest.mark.rule("S-7.3")
def test_the_smaller_pile_counts_even_if_the_bigger_is_better():
    assert total(teams({"merchants": 1}, {"merchants": 3})) == 1


@pytest.mark.rule("S-7.3")
def test_of_equal_piles_one_counts():
    assert total(teams({"merchants": 3}, {"merchants": 3})) == 6


@pytest.mark.rule("S-7.3")
def test_a_pile_of_one_partner_alone_counts():
    assert total(teams({"merchants": 3}, {"knights": 2})) == 6 + 3


@pytest.mark.rule("S-7.3")
def test_the_view_marks_the_pile_that_counts():
    view = teams({"knights": 4, "artists": 1}, {"knights": 2}).view(None)
    first, _, second, _ = view.seats
    assert [(pile.guild, pile.counts) for pile in first.piles] == [(guild("artists"), True), (guild("knights"), False)]
    assert [(pile.guild, pile.counts) for pile in second.piles] == [(guild("knights"), True)]


@pytest.mark.rule("S-7.3")
def test_of_equal_piles_the_view_marks_one():
    view = teams({"knights": 2}, {"knights": 2}).view(None)
    assert sum(pile.counts for seat in view.seats for pile in seat.piles) == 1


@pytest.mark.rule("S-7.3")
def test_the_piles_that_a_view_marks_are_those_of_the_score():
    for number in range(12):
        match = finish(Match.new("suits", seats=4, options={"teams": True}, seed=f"marks {number}"), Random(number))
        view = match.view(None)
        for standing in view.standings:
            piles = [pile for seat in standing.seats for pile in view.seats[seat].piles if pile.counts]
            symbols = {pile.guild: len(pile.cards) + pile.joker for pile in piles}
            assert len(symbols) == len(piles)
            assert tuple(symbols.get(kind, 0) for kind in range(6)) == standing.symbols


@pytest.mark.rule("S-7.4")
def test_t17_the_joker_goes_onto_the_counted_pile():
    match = teams({"knights": 4, "joker": 1}, {"knights": 2})
    assert match.over
    assert line(match, 0, "guild", "knights") == 6


@pytest.mark.rule("S-7.4")
def test_the_joker_does_not_change_which_pile_counts():
    """Two against three: with the joker the smaller pile is as big as the other, and still the one that counts."""
    match = teams({"knights": 2, "joker": 1}, {"knights": 3})
    assert line(match, 0, "guild", "knights") == 6


@pytest.mark.rule("S-7.4")
def test_a_joker_goes_onto_a_counted_pile_of_the_partner():
    match = teams({"knights": 1, "joker": 1}, {"artists": 2, "merchants": 3})
    assert piles_open(match, 0) == ["artists", "merchants", "knights"]
    match.play(0, joker_on("artists"))
    assert line(match, 2, "guild", "artists") == 6
    assert [pile.joker for pile in match.view(None).seats[2].piles] == [True, False]


@pytest.mark.rule("S-7.4")
def test_one_joker_a_pile_holds_for_the_team():
    match = teams({"knights": 1, "artists": 1, "joker": 1}, {"merchants": 1, "joker": 1})
    assert on_turn(match) == [0, 2]
    match.play(2, joker_on("knights"))
    assert piles_open(match, 0) == ["artists", "merchants"]
    refusal = match.explain(0, joker_on("knights"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("has_joker", "S-6.2")


@pytest.mark.rule("S-7.4")
@pytest.mark.parametrize(("first", "second", "placed"), [(1, 1, 2), (2, 1, 2), (0, 1, 1), (2, 2, 2)])
def test_as_many_as_the_team_has_jokers_or_counted_piles(first, second, placed):
    match = place_best(teams({"knights": 1, "joker": first}, {"artists": 1, "joker": second}))
    assert len(happened(match, JokerPlaced)) == placed
    assert sum(event.count for event in happened(match, JokersDiscarded)) == first + second - placed


@pytest.mark.rule("S-7.4")
def test_of_two_equal_piles_one_gets_the_joker():
    view = teams({"knights": 2, "joker": 1}, {"knights": 2}).view(None)
    assert sum(pile.joker for seat in view.seats for pile in seat.piles) == 1


@pytest.mark.rule("S-7.5")
@pytest.mark.parametrize(("first", "second", "points"), [(1, 1, -3), (2, 2, 10), (3, 0, -6), (1, 0, -1)])
def test_power_cards_are_counted_together(first, second, points):
    assert total(teams({"power": first}, {"power": second})) == points


@pytest.mark.rule("S-7.5")
def test_bonus_penalty_and_wealth_add_up():
    match = teams({"bonus": 2, "penalty": 1}, {"bonus": 1, "penalty": 2}, wealth=[2, 0, 3, 0])
    assert [line(match, 0, key) for key in ("bonus", "penalty", "wealth")] == [6, -6, 5]


@pytest.mark.rule("S-7.5")
@pytest.mark.parametrize("last", [{"bonus": 1}, {}])
@pytest.mark.parametrize("minus", [{"artisans": 5}, {"power": 2}])
def test_t16_the_printed_team_example(last, minus):
    first = {"knights": 1, "artists": 2} | last
    second = {"merchants": 3, "aristocrats": 1} | minus
    assert total(teams(first, second, wealth=[0 if last else 2, 0, 0, 0])) == 1 + 3 + 6 + 1 - 3 + 2 == 10


@pytest.mark.rule("S-7.6")
def test_the_team_with_more_points_wins():
    result = ended(areas=[{"knights": 1}, {"artists": 2}, {"merchants": 3}, {}], teams=True).result
    assert (result.winners, result.places) == ((0, 2), (1, 2, 1, 2))


@pytest.mark.rule("S-7.6")
def test_partners_have_the_same_score():
    match = ended(areas=[{"knights": 1}, {"artists": 2}, {"merchants": 3}, {}], teams=True)
    assert [score.total for score in match.scores] == [7, 3, 7, 3]


@pytest.mark.rule("S-7.6")
def test_cards_of_piles_that_do_not_count_decide_a_tie():
    result = ended(areas=[{"knights": 1}, {"artists": 1}, {"knights": 4}, {}], teams=True).result
    assert (result.winners, result.how) == ((0, 2), "cards")


@pytest.mark.rule("S-7.6")
def test_discarded_jokers_of_a_team_are_no_cards():
    result = ended(areas=[{"joker": 2}, {"bonus": 1}, {}, {"penalty": 1}], teams=True).result
    assert (result.winners, result.how) == ((1, 3), "cards")


@pytest.mark.rule("S-7.6")
def test_then_wealth_of_both_decides_then_it_is_shared():
    areas = [{"bonus": 1}, {"knights": 1}, {}, {}]
    result = ended(areas=areas, teams=True, wealth=[0, 0, 1, 2]).result
    assert (result.winners, result.how) == ((1, 3), "gems")
    areas = [{"knights": 1}, {"artists": 1}, {}, {}]
    result = ended(areas=areas, teams=True, wealth=[2, 1, 0, 1]).result
    assert (result.winners, result.how, result.places) == ((0, 1, 2, 3), "shared", (1, 1, 1, 1))


@pytest.mark.rule("S-7.7")
def test_a_partner_sees_no_more_of_a_hand_than_a_rival():
    match = Match.new("suits", seats=4, options={"teams": True}, seed="silence")
    partner, rival = match.view(2), match.view(1)
    assert kuluary.encode(partner.seats) == kuluary.encode(rival.seats)
    own = [item for _, item in match.news if item.visible_to(2) and not item.visible_to(None)]
    assert {item.event.seat for item in own} == {2}


@pytest.mark.rule("S-7.5")
def test_the_example_of_a_team_score():
    match = teams(ASYA, MIRA, wealth=[1, 0, 2, 0])
    assert match.suggest(match.decisions[0]) == joker_on("knights")
    assert total(place_best(match)) == 15
