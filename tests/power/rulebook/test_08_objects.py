"""P-8: objects, Inner Circle, secondary objects."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, RECRUIT, Table, attachment, conclude, professional

from kuluary.games.power.content.cards import CIRCLE, POWER, SECONDARY_CARD, SUPPORT
from kuluary.games.power.rules.alliance_phase import qualified
from kuluary.games.power.words.actions import Attach, Give, Recover
from kuluary.games.power.words.events import Attached


@pytest.mark.rule("P-8.1")
@pytest.mark.parametrize(
    "kind",
    [
        "ruling_parties",
        "law_enforcement",
        "media",
        "banks",
        "real_estate",
        "valuables",
        "laboratories",
        "research",
        "patents",
    ],
)
def test_a_coloured_card_scores_one(kind: str) -> None:
    table = Table()
    table.give(0, kind)
    assert table.points(0) == 1


@pytest.mark.rule("P-8.2")
@pytest.mark.parametrize(
    ("kind", "sign"), [("trade_unions", "agitator"), ("consulates", "peacekeeper"), ("intelligence", "spy")]
)
def test_a_support_card_scores_nothing_and_gives_its_sign(kind: str, sign: str) -> None:
    table = Table()
    table.give(0, kind)
    assert (table.points(0), table.sign(0, sign)) == (0, 1)


@pytest.mark.rule("P-8.3")
def test_t13_governments_and_control_cards() -> None:
    table = Table()
    table.gives(0, "ruling_parties", "media", "media", "governments")
    table.secondary(0, "control", 2)
    assert table.points(0) == 3 + 5


@pytest.mark.rule("P-8.3")
@pytest.mark.parametrize(
    ("power", "kind", "group"),
    [("governments", "media", "control"), ("exchanges", "banks", "finance"), ("universities", "patents", "science")],
)
def test_each_scores_its_own_colour_and_every_copy_counts(power: str, kind: str, group: str) -> None:
    table = Table()
    table.gives(0, power, power, kind)
    table.secondary(0, group)
    assert table.points(0) == 1 + 2 * 2


@pytest.mark.rule("P-8.4")
def test_t14_crime_syndicates_and_sets() -> None:
    table = Table()
    table.gives(0, "ruling_parties", "media", "patents", "laboratories", "laboratories", "valuables", "crime", "crime")
    assert table.points(0) == 6 + 2 * 3


@pytest.mark.rule("P-8.4")
def test_t14b_one_more_finance_card() -> None:
    table = Table()
    table.gives(0, "ruling_parties", "media", "patents", "laboratories", "laboratories", "valuables", "crime", "crime")
    table.secondary(0, "finance")
    assert table.points(0) == 6 + 2 * 6
    ordinary = Table()
    ordinary.gives(
        0, "ruling_parties", "media", "patents", "laboratories", "laboratories", "valuables", "crime", "crime"
    )
    ordinary.give(0, "banks")
    assert ordinary.points(0) == 19


@pytest.mark.rule("P-8.5")
@pytest.mark.parametrize(("others", "points"), [(5, 15), (4, 12)])
def test_t15_corporations_count_other_power_cards(others: int, points: int) -> None:
    table = Table(4)
    kinds = ["governments", "exchanges", "universities", "governments", "exchanges"]
    table.gives(0, "corporations", *kinds[:others])
    assert table.points(0) == points


@pytest.mark.rule("P-8.5")
def test_two_corporations_count_each_other_and_secondary_objects() -> None:
    table = Table()
    table.gives(0, "corporations", "corporations")
    table.secondary(0, "power")
    assert table.points(0) == 2 * 3 * 2


@pytest.mark.rule("P-8.6")
def test_an_inner_circle_alone_scores_four() -> None:
    table = Table()
    table.give(0, "inner_circle")
    assert table.points(0) == 4


@pytest.mark.rule("P-8.6")
@pytest.mark.rule("P-11.4")
def test_t16_universities_with_an_inner_circle() -> None:
    table = Table()
    table.gives(0, "research", "research", "research", "patents", "laboratories")
    table.secondary(0, "science")
    host = table.give(0, "universities")
    table.attach(0, host)
    assert table.points(0) == 5 + 2 * 6
    alone = Table()
    alone.gives(0, "research", "research", "research", "patents", "laboratories", "universities", "inner_circle")
    alone.secondary(0, "science")
    assert alone.points(0) == 5 + 6 + 4


@pytest.mark.rule("P-8.6")
def test_t18_an_inner_circle_raises_the_number_of_a_power_card() -> None:
    table = Table()
    table.gives(0, "media", "banks", "patents")
    for kind in ("governments", "crime", "corporations"):
        table.attach(0, table.give(0, kind))
    # Governments 2 a control card, Crime Syndicates 4 a set, Corporations 4 for each of two others.
    assert table.points(0) == 3 + 2 * 1 + 4 * 1 + 4 * 2


@pytest.mark.rule("P-8.6")
@pytest.mark.parametrize(
    ("kind", "sign"), [("trade_unions", "agitator"), ("consulates", "peacekeeper"), ("intelligence", "spy")]
)
def test_t19_an_inner_circle_doubles_the_sign_of_a_support_card(kind: str, sign: str) -> None:
    table = Table()
    table.attach(0, table.give(0, kind))
    assert table.sign(0, sign) == 2


@pytest.mark.rule("P-8.6")
@pytest.mark.parametrize(("kind", "points"), [("consulates", -4), ("universities", 3 - 4)])
def test_attaching_tells_what_it_makes_of_the_points(kind: str, points: int) -> None:
    table = Table()
    table.row("media")
    table.gives(0, "research", "research", "patents")
    host, circle = table.give(0, kind), table.give(0, "inner_circle")
    table.pool(0, active=3)
    table.turn(0)
    before = table.points(0)
    table.play(0, attachment(circle, host))
    assert [event.points for event in table.saw(Attached)] == [points]
    assert table.points(0) - before == points


@pytest.mark.rule("P-8.7")
def test_attached_at_any_moment_whoevers_turn_it_is() -> None:
    table = Table()
    table.row("media")
    host = table.give(1, "trade_unions")
    circle = table.give(1, "inner_circle")
    table.pool(0, active=3)
    table.turn(0)
    free = [decision for decision in table.asked if decision.free]
    assert [decision.seat for decision in free] == [1]
    table.play(1, attachment(circle, host))
    assert table.question.seat == 0
    assert table.sign(1, "agitator") == 2


@pytest.mark.rule("P-8.7")
def test_attached_before_the_recall_one_piece_less_comes_back() -> None:
    def recalled(*, early: bool) -> list[int]:
        table = Table()
        table.row("media", "banks")
        host = table.give(1, "trade_unions", pieces=1)
        circle = table.give(1, "inner_circle", pieces=4)
        table.pool(0, active=3)
        table.turn(0)
        if early:
            table.play(1, attachment(circle, host))
        table.play(0, RECRUIT[1])
        return [table.state.pieces[circle], table.state.pieces[host]]

    assert recalled(early=False) == [3, 0]
    assert recalled(early=True) == [0, 4]


def capturing(captured: str, owned: str, rules: str = "2") -> Table:
    """Let seat 0 capture a card whose other half it has, one piece on that, three on the new one."""
    table = Table(rules=rules)
    table.row(captured, "media", "banks")
    table.give(0, owned, pieces=1)
    table.hold(0, 1, pieces=3)
    return table.takeover()


@pytest.mark.rule("P-8.7")
@pytest.mark.parametrize(("captured", "owned"), [("inner_circle", "trade_unions"), ("trade_unions", "inner_circle")])
def test_whoever_captured_one_half_and_has_the_other_may_attach_before_the_recall(captured: str, owned: str) -> None:
    table = capturing(captured, owned)
    assert (table.prompt, table.question.seat) == ("attach_before_recall", 0)
    circle, host = sorted(table.state.owned[0], reverse=True)
    assert set(table.actions(0)) == {attachment(circle, host), PASS}
    table.play(0, attachment(circle, host))
    assert [table.state.pieces[circle], table.state.pieces[host]] == [0, 3]


@pytest.mark.rule("P-8.7")
def test_left_alone_both_halves_are_recalled() -> None:
    table = capturing("inner_circle", "trade_unions").play(0, PASS)
    circle, host = sorted(table.state.owned[0], reverse=True)
    assert [table.state.pieces[circle], table.state.pieces[host]] == [2, 0]


@pytest.mark.rule("P-8.7")
def test_whoever_is_asked_before_the_recall_is_not_offered_the_same_as_a_free_action() -> None:
    table = capturing("inner_circle", "trade_unions")
    assert not any(decision.free for decision in table.asked)
    assert table.why(0, RECRUIT[1]) == ("attach_or_pass", "P-8.7")


@pytest.mark.rule("P-8.7")
def test_a_coloured_card_is_captured_without_a_question() -> None:
    table = Table()
    table.row("media", "banks")
    table.gives(0, "inner_circle", "trade_unions")
    table.hold(0, 1, pieces=3)
    table.takeover()
    assert table.prompt != "attach_before_recall"


@pytest.mark.rule("P-13.11")
def test_rules_1_ask_nothing_between_capture_and_recall() -> None:
    table = capturing("inner_circle", "trade_unions", rules="1")
    assert table.prompt != "attach_before_recall"
    circle, host = sorted(table.state.owned[0], reverse=True)
    assert [table.state.pieces[circle], table.state.pieces[host]] == [2, 0]


@pytest.mark.rule("P-8.8")
def test_hosts_are_own_power_and_support_cards_with_one_circle_each() -> None:
    table = Table()
    table.row("media")
    media = table.give(0, "media")
    taken = table.give(0, "governments")
    table.attach(0, taken)
    circle = table.give(0, "inner_circle")
    table.give(0, "consulates")
    rival = table.give(1, "exchanges")
    table.secondary(0, "power")
    table.pool(0, active=3)
    table.turn(0)
    assert table.why(0, Attach(circle, media)) == ("no_host", "P-8.8")
    assert table.why(0, Attach(circle, taken)) == ("host_taken", "P-8.8")
    assert table.why(0, Attach(circle, rival)) == ("not_your_object", "P-8.8")
    assert table.why(0, Attach(circle, SECONDARY_CARD[3])) == ("no_secondary_host", "P-8.8")
    assert table.why(0, Attach(circle + 1, rival)) == ("not_your_circle", "P-8.8")


@pytest.mark.rule("P-8.9")
def test_never_detached_or_moved() -> None:
    table = Table()
    table.row("media")
    circle = table.attach(0, table.give(0, "governments"))
    other = table.give(0, "exchanges")
    table.pool(0, active=3)
    table.turn(0)
    assert table.why(0, Attach(circle, other)) == ("attached_for_good", "P-8.9")


@pytest.mark.rule("P-8.10")
def test_t17_pieces_move_onto_the_host() -> None:
    table = Table()
    table.row("media")
    host = table.give(0, "trade_unions", pieces=2)
    circle = table.give(0, "inner_circle", pieces=3)
    table.pool(0, active=1)
    table.turn(0).play(0, attachment(circle, host))
    assert [table.state.pieces[card] for card in (host, circle)] == [5, 0]


@pytest.mark.rule("P-8.11")
def test_an_attached_circle_is_no_extra_card_of_the_group_but_still_an_inner_circle() -> None:
    table = Table()
    table.attach(0, table.give(0, "governments"))
    table.attach(0, table.give(0, "consulates"))
    assert [table.group(0, group) for group in (POWER, SUPPORT, CIRCLE)] == [1, 1, 2]
    table.gives(0, "research", "research", "patents")
    table.hand(0, "peace_bureau")
    assert qualified(table.state, 0, table.state.hands[0])


@pytest.mark.rule("P-8.12")
def test_a_secondary_object_scores_nothing_but_counts_as_a_card_of_its_group() -> None:
    table = Table()
    table.secondary(0, "power", 2)
    table.secondary(0, "control", 3)
    assert table.points(0) == 0
    assert (table.group(0, POWER), table.group(0, 0)) == (2, 3)


@pytest.mark.rule("P-8.13")
def test_an_empty_supply_gives_nothing() -> None:
    table = Table(2)
    table.secondary(1, "science", 10)
    table.give(0, "laboratories")
    table.hand(0, "jasons")
    table.alliances().play(0, conclude("jasons"))
    assert table.held(0, "science") == 0
    assert table.state.supply[2] == 0


@pytest.mark.rule("P-8.14")
def test_a_secondary_object_may_be_given_in_place_of_a_card() -> None:
    table = Table(2)
    table.stage(0, "comintern", 2)
    table.give(0, "trade_unions")
    table.hand(0, "cheka")
    table.give(1, "media")
    table.secondary(1, "control")
    table.supervisor(0)
    table.alliances().play(0, conclude("cheka")).play(1, Give(SECONDARY_CARD[0]))
    assert (table.held(0, "control"), table.held(1, "control")) == (1, 0)
    assert table.kinds(1) == ["media"]


@pytest.mark.rule("P-8.15")
def test_a_gift_is_a_gain() -> None:
    table = Table(2)
    table.stage(0, "comintern", 2)
    table.give(0, "trade_unions")
    table.concluded(0, "kgb")
    table.hand(0, "cheka")
    table.give(1, "media")
    table.supervisor(0)
    table.alliances().play(0, conclude("cheka"))
    assert (table.prompt, table.question.seat) == ("recruit_gain", 0)


@pytest.mark.rule("P-8.15")
def test_a_card_bought_by_mediator_is_a_gain() -> None:
    table = Table(professionals=True)
    table.row("corporations")
    table.concluded(0, "kgb")
    (card,) = table.discard("media")
    table.pool(0, active=3)
    table.professionals(0, "mediator")
    table.turn(0).play(0, professional("mediator"))
    assert card in table.state.owned[0]
    assert table.prompt == "recruit_gain"
    assert Recover(card) not in table.actions(0)


@pytest.mark.rule("P-8.15")
def test_a_recovery_and_a_corner_are_gains() -> None:
    table = Table(2)
    table.gives(0, "universities", "intelligence")
    table.hand(0, "cia")
    table.alliances().play(0, conclude("cia"))
    assert table.prompt == "recruit_gain"
    table.play(0, PASS)


@pytest.mark.rule("P-8.15")
def test_a_secondary_object_given_as_tribute_is_a_gain_too() -> None:
    table = Table(2)
    table.stage(0, "comintern", 2)
    table.give(0, "trade_unions")
    table.concluded(0, "kgb")
    table.hand(0, "cheka")
    table.secondary(1, "control")
    table.supervisor(0)
    table.alliances().play(0, conclude("cheka"))
    assert (table.prompt, table.held(0, "control")) == ("recruit_gain", 1)
