"""How a table differs from what it was."""

import json
from random import Random

import pytest
from tests.server.helpers import patched

from kuluary import Match
from kuluary.core.looking import Memory
from kuluary.server.protocol import wire
from kuluary.server.table.beats import Shown, Strip, ends, patch


def test_any_list_becomes_any_other_by_its_patch():
    rng = Random(7)
    for _ in range(2000):
        old = [{"n": rng.randrange(4), "of": [rng.randrange(3)]} for _ in range(rng.randrange(7))]
        new = [dict(item) for item in old if rng.random() < 0.7]
        for _ in range(rng.randrange(3)):
            new.insert(rng.randrange(len(new) + 1), {"n": rng.randrange(4), "of": []})
        if old != new:
            assert patched(old, json.loads(json.dumps(patch(old, new)))) == new


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        (list(range(20)), [*range(20), 7], {"20": [7]}),
        (list(range(20)), [0, *range(2, 20)], {"1": []}),
        ([1, 2, 3], [1, 3], [[1, 3]]),
        ([{"n": 1}, {"n": 2}, {"n": 3}], [{"n": 2}, {"n": 4}], {"0": [], "2": {"n": [4]}}),
        ([], ["aa"], [["aa"]]),
        (["aa"], [], [[]]),
    ],
)
def test_what_stays_is_not_written_again(old, new, change):
    assert patch(old, new) == change


@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_a_table_that_need_not_be_looked_at_changes_nothing_of_what_is_shown(game):
    match, rng, memory = Match.new(game, seats=3, seed="ends").watch(), Random(3), Memory()
    eyes, sights, spared = {0, 1, None}, match.game.sights, 0
    before = sights(match.state, eyes)
    while not match.over and match.number < 90:
        heard = len(match.news)
        asked = rng.choice(match.decisions)
        match.play(asked.seat, rng.choice(asked.actions))
        every = [Shown(name, told, sights(state, eyes)) for name, told, state in match.moments]
        every.append(Shown("", len(match.news), sights(match.state, eyes)))
        shown = ends(match, eyes, memory, heard)
        for one in eyes:
            told = [wire.Raw(b"1") if item.visible_to(one) else None for _, item in match.news[heard:]]
            assert Strip(shown).beats(one, before[one], told) == Strip(every).beats(one, before[one], told)
        spared += len(shown) > 1 and shown[-2].sights[0] is shown[-1].sights[0]
        before = every[-1].sights
    assert spared > 5
