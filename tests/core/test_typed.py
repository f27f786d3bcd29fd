"""Fields hold what they are declared to hold."""

from typing import Literal

import pytest

from kuluary.core.typed import fits


@pytest.mark.parametrize(
    ("value", "hint", "right"),
    [
        (1, int, True),
        (True, int, False),
        (None, int | None, True),
        ((1, 2), tuple[int, ...], True),
        ((1, "2"), tuple[int, ...], False),
        ("if", Literal["cannot", "if"], True),
        ("perhaps", Literal["cannot", "if"], False),
        (True, Literal[1], False),
    ],
)
def test_a_value_fits_its_type(value, hint, right):
    assert fits(value, hint) is right
