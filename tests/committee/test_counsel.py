"""What a partner would answer to the small questions of a serve, said beside them."""

from __future__ import annotations

from tests.committee.table import Desk

from kuluary.core import PASS, Action
from kuluary.games.committee.judgement.worth import slot_worth, worth
from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.words.actions import LayStress


def advised(desk: Desk, agent: str) -> Action | None:
    (asked,) = desk.decisions(agent)
    return desk.match.suggest(asked)


def test_no_exchange_is_advised_where_nobody_lacks_anything():
    desk = Desk("artyom", "asya").at("artyom", "kazan").give("asya", doc=1).serve("asya")
    assert advised(desk, "asya") == PASS


def test_a_question_with_one_answer_needs_no_advice():
    desk = Desk()
    assert all(desk.match.suggest(one) is None for one in desk.match.decisions if len(one.actions) == 1)


def test_what_may_be_done_at_any_moment_is_not_advised():
    desk = Desk().give("asya", med=1).serve("asya")
    assert all(desk.match.suggest(one) is None for one in desk.decisions("asya", free=True))


def test_stress_is_advised_where_the_team_loses_least():
    desk = Desk().unlock("asya", tr=3).steps(receive_stress(1, 1)).go()
    (asked,) = desk.decisions("asya")

    def left(action: Action) -> float:
        twin = desk.state.clone()
        twin.agenda.pop().run(twin, 1, action)
        return worth(twin)

    chosen = advised(desk, "asya")
    assert isinstance(chosen, LayStress)
    assert left(chosen) == max(map(left, asked.actions))
    equals = [one for one in asked.actions if isinstance(one, LayStress) and left(one) == left(chosen)]
    assert slot_worth(desk.state, 1, chosen.slot) == min(slot_worth(desk.state, 1, one.slot) for one in equals)


def test_an_ally_under_stress_counts_by_what_it_brings():
    desk = Desk().ally("asya", 14)
    assert slot_worth(desk.state, 1, 114) > 0.0
