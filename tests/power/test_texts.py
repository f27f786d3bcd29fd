"""Everything the game can say is worded in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.power.test_laws import EVERYTHING, TABLES, positions

import kuluary
from kuluary.core import Match
from kuluary.core.text import Text, action_text, event_text, line_text, prompt_text, refusal_text
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_can_be_told(language: str, seats: int, options: dict[str, Any]) -> None:
    speaker = Speaker(language)
    rng = Random(1)

    def say(text: Text) -> None:
        said = speaker.say(text)
        assert "power-" not in said, said
        assert "{" not in said, said

    for number, match in positions(seats, options, 21):
        if number % 5 == 0:
            for line in GAME.table_texts(match.state, 0):
                say(line)
        for decision in match.decisions:
            say(prompt_text(GAME, match.state, decision))
            for action in decision.actions[:4] + decision.actions[-1:]:
                say(action_text(GAME, match.state, action, decision))
            for action in rng.sample(EVERYTHING, 3):
                refusal = match.explain(decision.seat, action)
                if refusal is not None and refusal.rule.startswith("P-"):
                    say(refusal_text(GAME, match.state, refusal))
    for _, item in match.news:
        say(event_text(GAME, match.state, item.event))
    for score in match.scores:
        for line in score.lines:
            say(line_text(GAME, match.state, line))
    say(Text(f"power-how-{match.result.how.replace('_', '-')}"))


@pytest.mark.parametrize("language", languages())
def test_options_are_worded(language: str) -> None:
    known = messages(language)
    for seats in (1, 3):
        for name, (values, _) in GAME.choices(seats).items():
            key = f"power-option-{name.replace('.', '-')}"
            assert key in known
            for value in values:
                assert f"{key}-{str(value).lower()}" in known


def test_a_search_that_took_nothing_says_so() -> None:
    state = Match.new("power", seats=2, seed="told").state
    told = event_text(GAME, state, AlliancesRevealed(0, (1, 2), ()))
    assert Speaker("ru").say(told).endswith("в руку: ничего")
