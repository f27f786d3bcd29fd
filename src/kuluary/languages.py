"""The languages the house speaks: whoever adds a folder of message files has added one."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kuluary.core import find_game, game_names

FALLBACK: Final = "en"
"""What is spoken where nothing that was asked for is there."""
MORE: Final = "KULUARY_LOCALES"
"""The environment variable that names further folders of languages."""

_OURS: Final = Path(__file__).parent / "locales"


def homes() -> tuple[Path, ...]:
    """Give the folders that hold a folder a language: ours, those of KULUARY_LOCALES, those of games from outside."""
    more = (Path(part) for part in os.environ.get(MORE, "").split(os.pathsep) if part)
    games = (home for name in game_names() if (home := find_game(name).locales) is not None)
    return (_OURS, *more, *games)


def languages() -> tuple[str, ...]:
    """List the languages: every folder with the words of the house."""
    return tuple(sorted({path.parent.name for home in homes() for path in home.glob("*/house.ftl")}))


def message_files(language: str, more: Iterable[Path] = ()) -> list[Path]:
    """Give the files with the messages of a language, those of further folders last."""
    return [path for home in (*homes(), *more) for path in sorted((home / language).glob("*.ftl"))]


def game_messages(game: str, language: str) -> str:
    """Give the messages of a game, those of the fallback where it does not speak a language."""
    own = [[path for home in homes() for path in _files(home / lang, game)] for lang in (language, FALLBACK)]
    return "\n".join(path.read_text(encoding="utf-8") for path in own[0] or own[1])


def _files(folder: Path, game: str) -> list[Path]:
    """Give the files of a game: `suits.ftl` and every `suits-….ftl`."""
    return [path for path in sorted(folder.glob(f"{game}*.ftl")) if path.stem.partition("-")[0] == game]


def best_language(wanted: Iterable[str]) -> str:
    """Give the first wanted tag that we speak, be it in another country, or the fallback: `pt-BR`, `ru_RU.UTF-8`."""
    known = {name.lower(): name for name in languages()}
    for tag in wanted:
        tag = tag.partition(".")[0].replace("_", "-").lower()
        found = known.get(tag) or known.get(tag.partition("-")[0])
        if found is not None:
            return found
    return FALLBACK
