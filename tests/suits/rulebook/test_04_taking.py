"""S-4: who takes the round, and what the taker gets."""

from __future__ import annotations

import pytest
from tests.suits.table import area, card, cards, happened, name, on_turn, play, table, turns

from kuluary.games.suits.content import SUIT, value_of
from kuluary.games.suits.rules.taking import STRENGTH
from kuluary.games.suits.words import DECK, RoundTaken


def taker(*played: str, trump: str) -> str:
    """Play a round in which everyone has just this card and another; give the card that takes it."""
    lead = SUIT[card(played[0])]
    used = [card(word) for word in (*played, trump)]
    # Nobody may be bound to follow with the other card, so it is not of the suit that is led.
    spare = [name(number) for number in DECK if number not in used and SUIT[number] != lead]
    hands = [f"{word} {spare[seat]}" for seat, word in enumerate(played)]
    match = turns(table(hands=hands, trump=trump), *played)
    return played[happened(match, RoundTaken)[0].seat]


# Who takes it


@pytest.mark.rule("S-4.1")
def test_t03_all_follow_the_highest_takes():
    assert taker("D7", "D11", "D4", trump="Ca9") == "D11"


@pytest.mark.rule("S-4.1")
def test_the_leader_takes_with_the_highest():
    assert taker("D10", "D9", "D4", trump="Ca9") == "D10"


@pytest.mark.rule("S-4.2")
def test_t04_off_suit_never_takes():
    assert taker("D5", "Ch12", "D6", trump="Ca9") == "D6"


@pytest.mark.rule("S-4.2")
def test_the_leader_takes_if_nobody_follows():
    assert taker("D2", "Ch11", "Ch12", trump="Ca9") == "D2"


@pytest.mark.rule("S-4.3")
def test_t05_the_highest_trump_takes():
    assert taker("D13", "Ca1", "Ca4", "D2", trump="Ca9") == "Ca4"


@pytest.mark.rule("S-4.3")
def test_a_later_lower_trump_does_not_take():
    assert taker("D13", "Ca4", "Ca1", "D2", trump="Ca9") == "Ca4"


@pytest.mark.rule("S-4.3")
def test_if_the_trump_is_led_the_highest_of_it_takes():
    assert taker("Ca5", "Ca11", "D13", trump="Ca9") == "Ca11"


@pytest.mark.rule("S-4.3")
def test_any_trump_beats_any_card_of_the_others():
    for trump in range(4):
        for lead in range(4):
            rank = STRENGTH[trump][lead]
            lowest = min(rank[number] for number in DECK if SUIT[number] == trump)
            assert all(rank[number] < lowest for number in DECK if SUIT[number] != trump)


@pytest.mark.rule("S-4.1")
def test_there_are_no_ties():
    for trump in range(4):
        for lead in range(4):
            contending = [number for number in DECK if SUIT[number] in (trump, lead)]
            assert len({STRENGTH[trump][lead][number] for number in contending}) == len(contending)


@pytest.mark.rule("S-4.4")
def test_the_trump_card_does_not_contend():
    assert taker("Ca2", "D12", "Ca4", trump="Ca13") == "Ca4"


@pytest.mark.rule("S-4.4")
def test_a_joker_is_the_lowest_of_its_character():
    assert taker("D1", "D2", "Ch12", trump="Ca9") == "D2"
    assert taker("D12", "Ca1", "D2", trump="Ca9") == "Ca1"


@pytest.mark.rule("S-4.4")
def test_a_power_card_is_the_highest_of_its_character():
    assert taker("D12", "D13", "D11", trump="Ca9") == "D13"


# What the taker gets


@pytest.mark.rule("S-4.5")
def test_the_taker_gets_the_cards_and_the_trump_card():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"], trump="Ca6", areas=["", "Cp1", ""])
    turns(match, "D4", "D9", "Ch2")
    assert area(match, 1) == "D4 D9 Ch2 Ca6 Cp1"


@pytest.mark.rule("S-4.5")
def test_guild_cards_lie_in_piles_and_neutral_cards_apart():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"], trump="Ca4", areas=["", "Cp1", ""])
    turns(match, "D4", "D9", "Ch2")
    seat = match.view(None).seats[1]
    assert {pile.guild: pile.cards for pile in seat.piles} == {0: cards("D4"), 4: cards("D9 Ca4")}
    assert seat.neutrals == cards("Ch2 Cp1")


@pytest.mark.rule("S-4.6")
def test_bribes_go_onto_the_wealth_card_of_the_taker():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3", "Ch4 Ch5"], gems=[1, 1, 1, 1], wealth=[0, 1, 0, 0])
    turns(match, "D4", "D9", "-", "-")
    assert [seat.wealth for seat in match.view(None).seats] == [0, 3, 0, 0]
    assert [seat.gems for seat in match.view(None).seats] == [1, 1, 0, 0]


@pytest.mark.rule("S-4.6")
def test_t06_if_all_others_bribe_the_leader_takes_it_all():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3", "Ch4 Ch5"], gems=[1, 1, 1, 1], trump="Ca6", rest=1)
    turns(match, "D4", "-", "-", "-")
    assert area(match, 0) == "D4 Ca6"
    assert match.view(None).seats[0].wealth == 3
    assert happened(match, RoundTaken) == [RoundTaken(0, cards("D4 Ca6"), 3)]


@pytest.mark.rule("S-4.7")
def test_the_taker_leads_the_next_round():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"])
    turns(match, "D4", "D9", "Ch2")
    assert on_turn(match) == [1]
    assert match.decisions[0].prompt == "lead"


@pytest.mark.rule("S-4.7")
def test_a_new_trump_card_is_turned_before_the_lead():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"], deck="Ca12")
    turns(match, "D4", "D9", "Ch2")
    assert match.view(None).trump == card("Ca12")
    assert match.view(None).deck_left == 0


@pytest.mark.rule("S-4.7")
def test_the_round_is_taken_before_a_new_trump_card_is_turned():
    match = turns(table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"], trump="Ca6", rest=0), "D4", "D9")
    state = match.state
    state.agenda.pop().run(state, 2, play("Ch2"))
    seen = match.view(None)
    assert area(match, 1) == "D4 D9 Ch2 Ca6"
    assert (seen.trump, seen.lead, seen.taker, seen.leader) == (None, None, None, 1)
    assert [seat.played for seat in seen.seats] == [None, None, None]
    match.game.check(state)


@pytest.mark.rule("S-4.7")
def test_taking_is_told_with_the_last_play_and_the_trump_card_with_its_draw():
    match = turns(table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"]), "D4", "D9", "Ch2")
    told = [(type(item.event).__name__, number) for number, item in match.news if number > 2]
    assert told == [("Played", 3), ("RoundTaken", 3), ("TrumpTurned", 4)]


@pytest.mark.rule("S-4.3")
def test_the_example_of_a_round():
    """Asya 0, Niko 1, Mira 2, Gleb 3, Taya 4: the fourth round of twelve."""
    match = table(
        hands=[
            "Ch9 D4 D5 D6 D7",
            "Ch5 D8 D9 D10 D11 D12",
            "Ca1 Cp4 Cp5 Cp6 Cp7 Cp8 Cp9",
            "Ch12 Ch4 Cp1 Cp2 Cp3",
            "Cp13 Ca8 Ca10 Ca11 Ca12 Ca13",
        ],
        gems=[4, 3, 2, 4, 3],
        trump="Ca6",
        round=4,
        rest=0,
    )
    assert match.explain(0, match.decisions[0].actions[0]) is None
    turns(match, "Ch9", "-", "Ca1")
    assert match.explain(3, match.decisions[0].actions[0]) is None
    turns(match, "Ch12", "Cp13")
    view = match.view(None)
    assert on_turn(match) == [2]
    assert area(match, 2) == "Ch9 Ch12 Ca1 Ca6 Cp13"
    assert [(seat.hand, seat.gems, seat.wealth) for seat in view.seats] == [
        (4, 4, 0),
        (6, 2, 0),
        (6, 2, 1),
        (4, 4, 0),
        (5, 3, 0),
    ]


@pytest.mark.rule("S-4.5")
def test_no_other_card_of_the_table_moves():
    match = table(hands=["D4 D5", "D9 D6", "Ch2 Ch3"], areas=["Cp1", "", "Cp2"], rest=0)
    before = [area(match, seat) for seat in (0, 2)]
    turns(match, "D4", "D9", "Ch2")
    assert [area(match, seat) for seat in (0, 2)] == before
    assert value_of(match.state.trump) in range(1, 14)
