"""How often the tests repeat what they repeat: a few times in `make test`, in full in `make test-long`."""

from __future__ import annotations

import os

import pytest

LONG = int(os.environ.get("KULUARY_TRIALS", "1")) > 1
"""Whether this is `make test-long`, which runs every module that asks here."""


def times(few, many):
    """Give how often, how many or which: few, or all that there are when there is time."""
    return many if LONG else few


def at_length(reason):
    """Mark a test that only `make test-long` has the time for, and say why."""
    return pytest.mark.skipif(not LONG, reason=f"{reason}: `make test-long`")
