"""P-12.17 to P-12.23: what Сокол takes over, concludes and scores."""

from __future__ import annotations

import pytest
from tests.power.falcon import ME, against
from tests.power.table import FALCON, PASS, Table, conclude

from kuluary.games.power.rules.falcon.projects import circle_moves
from kuluary.games.power.rules.falcon.takeover import FALCON_CONCLUDES
from kuluary.games.power.rules.infiltration import general_shadows
from kuluary.games.power.rules.takeover import TAKE_OVER

# Takeover


@pytest.mark.rule("P-12.17")
def test_extra_recalls_take_the_operation_first_then_the_largest_stack_until_it_is_empty() -> None:
    table = against()
    table.row("media", "banks")
    table.stage(FALCON, "unified_nations", 3)
    large, small = table.give(FALCON, "governments", pieces=3), table.give(FALCON, "exchanges", pieces=2)
    table.operations(1, seat=FALCON)
    table.state.operation_pieces[0] = 2
    table.state.reserve[FALCON] -= 2
    table.takeover()
    assert table.question.seat == ME
    # The normal recall takes one from each; then one from the operation and two from the larger stack.
    assert table.state.operation_pieces[0] == 0
    assert [table.state.pieces[card] for card in (large, small)] == [0, 1]


@pytest.mark.rule("P-12.17")
@pytest.mark.rule("P-6.6")
@pytest.mark.parametrize(("member", "pools"), [(FALCON, (2, 7)), (ME, (1, 9))])
def test_what_is_left_on_his_operation_goes_to_reserve(member: int, pools: tuple[int, int]) -> None:
    table = against()
    table.row("media", "banks")
    table.stage(member, "unified_nations", 1)
    table.operations(1, seat=FALCON)
    table.state.operation_pieces[0] = 5
    table.state.reserve[FALCON] -= 5
    table.state.agenda = [TAKE_OVER]
    assert table.asked == []
    assert table.pools(FALCON) == pools


@pytest.mark.rule("P-12.18")
def test_a_captured_support_card_moves_him_in_its_project() -> None:
    table = against()
    table.row("intelligence", "media", "banks")
    table.hold(FALCON, 1, pieces=3)
    table.takeover()
    assert table.prompt
    assert table.stage_of(FALCON, "spyware") == 1


@pytest.mark.rule("P-12.18")
def test_he_moves_after_the_recall() -> None:
    table = against()
    table.row("consulates", "media", "banks")
    table.hold(FALCON, 1, pieces=3)
    table.state.agenda = [TAKE_OVER]
    assert table.asked == []
    # The piece just recalled became the coordinator, and Unified Nations recall nobody before the next phase.
    assert table.pools(FALCON)[0] == 0
    assert table.state.pieces[table.state.owned[FALCON][0]] == 2


@pytest.mark.rule("P-12.19")
def test_a_captured_circle_moves_him_in_one_project_by_order() -> None:
    table = against()
    table.stage(FALCON, "comintern", 1)
    table.stage(FALCON, "spyware", 2)
    table.state.project_order = (1, 2, 0)
    circle_moves(table.state)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [1, 0, 3]
    assert table.state.project_order == (1, 0, 2)


@pytest.mark.rule("P-12.19")
@pytest.mark.rule("P-12.37")
@pytest.mark.parametrize("level", ["medium", "high"])
def test_in_none_he_joins_one_by_order(level: str) -> None:
    table = against(level)
    table.pool(FALCON, active=3)
    table.state.project_order = (1, 2, 0)
    circle_moves(table.state)
    assert [table.stage_of(FALCON, project) for project in ("comintern", "unified_nations", "spyware")] == [0, 1, 0]
    assert table.state.project_order == (2, 0, 1)


@pytest.mark.rule("P-12.19")
def test_with_all_his_coordinators_on_stage_five_nothing_happens() -> None:
    table = against()
    table.stage(FALCON, "comintern", 5)
    table.state.project_order = (1, 2)
    circle_moves(table.state)
    assert table.stage_of(FALCON, "unified_nations") == 0


@pytest.mark.rule("P-12.19")
@pytest.mark.rule("P-12.5")
def test_with_one_coordinator_short_of_stage_five_there_is_no_choice() -> None:
    table = against()
    table.stage(FALCON, "comintern", 5)
    table.stage(FALCON, "spyware", 1)
    table.state.project_order = (2, 1)
    circle_moves(table.state)
    assert table.stage_of(FALCON, "spyware") == 2
    assert table.state.project_order == (2, 1)


@pytest.mark.rule("P-12.19")
def test_the_capture_itself_does_it() -> None:
    table = against()
    table.row("inner_circle", "media", "banks")
    table.hold(FALCON, 1, pieces=4)
    table.takeover()
    assert table.prompt
    assert table.stage_of(FALCON, "comintern") == 1


# Alliances


@pytest.mark.rule("P-12.20")
def test_he_concludes_every_alliance_he_can_and_those_that_become_possible() -> None:
    table = against()
    table.give(FALCON, "laboratories")
    table.hand(FALCON, "jasons", "kabbalists", "cia")
    table.alliances()
    assert table.asked is not None
    # Jasons bring a science secondary object, which makes two science cards for Kabbalists.
    assert table.allied(FALCON) == {"jasons", "kabbalists"}
    assert table.in_hand(FALCON) == {"cia"}


@pytest.mark.rule("P-12.20")
@pytest.mark.parametrize(("supervisor", "his"), [(FALCON, {"jasons"}), (ME, set())])
def test_his_turn_to_conclude_comes_in_order_from_the_supervisor(supervisor: int, his: set[str]) -> None:
    table = against()
    table.supervisor(supervisor)
    table.give(FALCON, "laboratories")
    table.hand(FALCON, "jasons")
    table.hand(ME, "cia")
    table.alliances()
    assert table.question.seat == ME
    assert table.allied(FALCON) == his


@pytest.mark.rule("P-12.20")
@pytest.mark.rule("P-12.2")
def test_where_the_order_matters_the_human_chooses() -> None:
    table = against()
    table.give(FALCON, "ruling_parties")
    table.pool(FALCON, active=1)
    table.hand(FALCON, "triads", "elder_brother")
    table.alliances()
    assert (table.prompt, table.question.seat) == ("falcon_conclude", ME)
    table.play(ME, conclude("elder_brother"))
    # Joining Comintern took his only active piece: Triads no longer qualify.
    assert table.allied(FALCON) == {"elder_brother"}


def short_supply(rules: str) -> Table:
    """Two alliances of Falcon's bring the last science secondary object."""
    table = against(rules=rules)
    table.secondary(ME, "science", 9)
    table.gives(FALCON, "laboratories", "universities", "intelligence")
    table.hand(FALCON, "jasons", "cia")
    table.hand(ME, "imf")
    return table.alliances()


@pytest.mark.rule("P-12.2")
@pytest.mark.rule("P-12.20")
def test_a_supply_that_runs_short_changes_nothing_so_nothing_is_asked() -> None:
    table = short_supply("2")
    assert table.prompt == "conclude"
    table.play(ME, PASS)
    assert table.allied(FALCON) == {"jasons", "cia"}
    assert table.held(FALCON, "science") == 1


@pytest.mark.rule("P-13.11")
def test_rules_1_asked_also_where_the_supply_ran_short() -> None:
    table = short_supply("1")
    table.play(ME, PASS)
    assert table.prompt == "falcon_conclude"


@pytest.mark.rule("P-12.20")
@pytest.mark.parametrize(("active", "asked"), [(1, True), (2, False)])
def test_a_piece_that_is_not_missed_makes_no_order(active: int, *, asked: bool) -> None:
    table = against()
    table.give(FALCON, "ruling_parties")
    table.pool(FALCON, active=active)
    table.hand(FALCON, "triads", "elder_brother")
    table.alliances()
    assert (table.prompt == "falcon_conclude") == asked


@pytest.mark.rule("P-12.20")
@pytest.mark.parametrize(("pieces", "asked"), [(1, True), (2, False)])
def test_the_last_piece_can_join_one_project_only(pieces: int, *, asked: bool) -> None:
    table = against()
    table.gives(FALCON, "ruling_parties", "valuables")
    table.pool(FALCON, active=0)
    table.state.pieces[table.state.owned[FALCON][0]] = table.state.reserve[FALCON] - pieces
    table.state.reserve[FALCON] = pieces
    table.hand(FALCON, "elder_brother", "golden_dawn")
    table.alliances()
    assert (table.prompt == "falcon_conclude") == asked


@pytest.mark.rule("P-12.20")
def test_an_alliance_he_does_not_qualify_for_is_refused() -> None:
    table = against()
    table.give(FALCON, "ruling_parties")
    table.pool(FALCON, active=1)
    table.hand(FALCON, "triads", "elder_brother", "cia")
    table.alliances()
    assert table.why(ME, conclude("cia")) == ("falcon_does_not_qualify", "P-12.20")


@pytest.mark.rule("P-12.21")
def test_corners_work_effects_never() -> None:
    table = against()
    table.gives(FALCON, "universities", "intelligence")
    table.hand(FALCON, "cia", "council_nine")
    table.attach(FALCON, table.state.owned[FALCON][1])
    table.pool(FALCON, active=3)
    reserve = table.state.reserve[FALCON]
    table.state.agenda = [FALCON_CONCLUDES]
    assert table.asked == []
    assert table.allied(FALCON) == {"cia", "council_nine"}
    assert table.held(FALCON, "science") == 1
    # The spy sign in the corner joins Spyware with an active piece; nobody was recruited.
    assert table.stage_of(FALCON, "spyware") == 1
    assert table.pools(FALCON) == (2, reserve)


@pytest.mark.rule("P-12.21")
def test_family_e_gives_him_no_signs_and_family_g_no_shadow_agents() -> None:
    table = against()
    table.give(FALCON, "intelligence")
    table.concluded(FALCON, "marxist_league", "cosa_nostra")
    assert table.sign(FALCON, "agitator") == 0
    assert general_shadows(table.state, FALCON) == 0


@pytest.mark.rule("P-12.22")
def test_he_has_no_hand_limit() -> None:
    table = against()
    table.hand(FALCON, "imf", "malta", "elihu", "chamber", "jesuits", "wto", "kgb", "cia")
    table.alliances()
    assert table.asked is not None
    assert table.state.hands[FALCON].bit_count() == 8


@pytest.mark.rule("P-12.23")
def test_he_scores_corners_but_no_effects_and_circles_four_each() -> None:
    table = against()
    table.gives(FALCON, "governments", "trade_unions", "inner_circle", "inner_circle", "media")
    table.concluded(FALCON, "fed_reserve", "unions_fed", "freemasons")
    assert table.points(FALCON) == 1 + 1 + 8 + 4 + 4
