"""P-9: the sixteen families of alliances."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.power.table import PASS, RECRUIT, Table, advance, conclude, infiltrate

from kuluary.games.power import GAME
from kuluary.games.power.cards import ALLIANCES, FAMILIES, SECONDARIES, SECONDARY_CARD
from kuluary.games.power.concluding import qualified
from kuluary.games.power.content import load_content
from kuluary.games.power.decks import numbers_in
from kuluary.games.power.projects import advance as advance_in
from kuluary.games.power.words import TAKE_PROFESSIONAL, Advance, Discard, Give, Recover, TakeSecondary

CONTENT = load_content()
NEUTRAL = ("imf", "malta", "club_rome", "black_water", "wto", "majestic12", "theosophical")
"""Alliances with points in the corner: no search takes them."""


def phase(**options: object) -> Table:
    table = Table(2, **options)
    table.supervisor(0)
    return table


def number_of(name: str) -> int:
    return ALLIANCES.index(name)


def qualifies(table: Table, name: str) -> bool:
    return ALLIANCES.index(name) in numbers_in(qualified(table.state, 0, 1 << ALLIANCES.index(name)))


@pytest.mark.rule("P-9.1")
@pytest.mark.rule("P-9.16")
def test_all_forty_six_alliances_in_sixteen_families() -> None:
    sizes = {family: CONTENT.family[family].bit_count() for family in FAMILIES}
    assert sizes == dict.fromkeys(FAMILIES, 3) | {"K": 2, "L": 4, "O": 1}


@pytest.mark.rule("P-7.4")
def test_corners_of_the_set_are_balanced() -> None:
    corners = [(alliance.corner, alliance.corner_value) for alliance in CONTENT.alliances]
    assert [corners.count(("sign", sign)) for sign in range(3)] == [5, 5, 5]
    assert [corners.count(("secondary", index)) for index in range(4)] == [4, 4, 4, 4]
    assert sum(kind == "points" for kind, _ in corners) == 15


REQUIREMENTS = {
    "fed_reserve": (("banks", "banks", "valuables", "corporations"), {}, {}),
    "peace_bureau": (("patents", "research", "research", "inner_circle"), {}, {}),
    "tribunal": (("media", "media", "ruling_parties", "crime"), {}, {}),
    "kabbalists": (("patents",), {}, {}),
    "milner": (("law_enforcement",), {}, {}),
    "trilateral": (("banks",), {}, {}),
    "cheka": (("trade_unions",), {}, {"spyware": 2}),
    "cupola2": (("consulates",), {}, {"spyware": 2}),
    "illuminati": (("intelligence",), {}, {"comintern": 2}),
    "black_water": (("ruling_parties", "real_estate", "laboratories"), {}, {}),
    "majestic12": (("law_enforcement", "valuables", "research"), {}, {}),
    "wto": (("media", "banks", "patents"), {}, {}),
    "marxist_league": (("intelligence",), {"control": 2}, {}),
    "temple_mount": (("trade_unions",), {"finance": 2}, {}),
    "science_council": (("consulates",), {"science": 2}, {}),
    "cia": (("universities", "intelligence"), {}, {}),
    "kgb": (("governments", "trade_unions"), {}, {}),
    "mossad": (("exchanges", "consulates"), {}, {}),
    "council_nine": (("intelligence", "intelligence"), {}, {}),
    "srs": (("trade_unions", "trade_unions"), {}, {}),
    "world_court": (("consulates", "consulates"), {}, {}),
    "club_rome": (("governments", "universities"), {}, {}),
    "imf": (("governments", "exchanges"), {}, {}),
    "theosophical": (("universities", "exchanges"), {}, {}),
    "elder_brother": (("ruling_parties",), {}, {}),
    "golden_dawn": (("valuables",), {}, {}),
    "thule": (("research",), {}, {}),
    "cartels": (("crime",), {"power": 1}, {}),
    "malta": (("corporations",), {"power": 1}, {}),
    "jasons": (("laboratories",), {}, {}),
    "rosicrucians": (("corporations",), {}, {}),
    "templars": (("real_estate",), {}, {}),
    "thirty_three": (("media",), {}, {}),
    "bilderberg": (("banks", "valuables", "real_estate"), {}, {}),
    "elihu": (("laboratories", "research", "patents"), {}, {}),
    "skull_bones": (("ruling_parties", "law_enforcement", "media"), {}, {}),
    "unions_fed": (("governments",), {"power": 1}, {}),
    "chamber": (("exchanges",), {"power": 1}, {}),
    "culture_league": (("universities",), {"power": 1}, {}),
    "freemasons": ((), {}, {"spyware": 3}),
    "anarchists": (("media",), {"control": 2}, {}),
    "jesuits": (("banks",), {"finance": 2}, {}),
    "scientologists": (("patents",), {"science": 2}, {}),
}
"""Just enough to qualify: objects, secondary objects, stages."""


@pytest.mark.rule("P-7.3")
@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirement_is_met_exactly(name: str) -> None:
    objects, secondaries, stages = REQUIREMENTS[name]
    table = Table()
    table.gives(0, *objects)
    for group, count in secondaries.items():
        table.secondary(0, group, count)
    for project, stage in stages.items():
        table.stage(0, project, stage)
    assert qualifies(table, name)


def without_one(name: str) -> Iterator[Table]:
    """Lay out what an alliance asks for, each time with one object, secondary object or stage less."""
    objects, secondaries, stages = REQUIREMENTS[name]
    for missing in (*range(len(objects)), *secondaries, *stages):
        table = Table()
        table.gives(0, *[kind for place, kind in enumerate(objects) if place != missing])
        for group, count in secondaries.items():
            table.secondary(0, group, count - (group == missing))
        for project, stage in stages.items():
            table.stage(0, project, stage - (project == missing))
        yield table


@pytest.mark.rule("P-7.3")
@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirement_is_not_met_with_anything_less(name: str) -> None:
    assert [qualifies(table, name) for table in without_one(name)].count(True) == 0


@pytest.mark.rule("P-7.3")
@pytest.mark.rule("P-9.2")
@pytest.mark.rule("P-9.10")
@pytest.mark.rule("P-9.12")
@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("control", ("milner", "elder_brother", "thirty_three")),
        ("finance", ("trilateral", "golden_dawn", "templars")),
        ("science", ("kabbalists", "thule", "jasons")),
        ("power", ("rosicrucians",)),
    ],
)
def test_two_cards_of_the_group_will_do_instead_of_the_named_card(group: str, names: tuple[str, ...]) -> None:
    table = Table()
    table.secondary(0, group)
    assert not any(qualifies(table, name) for name in names)
    table.secondary(0, group)
    assert all(qualifies(table, name) for name in names)


# A to D


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
    assert {ALLIANCES.index(name) for name in ("kgb", "mossad", "malta", "imf")} <= set(table.state.alliance_bag)


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
    assert set(table.state.alliance_bag) == {ALLIANCES.index("malta"), ALLIANCES.index("imf")}
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
    table.play(0, advance("deep_state"), Discard(governments), Discard(media), conclude("black_water"))
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


# E to J


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


@pytest.mark.rule("P-9.5")
def test_t20_intelligence_with_a_circle_gives_two_of_each_sign() -> None:
    table = Table()
    table.attach(0, table.give(0, "intelligence"))
    table.concluded(0, "marxist_league")
    assert (table.sign(0, "spy"), table.sign(0, "agitator")) == (2, 2)


@pytest.mark.rule("P-9.5")
@pytest.mark.parametrize(
    ("name", "kind", "sign"),
    [
        ("marxist_league", "intelligence", "agitator"),
        ("temple_mount", "trade_unions", "peacekeeper"),
        ("science_council", "consulates", "spy"),
    ],
)
def test_a_support_kind_yields_a_second_sign(name: str, kind: str, sign: str) -> None:
    table = Table()
    table.give(0, kind)
    assert table.sign(0, sign) == 0
    table.concluded(0, name)
    assert table.sign(0, sign) == 1


@pytest.mark.rule("P-9.6")
def test_t26_cia_recruits_for_its_own_corner() -> None:
    table = phase()
    table.gives(0, "universities", "intelligence")
    table.hand(0, "cia")
    reserve = table.state.reserve[0]
    table.alliances().play(0, conclude("cia"))
    assert table.held(0, "science") == 1
    table.play(0, RECRUIT[1])
    assert table.state.reserve[0] == reserve - 1


@pytest.mark.rule("P-9.6")
@pytest.mark.parametrize(("name", "kind"), [("cia", "patents"), ("kgb", "media"), ("mossad", "banks")])
def test_a_capture_of_the_colour_lets_its_owner_recruit_or_not(name: str, kind: str) -> None:
    table = Table()
    table.row(kind, "corporations")
    table.concluded(0, name)
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert set(table.actions(0)) == {RECRUIT[1], PASS}


@pytest.mark.rule("P-9.6")
def test_other_colours_do_not() -> None:
    table = Table()
    table.row("banks", "corporations")
    table.concluded(0, "kgb")
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert table.prompt != "recruit_gain"


@pytest.mark.rule("P-9.7")
@pytest.mark.parametrize(("name", "active", "more"), [("cosa_nostra", 3, 0), ("yakuza", 4, 1), ("triads", 5, 0)])
def test_strictly_more_pieces_than_every_rival(name: str, active: int, more: int) -> None:
    table = Table()
    for seat in range(3):
        table.give(seat, "media", pieces=2)
        table.pool(seat, active=4)
    assert not qualifies(table, name)
    table.give(0, "banks", pieces=more)
    table.pool(0, active=active)
    assert qualifies(table, name)


@pytest.mark.rule("P-9.7")
def test_pieces_in_the_row_do_not_count_for_yakuza() -> None:
    table = Table()
    table.row("media")
    table.hold(0, 1, pieces=5)
    table.give(1, "media", pieces=1)
    assert not qualifies(table, "yakuza")


@pytest.mark.rule("P-9.7")
def test_shadow_agents_do_not_count_for_triads() -> None:
    table = Table(2)
    table.stage(0, "comintern", 3)
    table.pool(0, active=3)
    table.pool(1, active=3)
    assert not qualifies(table, "triads")


@pytest.mark.rule("P-9.7")
def test_one_more_alliance_after_it() -> None:
    table = phase()
    table.pool(0, active=5)
    table.give(0, "media")
    table.hand(0, "triads", "thirty_three")
    table.alliances().play(0, conclude("triads"), conclude("thirty_three"))
    assert table.allied(0) == {"triads", "thirty_three"}


@pytest.mark.rule("P-9.8")
def test_t28_two_alliances_give_two_advances_on_a_support_card() -> None:
    table = Table()
    card, _ = table.row("trade_unions", "media")
    table.concluded(0, "council_nine", "world_court")
    table.pool(0, active=9)
    table.supervisor(0)
    table.turn(0, 1).play(0, infiltrate(card, 3), advance("comintern"), advance("spyware"))
    assert [table.stage_of(0, project) for project in ("comintern", "spyware")] == [1, 1]
    assert table.question.seat == 1


@pytest.mark.rule("P-9.8")
@pytest.mark.parametrize(("name", "kind"), [("council_nine", "patents"), ("srs", "media"), ("world_court", "banks")])
def test_a_card_of_the_colour_sets_it_off_and_it_may_be_declined(name: str, kind: str) -> None:
    table = Table()
    card, _ = table.row(kind, "corporations")
    table.concluded(0, name)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(card, 1))
    assert any(isinstance(action, Advance) for action in table.actions(0))
    table.play(0, PASS)
    assert table.question.seat == 1


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-9.9")
@pytest.mark.parametrize("name", ["council_nine", "club_rome"])
def test_an_interception_sets_it_off_too(name: str) -> None:
    table = Table()
    card, *_ = table.row("patents", "media")
    table.hold(1, 1, pieces=1)
    table.concluded(0, name)
    table.pool(0, active=6)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    assert (table.prompt, table.question.seat) == ("after_infiltration", 0)
    assert table.state.hands[1].bit_count() == 1


@pytest.mark.rule("P-9.8")
def test_the_usual_cost_holds() -> None:
    table = Table()
    card, _ = table.row("patents", "media")
    table.concluded(0, "council_nine")
    table.stage(0, "comintern", 1)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(card, 1))
    assert table.why(0, advance("comintern")) == ("signs_short", "P-5.7")


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-5.19")
@pytest.mark.parametrize(("active", "open_to_it"), [(3, False), (4, True)])
def test_so_does_what_a_war_adds_to_it(active: int, open_to_it: bool) -> None:
    table = Table()
    card, _ = table.row("patents", "corporations")
    table.concluded(0, "council_nine")
    table.wars(1)
    table.pool(0, active=active)
    table.turn(0, 1).play(0, infiltrate(card, 1))
    assert (advance("comintern") in table.actions(0)) == open_to_it


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-9.9")
def test_families_h_and_i_in_the_owners_order_what_came_first_helps() -> None:
    table = Table()
    card, _ = table.row("patents", "media")
    table.concluded(0, "council_nine", "club_rome", "kgb")
    table.pool(0, active=5)
    table.turn(0, 1).play(0, infiltrate(card, 5))
    # Nobody is left to pay for an advance, until the secondary object lets the seat recruit.
    assert not any(isinstance(action, Advance) for action in table.actions(0))
    table.play(0, TakeSecondary(0, ALLIANCES.index("club_rome")), RECRUIT[1])
    assert advance("unified_nations") in table.actions(0)


@pytest.mark.rule("P-9.8")
@pytest.mark.rule("P-9.9")
def test_what_they_gave_stays_after_an_interception() -> None:
    table = Table()
    card, _ = table.row("patents", "media")
    table.concluded(0, "club_rome")
    table.pool(0, active=4)
    table.pool(1, active=6)
    table.turn(0, 1).play(0, infiltrate(card, 4), TakeSecondary(2, ALLIANCES.index("club_rome")))
    table.play(1, infiltrate(card, 5))
    assert table.held(0, "science") == 1


@pytest.mark.rule("P-9.9")
@pytest.mark.parametrize(("name", "groups"), [("club_rome", (0, 2)), ("imf", (0, 1)), ("theosophical", (1, 2))])
def test_four_pieces_bring_a_secondary_object_of_either_group(name: str, groups: tuple[int, int]) -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.concluded(0, name)
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    number = ALLIANCES.index(name)
    assert set(table.actions(0)) == {*(TakeSecondary(group, number) for group in groups), PASS}


@pytest.mark.rule("P-9.9")
def test_shadow_agents_do_not_count_for_the_four() -> None:
    table = Table()
    card, _ = table.row("governments", "media")
    table.stage(0, "comintern", 3)
    table.concluded(0, "club_rome")
    table.pool(0, active=3)
    table.turn(0, 1).play(0, infiltrate(card, 3))
    assert table.question.seat == 1


@pytest.mark.rule("P-9.9")
def test_an_empty_supply_is_refused() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.concluded(0, "club_rome")
    table.secondary(1, "control", 10)
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    number = ALLIANCES.index("club_rome")
    assert table.why(0, TakeSecondary(0, number)) == ("supply_empty", "P-8.13")
    assert table.why(0, TakeSecondary(1, number)) == ("not_offered_by", "P-9.9")


@pytest.mark.rule("P-9.10")
@pytest.mark.parametrize(("name", "group"), [("elder_brother", 0), ("golden_dawn", 1), ("thule", 2)])
def test_a_next_stage_brings_a_secondary_object(name: str, group: int) -> None:
    table = Table()
    table.row("media", "banks")
    table.stage(0, "spyware", 1)
    table.give(0, "intelligence")
    table.concluded(0, name)
    table.pool(0, active=5)
    table.turn(0, 1).play(0, advance("spyware"), TakeSecondary(group, ALLIANCES.index(name)))
    assert table.held(0, SECONDARIES[group]) == 1


@pytest.mark.rule("P-9.10")
def test_two_such_alliances_bring_one_each() -> None:
    table = Table()
    table.row("media")
    table.concluded(0, "elder_brother", "golden_dawn")
    table.stage(0, "unified_nations", 1)
    table.give(0, "consulates")
    table.pool(0, active=3)
    table.turn(0, 1).play(0, advance("unified_nations"))
    table.play(
        0, *[TakeSecondary(group, number_of(name)) for group, name in ((0, "elder_brother"), (1, "golden_dawn"))]
    )
    assert (table.held(0, "control"), table.held(0, "finance")) == (1, 1)


@pytest.mark.rule("P-9.9")
def test_two_alliances_of_family_i_bring_one_each() -> None:
    table = Table()
    card, _ = table.row("media", "banks")
    table.concluded(0, "club_rome", "imf")
    table.pool(0, active=4)
    table.turn(0, 1).play(0, infiltrate(card, 4))
    table.play(0, *[TakeSecondary(0, number_of(name)) for name in ("club_rome", "imf")])
    assert table.held(0, "control") == 2


@pytest.mark.rule("P-9.10")
def test_joining_does_not() -> None:
    table = Table()
    table.row("media", "banks")
    table.concluded(0, "thule")
    table.pool(0, active=5)
    table.turn(0, 1).play(0, advance("spyware"))
    assert table.question.seat == 1


# K to P


@pytest.mark.rule("P-9.11")
@pytest.mark.parametrize(("name", "kind"), [("cartels", "crime"), ("malta", "corporations")])
def test_operations_and_a_power_kind(name: str, kind: str) -> None:
    table = Table()
    table.attach(0, table.give(0, kind))
    table.operations(3, seat=0)
    table.concluded(0, name)
    assert table.row_points(0, 9) == 2 * 3 + 2 * 1


@pytest.mark.rule("P-9.11")
def test_operations_of_rivals_bring_nothing() -> None:
    table = Table()
    table.operations(3, seat=1)
    table.concluded(0, "cartels")
    assert table.row_points(0, 9) == 0


@pytest.mark.rule("P-9.12")
@pytest.mark.rule("P-11.11")
def test_t31_the_sole_leader_scores_seven_even_if_not_the_owner() -> None:
    table = Table()
    table.concluded(0, "jasons")
    table.give(0, "patents")
    table.give(1, "patents")
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 0, 0]
    table.give(1, "research")
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 7, 0]


@pytest.mark.rule("P-9.12")
@pytest.mark.parametrize(
    ("name", "group"),
    [("jasons", "science"), ("rosicrucians", "power"), ("templars", "finance"), ("thirty_three", "control")],
)
def test_each_majority_counts_its_group_with_secondary_objects(name: str, group: str) -> None:
    table = Table()
    table.concluded(0, name)
    table.secondary(2, group)
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 0, 7]


@pytest.mark.rule("P-9.12")
def test_nobody_scores_when_all_have_none() -> None:
    table = Table()
    table.concluded(0, "rosicrucians")
    assert [table.row_points(seat, 9) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("P-9.13")
@pytest.mark.parametrize(
    ("name", "kind"), [("bilderberg", "exchanges"), ("elihu", "universities"), ("skull_bones", "governments")]
)
def test_t29_the_summit(name: str, kind: str) -> None:
    table = Table()
    table.gives(0, kind, kind, "crime", "corporations")
    table.secondary(0, "power")
    table.concluded(0, name)
    assert table.row_points(0, 9) == 3 * 2 + 3


@pytest.mark.rule("P-9.14")
@pytest.mark.parametrize(
    ("name", "kind", "support"),
    [
        ("unions_fed", "governments", "trade_unions"),
        ("chamber", "exchanges", "consulates"),
        ("culture_league", "universities", "intelligence"),
    ],
)
def test_signs_and_a_power_kind(name: str, kind: str, support: str) -> None:
    table = Table()
    table.give(0, kind)
    table.attach(0, table.give(0, support))
    table.concluded(0, name)
    # Two signs of the doubled support card and one in the corner, one power card.
    assert table.row_points(0, 9) == 3 * 3 + 3 * 1


@pytest.mark.rule("P-9.14")
def test_signs_of_family_e_score_too() -> None:
    table = Table()
    table.give(0, "intelligence")
    table.concluded(0, "unions_fed", "marxist_league")
    assert table.row_points(0, 9) == 3 * 2


@pytest.mark.rule("P-9.15")
def test_freemasons_score_support_cards() -> None:
    table = Table()
    table.attach(0, table.give(0, "trade_unions"))
    table.gives(0, "consulates", "intelligence")
    table.concluded(0, "freemasons")
    assert table.row_points(0, 9) == 9


@pytest.mark.rule("P-9.16")
def test_one_or_two_cards_of_the_colour_may_be_discarded() -> None:
    table = phase()
    cards = [table.give(0, kind) for kind in ("media", "media", "ruling_parties")]
    banks = table.give(0, "banks")
    table.concluded(0, "anarchists")
    table.alliances()
    assert table.why(0, Discard(banks)) == ("wrong_colour", "P-9.16")
    table.play(0, Discard(cards[0]), Discard(cards[1]))
    assert table.state.discard == (cards[0], cards[1])
    assert table.prompt != "discard_colour"


@pytest.mark.rule("P-9.16")
@pytest.mark.rule("P-8.14")
def test_a_secondary_object_so_discarded_returns_to_the_supply() -> None:
    table = phase()
    table.secondary(0, "control")
    table.concluded(0, "anarchists")
    table.alliances().play(0, Discard(SECONDARY_CARD[0]))
    assert (table.held(0, "control"), table.state.supply[0]) == (0, 10)
    assert table.state.discard == ()


@pytest.mark.rule("P-9.16")
def test_two_such_alliances_work_each_with_its_own_colour() -> None:
    table = phase()
    control = [table.give(0, "media"), table.give(0, "ruling_parties")]
    finance = [table.give(0, "banks"), table.give(0, "valuables")]
    table.concluded(0, "anarchists", "jesuits")
    table.alliances().play(0, *[Discard(card) for card in (*control, *finance)])
    assert len(table.state.discard) == 4


@pytest.mark.rule("P-9.16")
@pytest.mark.parametrize(
    ("name", "kind"), [("anarchists", "media"), ("jesuits", "banks"), ("scientologists", "patents")]
)
def test_cards_of_the_colour_in_the_discard_score_whoever_discarded_them(name: str, kind: str) -> None:
    table = Table()
    table.concluded(0, name)
    table.discard(kind, kind, "governments")
    assert table.row_points(0, 9) == 6


@pytest.mark.rule("P-9.16")
@pytest.mark.parametrize(
    ("name", "group", "power"),
    [
        ("anarchists", "control", "governments"),
        ("jesuits", "finance", "exchanges"),
        ("scientologists", "science", "universities"),
    ],
)
def test_its_power_card_forbids_it(name: str, group: str, power: str) -> None:
    table = Table()
    table.secondary(0, group, 3)
    assert qualifies(table, name)
    table.give(0, power)
    assert not qualifies(table, name)


@pytest.mark.rule("P-9.10")
def test_every_move_to_a_next_stage_counts_also_by_family_h() -> None:
    table = Table()
    table.row("media", "banks")
    table.stage(0, "unified_nations", 1)
    table.give(0, "consulates")
    table.concluded(0, "golden_dawn")
    table.pool(0, active=5)
    advance_in(table.state, 0, 1)
    assert table.prompt == "stage_rewards"


@pytest.mark.rule("P-9.6")
def test_what_may_not_be_recruited_is_refused() -> None:
    table = Table()
    table.row("media", "corporations")
    table.concluded(0, "kgb")
    table.hold(0, 1, pieces=1)
    table.takeover()
    assert table.why(0, RECRUIT[2]) == ("recruit_exactly", "P-9.6")
    assert table.why(0, TAKE_PROFESSIONAL) == ("no_professionals", "P-13.2")
    assert table.why(0, Discard(0)) == ("recruit_first", "P-9.6")
