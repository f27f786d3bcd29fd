"""What is remembered is what would be found anew."""

from random import Random

import pytest

from kuluary import Match
from kuluary.core.looking import Memory
from kuluary.core.memo import Memo
from kuluary.games.power.judgement import advice


def test_the_longest_unused_standing_is_forgotten_first():
    memo = Memo(2)
    memo.shelf("a")["worth"] = 1
    memo.shelf("b")["worth"] = 2
    assert dict(memo.shelf("a")) == {"worth": 1}
    memo.shelf("c")
    assert dict(memo.shelf("a")) == {"worth": 1}
    assert not memo.shelf("b")


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {}), (5, {"professionals": True})])
def test_a_view_of_power_does_not_depend_on_what_was_looked_at_before(seats, options):
    match = Match.new("power", seats=seats, seed="memo", options=options).watch()
    rng, memory = Random(seats), Memory()
    for _ in range(60):
        if match.over:
            break
        eyes = [None, *range(seats)]
        states = [*[moment.state for moment in match.moments], match.state]
        remembered = [match.game.views(state, eyes, memory) for state in states]
        for state, views in zip(states, remembered, strict=True):
            advice.KNOWN.clear()
            assert match.game.views(state, eyes) == views
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.actions))
