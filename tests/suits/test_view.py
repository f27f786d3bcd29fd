"""What a view says beside the cards: which piles count, what a card or a joker would bring, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.suits.habits import bribing, never_bribes
from tests.suits.table import between, card, ended, guild, table, turns

from kuluary.core import PASS, Match
from kuluary.games.suits.words import Play
from kuluary.testing.play import finish, positions

TABLES = [
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (4, {"teams": True, "jokers": "own_only"}),
    (4, {"teams": True, "power": "per_player"}),
    (6, {"jokers": "own_only", "power": "per_player"}),
]


def walk(seats: int, options: dict[str, object]) -> Iterator[Match]:
    """Give every position of a few games."""
    for number in range(3):
        match = Match.new("suits", seats=seats, options=options, seed=f"view {number}")
        yield from positions(match, Random(number), bribing(0.3))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_every_guild_one_pile_of_a_side_counts(seats, options):
    for match in walk(seats, options):
        view = match.view(None)
        for standing in view.standings:
            for guild_number, symbols in enumerate(standing.symbols):
                piles = [
                    pile for seat in standing.seats for pile in view.seats[seat].piles if pile.guild == guild_number
                ]
                counting = [pile for pile in piles if pile.counts]
                assert len(counting) == bool(piles)
                assert [len(pile.cards) + pile.joker for pile in counting] == [symbols] * len(counting)
                assert sum(pile.points for pile in piles) == standing.points[guild_number]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_last_card_of_a_round_brings_what_was_announced(seats, options):
    told = 0
    for match in walk(seats, options):
        view = match.view(match.decisions[0].seat) if match.decisions else match.view(None)
        if view.turn is None:
            continue
        last = sum(seat.played is None and not seat.bribed and not seat.out for seat in view.seats) == 1
        for stake in view.stakes if last else ():
            twin = match.clone()
            twin.play(view.turn, Play(stake.card))
            assert (twin.state.taker == view.turn) == stake.beats
            if stake.beats and not twin.view(None).settling:
                told += 1
                assert twin.view(None).standings[match.state.setup.side_of[view.turn]] == stake.after
    assert told > 5


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_seat_on_turn_alone_is_told_what_its_cards_would_bring(seats, options):
    for match in walk(seats, options):
        asked = {d.seat: d for d in match.decisions if any(isinstance(action, Play) for action in d.actions)}
        for seat, view in match.game.views(match.state, (*range(seats), None)).items():
            cards = [action.card for action in asked[seat].actions if isinstance(action, Play)] if seat in asked else []
            assert [stake.card for stake in view.stakes] == cards
            assert view.turn == next(iter(asked), None)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_for_a_joker_brings_what_was_announced(seats, options):
    told = 0
    for match in walk(seats, options):
        for decision in match.decisions if match.view(None).settling else ():
            side = match.state.setup.side_of[decision.seat]
            placements = match.view(decision.seat).placements
            assert [p.guild for p in placements] == [getattr(action, "guild", None) for action in decision.actions]
            for action, placement in zip(decision.actions, placements, strict=True):
                told += 1
                twin = match.clone()
                twin.play(decision.seat, action)
                after = twin.view(None).standings[side]
                assert after.total == placement.total
                if placement.guild is not None:
                    now = (after.symbols[placement.guild], after.points[placement.guild])
                    assert now == (placement.symbols, placement.points)
                    before = match.view(None).standings[side].points[placement.guild]
                    assert placement.change == placement.points - before
    assert told


def test_a_placement_names_whose_pile_it_is():
    areas = [{"knights": 4, "joker": 1}, {}, {"knights": 2, "artists": 1}, {}]
    match = ended(areas=areas, teams=True)
    assert {p.guild: p.owner for p in match.view(0).placements} == {guild("knights"): 2, guild("artists"): 2}


def test_a_pile_left_to_the_partner_does_not_count_any_more():
    areas = [{"knights": 1, "joker": 1}, {}, {"knights": 1, "joker": 1}, {}]
    match = ended(areas=areas, teams=True, jokers="own_only")
    assert match.view(0).placements[-1].guild is None
    match.play(0, PASS)
    counting = [seat for seat, place in enumerate(match.view(0).seats) if any(pile.counts for pile in place.piles)]
    assert counting == [2]


def test_who_has_no_cards_is_out_and_no_seat_is_between_rounds():
    match = between(hands=["", "D4 D5", "D6 D7"], leader=1, deck="Ca9 Ca10", rest=0)
    assert [seat.out for seat in match.view(None).seats] == [True, False, False]
    turns(match, "D4", "D6", "D7", "D5")
    assert [seat.out for seat in match.view(None).seats] == [False] * 3


def test_a_card_beats_what_lies_there():
    match = turns(table(hands=["D7 D5", "D9 D6", "Ch2 Ch3"]), "D7")
    assert {stake.card: stake.beats for stake in match.view(1).stakes} == {card("D9"): True, card("D6"): False}


def test_the_end_of_the_rounds_is_told():
    match = finish(Match.new("suits", seats=3, seed="end"), Random(1), never_bribes)
    assert match.view(None).settling
    assert not Match.new("suits", seats=3, seed="end").view(None).settling


def test_with_six_one_card_has_to_be_left():
    assert [Match.new("suits", seats=seats).view(None).leaves_one for seats in (3, 4, 5, 6)] == [False] * 3 + [True]
