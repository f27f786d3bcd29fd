"""S-3: lead, bribe, follow."""

from __future__ import annotations

import pytest
from tests.suits.table import contribute, happened, joker_on, leave, offered, on_turn, play, table, turns

from kuluary.core import PASS, Illegal, Match
from kuluary.games.suits.words import BRIBE, LEAVE, Bribed, Led, Play, Played


def refused(match: Match, seat: int, action: object) -> tuple[str, str]:
    """Give reason and clause with which an action is refused; the table must stay as it was."""
    before = match.view(seat)
    with pytest.raises(Illegal) as caught:
        match.play(seat, action)
    assert match.view(seat) == before
    assert match.explain(seat, action) == caught.value.refusal
    return caught.value.reason, caught.value.rule


@pytest.fixture
def duel() -> Match:
    """Three seats, trump Captain, seat 0 leads: seat 1 can follow the Duchess and has a gem, seat 2 cannot."""
    return table(hands=["D4 Ch5 Cp1", "D7 D9 Ca2", "Ch8 Ca3 Cp4"], gems=[1, 1, 1])


# The lead


@pytest.mark.rule("S-3.1")
def test_the_leader_may_play_any_card(duel):
    assert offered(duel, 0) == "D4 Ch5 Cp1"


@pytest.mark.rule("S-3.1")
def test_the_leader_may_not_bribe(duel):
    assert refused(duel, 0, BRIBE) == ("leader_must_play", "S-3.1")


@pytest.mark.rule("S-3.1")
def test_the_leader_may_not_pass(duel):
    assert refused(duel, 0, PASS) == ("play_first", "S-3.1")


@pytest.mark.rule("S-3.1")
def test_the_leader_plays_from_the_hand(duel):
    assert refused(duel, 0, play("D7")) == ("not_in_hand", "S-3.1")


@pytest.mark.rule("S-3.1")
def test_the_lead_names_the_suit(duel):
    turns(duel, "Ch5")
    assert duel.view(None).lead == 1
    assert happened(duel, Led) == [Led(0, play("Ch5").card)]


@pytest.mark.rule("S-3.1")
def test_nobody_plays_before_the_leader(duel):
    assert refused(duel, 1, play("D7")) == ("not_your_turn", "H-1.1")


# Turns


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("leader", range(4))
def test_turns_go_clockwise_from_the_leader(leader):
    match = table(hands=["D4 D5", "D6 D7", "D8 D9", "D10 D11"], leader=leader)
    order = []
    for _ in range(4):
        order += on_turn(match)
        match.play(on_turn(match)[0], match.decisions[0].actions[0])
    assert order == [(leader + offset) % 4 for offset in range(4)]


@pytest.mark.rule("S-3.2")
def test_a_turn_cannot_be_passed(duel):
    turns(duel, "D4")
    assert refused(duel, 1, PASS) == ("play_first", "S-3.2")


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("action", [leave("D7"), contribute("D7"), joker_on("knights")])
def test_other_actions_of_the_game_have_no_place_in_a_turn(duel, action):
    turns(duel, "D4")
    assert refused(duel, 1, action) == ("play_first", "S-3.2")


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("number", [0, 7, 9, 51, -1, 52, 1000])
def test_a_card_that_is_not_in_the_hand_cannot_be_played(duel, number):
    turns(duel, "D4")
    assert refused(duel, 1, Play(number)) == ("not_in_hand", "S-3.2")


@pytest.mark.rule("S-3.2")
def test_a_seat_has_one_turn_only(duel):
    turns(duel, "D4", "D7")
    assert refused(duel, 1, play("D9")) == ("not_your_turn", "H-1.1")


# Bribes


@pytest.mark.rule("S-3.3")
def test_t07_who_can_follow_may_bribe_or_follow_but_nothing_else(duel):
    turns(duel, "D4")
    assert offered(duel, 1) == "D7 D9 -"
    assert refused(duel, 1, play("Ca2")) == ("must_follow", "S-3.5")


@pytest.mark.rule("S-3.3")
def test_who_cannot_follow_may_bribe_too(duel):
    turns(duel, "D4", "D7")
    assert offered(duel, 2) == "Ch8 Ca3 Cp4 -"


@pytest.mark.rule("S-3.3")
def test_a_bribe_costs_one_gem_and_no_card(duel):
    turns(duel, "D4", "-")
    seat = duel.view(None).seats[1]
    assert (seat.gems, seat.hand, seat.bribed, seat.played) == (0, 3, True, None)
    assert happened(duel, Bribed) == [Bribed(1, 0)]


@pytest.mark.rule("S-3.3")
def test_a_bribe_shows_nothing_about_the_hand(duel):
    turns(duel, "D4", "D7", "-")
    assert duel.state.voids == [0, 0, 0]


@pytest.mark.rule("S-3.4")
def test_without_a_gem_there_is_no_bribe():
    match = turns(table(hands=["D4 Ch5", "D7 Ch2", "Ch8 Ca3"]), "D4")
    assert offered(match, 1) == "D7"
    assert refused(match, 1, BRIBE) == ("no_gem", "S-3.4")


@pytest.mark.rule("S-3.4")
def test_wealth_does_not_bribe():
    match = turns(table(hands=["D4 Ch5", "D7 Ch2", "Ch8 Ca3"], wealth=[0, 5, 0]), "D4")
    assert refused(match, 1, BRIBE) == ("no_gem", "S-3.4")


# Following


@pytest.mark.rule("S-3.5")
def test_who_plays_and_can_follow_follows(duel):
    turns(duel, "D4", "D9")
    assert happened(duel, Played) == [Played(1, play("D9").card)]


@pytest.mark.rule("S-3.5")
def test_even_a_trump_may_not_be_played_instead_of_the_lead_suit():
    match = turns(table(hands=["D4 D5", "D7 Cp4", "D8 D9"], trump="Cp9"), "D4")
    refusal = match.explain(1, play("Cp4"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("must_follow", "S-3.5")
    assert dict(refusal.args) == {"character": 0, "card": play("Cp4").card}


@pytest.mark.rule("S-3.5")
def test_the_trump_is_followed_when_it_is_led():
    match = turns(table(hands=["Cp4 D5", "D7 Cp5", "Cp8 Cp7"], trump="Cp9"), "Cp4")
    assert offered(match, 1) == "Cp5"
    turns(match, "Cp5")
    assert offered(match, 2) == "Cp7 Cp8"


@pytest.mark.rule("S-3.6")
def test_who_cannot_follow_need_not_trump(duel):
    turns(duel, "D4", "D7", "Ch8")
    assert happened(duel, Played)[-1] == Played(2, play("Ch8").card)


@pytest.mark.rule("S-3.6")
def test_t08_without_gem_and_lead_suit_any_card_will_do():
    match = turns(table(hands=["D4 D5", "Ch2 Ca13", "D8 D9"]), "D4")
    assert offered(match, 1) == "Ch2 Ca13"


@pytest.mark.rule("S-3.6")
def test_who_does_not_follow_has_shown_it(duel):
    turns(duel, "D4", "D7", "Ch8")
    assert duel.state.voids == [0, 0, 0b0001]


@pytest.mark.rule("S-3.6")
def test_the_question_names_what_is_asked():
    prompts = []
    match = table(hands=["D4 D5 D10", "D7 Ch2 Ca2", "Ch8 Ca3 Ca4", "D9 Ch9"], gems=[0, 0, 0, 1])
    for word in ("D4", "D7", "Ch8", "-"):
        [asked] = match.decisions
        prompts.append((asked.prompt, asked.rule))
        turns(match, word)
    assert prompts == [("lead", "S-3.1"), ("follow_no_gem", "S-3.5"), ("any_no_gem", "S-3.6"), ("follow", "S-3.5")]


# The end of a round


@pytest.mark.rule("S-3.7")
def test_the_round_is_over_after_one_turn_each(duel):
    turns(duel, "D4", "D7", "-")
    assert duel.view(None).round == 14
    assert [seat.played for seat in duel.view(None).seats] == [None] * 3


@pytest.mark.rule("S-3.7")
def test_who_has_bribed_gets_no_second_turn():
    match = turns(table(hands=["D4 Ch5", "D7 Ca2", "Ch8 Ca3", "Cp4 Cp5"], gems=[1, 1, 1, 1]), "D4", "-")
    assert on_turn(match) == [2]
    assert match.explain(1, LEAVE[0]).reason == "not_your_turn"
