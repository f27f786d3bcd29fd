"""S-9: what a table may choose."""

from __future__ import annotations

from random import Random

import pytest
from tests.suits.table import GAME, ended, guild, happened, joker_on, line, on_turn, piles_open, place_best, total

import kuluary
from kuluary.core import PASS, Match, content_of
from kuluary.games.suits.content import SUIT, value_of
from kuluary.games.suits.words import CHARACTERS, DECK, GUILDS, JokerPlaced, JokersDiscarded

DECKS = content_of(GAME.standard).tables
ASYA = {"knights": 4, "merchants": 1, "joker": 1, "power": 1, "bonus": 1}
MIRA = {"knights": 2, "merchants": 6, "artists": 3, "power": 1}


def own_only(first: dict[str, int], second: dict[str, int], **rest: object) -> Match:
    """Give the end of a team game in which jokers stay with their owner; the rivals of seats 0 and 2 have nothing."""
    return ended(areas=[first, {}, second, {}], teams=True, jokers="own_only", **rest)


# The other deck


@pytest.mark.rule("S-9.1")
def test_uniform6_has_six_cards_a_guild():
    assert [mask.bit_count() for mask in DECKS["uniform6"].guild_masks] == [6] * 6


@pytest.mark.rule("S-9.1")
def test_uniform6_differs_in_two_cards():
    one, two = DECKS["standard"].guild_of, DECKS["uniform6"].guild_of
    changed = {
        (CHARACTERS[SUIT[number]], value_of(number)): GUILDS[two[number]]
        for number in DECK
        if one[number] != two[number]
    }
    assert changed == {("duchess", 8): "aristocrats", ("captain", 8): "assassins"}


@pytest.mark.rule("S-9.1")
def test_the_option_is_played():
    match = Match.new("suits", seats=3, options={"deck": "uniform6"}, seed="six each")
    assert match.view(None).guild_of == DECKS["uniform6"].guild_of


@pytest.mark.rule("S-9.1")
def test_a_pile_of_eight_is_impossible():
    assert total(ended(areas=[{"merchants": 6, "joker": 4}, "", ""], guilds="uniform6")) == 10


# Jokers stay with their owner


@pytest.mark.rule("S-9.2")
def test_the_example_with_own_jokers():
    match = own_only(ASYA, MIRA, wealth=[1, 0, 2, 0])
    assert total(place_best(match)) == 14
    assert happened(match, JokerPlaced) == [JokerPlaced(0, guild("merchants"))]


@pytest.mark.rule("S-9.2")
def test_a_joker_stays_off_the_partners_pile():
    match = own_only({"knights": 1, "artists": 1, "joker": 1}, {"merchants": 1})
    assert piles_open(match, 0) == ["artists", "knights"]
    refusal = match.explain(0, joker_on("merchants"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("partners_pile", "S-9.2")


@pytest.mark.rule("S-9.2")
def test_a_joker_stays_off_the_own_pile_that_does_not_count():
    match = own_only({"knights": 3, "artists": 1, "assassins": 1, "joker": 1}, {"knights": 1})
    assert piles_open(match, 0) == ["artists", "assassins"]


@pytest.mark.rule("S-9.2")
def test_without_an_own_counted_pile_the_joker_is_discarded():
    match = own_only({"knights": 3, "joker": 1}, {"knights": 1})
    assert match.over
    assert happened(match, JokersDiscarded) == [JokersDiscarded(0, 1)]
    assert total(match) == 1


@pytest.mark.rule("S-9.2")
def test_an_own_joker_without_a_choice_is_placed_without_a_question():
    match = own_only({"knights": 1, "joker": 1}, {"artists": 2, "merchants": 3})
    assert match.over
    assert happened(match, JokerPlaced) == [JokerPlaced(0, guild("knights"))]


@pytest.mark.rule("S-9.2")
def test_equal_piles_are_open_to_either_partner():
    match = own_only({"knights": 2, "artists": 1, "joker": 1}, {"knights": 2, "merchants": 1, "joker": 1})
    assert on_turn(match) == [0, 2]
    assert "knights" in piles_open(match, 0)
    assert "knights" in piles_open(match, 2)
    match.play(2, joker_on("knights"))
    assert happened(match, JokerPlaced)[0] == JokerPlaced(2, guild("knights"))
    knights = [pile for seat in match.view(None).seats for pile in seat.piles if pile.guild == guild("knights")]
    assert [(pile.counts, pile.joker) for pile in knights] == [(False, False), (True, True)]


@pytest.mark.rule("S-9.2")
def test_the_suggestion_leaves_the_partner_the_shared_pile():
    """Seat 2 can only use the knights: seat 0, who could use both, is better off with the artists."""
    match = own_only({"knights": 2, "artists": 1, "joker": 1}, {"knights": 2, "joker": 1})
    assert total(place_best(match)) == 6 + 3


@pytest.mark.rule("S-9.2")
def test_a_partner_may_let_the_equal_pile_of_the_other_count():
    """Three knights each and one joker: on the counted pile it would cost seven points."""
    match = own_only({"knights": 3, "joker": 1}, {"knights": 3})
    assert match.decisions[0].actions == (joker_on("knights"), PASS)
    assert match.suggest(match.decisions[0]) == PASS
    match.play(0, PASS)
    assert total(match) == 6
    assert happened(match, JokersDiscarded) == [JokersDiscarded(0, 1)]


@pytest.mark.rule("S-9.2")
def test_but_then_the_partner_must_use_it():
    match = own_only({"knights": 3, "joker": 1}, {"knights": 3, "joker": 1})
    match.play(0, PASS)
    assert match.over
    assert happened(match, JokerPlaced) == [JokerPlaced(2, guild("knights"))]
    assert total(match) == -1


@pytest.mark.rule("S-9.2")
def test_who_has_another_place_for_the_joker_must_use_it():
    match = own_only({"knights": 3, "artists": 3, "joker": 1}, {"knights": 3})
    assert match.decisions[0].actions == (joker_on("artists"), joker_on("knights"))
    refusal = match.explain(0, PASS)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("joker_first", "S-6.1")


@pytest.mark.rule("S-9.2")
def test_a_pile_left_to_the_partner_is_no_longer_open():
    """Seat 0 leaves the knights to seat 2, who has another pile and may still choose."""
    match = own_only({"knights": 3, "joker": 1}, {"knights": 3, "artisans": 5, "joker": 1})
    match.play(0, PASS)
    assert piles_open(match, 2) == ["artisans", "knights"]
    knights = [pile for seat in match.view(None).seats for pile in seat.piles if pile.guild == guild("knights")]
    assert [pile.counts for pile in knights] == [False, True]
    assert total(place_best(match)) == 6 - 6


@pytest.mark.rule("S-9.2")
def test_the_standing_is_what_the_suggestions_bring():
    areas = [
        ({"knights": 2, "artists": 2, "merchants": 1, "joker": 2}, {"knights": 2, "artists": 2, "joker": 2}),
        ({"knights": 3, "artists": 3, "joker": 1}, {"knights": 3, "artists": 3, "assassins": 3, "joker": 2}),
        ({"merchants": 3, "joker": 1}, {"merchants": 3, "aristocrats": 1, "joker": 3}),
    ]
    for first, second in areas:
        match = own_only(first, second)
        shown = match.view(None).standings[0].total
        assert total(place_best(match)) == shown


@pytest.mark.rule("S-9.2")
def test_pooled_is_the_default():
    assert Match.new("suits", seats=4, options={"teams": True}).header.options["jokers"] == "pooled"


# Power cards counted apart


@pytest.mark.rule("S-9.3")
def test_the_example_with_power_cards_apart():
    match = ended(areas=[ASYA, {}, MIRA, {}], teams=True, power="per_player", wealth=[1, 0, 2, 0])
    assert total(place_best(match)) == 16
    assert line(match, 0, "power") == -2


@pytest.mark.rule("S-9.3")
@pytest.mark.parametrize(("first", "second", "points"), [(2, 2, -6), (4, 0, 10), (3, 1, -7), (0, 1, -1)])
def test_power_cards_by_partner(first, second, points):
    match = ended(areas=[{"power": first}, {}, {"power": second}, {}], teams=True, power="per_player")
    assert total(match) == points


# Teams


@pytest.mark.rule("S-9.4")
def test_four_play_for_themselves_without_the_option():
    assert Match.new("suits", seats=4, seed="x").view(None).sides == ((0,), (1,), (2,), (3,))


@pytest.mark.rule("S-9.4")
@pytest.mark.parametrize("seats", [3, 5])
def test_three_and_five_have_no_teams(seats):
    with pytest.raises(kuluary.BadOption, match="teams"):
        Match.new("suits", seats=seats, options={"teams": True})


@pytest.mark.rule("S-9.4")
@pytest.mark.parametrize("options", [{"jokers": "own_only"}, {"power": "per_player"}])
def test_the_options_of_teams_change_nothing_without_teams(options):
    piles = {"knights": 2, "artists": 3, "joker": 1, "power": 2}
    plain = place_best(ended(areas=[piles, "", ""]))
    assert place_best(ended(areas=[piles, "", ""], **options)).scores == plain.scores


@pytest.mark.rule("S-9.4")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"team": True}, "unknown option 'team': known are teams, deck, jokers, power"),
        ({"teams": 1}, "option 'teams' cannot be 1: allowed are False, True"),
        ({"teams": "yes"}, "option 'teams' cannot be 'yes'"),
        ({"teams": None}, "option 'teams' cannot be None"),
        ({"deck": "uniform7"}, "option 'deck' cannot be 'uniform7': allowed are 'standard', 'uniform6'"),
        ({"deck": ["standard"]}, "option 'deck' cannot be"),
        ({"jokers": "own"}, "option 'jokers' cannot be 'own': allowed are 'pooled', 'own_only'"),
        ({"power": True}, "option 'power' cannot be True: allowed are 'pooled', 'per_player'"),
        ({1: 2}, "unknown option 1"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options, message):
    with pytest.raises(kuluary.BadOption, match=message):
        Match.new("suits", seats=4, options=options)


def every_end(match: Match) -> set[int]:
    """Give every total seat 0 can end with, whatever the partners answer."""
    if match.over:
        return {total(match)}
    found = set()
    for decision in match.decisions:
        for action in decision.actions:
            twin = match.clone()
            twin.play(decision.seat, action)
            found |= every_end(twin)
    return found


@pytest.mark.rule("S-9.2")
@pytest.mark.parametrize("jokers", ["own_only", "pooled"])
def test_standing_and_suggestion_reach_the_best_end_of_all(jokers):
    rng = Random(92)
    for _ in range(25):
        kinds = rng.sample(("artists", "merchants", "artisans", "knights"), 3)
        first, second = ({kind: rng.randint(0, 3) for kind in kinds} for _ in range(2))
        first["joker"], second["joker"] = rng.choice([(1, 1), (2, 1), (1, 2), (2, 2), (0, 2), (2, 0)])
        match = ended(areas=[first, {}, second, {}], teams=True, jokers=jokers)
        best = max(every_end(match))
        assert match.view(None).standings[0].total == best
        assert total(place_best(match)) == best
