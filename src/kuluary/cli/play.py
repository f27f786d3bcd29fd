"""kuluary play: the same decisions as text, against bots, for a terminal or a screen reader."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

from kuluary import bots
from kuluary.bots.bot import Player, give
from kuluary.cli.table import check_writable, language, log_text, options_of, seats_of, see_own_modules
from kuluary.core import Action, BadOption, Bot, Decision, Match
from kuluary.core.text import action_text, event_text, line_text, prompt_text
from kuluary.rulebooks import clause_text
from kuluary.speaker import Speaker

ENDS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""What a program hears when somebody closes its terminal, or ends it."""


def run(options: Namespace) -> int:
    """Play one game to its end, or until the input ends."""
    see_own_modules()
    seats = seats_of(options)
    if options.seat not in range(seats):
        raise BadOption(f"there is no seat {options.seat}: seats are 0 to {seats - 1}")
    match = Match.new(
        options.game, seats=seats, options=options_of(options), seed=options.seed, content=options.content
    )
    others = {seat: options.bots for seat in range(seats) if seat != options.seat}
    if options.save:
        check_writable(options.save)
    with _orderly_ends(), bots.hired(options.game, others, options.seed) as players:
        table = _Table(match, options.seat, language(options), players, options.bots)
        try:
            return 0 if table.play() else 1
        finally:
            if options.save:
                options.save.write_text(log_text(match), encoding="utf-8")
                print(table.speaker.say("cli-saved", file=str(options.save)))


@contextmanager
def _orderly_ends() -> Iterator[None]:
    """Let a game whose terminal is closed be saved like one that is interrupted."""

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        raise SystemExit(128 + number)

    before = {number: signal.signal(number, leave) for number in ENDS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Table:
    """A terminal with one person and bots around it."""

    def __init__(self, match: Match, seat: int, lang: str, players: Mapping[int, Bot], player: Player) -> None:
        self.match = match
        self.seat = seat
        self.speaker = Speaker(lang, self._name)
        self._lang = lang
        self._told = 0
        self._bots = players
        self._player = player
        """Who all of them are."""

    def _name(self, seat: int) -> str:
        say = self.speaker.say
        return say("cli-you") if seat == self.seat else say("cli-bot", number=seat + 1)

    def play(self) -> bool:
        """Ask and answer until the game is over; False where the person has left."""
        match = self.match
        say = self.speaker.say
        print(say("cli-welcome", game=say(f"{match.header.game}-title")))
        while not match.over:
            self._tell()
            own = [decision for decision in match.decisions if decision.seat == self.seat]
            if any(not decision.free for decision in own):
                answer = self._ask(own)
                if answer is None:
                    return False
                match.play(self.seat, answer)
                continue
            seat = next(decision.seat for decision in match.decisions if not decision.free)
            give(match, seat, self._bots[seat].choose(match, seat), self._player)
        self._tell()
        self._score()
        return True

    def _tell(self) -> None:
        for _, news in self.match.news[self._told :]:
            if news.visible_to(self.seat):
                print(self.speaker.say(event_text(self.match.game, self.match.state, news.event)))
        self._told = len(self.match.news)

    def _ask(self, own: list[Decision]) -> Action | None:
        """List every choice with its number, and read one."""
        game, state, say = self.match.game, self.match.state, self.speaker.say
        choices = [(decision, action) for decision in own for action in decision.actions]
        for text in game.table_texts(state, self.seat):
            print(f"  {say(text)}")
        for decision in own:
            if not decision.free:
                print(f"\n{say(prompt_text(game, state, decision))} [{decision.rule}]")
        suggested = {decision.prompt: self.match.suggest(decision) for decision in own}
        for number, (decision, action) in enumerate(choices, start=1):
            mark = " *" if action == suggested[decision.prompt] else ""
            print(f"{number:3}. {say(action_text(game, state, action, decision))}{mark}")
        while True:
            print(say("cli-choose", count=len(choices)), end=" ", flush=True)
            line = sys.stdin.readline()
            if not line or line.strip().lower() in say("cli-leave").split():
                print(say("cli-left"))
                return None
            if line.strip() == "?":
                self._explain(own)
                continue
            if line.strip().isdecimal() and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1][1]
            print(say("cli-number", count=len(choices)))

    def _explain(self, own: list[Decision]) -> None:
        """Print the clauses of what is asked."""
        for rule in dict.fromkeys(decision.rule for decision in own if not decision.free):
            print(clause_text(self.match.header.game, self._lang, rule) or rule)

    def _score(self) -> None:
        say = self.speaker.say
        result = self.match.result
        print("\n" + say(f"{self.match.header.game}-how-{result.how.replace('_', '-')}"))
        for score in sorted(result.scores, key=lambda score: result.places[score.seat]):
            print(say("cli-place", seat=score.seat, place=result.places[score.seat], points=score.total))
            for line in score.lines:
                if line.points:
                    print(f"    {line.points:+4d}  {say(line_text(self.match.game, self.match.state, line))}")
