"""Everything the game can say is worded in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kuluary
from kuluary.core import Match
from kuluary.core.text import event_text
from kuluary.games.power import GAME
from kuluary.games.power.words.actions import ACTIONS
from kuluary.games.power.words.events import EVENTS, AlliancesRevealed
from kuluary.games.power.words.falcon import FALCON_EVENTS
from kuluary.languages import languages, message_files
from kuluary.speaker import Speaker

SOURCES = sorted((Path(kuluary.__file__).parent / "games" / "power").rglob("*.py"))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
REASONS = sorted({*re.findall(r'Refusal\(\s*"([a-z_]+)"', CODE), *re.findall(r'\w+: \("([a-z_]+)", "P-', CODE)})


def messages(language: str) -> set[str]:
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in message_files(language) if path.name.startswith("power")
    )
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("language", languages())
def test_actions_events_and_refusals_have_messages(language: str) -> None:
    known = messages(language)
    wanted = {f"power-do-{kebab(cls.__name__)}" for cls in ACTIONS}
    wanted |= {f"power-saw-{kebab(cls.__name__)}" for cls in (*EVENTS, *FALCON_EVENTS)}
    wanted |= {f"power-why-{reason.replace('_', '-')}" for reason in REASONS}
    assert wanted - known == set()


def test_a_search_that_took_nothing_says_so() -> None:
    state = Match.new("power", seats=2, seed="told").state
    told = event_text(GAME, state, AlliancesRevealed(0, (1, 2), ()))
    assert Speaker("ru").say(told).endswith("в руку: ничего")
