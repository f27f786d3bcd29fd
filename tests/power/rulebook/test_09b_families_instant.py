"""P-9.1 to P-9.4: the instant families, A to D."""

from __future__ import annotations

import pytest
from tests.power.families import REQUIREMENTS, phase
from tests.power.table import PASS, Table, advance, conclude, number_of

from kuluary.games.power import GAME
from kuluary.games.power.content.cards import ALLIANCES, SECONDARY_CARD
from kuluary.games.power.words.actions import Discard, Give, Recover
from kuluary.games.power.words.events import TributeAvoided, TributeGiven

NEUTRAL = ("imf", "malta", "club_rome", "black_water", "wto", "majestic12", "theosophical")
"""Alliances with points in the corner: no search takes them."""


@pytest.mark.rule("P-9.1")
def test_a_follow_up_with_the_named_corner_ignores_requirements() -> None:
    table = phase()
    table.gives(0, "banks", "banks", "valuables", "corporations")
    table.hand(0, "fed_reserve", "mossad", "chamber", "cia")
    table.alliances().play(0, conclude("fed_reserve"))
    assert set(table.actions(0)) == {conclude("mossad"), conclude("chamber"), PASS}
    assert table.why(0, conclude("cia")) == ("wrong_corner", "P-9.1")
    table.play(0, conclude("chamber"))
    assert table.allied(0) == {"fed_reserve", "chamber"}


@pytest.mark.rule("P-9.1")
@pytest.mark.parametrize(
    ("name", "signed", "bringing"), [("peace_bureau", "thule", "cia"), ("tribunal", "elder_brother", "kgb")]
)
def test_the_other_two_name_their_corners(name: str, signed: str, bringing: str) -> None:
    table = phase()
    table.gives(0, *REQUIREMENTS[name][0])
    table.hand(0, name, signed, bringing, "mossad", "golden_dawn", "imf")
    table.alliances().play(0, conclude(name))
    assert set(table.actions(0)) == {conclude(signed), conclude(bringing), PASS}


@pytest.mark.rule("P-9.1")
def test_it_may_be_declined() -> None:
    table = phase()
    table.gives(0, "banks", "banks", "valuables", "corporations")
    table.hand(0, "fed_reserve", "mossad")
    table.alliances().play(0, conclude("fed_reserve"), PASS)
    assert table.allied(0) == {"fed_reserve"}


@pytest.mark.rule("P-9.2")
def test_a_search_takes_every_matching_card_and_shuffles_the_rest_back() -> None:
    table = phase()
    table.give(0, "patents")
    table.hand(0, "kabbalists")
    table.alliances().draws(("cia", "thule", "kgb", "mossad", "malta", "imf", "jasons"))
    table.play(0, conclude("kabbalists"))
    assert table.in_hand(0) == {"cia", "thule", "jasons"}
    assert {number_of(name) for name in ("kgb", "mossad", "malta", "imf")} <= set(table.state.alliance_bag)


@pytest.mark.rule("P-9.2")
def test_a_search_begins_with_what_an_informant_left_on_top() -> None:
    table = phase()
    table.give(0, "patents")
    table.hand(0, "kabbalists")
    top = number_of("cia")
    table.state.alliance_bag = tuple(card for card in table.state.alliance_bag if card != top)
    table.state.alliance_top, table.state.top_known = (top,), (1,)
    table.alliances().draws(("kgb", "mossad", "malta", "imf", "jesuits", "thule"))
    table.play(0, conclude("kabbalists"))
    assert table.in_hand(0) == {"cia", "thule"}


@pytest.mark.rule("P-9.2")
@pytest.mark.parametrize(
    ("name", "taken"), [("milner", {"kgb", "elder_brother"}), ("trilateral", {"mossad", "golden_dawn"})]
)
def test_the_other_two_search_for_their_corners(name: str, taken: set[str]) -> None:
    table = phase()
    table.gives(0, *REQUIREMENTS[name][0])
    table.hand(0, name)
    table.alliances().draws(("cia", "thule", "kgb", "elder_brother", "mossad", "golden_dawn", "imf"))
    table.play(0, conclude(name))
    assert table.in_hand(0) == taken


@pytest.mark.rule("P-9.2")
def test_everyone_knows_what_was_taken() -> None:
    table = phase()
    table.give(0, "patents")
    table.hand(0, "kabbalists", "srs")
    table.alliances().draws(("cia", "thule", *NEUTRAL[:5]))
    table.play(0, conclude("kabbalists"))
    seen = GAME.view(table.state, 1).seats[0]
    assert {ALLIANCES[number] for number in seen.known} == {"cia", "thule"}
    assert seen.hand == 3


@pytest.mark.rule("P-9.2")
def test_a_short_deck_is_filled_from_the_discard_and_less_than_seven_will_do() -> None:
    table = phase()
    table.give(0, "patents")
    table.hand(0, "kabbalists")
    table.discarded_alliances("thule", "imf")
    table.alliance_deck("cia", "malta")
    table.alliances().play(0, conclude("kabbalists"))
    assert table.in_hand(0) == {"cia", "thule"}
    assert set(table.state.alliance_bag) == {number_of("malta"), number_of("imf")}
    assert table.state.alliance_discard == ()


def demanding(*, sign: str = "trade_unions", name: str = "cheka", seats: int = 2) -> Table:
    table = Table(seats)
    table.supervisor(0)
    table.stage(0, "deep_state", 2)
    table.give(0, sign)
    table.hand(0, name)
    return table


@pytest.mark.rule("P-9.3")
def test_a_rival_without_the_sign_gives_a_card_of_the_colour_of_its_choice() -> None:
    table = demanding()
    cards = [table.give(1, "media"), table.give(1, "ruling_parties")]
    governments = table.give(1, "governments")
    table.alliances().play(0, conclude("cheka"))
    assert set(table.actions(1)) == {Give(card) for card in cards}
    assert table.why(1, Give(governments)) == ("give_the_colour", "P-9.3")
    table.play(1, Give(cards[1]))
    assert cards[1] in table.state.owned[0]


@pytest.mark.rule("P-9.3")
def test_any_sign_protects_also_one_of_family_e() -> None:
    table = demanding()
    table.gives(1, "media", "intelligence")
    table.concluded(1, "marxist_league")
    table.alliances().play(0, conclude("cheka"))
    assert table.kinds(0) == ["trade_unions"]


@pytest.mark.rule("P-9.3")
def test_without_the_colour_any_card_is_given_a_circle_not_without_its_host() -> None:
    table = demanding()
    host = table.give(1, "governments")
    circle = table.attach(1, host)
    loose = table.give(1, "inner_circle")
    table.secondary(1, "finance")
    table.alliances().play(0, conclude("cheka"))
    assert set(table.actions(1)) >= {Give(host), Give(loose), Give(SECONDARY_CARD[1])}
    assert table.why(1, Give(circle)) == ("circle_goes_with_host", "P-8.9")


@pytest.mark.rule("P-9.3")
def test_whoever_has_nothing_gives_nothing() -> None:
    table = demanding()
    table.alliances().play(0, conclude("cheka"))
    assert table.kinds(0) == ["trade_unions"]


@pytest.mark.rule("P-9.3")
def test_whoever_pays_or_is_spared_is_told_for_which_alliance() -> None:
    table = demanding(seats=3)
    card = table.give(1, "media")
    table.alliances().play(0, conclude("cheka"))
    assert table.saw(TributeGiven) == [TributeGiven(1, 0, card, number_of("cheka"), lost=1, points=1)]
    assert table.saw(TributeAvoided) == [TributeAvoided(2, False, number_of("cheka"))]


@pytest.mark.rule("P-9.3")
def test_rivals_choose_clockwise() -> None:
    table = demanding(seats=4)
    for seat in (1, 2, 3):
        table.gives(seat, "media" if seat < 3 else "law_enforcement", "ruling_parties")
    table.alliances().play(0, conclude("cheka"))
    seats = []
    for _ in range(3):
        seats.append(table.question.seat)
        table.play(seats[-1], table.actions(seats[-1])[0])
    assert seats == [1, 2, 3]


@pytest.mark.rule("P-9.3")
@pytest.mark.parametrize(
    ("name", "sign", "kind"), [("cupola2", "consulates", "banks"), ("illuminati", "intelligence", "patents")]
)
def test_the_other_two_demand_their_colour(name: str, sign: str, kind: str) -> None:
    table = demanding(sign=sign, name=name)
    table.gives(1, kind, "media")
    table.alliances().play(0, conclude(name))
    assert kind in table.kinds(0)


@pytest.mark.rule("P-9.4")
def test_t25_a_card_just_discarded_for_deep_state_may_be_recovered() -> None:
    table = Table()
    table.row("media", "banks", "patents")
    table.pool(0, active=5)
    governments, crime = table.give(0, "governments"), table.give(0, "crime")
    media = table.give(0, "media")
    table.hand(0, "black_water")
    table.turn(0, 1).draws(("imf",))
    table.play(0, advance("deep_state"), Discard(governments), Discard(media), PASS, conclude("black_water"))
    assert set(table.state.owned[0]) == {crime, governments}


@pytest.mark.rule("P-9.4")
def test_a_recovery_chooses_among_the_named_kinds_only() -> None:
    table = phase()
    table.gives(0, "ruling_parties", "real_estate", "laboratories")
    governments, unions, exchanges = table.discard("governments", "trade_unions", "exchanges")
    table.hand(0, "black_water")
    table.alliances().play(0, conclude("black_water"))
    assert set(table.actions(0)) == {Recover(governments), Recover(unions)}
    assert table.why(0, Recover(exchanges)) == ("not_named", "P-9.4")
    assert table.why(0, Recover(15 << 3)) == ("not_in_discard", "P-9.4")
    table.play(0, Recover(unions))
    assert unions in table.state.owned[0]


@pytest.mark.rule("P-9.4")
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("majestic12", ("universities", "inner_circle", "intelligence")),
        ("wto", ("exchanges", "corporations", "consulates")),
    ],
)
def test_the_other_two_recover_their_kinds(name: str, kinds: tuple[str, ...]) -> None:
    table = phase()
    table.gives(0, *REQUIREMENTS[name][0])
    named = table.discard(*kinds)
    table.discard("governments", "crime", "trade_unions", "media")
    table.hand(0, name)
    table.alliances().play(0, conclude(name))
    assert set(table.actions(0)) - {PASS} == {Recover(card) for card in named}
