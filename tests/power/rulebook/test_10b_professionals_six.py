"""P-10.11 to P-10.16: what each of the six professionals does."""

from __future__ import annotations

import pytest
from tests.power.table import RECRUIT, advance, conclude, expansion, infiltrate, number_of, operate, professional

from kuluary.games.power import GAME
from kuluary.games.power.content.cards import ALLIANCES
from kuluary.games.power.rules.action_phase import Act
from kuluary.games.power.rules.infiltration import general_shadows
from kuluary.games.power.state.answers import TAKE_PROFESSIONAL
from kuluary.games.power.words.actions import (
    Assassinate,
    Discard,
    Infiltrate,
    KeepAlliance,
    PutOnTop,
    RecallFrom,
    Recover,
)


@pytest.mark.rule("P-10.11")
def test_recruiter_recruits_one_to_three_or_takes_a_professional() -> None:
    table = expansion()
    table.professionals(0, "recruiter")
    table.turn(0, 1).play(0, professional("recruiter"))
    assert set(table.actions(0)) == {*RECRUIT[1:4], TAKE_PROFESSIONAL}
    table.play(0, RECRUIT[3])
    assert table.pools(0) == (8, 2)


@pytest.mark.rule("P-10.11")
def test_recruiter_with_an_empty_reserve_takes_a_professional() -> None:
    table = expansion()
    table.exhaust(0, active=3)
    table.professionals(0, "recruiter")
    table.turn(0, 1).play(0, professional("recruiter"))
    assert table.prompt == "act"
    assert table.state.professionals[0].bit_count() == 1


@pytest.mark.rule("P-10.12")
@pytest.mark.rule("P-5.19")
def test_t30_grey_cardinal_evens_out_one_war() -> None:
    table = expansion(active=4)
    table.stage(0, "comintern", 2)
    table.give(0, "trade_unions")
    table.professionals(0, "grey_cardinal")
    table.wars(1)
    table.turn(0, 1).play(0, professional("grey_cardinal"), advance("comintern"))
    # Four agents as in peace, one sign instead of two.
    assert table.state.active[0] == 0
    assert table.stage_of(0, "comintern") == 3


@pytest.mark.rule("P-10.12")
def test_joining_for_nothing_with_an_empty_reserve_takes_the_coordinator_from_active() -> None:
    table = expansion()
    table.exhaust(0, active=1)
    table.professionals(0, "grey_cardinal")
    table.turn(0, 1).play(0, professional("grey_cardinal"), advance("unified_nations"))
    assert table.pools(0) == (0, 0)
    assert table.stage_of(0, "unified_nations") == 1


@pytest.mark.rule("P-10.12")
def test_pieces_of_discarded_cards_are_in_reserve_when_the_coordinator_is_placed() -> None:
    table = expansion()
    cards = [table.give(0, kind) for kind in ("governments", "exchanges")]
    table.exhaust(0, active=1)
    table.state.pieces[cards[0]] = 1
    table.state.pieces[table.state.owned[0][-1]] -= 1
    table.professionals(0, "grey_cardinal")
    table.turn(0, 1).play(0, professional("grey_cardinal"), advance("deep_state"), Discard(cards[0]))
    assert table.pools(0) == (1, 0)


@pytest.mark.rule("P-10.13")
def test_emissary_runs_an_operation_for_one_less_and_uses_up_the_shadow_agents() -> None:
    table = expansion(active=8)
    table.stage(0, "comintern", 2)
    table.professionals(0, "emissary")
    table.turn(0, 1).play(0, professional("emissary"))
    # Five less one, two of them shadow agents.
    assert table.state.operation_pieces[0] == 2
    assert table.state.spent
    card = table.state.row[0]
    table.play(0, infiltrate(card, 1))
    assert table.state.shade[0] == 0
    assert general_shadows(table.state, 0) == 2


@pytest.mark.rule("P-10.13")
def test_a_second_operation_of_the_turn_is_run_without_shadow_agents() -> None:
    table = expansion(active=8)
    table.stage(0, "comintern", 2)
    table.professionals(0, "emissary")
    table.turn(0, 1).play(0, professional("emissary"), operate("assassination"))
    # The first took two pieces beside two shadow agents, the second takes all six agents in pieces.
    assert table.state.operation_pieces[:2] == [2, 6]
    table = expansion(active=7)
    table.stage(0, "comintern", 2)
    table.professionals(0, "emissary")
    table.turn(0, 1).play(0, professional("emissary"))
    assert table.why(0, operate("assassination")) == ("operation_short", "P-4.13")


@pytest.mark.rule("P-10.13")
def test_emissary_of_one_seat_leaves_the_shadow_agents_of_the_next_alone() -> None:
    table = expansion(active=5)
    table.stage(1, "comintern", 2)
    table.pool(1, active=1)
    table.professionals(0, "emissary")
    table.turn(0, 1, 2).play(0, professional("emissary"), infiltrate(table.state.row[0], 1))
    table.play(1, infiltrate(table.state.row[1], 1))
    assert table.state.shade[1] == 2


@pytest.mark.rule("P-10.13")
def test_unified_nations_recall_from_an_operation_by_emissary() -> None:
    table = expansion(active=5)
    table.stage(0, "unified_nations", 1)
    table.professionals(0, "emissary")
    table.turn(0).play(0, professional("emissary"), infiltrate(table.state.row[0], 1))
    assert RecallFrom(0) in table.actions(0)


@pytest.mark.rule("P-10.13")
def test_positional_shadow_agents_stay_free() -> None:
    table = expansion(active=6)
    table.state.row = (table.card("exchanges"), *table.state.row[1:])
    table.state.deck = (*table.state.deck, 2 << 3)
    table.state.deck = tuple(sorted(table.state.deck))
    table.concluded(0, "cosa_nostra")
    table.professionals(0, "emissary")
    table.state.agenda = [Act(0, True)]
    table.play(0, professional("emissary"))
    assert table.place(0, table.state.row[0]) == [2]


@pytest.mark.rule("P-10.13")
def test_an_operation_by_emissary_and_one_by_action_are_two_tokens_with_a_recall_each() -> None:
    table = expansion(active=10)
    table.professionals(0, "emissary")
    table.supervisor(1)
    table.turn(0).play(0, professional("emissary"), operate("assassination"))
    # 4 and 6 pieces: one comes back from each, the rest goes to reserve.
    assert table.pools(0) == (2, 8)


@pytest.mark.rule("P-10.14")
def test_assassin_takes_a_piece_of_any_seat_from_any_object() -> None:
    table = expansion()
    table.professionals(0, "assassin")
    captured = table.give(1, "universities", pieces=2)
    own = table.give(0, "governments", pieces=1)
    held = table.hold(2, 1, pieces=2)
    table.operations(1, seat=1)
    table.stage(1, "comintern", 2)
    table.turn(0, 1).play(0, professional("assassin"))
    assert set(table.actions(0)) == {Assassinate(card) for card in (captured, own, held)}
    reserve = table.state.reserve[1]
    table.play(0, Assassinate(captured))
    assert (table.state.pieces[captured], table.state.reserve[1]) == (1, reserve + 1)


@pytest.mark.rule("P-10.14")
def test_assassins_may_be_chained_with_one_more_professional() -> None:
    table = expansion()
    table.professionals(0, "assassin", "assassin", "recruiter")
    card = table.give(1, "universities", pieces=3)
    table.turn(0, 1).play(0, professional("assassin"), professional("assassin"), professional("recruiter"))
    assert table.state.pieces[card] == 1
    table.play(0, RECRUIT[1])
    assert table.why(0, professional("assassin"))[0] == "professional_not_in_hand"


@pytest.mark.rule("P-10.15")
def test_mediator_buys_an_object_from_the_discard_for_its_minimum() -> None:
    table = expansion(active=4)
    table.professionals(0, "mediator")
    governments, media, crime = table.discard("governments", "media", "crime")
    table.stage(0, "comintern", 3)
    table.turn(0, 1).play(0, professional("mediator"))
    assert set(table.actions(0)) == {Recover(governments), Recover(media)}
    assert table.why(0, Recover(crime)) == ("too_dear", "P-10.15")
    reserve = table.state.reserve[0]
    table.play(0, Recover(governments))
    assert table.pools(0) == (0, reserve + 4)
    assert (governments in table.state.owned[0], table.state.pieces[governments]) == (True, 0)


@pytest.mark.rule("P-10.15")
@pytest.mark.parametrize(("name", "kind"), [("council_nine", "trade_unions"), ("club_rome", "governments")])
def test_a_card_bought_by_mediator_is_not_infiltrated(name: str, kind: str) -> None:
    table = expansion(active=6)
    table.professionals(0, "mediator")
    table.concluded(0, name)
    table.discard(kind)
    table.turn(0, 1).play(0, professional("mediator"))
    assert table.kinds(0) == [kind]
    assert table.prompt == "act"


@pytest.mark.rule("P-10.16")
def test_informant_keeps_one_of_four_and_arranges_the_rest() -> None:
    table = expansion()
    table.professionals(0, "informant")
    table.turn(0, 1).draws(("cia", "kgb", "mossad", "imf"))
    table.play(0, professional("informant"))
    assert set(table.actions(0)) == {KeepAlliance(number_of(name)) for name in ("cia", "kgb", "mossad", "imf")}
    table.play(0, KeepAlliance(number_of("kgb")), PutOnTop(number_of("imf")), PutOnTop(number_of("cia")))
    assert table.in_hand(0) == {"kgb"}
    assert [ALLIANCES[card] for card in table.state.alliance_top] == ["imf", "cia", "mossad"]
    assert GAME.view(table.state, 0).known_top == tuple(number_of(name) for name in ("imf", "cia", "mossad"))
    assert GAME.view(table.state, 1).known_top == ()


@pytest.mark.rule("P-10.16")
def test_the_next_draw_takes_the_top_and_whoever_arranged_it_knows() -> None:
    table = expansion()
    table.professionals(0, "informant")
    table.turn(0, 1, 2).draws(("cia", "kgb", "mossad", "imf"))
    table.play(
        0,
        professional("informant"),
        KeepAlliance(number_of("kgb")),
        PutOnTop(number_of("imf")),
        PutOnTop(number_of("cia")),
    )
    table.pool(1, active=3)
    table.pool(2, active=3)
    card = table.state.row[1]
    table.play(0, RECRUIT[1]).play(1, infiltrate(card, 1)).play(2, RECRUIT[2], infiltrate(card, 2))
    assert "imf" in table.in_hand(1)
    assert GAME.view(table.state, 0).seats[1].known == (number_of("imf"),)
    assert GAME.view(table.state, 2).seats[1].known == ()


@pytest.mark.rule("P-10.16")
def test_with_few_cards_the_discard_is_shuffled_under_what_is_left() -> None:
    table = expansion()
    table.professionals(0, "informant")
    table.discarded_alliances("thule", "imf")
    table.alliance_deck("cia")
    table.turn(0, 1).play(0, professional("informant"))
    assert len(table.actions(0)) == 3
    assert table.state.alliance_top[0] == number_of("cia")
    assert not any(isinstance(action, Infiltrate) for action in table.actions(0))
    assert conclude("cia") not in table.actions(0)
