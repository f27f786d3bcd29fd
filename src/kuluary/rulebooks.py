"""The rules in our own words, as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kuluary.core import find_game, game_names
from kuluary.languages import FALLBACK

HOUSE: Final = "house"
"""The book of what holds in every game."""

_PACKAGED: Final = Path(__file__).parent / "rules"
_CHECKOUT: Final = Path(__file__).parents[2] / "docs" / "rules"

_OPENING: Final = re.compile(r"^\*\*([A-Z]-\d+\.\d+)\*\*", re.MULTILINE)


def rules_home() -> Path:
    """Give the folder of the rules: inside an installed package, or in the checkout."""
    return _PACKAGED if _PACKAGED.is_dir() else _CHECKOUT


def _home(game: str) -> Path:
    """Give the folder of a game's rules: its own, where it comes from outside."""
    return (find_game(game).rules_home if game in game_names() else None) or rules_home()


def rules_language(game: str, language: str) -> str:
    """Give the language in which somebody of that language reads the rules of a game: theirs where it is written."""
    found = sorted(path.name.removeprefix(f"{game}.").removesuffix(".md") for path in _home(game).glob(f"{game}.*.md"))
    return next((name for name in (language, FALLBACK, *found) if name in found), language)


def rules_text(game: str, language: str) -> str:
    """Give the rules of a game, in a language or in one that has them."""
    return (_home(game) / f"{game}.{rules_language(game, language)}.md").read_text(encoding="utf-8")


def books(game: str, language: str, home: Path | None = None) -> list[Path]:
    """List the files of a game's rules in a language: its own, then those of parts of it (`committee-overtime`)."""
    files = (_home(game) if home is None else home).glob(f"{game}*.{language}.md")
    own = [path for path in files if path.name.partition(".")[0].partition("-")[0] == game]
    return sorted(own, key=lambda path: (len(path.name), path.name))


def clauses(game: str, language: str, home: Path | None = None) -> list[str]:
    """List the clauses of a game in a language, in order; parts of its rules with files of their own count in."""
    texts = (path.read_text(encoding="utf-8") for path in books(game, language, home))
    return [clause for text in texts for clause in _OPENING.findall(text)]


def clause_text(game: str, language: str, clause: str) -> str | None:
    """Give one clause of a game or of the house, with all that belongs to it, or None where there is no such clause."""
    pattern = re.compile(rf"^\*\*{re.escape(clause)}\*\*.*?(?=^\*\*[A-Z]-\d|^## |\Z)", re.M | re.S)
    for owner in (game, HOUSE):
        for path in books(owner, rules_language(owner, language)):
            found = pattern.search(path.read_text(encoding="utf-8"))
            if found is not None:
                return found.group(0).strip()
    return None
