"""What players read: the books begin with the game, end with the glossary, and have no words of the code in them."""

from __future__ import annotations

import re

import pytest

from kuluary.rulebooks import rules_home, rules_text
from kuluary.server.calls.rulebook import rules_of

BOOKS = [tuple(path.name.split(".")[:2]) for path in sorted(rules_home().glob("*.*.md"))]
MARK = re.compile(r"(?<![\w-])(?:[A-Z]-A\d+|R-[A-Z]\d+|H\d+)\b")
CLAUSE = re.compile(r"[A-Z]-\d+\.\d+")


def told(game: str, lang: str) -> str:
    """Give a book without its last pages, on what is reconstructed."""
    return re.split(r"^## (?:Что восстановлено|What is reconstructed)$", rules_text(game, lang), flags=re.M)[0]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_book_begins_with_the_game_and_ends_with_the_glossary(game: str, lang: str) -> None:
    book = rules_of(game, lang)
    ids = [chapter["id"] for chapter in book["chapters"]]
    numbered = [id for id in ids if re.match(r"[A-Z]-\d", id)]
    assert ids[: len(numbered)] == numbered
    assert ids[len(numbered) :] in (["glossary"], ["glossary", "reconstructed"])
    assert book["preface"]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_no_words_of_the_code_stand_in_a_book(game: str, lang: str) -> None:
    text = told(game, lang)
    assert not re.findall(r"`[^`]*`|\b[a-z]+_[a-z_]+\b|\w = \"", text)
    assert not MARK.findall(text)
    assert lang != "ru" or not re.findall(r"\b[a-z]{3,}\b", text)


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_readers_are_told_which_clauses_are_rulings_but_not_their_marks(game: str, lang: str) -> None:
    last = rules_of(game, lang)["chapters"][-1]
    listed = rules_text(game, lang).removeprefix(told(game, lang))
    ruled = re.findall(r"^\| ([A-Z]-\S+) \|", listed, re.M)
    assert not MARK.findall(last["html"])
    assert last["id"] != "reconstructed" or ", ".join(ruled) in last["html"]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_the_last_chapter_lists_every_reconstructed_clause(game: str, lang: str) -> None:
    pieces = re.split(r"^(?=\*\*[A-Z]-\d+\.\d+\*\*|## |### )", told(game, lang), flags=re.M)
    marked = [piece[2:].partition("*")[0] for piece in pieces if piece.startswith("**") and "≈" in piece]
    last = rules_text(game, lang).removeprefix(told(game, lang))
    listed = re.search(r"≈[^|]*?((?:[A-Z]-\d+\.\d+[,.]\s*)+)", last)
    assert (CLAUSE.findall(listed[1]) if listed else []) == marked
