"""The rules in our own words, as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_PACKAGED: Final = Path(__file__).parent / "rules"
_CHECKOUT: Final = Path(__file__).parents[2] / "docs" / "rules"

_OPENING: Final = re.compile(r"^\*\*([A-Z]-\d+\.\d+)\*\*", re.MULTILINE)


def rules_home() -> Path:
    """Give the folder of the rules: inside an installed package, or in the checkout."""
    return _PACKAGED if _PACKAGED.is_dir() else _CHECKOUT


def rules_text(game: str, language: str) -> str:
    """Give the rules of a game in a language."""
    return (rules_home() / f"{game}.{language}.md").read_text(encoding="utf-8")


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
