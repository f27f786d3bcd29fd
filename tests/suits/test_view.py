"""What a view says beside the cards: which piles count, what a card or a joker would bring, whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.suits.habits import bribing, never_bribes
from tests.suits.table import between, card, ended, guild, table, turns

from kuluary.core import PASS, Match
from kuluary.games.suits.content import SUIT, cards_in
from kuluary.games.suits.rules.standing import standing as line_by_line
from kuluary.games.suits.rules.standing import worth
from kuluary.games.suits.rules.taking import STRENGTH
from kuluary.games.suits.rules.teams import counted_owner
from kuluary.games.suits.state import NOT_YET
from kuluary.games.suits.words import Bribe, Leave, Play
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
def test_what_a_side_is_worth_is_the_total_of_what_it_has_line_by_line(seats, options):
    for match in walk(seats, options):
        for side in range(len(match.state.setup.sides)):
            assert worth(match.state, side) == line_by_line(match.state, side).total


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
    told = Counter()
    for match in walk(seats, options):
        view = match.view(match.decisions[0].seat) if match.decisions else match.view(None)
        if view.turn is None:
            continue
        last = sum(seat.played is None and not seat.bribed and not seat.out for seat in view.seats) == 1
        for stake in view.stakes if last else ():
            twin = match.clone()
            twin.play(view.turn, Play(stake.card))
            assert stake.verdict == ("takes" if twin.state.taker == view.turn else "cannot")
            if not twin.view(None).settling:
                told[stake.verdict] += 1
                assert line_by_line(twin.state, match.state.setup.side_of[twin.state.taker]) == stake.after
                assert stake.taker == twin.state.taker
                side = match.state.setup.side_of[stake.taker]
                assert stake.owners == tuple(counted_owner(twin.state, side, one) for one in range(6))
    assert min(told["takes"], told["cannot"]) > 5


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_seat_on_turn_alone_is_told_what_its_cards_would_bring(seats, options):
    for match in walk(seats, options):
        asked = {d.seat: d for d in match.decisions if any(isinstance(action, Play) for action in d.actions)}
        for seat, view in match.game.views(match.state, (*range(seats), None)).items():
            cards = [action.card for action in asked[seat].actions if isinstance(action, Play)] if seat in asked else []
            assert [stake.card for stake in view.stakes] == cards
            assert (view.bribe is not None) == (seat in asked and Bribe() in asked[seat].actions)
            assert view.turn == next(iter(asked), None)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_last_bribe_of_a_round_brings_its_taker_what_was_announced(seats, options):
    told = 0
    for match in walk(seats, options):
        turn = match.view(None).turn
        view = None if turn is None else match.view(turn)
        yet = [] if view is None else [s for s in view.seats if s.played is None and not s.bribed and not s.out]
        if view is None or view.bribe is None or len(yet) > 1:
            continue
        twin = match.clone()
        twin.play(turn, Bribe())
        if not twin.view(None).settling:
            told += 1
            side = match.state.setup.side_of[twin.state.taker]
            assert line_by_line(twin.state, side) == view.bribe.after
            assert view.bribe.taker == twin.state.taker
            assert view.bribe.owners == tuple(counted_owner(twin.state, side, one) for one in range(6))
    assert told > 5


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


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_verdict_is_never_wrong_and_is_the_same_for_all_that_the_seat_knows(seats, options):
    found = set()
    for match in walk(seats, options):
        turn = match.view(None).turn
        if turn is None:
            continue
        stakes = match.view(turn).stakes
        twin = match.game.redeal(match.state, turn, Random(match.state.round))
        assert match.game.view(twin, turn).stakes == stakes
        yet = [seat for seat in range(seats) if seat != turn and match.state.played[seat] == NOT_YET]
        for stake in stakes:
            found.add(stake.verdict)
            lead = match.state.lead if match.state.lead >= 0 else SUIT[stake.card]
            ranks = STRENGTH[SUIT[match.state.trump]][lead]
            above = [c for seat in yet for c in cards_in(match.state.hands[seat]) if ranks[c] > ranks[stake.card]]
            assert (stake.verdict == "cannot") == (match.state.lead >= 0 and ranks[stake.card] <= match.state.strength)
            if stake.verdict != "cannot":
                assert len(above) <= stake.higher + stake.trumps
                assert (stake.verdict == "takes") == (stake.higher + stake.trumps == 0)
    assert found == {"cannot", "if", "takes"}


def test_threats_are_counted_by_what_they_are():
    match = turns(table(hands=["D7 D5", "D9 D6", "D12 Ca3"], trump="Ca9"), "D7")
    nine, six = match.view(1).stakes[::-1]
    assert (nine.card, nine.verdict, six.verdict) == (card("D9"), "if", "cannot")
    assert 1 <= nine.higher <= 4
    assert 1 <= nine.trumps <= 12


def test_who_has_shown_to_be_out_of_a_character_threatens_with_none_of_it():
    match = turns(table(hands=["D7 D12 D2", "Ch2 Ch3 Ch4", "Ch5 Ch6 Ch7"], trump="Ch9"), "D7", "Ch2", "Ch5")
    view = match.view(match.view(None).turn)
    assert all(stake.higher == 0 for stake in view.stakes if SUIT[stake.card] == SUIT[card("D12")])


def test_the_end_of_the_rounds_is_told():
    match = finish(Match.new("suits", seats=3, seed="end"), Random(1), never_bribes)
    assert match.view(None).settling
    assert not Match.new("suits", seats=3, seed="end").view(None).settling


def test_a_round_is_counted_only_when_its_taker_has_left_a_card():
    asked = 0
    before = None
    for match in walk(6, {}):
        view = match.view(None)
        if any(isinstance(action, Leave) for decision in match.decisions for action in decision.actions):
            [decision] = match.decisions
            taker = decision.seat
            own = match.view(taker)
            asked += sum(seat.bribed for seat in view.seats) > 0
            assert view.standings == before.standings
            assert [seat.wealth for seat in view.seats] == [seat.wealth for seat in before.seats]
            piled = {held for seat in view.seats for pile in seat.piles for held in pile.cards}
            assert piled.isdisjoint({view.trump, *(seat.played for seat in view.seats)})
            assert [leaving.card for leaving in own.leavings] == [action.card for action in decision.actions]
            for leaving in own.leavings:
                twin = match.clone()
                twin.play(taker, Leave(leaving.card))
                side = match.state.setup.side_of[taker]
                assert twin.view(None).settling or twin.view(None).standings[side] == leaving.after
            assert all(match.view(seat).leavings == () for seat in (None, *range(6)) if seat != taker)
        else:
            assert match.view(0).leavings == ()
        before = view
    assert asked > 5


def test_with_six_one_card_has_to_be_left():
    assert [Match.new("suits", seats=seats).view(None).leaves_one for seats in (3, 4, 5, 6)] == [False] * 3 + [True]
