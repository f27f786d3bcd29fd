"""S-6: jokers, piles, neutral cards, wealth, ties."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.suits.table import (
    card,
    cards,
    ended,
    guild,
    happened,
    joker_on,
    line,
    on_turn,
    piles_open,
    place_best,
    play,
    total,
)

from kuluary.core import PASS, Match, Result
from kuluary.games.suits.rules.scoring import joker_gain, pile_points
from kuluary.games.suits.words import BRIBE, GUILDS, JokerPlaced, JokersDiscarded, PlaceJoker

POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: -1, 5: -3, 6: -6, 7: 10, 8: 15}


def reasons(match: Match, seat: int, action: object) -> tuple[str, str]:
    """Give reason and clause of a refusal."""
    refusal = match.explain(seat, action)
    assert refusal is not None
    return refusal.reason, refusal.rule


# Jokers


@pytest.mark.rule("S-6.1")
def test_a_joker_goes_where_its_owner_wants():
    match = ended(areas=[{"knights": 3, "artists": 2, "joker": 1}, "", ""])
    assert piles_open(match, 0) == ["artists", "knights"]
    match.play(0, joker_on("knights"))
    assert line(match, 0, "guild", "knights") == -1


@pytest.mark.rule("S-6.1")
def test_t11_a_joker_must_be_placed_even_if_it_hurts():
    match = ended(areas=[{"knights": 3, "artists": 3, "merchants": 3, "joker": 1}, "", ""])
    assert PASS not in match.decisions[0].actions
    assert total(place_best(match)) == 11


@pytest.mark.rule("S-6.1")
def test_t10_two_jokers_on_two_of_three_piles():
    assert total(place_best(ended(areas=[{"knights": 3, "artists": 3, "merchants": 2, "joker": 2}, "", ""]))) == 11


@pytest.mark.rule("S-6.1")
def test_t12_two_jokers_on_six_and_one():
    match = place_best(ended(areas=[{"merchants": 6, "aristocrats": 5, "knights": 1, "joker": 2}, "", ""]))
    assert {event.guild for event in happened(match, JokerPlaced)} == {guild("merchants"), guild("knights")}
    assert total(match) == 10


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize(("before", "change"), [(1, 2), (2, 3), (3, -7), (4, -2), (5, -3), (6, 16), (7, 5)])
def test_what_a_joker_does_to_a_pile(before, change):
    assert joker_gain(before) == change


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize(
    ("piles", "jokers", "placed"), [(1, 1, 1), (2, 1, 1), (1, 2, 1), (2, 4, 2), (3, 2, 2), (4, 4, 4)]
)
def test_as_many_jokers_are_placed_as_there_are_jokers_or_piles(piles, jokers, placed):
    match = place_best(ended(areas=[{**dict.fromkeys(GUILDS[:piles], 1), "joker": jokers}, "", ""]))
    assert len(happened(match, JokerPlaced)) == placed
    assert sum(event.count for event in happened(match, JokersDiscarded)) == jokers - placed


@pytest.mark.rule("S-6.1")
def test_a_joker_without_a_choice_is_placed_without_a_question():
    match = ended(areas=[{"knights": 3, "joker": 1}, "", ""])
    assert match.over
    assert happened(match, JokerPlaced) == [JokerPlaced(0, guild("knights"))]
    assert total(match) == -1


@pytest.mark.rule("S-6.1")
def test_jokers_of_several_seats_are_placed_in_any_order():
    piles = {"knights": 1, "artists": 1, "joker": 1}
    match = ended(areas=[piles, {}, piles])
    assert on_turn(match) == [0, 2]
    match.play(2, joker_on("artists"))
    match.play(0, joker_on("knights"))
    assert match.over


@pytest.mark.rule("S-6.1")
def test_the_question_says_how_many_jokers_are_left():
    match = ended(areas=[{"knights": 1, "artists": 1, "merchants": 1, "joker": 2}, "", ""])
    assert match.decisions[0].args == (("left", 2),)


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize("action", [PASS, BRIBE, play("D4")])
def test_a_joker_cannot_be_kept(action):
    match = ended(areas=[{"knights": 1, "artists": 1, "joker": 1}, "", ""])
    assert reasons(match, 0, action) == ("joker_first", "S-6.1")


@pytest.mark.rule("S-6.1")
def test_the_suggested_placement_is_the_best_of_all():
    sizes = {"merchants": 6, "artisans": 5, "knights": 3, "artists": 2, "assassins": 1}
    for jokers in (1, 2, 3, 4):
        match = place_best(ended(areas=[{**sizes, "joker": jokers}, "", ""]))
        gains = [
            sum(pile_points(size + (kind in chosen)) for kind, size in sizes.items())
            for chosen in combinations(sizes, jokers)
        ]
        assert total(match) == max(gains)


@pytest.mark.rule("S-6.1")
def test_the_standing_shown_during_the_game_is_what_the_best_placement_brings():
    match = ended(
        areas=[{"merchants": 6, "artisans": 5, "knights": 3, "joker": 2, "power": 2}, "", ""], wealth=[3, 0, 0]
    )
    shown = match.view(None).standings[0].total
    assert total(place_best(match)) == shown


@pytest.mark.rule("S-6.2")
def test_a_pile_holds_one_joker_only():
    match = ended(areas=[{"knights": 1, "artists": 1, "merchants": 1, "joker": 2}, "", ""])
    match.play(0, joker_on("knights"))
    assert piles_open(match, 0) == ["artists", "merchants"]
    assert reasons(match, 0, joker_on("knights")) == ("has_joker", "S-6.2")


@pytest.mark.rule("S-6.3")
def test_a_joker_makes_no_pile_of_its_own():
    match = ended(areas=[{"knights": 1, "artists": 1, "joker": 1}, "", ""])
    assert reasons(match, 0, joker_on("merchants")) == ("no_pile", "S-6.3")


@pytest.mark.rule("S-6.3")
@pytest.mark.parametrize("number", [6, 99, -1])
def test_there_is_no_seventh_guild(number):
    match = ended(areas=[{"knights": 1, "artists": 1, "joker": 1}, "", ""])
    assert reasons(match, 0, PlaceJoker(number)) == ("no_pile", "S-6.3")


@pytest.mark.rule("S-6.3")
def test_placed_jokers_lie_on_their_pile_and_no_longer_with_the_neutral_cards():
    match = ended(areas=[{"knights": 1, "joker": 1, "bonus": 1}, "", ""])
    seat = match.view(None).seats[0]
    assert [pile.joker for pile in seat.piles] == [True]
    assert seat.neutrals == (card("D3"),)


@pytest.mark.rule("S-6.3")
def test_jokers_still_to_be_placed_lie_open_with_the_neutral_cards():
    match = ended(areas=[{"knights": 1, "artists": 1, "merchants": 1, "joker": 2, "bonus": 1}, "", ""])
    assert match.view(None).seats[0].neutrals == cards("D1 D3 Ch1")
    match.play(0, joker_on("knights"))
    assert match.view(None).seats[0].neutrals == cards("D1 D3")
    match.play(0, joker_on("artists"))
    assert match.view(None).seats[0].neutrals == cards("D3")


@pytest.mark.rule("S-6.4")
def test_t13_without_a_pile_jokers_are_discarded():
    match = ended(areas=[{"joker": 2}, {"knights": 1}, ""])
    assert match.over
    assert happened(match, JokersDiscarded) == [JokersDiscarded(0, 2)]
    assert total(match) == 0


@pytest.mark.rule("S-6.4")
def test_jokers_that_find_every_pile_taken_are_discarded():
    match = ended(areas=[{"knights": 2, "joker": 3}, "", ""])
    assert happened(match, JokersDiscarded) == [JokersDiscarded(0, 2)]
    assert total(match) == 6


@pytest.mark.rule("S-6.4")
def test_a_discarded_joker_does_not_count_in_a_tie():
    match = ended(areas=[{"joker": 3}, {"bonus": 1, "penalty": 1}, ""])
    assert [score.total for score in match.scores] == [0, 0, 0]
    assert (match.result.winners, match.result.how) == ((1,), "cards")


# Piles, neutral cards, gems


@pytest.mark.rule("S-6.5")
@pytest.mark.parametrize("size", range(8))
def test_points_of_a_pile(size):
    assert total(ended(areas=[{"merchants": size}, "", ""])) == POINTS[size]


@pytest.mark.rule("S-6.5")
def test_the_joker_counts_as_a_symbol():
    match = ended(areas=[{"merchants": 7, "joker": 1}, "", ""])
    assert line(match, 0, "guild", "merchants") == POINTS[8]


@pytest.mark.rule("S-6.5")
def test_a_guild_one_does_not_have_gives_nothing():
    match = ended(areas=[{"merchants": 1}, "", ""])
    assert [one.key for one in match.scores[0].lines].count("guild") == 1


@pytest.mark.rule("S-6.6")
@pytest.mark.parametrize("count", range(5))
def test_bonus_and_penalty_cards(count):
    assert total(ended(areas=[{"bonus": count}, "", ""])) == 2 * count
    assert total(ended(areas=[{"penalty": count}, "", ""])) == -2 * count


@pytest.mark.rule("S-6.7")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, 10)])
def test_t14_power_cards(count, points):
    assert total(ended(areas=[{"power": count}, "", ""])) == points


@pytest.mark.rule("S-6.8")
def test_each_gem_of_wealth_is_a_point():
    assert [score.total for score in ended(areas=["", "", ""], wealth=[4, 0, 7]).scores] == [4, 0, 7]


@pytest.mark.rule("S-6.8")
def test_unspent_gems_bring_nothing():
    match = ended(areas=["", "", ""])
    match.state.gems = [4, 0, 0]
    assert match.scores[0].total == 0


@pytest.mark.rule("S-6.5")
def test_t15_the_printed_individual_example():
    piles = {"merchants": 7, "knights": 3, "artists": 1, "bonus": 1, "power": 1}
    assert total(ended(areas=[piles, "", ""], wealth=[1, 0, 0])) == 19


@pytest.mark.rule("S-6.8")
def test_a_score_sheet_adds_up():
    piles = {"merchants": 6, "knights": 3, "joker": 1, "bonus": 2, "penalty": 1, "power": 3}
    match = place_best(ended(areas=[piles, "", ""], wealth=[2, 0, 0]))
    assert sum(one.points for one in match.scores[0].lines) == total(match) == 10 + 6 + 4 - 2 - 6 + 2


# Winners and ties


@pytest.mark.rule("S-6.9")
def test_most_points_win():
    result = ended(areas=[{"knights": 1}, {"artists": 3}, {"merchants": 2}]).result
    assert (result.winners, result.places, result.how) == ((1,), (3, 1, 2), "points")


@pytest.mark.rule("S-6.9")
def test_t20_cards_decide_before_gems():
    """14 cards and 2 gems against 13 cards and 5 gems, both at the same points."""
    first = {"merchants": 7, "aristocrats": 1, "assassins": 1, "bonus": 3, "power": 2}
    second = {"artisans": 7, "knights": 2, "artists": 4}
    match = ended(areas=[first, second, ""], wealth=[2, 5, 0])
    assert [score.total for score in match.scores] == [17, 17, 0]
    assert (match.result.winners, match.result.how) == ((0,), "cards")


@pytest.mark.rule("S-6.9")
def test_all_cards_count_neutral_ones_too():
    match = ended(areas=[{"bonus": 1, "penalty": 1}, {"knights": 1, "power": 1}, {}])
    assert [score.total for score in match.scores] == [0, 0, 0]
    assert (match.result.how, match.result.winners, match.result.places) == ("shared", (0, 1), (1, 1, 3))


@pytest.mark.rule("S-6.9")
def test_a_placed_joker_is_a_card_in_a_tie():
    match = ended(areas=[{"knights": 1, "joker": 1}, {"artists": 1, "bonus": 1}, ""])
    assert [score.total for score in match.scores] == [3, 3, 0]
    assert match.result.how == "shared"


@pytest.mark.rule("S-6.9")
def test_gems_decide_if_cards_are_equal():
    result = ended(areas=[{"bonus": 1}, {"penalty": 1}, {}], wealth=[0, 4, 0]).result
    assert (result.winners, result.how) == ((1,), "gems")
    assert result.places == (2, 1, 3)


@pytest.mark.rule("S-6.9")
def test_all_equal_share_the_victory():
    result: Result = ended(areas=[{"knights": 2}, {"artists": 2}, {"merchants": 1}], wealth=[1, 1, 1]).result
    assert (result.winners, result.places, result.how) == ((0, 1), (1, 1, 3), "shared")


@pytest.mark.rule("S-6.9")
def test_what_decided_the_first_place_not_what_decided_the_others():
    result = ended(areas=[{"artists": 3}, {"knights": 1}, {"merchants": 1}]).result
    assert (result.places, result.how) == ((1, 2, 2), "points")


@pytest.mark.rule("S-6.9")
def test_the_example_of_scoring():
    """Asya 0, Mira 1, Gleb 2: a full game of three, all cards taken, all gems given."""
    asya = {
        "aristocrats": 2,
        "artists": 2,
        "merchants": 6,
        "artisans": 2,
        "assassins": 2,
        "joker": 1,
        "penalty": 2,
        "bonus": 1,
        "power": 2,
    }
    mira = {
        "artists": 4,
        "merchants": 1,
        "artisans": 4,
        "knights": 3,
        "assassins": 3,
        "joker": 1,
        "bonus": 2,
        "power": 1,
    }
    gleb = {"aristocrats": 3, "artisans": 1, "knights": 3, "joker": 2, "penalty": 2, "bonus": 1, "power": 1}
    match = place_best(ended(areas=[asya, mira, gleb], wealth=[4, 5, 3]))
    assert [score.total for score in match.scores] == [21, 21, 8]
    assert (match.result.winners, match.result.how, match.result.places) == ((0,), "cards", (1, 2, 3))
    assert line(match, 2, "guild", "knights") + line(match, 2, "guild", "aristocrats") == 5
    ties = [dict(one.args) for score in match.scores for one in score.lines if one.key == "tie"]
    assert [(tie["cards"], tie["gems"]) for tie in ties] == [(20, 4), (19, 5), (13, 3)]
