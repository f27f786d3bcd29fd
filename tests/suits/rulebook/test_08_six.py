"""S-8: six players in three teams, and the trump deck that comes back."""

from __future__ import annotations

from random import Random

import pytest
from tests.suits.habits import always_bribes, bribing, never_bribes
from tests.suits.table import (
    area,
    card,
    cards,
    contribute,
    happened,
    leave,
    name,
    offered,
    on_turn,
    play,
    table,
    turns,
)

import kuluary
from kuluary.core import PASS, Match
from kuluary.games.suits.content import cards_in
from kuluary.games.suits.words import (
    BRIBE,
    CardLeft,
    Contributed,
    ContributedCard,
    DeckRecycled,
    Leave,
    RoundsEnded,
    TrumpTurned,
)
from kuluary.testing.play import finish, positions


def new(seed: object = "six") -> Match:
    return Match.new("suits", seats=6, seed=str(seed))


def filled(seed: object = "six") -> Match:
    """Give a table of six whose trump deck is complete: each of the three gives the lowest card."""
    match = new(seed)
    while match.decisions[0].prompt == "contribute":
        match.play(match.decisions[0].seat, match.decisions[0].actions[0])
    return match


def last_round(**rest: object) -> Match:
    """Give the start of round 12, everyone with one card and no gem."""
    return table(hands=["D4", "D5", "D6", "D7", "D8", "D9"], trump="Ca6", centre="Cp4 Cp5 Cp6", deck="", **rest)


@pytest.mark.rule("S-8.1")
def test_partners_sit_opposite():
    assert new().view(None).sides == ((0, 3), (1, 4), (2, 5))


@pytest.mark.rule("S-8.1")
def test_six_play_in_teams_only():
    with pytest.raises(kuluary.BadOption, match="teams"):
        Match.new("suits", seats=6, options={"teams": False})
    assert new().header.options["teams"] is True


@pytest.mark.rule("S-8.2")
@pytest.mark.parametrize("seed", range(8))
def test_t02_the_first_three_get_eight_cards_the_others_nine(seed):
    match = new(seed)
    leader = match.view(None).leader
    hands = [match.view(None).seats[(leader + offset) % 6].hand for offset in range(6)]
    assert hands == [8, 8, 8, 9, 9, 9]


@pytest.mark.rule("S-8.2")
def test_every_team_has_one_partner_of_each_kind():
    view = new().view(None)
    assert [sorted(view.seats[seat].hand for seat in side) for side in view.sides] == [[8, 9]] * 3


@pytest.mark.rule("S-8.2")
def test_one_card_starts_the_trump_deck():
    view = new().view(None)
    assert (view.deck_left, view.trump, view.round) == (1, None, 0)


@pytest.mark.rule("S-8.3")
def test_the_three_with_nine_cards_are_asked_at_the_same_time():
    match = new()
    leader = match.view(None).leader
    assert sorted(on_turn(match)) == sorted((leader + offset) % 6 for offset in (3, 4, 5))
    for decision in match.decisions:
        assert [action.card for action in decision.actions] == list(match.view(decision.seat).hand)
        assert (decision.prompt, decision.rule) == ("contribute", "S-8.3")


@pytest.mark.rule("S-8.3")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_they_may_answer_in_any_order(order):
    match = new()
    givers = on_turn(match)
    first = {seat: match.view(seat).hand[0] for seat in givers}
    for place in order:
        seat = givers[place]
        match.play(seat, contribute(name(first[seat])))
    state = match.state
    assert set(first.values()) < {*state.deck, state.trump}
    assert [hand.bit_count() for hand in state.hands] == [8] * 6


@pytest.mark.rule("S-8.3")
def test_nobody_sees_the_others_cards():
    match = new()
    giver, other, _ = on_turn(match)
    given = match.view(giver).hand[0]
    match.play(giver, contribute(name(given)))
    assert match.view(giver).contributed == given
    assert match.view(other).contributed is None
    assert match.view(None).contributed is None
    private = [item for _, item in match.news if isinstance(item.event, ContributedCard)]
    assert [(item.event.card, item.seen_by) for item in private] == [(given, (giver,))]
    assert happened(match, Contributed) == [Contributed(giver)]


@pytest.mark.rule("S-8.3")
def test_then_the_deck_of_four_is_shuffled_and_the_top_turned():
    match = filled()
    assert match.view(None).deck_left == 3
    assert [event.round for event in happened(match, TrumpTurned)] == [1]


@pytest.mark.rule("S-8.3")
def test_any_of_the_four_may_be_turned():
    own = 0
    for seed in range(60):
        match = filled(f"top {seed}")
        own += match.state.trump in match.state.given
    assert 30 < own < 58


@pytest.mark.rule("S-8.3")
def test_only_cards_of_the_hand_are_given():
    match = new()
    seat = on_turn(match)[0]
    missing = next(number for number in range(52) if number not in match.view(seat).hand)
    refusal = match.explain(seat, contribute(name(missing)))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not_in_hand", "S-8.3")


@pytest.mark.rule("S-8.3")
@pytest.mark.parametrize("action", [BRIBE, PASS, play("D4"), leave("D4")])
def test_nothing_else_comes_before_the_trump_deck(action):
    match = new()
    refusal = match.explain(on_turn(match)[0], action)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("contribute_first", "S-8.3")


@pytest.mark.rule("S-8.3")
def test_who_has_given_gives_no_second_card():
    match = new()
    seat = on_turn(match)[0]
    first, second = match.view(seat).hand[:2]
    match.play(seat, contribute(name(first)))
    refusal = match.explain(seat, contribute(name(second)))
    assert refusal is not None
    assert refusal.reason == "not_your_turn"


@pytest.mark.rule("S-8.4")
def test_t02_everyone_has_eight_cards_and_four_gems_for_twelve_rounds():
    view = filled().view(None)
    assert [(seat.hand, seat.gems) for seat in view.seats] == [(8, 4)] * 6
    assert view.rounds == 12
    assert sum(seat.gems for seat in view.seats) == 24


# The card that is left


@pytest.mark.rule("S-8.5")
def test_the_taker_leaves_one_card_of_the_prize():
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"], trump="Ca6", centre="Cp4 Cp5")
    turns(match, "D4", "D6", "D8", "D10", "Ch1", "Ch13")
    assert on_turn(match) == [3]
    assert offered(match, 3) == "D4 D6 D8 D10 Ch1 Ch13 Ca6"
    assert (match.decisions[0].prompt, match.decisions[0].rule) == ("leave", "S-8.5")


@pytest.mark.rule("S-8.5")
@pytest.mark.parametrize("word", ["Ca6", "D10", "D4", "Ch1", "Ch2", "Ch13"])
def test_any_card_will_do(word):
    match = (
        table(
            hands=[
                "D4 D5",
                "D6 D7",
                "D8 D9",
                "D10 D11",
                "Ch1 Ch3",
                "Ch13 Cp3",
            ],
            trump="Ca6",
            centre="Cp4 Cp5",
            rest=0,
        )
        if word != "Ch2"
        else table(
            hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch2 Ch3", "Ch13 Cp3"], trump="Ca6", centre="Cp4 Cp5", rest=0
        )
    )
    turns(match, "D4", "D6", "D8", "D10", "Ch2" if word == "Ch2" else "Ch1", "Ch13")
    prize = offered(match, 3).split()
    match.play(3, leave(word))
    assert area(match, 3).split() == [one for one in prize if one != word]
    assert card(word) in match.view(None).centre
    assert happened(match, CardLeft) == [CardLeft(3, card(word))]


@pytest.mark.rule("S-8.5")
def test_only_a_card_of_this_prize_may_be_left():
    match = table(
        hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"], trump="Ca6", centre="Cp4 Cp5", rest=3
    )
    turns(match, "D4", "D6", "D8", "D10", "Ch1", "Ch13")
    for word in ("D11", "D5", "Cp4", "Ca13"):
        refusal = match.explain(3, leave(word))
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("not_taken", "S-8.5")
    assert match.explain(3, Leave(77)).reason == "not_taken"


@pytest.mark.rule("S-8.5")
@pytest.mark.parametrize("action", [PASS, play("D11"), BRIBE])
def test_a_card_must_be_left(action):
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"], trump="Ca6", centre="Cp4 Cp5")
    turns(match, "D4", "D6", "D8", "D10", "Ch1", "Ch13")
    refusal = match.explain(3, action)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("leave_first", "S-8.5")


@pytest.mark.rule("S-8.5")
def test_a_card_is_left_even_in_the_last_round():
    match = last_round()
    turns(match, "D4", "D5", "D6", "D7", "D8", "D9")
    assert match.decisions[0].prompt == "leave"


@pytest.mark.rule("S-8.5")
def test_a_card_is_left_even_if_the_game_ends_early():
    match = table(
        hands=["D4", "D5", "D6", "D7", "D8", "D9"], gems=[2] * 6, trump="Ca6", centre="Cp4", deck="Cp7 Cp8", rest=0
    )
    turns(match, "D4", "D5", "D6", "D7", "D8", "D9")
    match.play(5, leave("Ca6"))
    [ended] = happened(match, RoundsEnded)
    assert ended.hands_empty
    assert ended.points == tuple(match.view(None).standings[seat % 3].total for seat in range(6))
    assert area(match, 5) == "D4 D5 D6 D7 D8 D9"


@pytest.mark.rule("S-8.5")
def test_the_taker_leads_after_leaving_a_card():
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"], trump="Ca6", centre="Cp4 Cp5")
    turns(match, "D4", "D6", "D8", "D10", "Ch1", "Ch13")
    match.play(3, leave("D4"))
    assert on_turn(match) == [3]
    assert match.decisions[0].prompt == "lead"


@pytest.mark.rule("S-8.5")
def test_the_round_lies_on_the_table_until_a_card_is_left():
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"], trump="Ca6", centre="Cp4 Cp5")
    turns(match, "D4", "D6", "D8", "D10", "Ch1", "Ch13")
    assert match.view(None).trump == card("Ca6")
    state = match.state
    state.agenda.pop().run(state, 3, leave("D4"))
    seen = match.view(None)
    assert (seen.trump, [seat.played for seat in seen.seats]) == (None, [None] * 6)
    assert seen.centre == (*cards("Cp4 Cp5"), card("D4"))
    match.game.check(state)


# The trump deck that comes back


@pytest.mark.rule("S-8.6")
def test_t19_new_decks_at_the_start_of_rounds_5_and_9():
    match = finish(new(), Random(4), always_bribes)
    events = [item.event for _, item in match.news]
    turned = [event for event in events if isinstance(event, TrumpTurned)]
    after = [events[events.index(event) + 1].round for event in happened(match, DeckRecycled)]
    assert after == [5, 9]
    assert [event.left for event in turned] == [3, 2, 1, 0] * 3


@pytest.mark.rule("S-8.6")
def test_the_new_deck_is_what_was_left():
    match = finish(new(), Random(5), bribing(0.4))
    left = [event.card for event in happened(match, CardLeft)]
    recycled = happened(match, DeckRecycled)
    assert [sorted(event.cards) for event in recycled] == [sorted(left[at : at + 4]) for at in (0, 4)][: len(recycled)]
    trumps = [event.card for event in happened(match, TrumpTurned)]
    assert sorted(trumps[4:8]) == sorted(left[:4])


@pytest.mark.rule("S-8.6")
def test_the_view_says_which_round_begins_with_a_new_deck():
    told = {match.view(None).round: match.view(None).next_deck for match in positions(new(), Random(6), bribing(0.6))}
    assert {told[number] for number in (1, 2, 3, 4)} == {5}
    assert {told[number] for number in (5, 6, 7, 8)} == {9}
    assert {told[number] for number in told if number > 8} == {None}


@pytest.mark.rule("S-8.6")
def test_everybody_knows_the_cards_of_a_new_deck():
    seen = 0
    for match in positions(new(), Random(6), bribing(0.6)):
        view = match.view(None)
        if 0 < view.round <= 4:
            assert view.known_deck is None
        if view.round > 4 and not match.over:
            assert sorted(view.known_deck) == sorted(match.state.deck)
            seen += 1
    assert seen


@pytest.mark.rule("S-8.6")
def test_nobody_knows_the_order_of_a_new_deck():
    """The same round four with the same cards left opens round five with different trumps."""
    trumps = set()
    for seed in range(12):
        match = table(
            hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"],
            trump="Ca6",
            centre="Cp4 Cp5 Cp6",
            deck="",
            gems=[7] * 6,
            round=4,
        ).redeal(None, seed)
        for _ in range(6):
            match.play(on_turn(match)[0], match.decisions[0].actions[0])
        match.play(on_turn(match)[0], leave("Ca6"))
        trumps.add(match.view(None).trump)
    assert trumps == set(cards("Cp4 Cp5 Cp6 Ca6"))


@pytest.mark.rule("S-8.7")
def test_t19_the_game_ends_after_twelve_rounds():
    match = finish(new(), Random(7), always_bribes)
    assert match.view(None).round == 12
    assert happened(match, RoundsEnded)[0].hands_empty is True


@pytest.mark.rule("S-8.7")
def test_or_earlier_if_nobody_has_cards():
    match = finish(new(), Random(8), never_bribes)
    assert match.view(None).round == 8


@pytest.mark.rule("S-8.8")
def test_t19_in_a_full_game_48_cards_are_taken_and_four_left():
    match = finish(new(), Random(9), always_bribes)
    assert sum(won.bit_count() for won in match.state.won) == 48
    assert len(match.view(None).centre) == 4
    assert match.view(None).deck_left == 0


@pytest.mark.rule("S-8.8")
def test_cards_in_the_centre_belong_to_nobody():
    match = last_round(rest=0)
    turns(match, "D4", "D5", "D6", "D7", "D8", "D9")
    match.play(5, leave("D9"))
    owned = [number for won in match.state.won for number in cards_in(won)]
    assert not set(owned) & set(cards("Cp4 Cp5 Cp6 D9"))


@pytest.mark.rule("S-8.8")
def test_the_score_is_that_of_teams():
    match = finish(new(), Random(10), bribing(0.5))
    totals = [score.total for score in match.scores]
    assert totals[:3] == totals[3:]
    assert match.result.places[:3] == match.result.places[3:]
