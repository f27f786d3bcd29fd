"""A language costs its message files alone: a folder that is there is spoken everywhere."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from tests.pseudo import PSEUDO

import kuluary
from kuluary.cli import main
from kuluary.core.text import action_text
from kuluary.languages import best_language, languages, message_files
from kuluary.server.calls.call import preferred_language
from kuluary.speaker import Speaker

OURS = {path.name for path in (Path(kuluary.__file__).parent / "locales").iterdir()}


def test_the_folders_are_the_languages():
    assert {"en", "ru"} <= OURS
    assert languages() == tuple(sorted(OURS))


def test_a_new_folder_is_a_new_language(pseudo):
    assert languages() == tuple(sorted({*OURS, PSEUDO}))


def test_every_language_names_itself(pseudo):
    names = {name: Speaker(name).say("house-language-name") for name in languages()}
    assert len(set(names.values())) == len(names)
    assert (names["en"], names[PSEUDO], names["ru"]) == ("English", "[Éñğlîšh]", "Русский")


def test_it_has_every_message(pseudo):
    def keys(language: str) -> list[str]:
        texts = [path.read_text(encoding="utf-8") for path in message_files(language)]
        return sorted(key for text in texts for key in re.findall(r"^([a-z][\w-]*) *=", text, re.M))

    assert keys(PSEUDO) == keys("en")


def test_a_game_speaks_it(pseudo):
    match = kuluary.Match.new("suits", seats=3, seed="languages")
    decision = match.decisions[0]
    text = action_text(match.game, match.state, decision.actions[0], decision)
    said = Speaker(PSEUDO).say(text)
    assert said.startswith("[")
    assert said != Speaker("en").say(text)


def test_whoever_has_no_name_is_called_in_it(pseudo):
    assert [Speaker(name)._name(0) for name in ("en", PSEUDO, "ru")] == ["Player 1", "[Plåýéŕ 1]", "Игрок 1"]


def test_the_terminal_plays_in_it(pseudo, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["play", "suits", "--seed", "1", "--lang", PSEUDO]) == 1
    assert capsys.readouterr().out.endswith("[Thé ğåmé wåš léft.]\n")


def test_rules_that_are_not_written_in_it_come_in_another_with_a_note(pseudo, capsys):
    assert main(["rules", "suits", "S-3.5", "--lang", PSEUDO]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("**S-3.5**")
    assert told.err == "[Théŕé åŕé ñø ŕúléš îñ [Éñğlîšh] ýét; théšé åŕé îñ English.]\n"


def test_rules_of_a_language_we_have_come_without_a_note(capsys):
    assert main(["rules", "suits", "S-3.5", "--lang", "ru"]) == 0
    assert capsys.readouterr().err == ""


def test_a_language_nobody_speaks_is_refused_with_those_we_have(pseudo, capsys):
    with pytest.raises(SystemExit):
        main(["rules", "suits", "--lang", "fr"])
    assert PSEUDO in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("en-XA,en;q=0.5", PSEUDO),
        ("EN-xa", PSEUDO),
        ("fr-FR, ru-RU;q=0.8, en;q=0.5", "ru"),
        ("en-GB,ru;q=0.5", "en"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_the_server_speaks_what_a_browser_asks_for(pseudo, asked, given):
    request = Request({"type": "http", "headers": [(b"accept-language", asked.encode())]})
    assert preferred_language(request) == given


@pytest.mark.parametrize(
    ("terminal", "given"), [("ru_RU.UTF-8", "ru"), ("en_XA.UTF-8", PSEUDO), ("en_GB.UTF-8", "en"), ("C.UTF-8", "en")]
)
def test_a_terminal_names_its_language_in_its_own_way(pseudo, terminal, given):
    assert best_language([terminal]) == given
