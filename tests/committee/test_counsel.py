"""What a partner would answer to the small questions of a serve, said beside them."""

from __future__ import annotations

import pytest
from tests.committee.table import Desk

from kuluary.core import PASS, Action
from kuluary.games.committee.bots.rehearsal import roll_for
from kuluary.games.committee.judgement.worth import slot_worth, worth
from kuluary.games.committee.rules.regular_missions import TakeChecks
from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.words.actions import Income, LayStress, Sell


def advised(desk: Desk, agent: str) -> Action | None:
    (asked,) = desk.decisions(agent)
    return desk.match.suggest(asked)


def test_no_exchange_is_advised_where_nobody_lacks_anything():
    desk = Desk("artyom", "asya").at("artyom", "kazan").give("asya", doc=1).serve("asya")
    assert advised(desk, "asya") == PASS


@pytest.mark.parametrize("docs", [0, 1, 3, 7])
def test_no_sale_of_what_the_goal_asks_for_is_advised(docs):
    desk = Desk("artyom", "asya").mains("m2", "m3", "m4", "m6", "m7").at("asya", "moskva")
    desk.give("asya", med=1, doc=docs).city("asya")
    assert Sell("med") in desk.actions("asya")
    assert advised(desk, "asya") != Sell("med")


def test_a_question_with_one_answer_needs_no_advice():
    desk = Desk()
    assert all(desk.match.suggest(one) is None for one in desk.match.decisions if len(one.actions) == 1)


def test_what_may_be_done_at_any_moment_is_not_advised():
    desk = Desk().give("asya", med=1).serve("asya")
    assert all(desk.match.suggest(one) is None for one in desk.decisions("asya", free=True))


def odds_of_the_next_check(desk: Desk, agent: str, action: Action) -> float:
    """Give the chance of the check that waits, best taken, once stress lies there."""
    twin = desk.state.clone()
    twin.agenda.pop().run(twin, desk.seat(agent), action)
    twin.agenda.pop().run(twin, desk.seat(agent), None)
    return max(roll.chance for roll in roll_for(twin, twin.agenda[-1]))


@pytest.mark.parametrize("agent", ["artyom", "willy", "asya", "ila", "valery", "farkhad"])
@pytest.mark.parametrize("mission", [11, 17, 25, 34, 38])
@pytest.mark.parametrize("tried", [1, 2])
def test_stress_is_advised_where_it_leaves_the_second_check_its_odds(agent, mission, tried):
    partner = "asya" if agent != "asya" else "artyom"
    desk = Desk(agent, partner).card(mission, 2).unlock(agent, hr=3, an=3, tr=3).acts(agent, 1)
    seat = desk.seat(agent)
    desk.steps(receive_stress(seat, 1), TakeChecks(seat, mission, tried, helped=False, passed=True)).go()
    (asked,) = desk.decisions(agent)
    best = max(odds_of_the_next_check(desk, agent, one) for one in asked.actions)
    chosen = advised(desk, agent)
    assert chosen is not None
    assert odds_of_the_next_check(desk, agent, chosen) == pytest.approx(best)


def test_stress_is_advised_where_least_lies_among_equals():
    desk = Desk().unlock("asya", tr=3).acts("asya", 0).steps(receive_stress(1, 1)).go()
    (asked,) = desk.decisions("asya")

    def left(action: Action) -> float:
        twin = desk.state.clone()
        twin.agenda.pop().run(twin, 1, action)
        return round(worth(twin), 6)

    chosen = advised(desk, "asya")
    assert isinstance(chosen, LayStress)
    assert left(chosen) == max(map(left, asked.actions))
    equals = [one for one in asked.actions if isinstance(one, LayStress) and left(one) == left(chosen)]
    assert slot_worth(desk.state, 1, chosen.slot) == min(slot_worth(desk.state, 1, one.slot) for one in equals)


def test_an_ally_under_stress_counts_by_what_it_brings():
    desk = Desk().ally("asya", 14)
    assert slot_worth(desk.state, 1, 114) > 0.0


@pytest.mark.parametrize(("held", "why"), [(2, "committee-aim-income-for-main"), (12, "committee-aim-income-doc")])
def test_an_income_is_explained_by_what_the_agent_lacks(held, why):
    desk = Desk().mains("m2", "m3", "m4", "m6", "m7", key=1).give("asya", doc=held).go()
    said = desk.match.game.reason(desk.state, desk.decisions("asya")[0], Income(201, 0, "doc", 3))
    assert said is not None
    assert said.key == why
