"""The words a game is told in: messages of every language, and the clauses of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

from kuluary.core import Decision, Game, Match, Plan, Text, find_game, game_names
from kuluary.core.text import action_text, line_text, prompt_text
from kuluary.languages import languages
from kuluary.rulebooks import clauses, rules_home
from kuluary.speaker import Speaker


class Speech:
    """Says every text in every language; `locales` and `rules` are folders a game from elsewhere keeps its own in."""

    def __init__(self, game: str, locales: Path | None = None, rules: Path | None = None) -> None:
        self.game = game
        self._locales = locales
        own = rules or find_game(game).rules_home
        self._rules = [rules_home(), *([] if own is None else [own])]
        self._known: set[Text] = set()

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        """One for every language."""
        return _speakers(self._locales, game_names())

    @cached_property
    def clauses(self) -> dict[str, frozenset[str]]:
        """The clauses of the game and of the house, by every language the rules of the game are written in."""
        found = {}
        for language in languages():
            own, house = (
                frozenset(clause for home in self._rules for clause in clauses(name, language, home))
                for name in (self.game, "house")
            )
            if own:
                found[language] = own | house
        return found

    def check(self, text: Text) -> None:
        """Raise AssertionError where a text cannot be said in some language."""
        if text in self._known:
            return
        faults = [f"{speaker.language}: {fault}" for speaker in self.speakers for fault in speaker.faults(text)]
        if faults:
            raise AssertionError(f"a text cannot be said: {'; '.join(faults)}")
        self._known.add(text)

    def check_clause(self, clause: str, where: str) -> None:
        """Raise AssertionError where the rules, in some language they are written in, have no such clause."""
        if not self.clauses:
            raise AssertionError(f"there are no rules of {self.game} in which {where} could be looked up")
        for language, known in self.clauses.items():
            if clause not in known:
                raise AssertionError(f"{where} names {clause!r}, which is no clause of the rules in {language}")


@cache
def _speakers(locales: Path | None, _games: tuple[str, ...]) -> tuple[Speaker, ...]:
    """Give speakers that know the words of these games."""
    return tuple(Speaker(language, more=() if locales is None else (locales,)) for language in languages())


def texts_of(match: Match, decision: Decision) -> Iterator[Text]:
    """Give the texts of a question and its answers."""
    yield prompt_text(match.game, match.state, decision)
    yield from (action_text(match.game, match.state, action, decision) for action in decision.actions)


def sheet_texts(match: Match) -> Iterator[Text]:
    """Name the lines of the score sheets of a finished game, and how it ended."""
    result = match.result
    yield from (line_text(match.game, match.state, line) for score in result.scores for line in score.lines)
    yield Text(f"{match.game.name}-how-{result.how.replace('_', '-')}")


def option_texts(game: Game, seats: int) -> Iterator[Text]:
    """Name the game, its options and their values."""
    yield Text(f"{game.name}-title")
    for option, (values, _) in game.choices(seats).items():
        key = f"{game.name}-option-{option.replace('.', '-')}"
        yield Text(key)
        yield from (Text(f"{key}-{str(value).lower()}") for value in values)


def plan_texts(plan: Plan) -> Iterator[Text]:
    """List what a bot says about its plan, and about what it could do instead."""
    yield plan.text
    yield from (text for text in (plan.why, plan.against) if text is not None)
    yield from (text for _, text in plan.notes)
    for other in plan.others:
        yield from plan_texts(other)
