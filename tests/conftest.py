"""What every test shares: quiet, repeatable hypothesis; a language and a game more than the house has."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest
from examples.goofspiel import GAME as GOOFSPIEL
from hypothesis import settings
from tests.pseudo import PSEUDO, write_pseudo_language

from kuluary.core import game as shelf
from kuluary.languages import MORE

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start the program a hundred times: it is compiled once
sys.dont_write_bytecode = False

gc.set_threshold(50_000, 20, 50)  # a process lives for two minutes: a tenth of its time went into looking for garbage

settings.register_profile("kuluary", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("kuluary")


def pytest_collection_finish() -> None:
    """Look no more at what stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def pseudo_locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The messages of a language more than the house has."""
    return write_pseudo_language(tmp_path_factory.mktemp("locales"))


@pytest.fixture
def pseudo(pseudo_locales: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language more than the house has, known to one test; gives its tag."""
    monkeypatch.setenv(MORE, str(pseudo_locales))
    return PSEUDO


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of a game from outside, known to one test."""
    monkeypatch.setitem(shelf._SHELF, GOOFSPIEL.name, GOOFSPIEL)
