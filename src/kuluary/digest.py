"""The rules in our own words, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGED: Final = Path(__file__).parent / "rules"
_CHECKOUT: Final = Path(__file__).parents[2] / "docs" / "rules"


def rules_home() -> Path:
    """Give the folder of the rules: inside an installed package, or in the checkout."""
    return _PACKAGED if _PACKAGED.is_dir() else _CHECKOUT


def rules_text(game: str, language: str) -> str:
    """Give the rules of a game in a language."""
    return (rules_home() / f"{game}.{language}.md").read_text(encoding="utf-8")
