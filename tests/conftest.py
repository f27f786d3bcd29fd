"""What every test shares: quiet, repeatable hypothesis; a language and a game more than the house has."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples.goofspiel import GAME as GOOFSPIEL
from hypothesis import settings
from tests.pseudo import PSEUDO, write_pseudo_language

from kuluary.core import game as shelf
from kuluary.languages import MORE

settings.register_profile("kuluary", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("kuluary")


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language more than the house has; gives its tag."""
    monkeypatch.setenv(MORE, str(write_pseudo_language(tmp_path / "locales")))
    return PSEUDO


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of a game from outside, known to one test."""
    monkeypatch.setitem(shelf._SHELF, GOOFSPIEL.name, GOOFSPIEL)
