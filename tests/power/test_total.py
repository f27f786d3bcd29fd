"""Points without the lines of the pad."""

from random import Random

import pytest

from kuluary import Match
from kuluary.games.power.rules.scoring import lines, lines_about, total


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"falcon": {"level": "maximum", "personality": "manager"}}), (4, {})]
)
def test_the_total_is_the_sum_of_the_lines_and_an_alliance_has_its_own_among_them(seats, options):
    match, rng, scored = Match.new("power", seats=seats, seed="total", options=options), Random(2), set()
    while not match.over:
        asked = rng.choice(match.decisions)
        match.play(asked.seat, rng.choice(asked.actions))
        for seat in range(match.state.setup.players):
            pad = lines(match.state, seat)
            assert total(match.state, seat) == sum(line.points for line in pad)
            scored |= {line.key for line in pad}
            for number in {value for line in pad for name, value in line.args if name == "alliance"}:
                own = tuple(line for line in pad if ("alliance", number) in line.args)
                assert lines_about(match.state, seat, number) == own
    assert {"coloured", "corner", "operation"} <= scored
