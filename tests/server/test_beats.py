"""How a table differs from what it was."""

import json
from random import Random

import pytest
from tests.server.helpers import patched

from kuluary.server.beats import patch


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
