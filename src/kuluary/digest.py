"""The rules in our own words, as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kuluary.core import find_game, game_names
from kuluary.languages import FALLBACK

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


def clauses(game: str, language: str, home: Path | None = None) -> list[str]:
    """List the clauses of a game in a language, in order; parts of its rules with files of their own count in."""
    files = sorted((rules_home() if home is None else home).glob(f"{game}*.{language}.md"))
    own = [path for path in files if path.name.partition(".")[0].partition("-")[0] == game]
    return [clause for path in own for clause in _OPENING.findall(path.read_text(encoding="utf-8"))]


def clause_text(game: str, language: str, clause: str) -> str | None:
    """Give one clause with all that belongs to it, or None where there is no such clause."""
    text = rules_text(game, language)
    found = re.search(rf"^\*\*{re.escape(clause)}\*\*.*?(?=^\*\*[A-Z]-\d|^## |\Z)", text, re.M | re.S)
    return None if found is None else found.group(0).strip()
