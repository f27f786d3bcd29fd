"""P-5: projects and world wars."""

from __future__ import annotations

import pytest
from tests.power.table import PASS, RECRUIT, Table, advance, conclude, infiltrate

from kuluary.games.power import GAME
from kuluary.games.power.content import read_content
from kuluary.games.power.content.cards import DEEP_STATE, PROJECTS
from kuluary.games.power.rules.infiltration import general_shadows, reach
from kuluary.games.power.rules.projects import agents_needed, signs_needed
from kuluary.games.power.rules.rounds import NEXT_ROUND
from kuluary.games.power.words.actions import Discard, TakeSecondary
from kuluary.games.power.words.events import Advanced, ObjectDiscarded

CONTENT = read_content(GAME.standard)


def acting(active: int = 9, **options: object) -> Table:
    table = Table(**options)
    table.row("media", "banks", "patents")
    table.pool(0, active=active)
    return table


@pytest.mark.rule("P-5.1")
def test_an_advance_is_joining_or_the_next_stage() -> None:
    table = acting()
    table.stage(0, "spyware", 1)
    table.give(0, "intelligence")
    table.turn(0)
    assert {advance("spyware"), advance("comintern")} <= set(table.actions(0))


@pytest.mark.rule("P-5.2")
def test_not_as_an_action_with_the_supervisor() -> None:
    table = acting()
    table.supervisor(0)
    table.turn(0)
    assert table.why(0, advance("comintern")) == ("supervised", "P-5.2")


@pytest.mark.rule("P-5.3")
@pytest.mark.rule("P-5.13")
def test_t07_joining_comintern_in_peace() -> None:
    table = acting(active=5)
    table.turn(0, 1).play(0, advance("comintern"))
    # Two go to reserve, then one of the reserve becomes the coordinator.
    assert table.pools(0) == (3, 6)
    assert table.stage_of(0, "comintern") == 1
    assert general_shadows(table.state, 0) == 1


@pytest.mark.rule("P-5.3")
def test_the_coordinator_comes_from_the_reserve() -> None:
    table = acting()
    table.state.active[0], table.state.reserve[0] = 2, 8
    table.turn(0, 1).play(0, advance("comintern"))
    assert table.pools(0) == (0, 9)


@pytest.mark.rule("P-5.4")
def test_several_seats_in_one_project_and_one_seat_in_several() -> None:
    table = acting()
    table.pool(1, active=9)
    table.supervisor(2)
    table.stage(1, "comintern", 1)
    table.turn(0, 1).play(0, advance("comintern"))
    table.play(1, advance("unified_nations"))
    assert [table.stage_of(seat, "comintern") for seat in (0, 1)] == [1, 1]
    assert table.stage_of(1, "unified_nations") == 1


@pytest.mark.rule("P-5.5")
def test_one_stage_an_advance() -> None:
    table = acting()
    table.stage(0, "comintern", 1)
    table.give(0, "trade_unions")
    table.turn(0, 1).play(0, advance("comintern"))
    assert table.stage_of(0, "comintern") == 2
    assert [event.points for event in table.saw(Advanced)] == [0]


@pytest.mark.rule("P-5.5")
def test_nothing_beyond_stage_five() -> None:
    table = acting()
    table.stage(0, "comintern", 5)
    table.turn(0)
    assert table.why(0, advance("comintern")) == ("project_complete", "P-5.5")


@pytest.mark.rule("P-5.6")
def test_agents_of_the_requirement_go_to_reserve_and_must_be_there() -> None:
    table = acting(active=1)
    table.turn(0)
    refusal = table.refused(0, advance("comintern"))
    assert (refusal.reason, refusal.rule) == ("agents_short", "P-5.6")
    assert (dict(refusal.args)["agents"], dict(refusal.args)["active"]) == (2, 1)


@pytest.mark.rule("P-5.7")
@pytest.mark.rule("P-5.14")
def test_t06_unified_nations_from_two_to_three() -> None:
    table = acting(active=5)
    table.stage(0, "unified_nations", 2)
    table.give(0, "consulates")
    table.turn(0, 1)
    assert table.why(0, advance("unified_nations")) == ("signs_short", "P-5.7")
    table.give(0, "consulates")
    reserve = table.state.reserve[0]
    table.play(0, advance("unified_nations"))
    assert table.pools(0) == (2, reserve + 3)
    assert table.stage_of(0, "unified_nations") == 3


@pytest.mark.rule("P-5.7")
@pytest.mark.rule("P-5.13")
def test_t08_comintern_from_three_to_four_with_signs_of_objects_and_an_alliance() -> None:
    table = acting(active=4)
    table.gives(0, "trade_unions", "trade_unions")
    table.concluded(0, "anarchists")
    table.stage(0, "comintern", 3)
    reserve = table.state.reserve[0]
    table.turn(0, 1).play(0, advance("comintern"))
    assert table.pools(0) == (1, reserve + 3)
    assert table.stage_of(0, "comintern") == 4
    assert [event.points for event in table.saw(Advanced)] == [20]
    assert table.kinds(0) == ["trade_unions", "trade_unions"]


@pytest.mark.rule("P-5.8")
def test_deep_state_is_paid_by_discarding_objects_with_special_interest() -> None:
    table = acting()
    first, second = table.give(0, "media"), table.give(0, "banks")
    table.turn(0, 1).play(0, advance("deep_state"), Discard(first))
    assert set(table.state.discard) == {first, second}
    assert table.stage_of(0, "deep_state") == 1


@pytest.mark.rule("P-5.8")
def test_a_discarded_object_is_told_with_what_it_pays_for_and_the_points_that_go_with_it() -> None:
    table = acting()
    circle, media = table.give(0, "inner_circle"), table.give(0, "media")
    table.turn(0, 1).play(0, advance("deep_state"), Discard(circle))
    paid = [ObjectDiscarded(0, card, lost, pays=True) for card, lost in ((circle, 4), (media, 1))]
    assert table.saw(ObjectDiscarded) == paid


@pytest.mark.rule("P-5.8")
def test_with_too_few_signs_it_is_refused() -> None:
    table = acting()
    table.give(0, "media")
    table.turn(0)
    assert table.why(0, advance("deep_state")) == ("interest_short", "P-5.8")


@pytest.mark.rule("P-5.9")
def test_when_the_need_is_met_one_may_stop() -> None:
    table = acting()
    cards = [table.give(0, kind) for kind in ("media", "banks", "patents")]
    table.turn(0, 1).play(0, advance("deep_state"), Discard(cards[0]), Discard(cards[1]))
    assert (table.prompt, set(table.actions(0))) == ("discard_more", {Discard(cards[2]), PASS})
    table.play(0, PASS)
    assert table.state.owned[0] == (cards[2],)
    assert table.stage_of(0, "deep_state") == 1


@pytest.mark.rule("P-5.8")
@pytest.mark.rule("P-5.9")
def test_or_go_on_and_get_nothing_back() -> None:
    table = acting()
    cards = [table.give(0, kind) for kind in ("media", "banks", "patents")]
    table.turn(0, 1).play(0, advance("deep_state"), *map(Discard, cards))
    assert (table.state.owned[0], set(table.state.discard)) == ((), set(cards))
    assert table.stage_of(0, "deep_state") == 1


@pytest.mark.rule("P-5.9")
def test_the_last_card_may_overshoot() -> None:
    table = acting()
    media, corporations = table.give(0, "media"), table.give(0, "corporations")
    table.turn(0, 1).play(0, advance("deep_state"), Discard(media))
    assert set(table.state.discard) == {media, corporations}


@pytest.mark.rule("P-5.9")
def test_cards_without_a_sign_are_not_taken() -> None:
    table = acting()
    parties = table.give(0, "ruling_parties")
    table.gives(0, "media", "banks", "patents")
    table.turn(0, 1).play(0, advance("deep_state"))
    assert table.why(0, Discard(parties)) == ("no_interest", "P-5.9")


@pytest.mark.rule("P-5.10")
def test_a_host_is_discarded_with_its_circle_and_both_signs_count() -> None:
    table = acting()
    host = table.give(0, "governments", pieces=2)
    circle = table.attach(0, host)
    table.give(0, "media")
    table.pool(0, active=5)
    reserve = table.state.reserve[0]
    table.turn(0, 1).play(0, advance("deep_state"), Discard(host), PASS)
    assert set(table.state.discard) == {host, circle}
    assert table.kinds(0) == ["media"]
    # One agent paid and two pieces of the lost card went to reserve, one of it became the coordinator.
    assert table.pools(0) == (4, reserve + 1 + 2 - 1)


@pytest.mark.rule("P-5.10")
def test_an_attached_circle_or_a_secondary_object_cannot_pay_alone() -> None:
    table = acting()
    host = table.give(0, "governments")
    circle = table.attach(0, host)
    table.secondary(0, "control")
    table.gives(0, "media", "banks")
    table.turn(0, 1).play(0, advance("deep_state"))
    assert table.why(0, Discard(circle)) == ("circle_goes_with_host", "P-8.9")
    assert table.why(0, Discard(19 << 3)) == ("secondary_has_no_sign", "P-5.10")


@pytest.mark.rule("P-5.11")
def test_t21_only_the_present_stage_counts() -> None:
    table = Table()
    table.stage(0, "comintern", 3)
    assert general_shadows(table.state, 0) == 3


@pytest.mark.rule("P-5.11")
def test_the_benefit_holds_from_the_moment_of_arrival() -> None:
    table = acting()
    table.state.row = (*table.state.row, table.card("research"))
    table.state.holders.append(-1)
    table.state.shade.append(0)
    table.turn(0, 1).play(0, advance("spyware"))
    assert reach(table.state, 0) == 4


@pytest.mark.rule("P-5.12")
def test_no_action_moves_a_coordinator_back() -> None:
    table = acting(active=1)
    table.stage(0, "comintern", 4)
    table.turn(0, 1).play(0, RECRUIT[1])
    assert table.stage_of(0, "comintern") == 4


@pytest.mark.parametrize(
    ("project", "agents", "signs", "benefit", "points"),
    [
        pytest.param(
            "comintern",
            (2, 3, 4, 3, 2),
            (0, 1, 2, 3, 4),
            (1, 2, 3, 3, 3),
            (0, 0, 0, 20, 40),
            marks=pytest.mark.rule("P-5.13"),
        ),
        pytest.param(
            "unified_nations",
            (1, 2, 3, 2, 1),
            (0, 1, 2, 3, 4),
            (1, 2, 3, 3, 3),
            (0, 0, 0, 20, 40),
            marks=pytest.mark.rule("P-5.14"),
        ),
        pytest.param(
            "spyware",
            (2, 3, 4, 3, 2),
            (0, 1, 2, 3, 4),
            (4, 5, 6, 6, 6),
            (0, 0, 0, 20, 40),
            marks=pytest.mark.rule("P-5.15"),
        ),
        pytest.param(
            "deep_state",
            (1, 2, 3, 2, 1),
            (2, 3, 3, 4, 4),
            (1, 1, 1, 2, 2),
            (0, 0, 0, 25, 50),
            marks=pytest.mark.rule("P-5.16"),
        ),
    ],
)
def test_stages_of_a_project(
    project: str, agents: tuple[int, ...], signs: tuple[int, ...], benefit: tuple[int, ...], points: tuple[int, ...]
) -> None:
    number = PROJECTS.index(project)
    assert CONTENT.agents[number] == agents
    assert CONTENT.signs[number] == signs
    assert CONTENT.benefit[number] == benefit
    assert CONTENT.stage_points[number] == points


@pytest.mark.rule("P-5.16")
@pytest.mark.rule("P-5.17")
def test_joining_deep_state_draws_one_and_concludes_one_without_requirements() -> None:
    table = acting()
    table.gives(0, "media", "banks")
    table.hand(0, "unions_fed")
    table.turn(0, 1).draws(("cia",))
    table.play(0, advance("deep_state"), Discard(table.state.owned[0][0]))
    assert table.prompt == "conclude_freely"
    assert {conclude("unions_fed"), conclude("cia"), PASS} == set(table.actions(0))
    table.play(0, conclude("cia"))
    assert table.allied(0) == {"cia"}


@pytest.mark.rule("P-5.17")
def test_stage_four_of_deep_state_draws_two() -> None:
    table = acting()
    table.stage(0, "deep_state", 3)
    for kind in ("media", "banks", "patents", "laboratories"):
        table.give(0, kind)
    cards = table.state.owned[0]
    table.turn(0, 1).play(0, advance("deep_state"), *[Discard(card) for card in cards[:3]])
    assert table.state.hands[0].bit_count() == 2


@pytest.mark.rule("P-5.17")
def test_the_benefit_may_be_declined_and_is_then_gone() -> None:
    table = acting()
    table.gives(0, "media", "banks")
    table.hand(0, "cia")
    table.turn(0, 1)
    table.play(0, advance("deep_state"), Discard(table.state.owned[0][0]), PASS)
    assert table.question.seat == 1
    assert table.allied(0) == set()


@pytest.mark.rule("P-5.17")
def test_the_order_of_family_j_and_the_benefit_is_the_owners() -> None:
    table = acting()
    table.stage(0, "deep_state", 1)
    table.concluded(0, "elder_brother")
    table.gives(0, "media", "banks", "patents")
    table.turn(0, 1).play(0, advance("deep_state"), *[Discard(card) for card in table.state.owned[0][:2]])
    assert table.prompt == "stage_rewards"
    take, draw = table.actions(0)
    assert isinstance(take, TakeSecondary)
    table.play(0, draw, PASS)
    assert take in table.actions(0)
    table.play(0, take)
    assert table.held(0, "control") == 1


@pytest.mark.rule("P-5.17")
def test_an_alliance_of_family_j_concluded_by_the_step_does_not_pay_for_it() -> None:
    table = acting()
    table.stage(0, "deep_state", 1)
    table.gives(0, "media", "banks", "patents")
    table.hand(0, "thule")
    payment = [Discard(card) for card in table.state.owned[0][:2]]
    table.turn(0, 1).play(0, advance("deep_state"), *payment, conclude("thule"))
    assert table.held(0, "science") == 0


@pytest.mark.rule("P-5.18")
def test_wars_leave_a_new_row_without_replacement() -> None:
    table = Table(3)
    table.state.agenda = [NEXT_ROUND]
    wars = [card for card in table.state.deck if card >> 3 == 18]
    objects = [card for card in table.state.deck if card >> 3 != 18][:6]
    table.draws((objects[0], wars[0], *objects[1:], wars[1]))
    assert table.asked
    assert table.state.row == tuple(objects)
    assert table.state.wars == 2


@pytest.mark.rule("P-5.19")
@pytest.mark.parametrize(("stage", "agents", "signs"), [(0, 3, 0), (1, 4, 0), (2, 5, 1)])
def test_t11_one_war(stage: int, agents: int, signs: int) -> None:
    table = Table()
    table.stage(0, "comintern", stage)
    table.wars(1)
    assert (agents_needed(table.state, 0, 0), signs_needed(table.state, 0, 0)) == (agents, signs)


@pytest.mark.rule("P-5.19")
@pytest.mark.parametrize(("stage", "agents", "signs"), [(0, 4, 0), (1, 5, 0), (2, 6, 0), (3, 5, 1), (4, 4, 2)])
def test_t12_two_wars(stage: int, agents: int, signs: int) -> None:
    table = Table()
    table.stage(0, "comintern", stage)
    table.wars(2)
    assert (agents_needed(table.state, 0, 0), signs_needed(table.state, 0, 0)) == (agents, signs)


@pytest.mark.rule("P-5.19")
@pytest.mark.parametrize(("wars", "signs"), [(0, 2), (1, 1), (2, 0)])
def test_wars_also_lower_special_interest(wars: int, signs: int) -> None:
    table = Table()
    table.wars(wars)
    assert signs_needed(table.state, 0, DEEP_STATE) == signs


@pytest.mark.rule("P-5.20")
def test_wars_end_before_the_alliance_phase_and_are_gone_for_good() -> None:
    table = Table(2)
    (card,) = table.row("media")
    table.hand(0, "cia")
    table.wars(1)
    table.pool(0, active=1)
    table.supervisor(1)
    table.turn(0).play(0, infiltrate(card, 1))
    assert table.prompt == "conclude"
    assert (table.state.wars, table.state.wars_gone) == (0, 1)
    assert table.state.discard == ()
