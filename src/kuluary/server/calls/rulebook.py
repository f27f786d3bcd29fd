"""The rules as JSON: chapters and clauses of docs/rules, rendered once."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from kuluary.rulebooks import rules_text
from kuluary.server.protocol import words

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

CHAPTER: Final = re.compile(r"^## +(?:([A-Z]-\w+)\. +)?(.+)$", re.M)
CLAUSE: Final = re.compile(r"^\*\*([A-Z]-[\w.]+)\*\* +", re.M)
EXAMPLE: Final = re.compile(r"^### ", re.M)
RULINGS: Final = re.compile(r"^\|.*\n\|[-|]+\|\n((?:\| [A-Z]-[\d.]+ \|.*\n?)+)", re.M)
"""The table of clauses with the marks of their rulings, for whoever works on the rules; readers get the clauses."""
UNNUMBERED: Final = ("glossary", "reconstructed")
"""The ids of the chapters without a number, which close a book, in their order."""


@cache
def _markdown() -> MarkdownIt:
    """Give what makes pages of the rules; a server whose rules nobody reads does without."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_of(game: str, lang: str) -> words.RulesBook:
    """Give a rulebook; raises FileNotFoundError where there is none in that language.

    The html of a chapter is all of it, each clause a section with its id as an anchor; `clauses` gives them singly.
    """
    text = rules_text(game, lang)
    heads = list(CHAPTER.finditer(text))
    title, _, preface = text[: heads[0].start() if heads else len(text)].partition("\n")
    unnumbered = iter(UNNUMBERED)
    chapters = [
        _chapter(head.group(1) or next(unnumbered), head.group(2).strip(), text[head.end() : end])
        for head, end in _pieces(heads, len(text))
    ]
    return {
        "game": game,
        "lang": lang,
        "title": title.lstrip("# ").strip(),
        "preface": _markdown().render(preface),
        "chapters": chapters,
    }


def _chapter(id: str, title: str, text: str) -> words.Chapter:
    """Cut a chapter into what comes before its clauses, the clauses, and the examples at its end."""
    example = EXAMPLE.search(text)
    body, after = (text[: example.start()], text[example.start() :]) if example else (text, "")
    heads = list(CLAUSE.finditer(body))
    clauses: list[words.Clause] = [
        {"id": head.group(1), "html": _markdown().render(body[head.start() : end])}
        for head, end in _pieces(heads, len(body))
    ]
    before = _markdown().render(body[: heads[0].start()] if heads else RULINGS.sub(_ruled, body))
    sections = [f'<section class="clause" id="{clause["id"]}">\n{clause["html"]}</section>\n' for clause in clauses]
    return {
        "id": id,
        "title": title,
        "html": "".join([before, *sections, _markdown().render(after)]),
        "clauses": clauses,
    }


def _ruled(table: re.Match[str]) -> str:
    """Name the clauses of a table of rulings in one line."""
    return ", ".join(re.findall(r"^\| (\S+)", table.group(1), re.M)) + ".\n"


def _pieces(heads: list[re.Match[str]], end: int) -> list[tuple[re.Match[str], int]]:
    """Pair every heading with the place where its piece of the text ends: at the next one."""
    return [(head, after.start()) for head, after in pairwise(heads)] + [(head, end) for head in heads[-1:]]
