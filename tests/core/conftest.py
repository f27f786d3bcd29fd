"""Matches that the tests of the core share; a test that plays on takes a clone."""

from __future__ import annotations

from random import Random

import pytest

from kuluary.core import Match
from kuluary.testing.play import finish


@pytest.fixture(scope="session")
def played() -> Match:
    """A finished game of three."""
    return finish(Match.new("suits", seats=3, seed="core"), Random(1))


@pytest.fixture
def finished(played: Match) -> Match:
    return played.clone()


@pytest.fixture
def fresh() -> Match:
    """A game of three in which the leader has not played."""
    return Match.new("suits", seats=3, seed="core")


@pytest.fixture
def six() -> Match:
    """A game of six in which three seats are asked at once."""
    return Match.new("suits", seats=6, seed="core")
