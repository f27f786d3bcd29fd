"""Check that rules, code, tests and messages speak of the same things.

All languages of a digest have the same clauses; every clause of a game on the shelf has a test that is marked with it;
every clause and ruling named in the sources stands in a digest; every message that the engine can ask for is written in
every language, and so is every message that another language has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import kuluary
from kuluary.core import (
    PASS,
    Action,
    Decision,
    Event,
    Game,
    Match,
    RandomChance,
    State,
    Text,
    find_game,
    playout,
)
from kuluary.core.text import HOUSE_REASONS, action_text, event_text, line_text, prompt_text, refusal_text
from kuluary.testing import tables

ROOT: Final = Path(__file__).resolve().parent.parent
HOUSE: Final = "house"
CLAUSE: Final = re.compile(r"\b[A-Z]-\d+\.\d+\b")
RULING: Final = re.compile(r"\b(?:[A-Z]-A\d+|R-[A-Z]\d+)\b")
GAMES: Final = 400
"""How many games are played to find the questions that may be passed."""


@dataclass
class Findings:
    """What is wrong, and what could not be checked."""

    errors: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def main() -> int:
    """Print what was found."""
    found = Findings()
    check_languages(ROOT, found)
    check_tests(ROOT, found)
    check_sources(ROOT, found)
    check_messages(ROOT, found)
    check_translations(ROOT, found)
    for note in found.notes:
        print(f"not checked: {note}")
    for error in dict.fromkeys(found.errors):
        print(error)
    return 1 if found.errors else 0


# Clauses


def digests(root: Path) -> dict[str, list[str]]:
    """Give the clauses of every digest, by its name, in the order of the English file."""
    files = sorted((root / "docs" / "rules").glob("*.en.md"))
    return {path.name.removesuffix(".en.md"): clauses_in(path) for path in files}


def clauses_in(path: Path) -> list[str]:
    """List the ids with which paragraphs of a digest begin."""
    return re.findall(r"^\*\*([A-Z]-\d+\.\d+)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)


def game_of(digest: str) -> str:
    """Give the game a digest belongs to: `committee-overtime` is part of `committee`."""
    return digest.partition("-")[0]


def check_languages(root: Path, found: Findings) -> None:
    """Every language with a digest has all of them, with the same clauses in the same order, each once."""
    written = sorted({path.name.split(".")[1] for path in (root / "docs" / "rules").glob("*.*.md")})
    found.notes += [f"rules in {name}: none are written" for name in spoken(root) if name not in written]
    for name, clauses in digests(root).items():
        found.errors += [
            f"{name}.en.md: {clause} stands twice" for clause in sorted(set(clauses)) if clauses.count(clause) > 1
        ]
        for language in written:
            path = root / "docs" / "rules" / f"{name}.{language}.md"
            if not path.exists():
                found.errors.append(f"{path.name} is missing")
                continue
            there = clauses_in(path)
            found.errors += [f"{path.name} has no {clause}" for clause in clauses if clause not in there]
            found.errors += [
                f"{path.name}: {clause} stands in no other language" for clause in there if clause not in clauses
            ]
            if there != clauses and sorted(there) == sorted(clauses):
                found.errors.append(f"{path.name} has its clauses in another order")


def check_tests(root: Path, found: Findings) -> None:
    """Every clause of a game on the shelf, and of the house, has a test; no test names a clause that does not exist."""
    marked = marked_clauses(root / "tests")
    known = digests(root)
    shelf = (HOUSE, *kuluary.game_names())
    for name, clauses in known.items():
        if game_of(name) not in shelf:
            found.notes.append(f"tests of {name}: the game is not on the shelf")
            continue
        found.errors += [f"{name}: no test is marked with {clause}" for clause in clauses if clause not in marked]
    everything = {clause for clauses in known.values() for clause in clauses}
    for clause in sorted(marked.keys() - everything):
        found.errors.append(f"{marked[clause].relative_to(root)} names {clause}, which is no clause")


def marked_clauses(tests: Path) -> dict[str, Path]:
    """Give every clause named by `pytest.mark.rule`, with a file that names it."""
    found: dict[str, Path] = {}
    for path in sorted(tests.rglob("*.py")):
        for call in _calls(path, "rule"):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.setdefault(argument.value, path)
    return found


def check_sources(root: Path, found: Findings) -> None:
    """Every clause and ruling named in the sources of the core and the games stands in a digest."""
    texts = [path.read_text(encoding="utf-8") for path in (root / "docs" / "rules").glob("*.md")]
    clauses = {clause for ids in digests(root).values() for clause in ids}
    rulings = {ruling for text in texts for ruling in RULING.findall(text)}
    homes = [root / "src" / "kuluary" / "core", root / "src" / "kuluary" / "games"]
    for path in (path for home in homes for path in sorted(home.rglob("*.py"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            wrong = [clause for clause in CLAUSE.findall(line) if clause not in clauses]
            wrong += [ruling for ruling in RULING.findall(line) if ruling not in rulings]
            found.errors += [
                f"{path.relative_to(root)}:{number} names {name}, which stands in no digest" for name in wrong
            ]


# Messages


def spoken(root: Path) -> list[str]:
    """List the languages that have words for the house."""
    return sorted(path.parent.name for path in (root / "src" / "kuluary" / "locales").glob("*/house.ftl"))


def check_messages(root: Path, found: Findings) -> None:
    """Every message the engine can ask for is written in every language."""
    wanted = wanted_messages(root)
    for language in spoken(root):
        folder = root / "src" / "kuluary" / "locales" / language
        written = {key for path in folder.glob("*.ftl") for key in messages_in(path)}
        for owner, keys in wanted.items():
            if not (folder / f"{owner}.ftl").exists():
                found.notes.append(f"{len(keys)} messages of {owner} in {language}: {owner}.ftl does not exist")
                continue
            found.errors += [f"{language}/{owner}.ftl has no {key}" for key in sorted(keys - written)]


def check_translations(root: Path, found: Findings) -> None:
    """Every language has every message that another has, in the file of the same name."""
    homes = {language: root / "src" / "kuluary" / "locales" / language for language in spoken(root)}
    for name in sorted({path.name for home in homes.values() for path in home.glob("*.ftl")}):
        written = {
            language: set(messages_in(home / name)) if (home / name).exists() else set()
            for language, home in homes.items()
        }
        every = set().union(*written.values())
        found.errors += [
            f"{language}/{name} has no {key}" for language, keys in written.items() for key in sorted(every - keys)
        ]


def messages_in(path: Path) -> list[str]:
    """List the messages of a Fluent file."""
    return re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)


@cache
def wanted_messages(root: Path) -> dict[str, set[str]]:
    """Give the keys the engine can ask for, by the file they belong to."""
    wanted = {HOUSE: {f"{HOUSE}-why-{_dashed(reason)}" for reason in HOUSE_REASONS}}
    for name in kuluary.game_names():
        keys = {key for text in said(name) for key in keys_in(text)} | _named_keys(find_game(name), root)
        keys |= {f"{name}-pass-{_dashed(prompt)}" for prompt in declined(name)}
        wanted[name] = {key for key in keys if not key.startswith(f"{HOUSE}-")}
    return wanted


@cache
def said(name: str) -> frozenset[Text]:
    """Play random games and give every text the engine produces on the way."""
    game = find_game(name)
    found: set[Text] = set()
    for number, table in enumerate(tables(name, together=2)):
        rng = Random(number)
        match = table.new(f"messages {number}")
        seen: list[Action] = [PASS]
        while not match.over:
            found.update(_asked(match, seen, rng))
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.actions))
        found.update(event_text(game, match.state, item.event) for _, item in match.news)
        found.update(line_text(game, match.state, line) for score in match.scores for line in score.lines)
    return frozenset(found)


def _asked(match: Match, seen: list[Action], rng: Random) -> Iterator[Text]:
    """Give the texts of the open questions, and of a refusal."""
    game, state = match.game, match.state
    for decision in match.decisions:
        yield prompt_text(game, state, decision)
        yield from (action_text(game, state, action, decision) for action in decision.actions)
        seen.extend(decision.actions)
    seat = rng.randrange(match.header.seats)
    refusal = match.explain(seat, rng.choice(seen))
    if refusal is not None:
        yield refusal_text(game, state, refusal)
    if rng.random() < 0.05:
        yield from game.table_texts(state, seat)


@cache
def declined(name: str) -> frozenset[str]:
    """Give the prompts of questions that may be passed; some are rare, so many games are played, without a match."""
    game = find_game(name)
    found: set[str] = set()
    every = tables(name, together=2)
    for number in range(GAMES):
        table = every[number % len(every)]
        rng = Random(number)

        def choose(_: State, asked: Sequence[Decision], rng: Random = rng) -> tuple[Decision, Action]:
            found.update(decision.prompt for decision in asked if PASS in decision.actions)
            decision = rng.choice(asked)
            return decision, rng.choice(decision.actions)

        playout(game, game.begin(table.seats, table.options), RandomChance(rng), choose)
    return frozenset(found)


def _named_keys(game: Game, root: Path) -> set[str]:
    """Give the keys that follow from words and from the literals of the sources, reached in play or not."""
    keys = {f"{game.name}-do-{_kebab(word)}" for word in game.words if issubclass(word, Action)}
    keys |= {f"{game.name}-saw-{_kebab(word)}" for word in game.words if issubclass(word, Event)}
    keys |= set(_option_keys(game))
    for path in sorted((root / "src" / "kuluary" / "games" / game.name).rglob("*.py")):
        keys |= {f"{game.name}-why-{_dashed(reason)}" for reason in _literals(path, "Refusal", 0, "reason")}
        keys |= {f"{game.name}-ask-{_dashed(prompt)}" for prompt in _literals(path, "Decision", 1, "prompt")}
        keys |= {f"{game.name}-line-{_dashed(key)}" for key in _literals(path, "Line", 0, "key")}
        keys |= {key for key in _literals(path, "Text", 0, "key") if key.startswith(f"{game.name}-")}
    return keys


def _option_keys(game: Game) -> Iterator[str]:
    """Give the keys that name the options of a game and their values."""
    for seats in game.seats:
        for option, (values, _) in game.choices(seats).items():
            key = f"{game.name}-option-{option.replace('.', '-')}"
            yield key
            yield from (f"{key}-{str(value).lower() if isinstance(value, bool) else value}" for value in values)


def keys_in(text: object) -> Iterator[str]:
    """Give the key of a text and of every text inside it."""
    if isinstance(text, Text):
        yield text.key
        for _, value in text.args:
            yield from keys_in(value)
    elif isinstance(text, (tuple, list)):
        for item in text:
            yield from keys_in(item)


# Reading sources


def _calls(path: Path, name: str) -> list[ast.Call]:
    """Give the calls of a function or class, by its bare name."""
    text = path.read_text(encoding="utf-8")
    return _calls_in(text).get(name, []) if f"{name}(" in text else []


@cache
def _calls_in(text: str) -> dict[str, list[ast.Call]]:
    """Give all calls of a source by the bare name of what is called."""
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Attribute, ast.Name)):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            found.setdefault(name, []).append(node)
    return found


def _literals(path: Path, name: str, place: int, keyword: str) -> Iterator[str]:
    """Give one argument of such calls where it is written out as a string."""
    for call in _calls(path, name):
        given: Sequence[ast.expr] = [
            *call.args[place : place + 1],
            *(k.value for k in call.keywords if k.arg == keyword),
        ]
        yield from (node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str))


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _kebab(word: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", word.__name__).lower()


if __name__ == "__main__":
    sys.exit(main())
