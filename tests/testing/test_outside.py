"""The kit serves games that somebody else keeps somewhere else: with pytest, and without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.testing.duel import duel

import kuluary
from kuluary.testing import LAWS

SOURCES = Path(kuluary.__file__).parents[1]
TABLES = 4
"""The usual options and all others, for two seats and for three."""
SUITE = """
from pathlib import Path

from duel import GAME
from kuluary.core import register
from kuluary.testing.conformance import GameConformance

register(GAME)
HOME = Path(__file__).parent


class TestDuel(GameConformance):
    game = "duel"
    settings = {"locales": HOME / "locales", "rules": HOME / "rules"}
"""
SCRIPT = """
import sys
from pathlib import Path

sys.modules["pytest"] = sys.modules["hypothesis"] = None

from duel import GAME
from kuluary.core import register
from kuluary.testing import check_game

register(GAME)
check_game("duel", games=1, seed=7, locales=Path("locales"), rules=Path("rules"))
"""


@pytest.fixture
def elsewhere(tmp_path):
    """A folder of its own with the tiny game, its messages and its rules."""
    shutil.copytree(Path(duel.__file__).parent, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__*"))
    return tmp_path


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env |= {"PYTHONPATH": str(SOURCES), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False
    )


def run_suite(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_duel.py").write_text(SUITE, encoding="utf-8")
    return run(folder, "-m", "pytest", "-p", "no:cacheprovider", "--tb=line", "-W", "error", *more)


def test_a_game_from_elsewhere_is_tried_by_a_class_of_two_lines(elsewhere):
    done = run_suite(elsewhere)
    assert done.returncode == 0, done.stdout
    assert f"{len(LAWS) * TABLES} passed" in done.stdout


def test_a_broken_game_from_elsewhere_is_told_which_law_it_breaks(elsewhere):
    path = elsewhere / "duel.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("seen=NONE if seat is None else state.seen[seat]", "seen=max(state.seen)"))
    done = run_suite(elsewhere, "-k", "secrecy")
    assert done.returncode == 1
    assert "law 'secrecy'" in done.stdout


def test_the_kit_needs_no_pytest(elsewhere):
    (elsewhere / "check.py").write_text(SCRIPT, encoding="utf-8")
    done = run(elsewhere, "check.py")
    assert (done.returncode, done.stderr) == (0, "")
