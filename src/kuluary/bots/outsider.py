"""A bot that is a program of somebody's own: it is told what its seat may know, and answers by number.

Messages are JSON, a line each to the program's input and from its output, or a frame each of a WebSocket (docs/lab.md).
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import ExitStack, suppress
from typing import Any, Final

from kuluary.core import Action, BadOption, Bot, Match
from kuluary.encoding import plain

ELSEWHERE: Final = ("program:", "ws://", "wss://")
"""How the name of a player begins that is a program."""
PATIENCE: Final = 60.0
"""Seconds a program over the network may take for an answer."""


class Lines:
    """A program that was started here, and is spoken to over its input and output."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("no program is named")
            self._program = subprocess.Popen(  # whoever plays names it
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BadOption(f"{command!r} cannot be started: {_reason(error)}") from None

    def send(self, message: str) -> None:
        assert self._program.stdin is not None
        self._program.stdin.write(message + "\n")
        self._program.stdin.flush()

    def receive(self) -> str:
        assert self._program.stdout is not None
        return self._program.stdout.readline()

    def close(self) -> None:
        """Let the program go: its input ends."""
        program = self._program
        for pipe in (program.stdin, program.stdout):
            assert pipe is not None
            with suppress(OSError):  # it may be gone already, with something still to be sent
                pipe.close()
        try:
            program.wait(timeout=5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


class Frames:
    """A program that listens somewhere, and is spoken to over a WebSocket."""

    def __init__(self, address: str) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        self._failure = WebSocketException
        self._open = ExitStack()
        try:
            self._socket = self._open.enter_context(connect(address, max_size=None))
        except (OSError, ValueError, WebSocketException) as error:
            raise BadOption(f"nobody answers at {address}: {_reason(error)}") from None

    def send(self, message: str) -> None:
        try:
            self._socket.send(message)
        except self._failure as error:
            raise ConnectionError(str(error)) from None

    def receive(self) -> str:
        try:
            return str(self._socket.recv(timeout=PATIENCE))
        except self._failure as error:
            raise ConnectionError(str(error)) from None

    def close(self) -> None:
        self._open.close()


class Outsider(Bot):
    """Asks a program for every answer of one seat in one game."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._line: Lines | Frames = (
            Lines(name.removeprefix("program:")) if name.startswith("program:") else Frames(name)
        )
        self._began = False
        self._heard = 0

    def choose(self, match: Match, seat: int) -> Action:
        """Tell the program what its seat sees and may answer, and take its word."""
        decision, *others = match.asked(seat)
        try:
            if not self._began:
                header = match.header
                self._send(type="begin", game=header.game, seats=header.seats, seat=seat, options=header.options)
                self._began = True
            free = [action for one in others if one.free for action in one.actions]
            actions = [*decision.actions, *free]
            news = [item.event for _, item in match.news[self._heard :] if item.visible_to(seat)]
            self._heard = len(match.news)
            asked = {"prompt": decision.prompt, "rule": decision.rule, "free": len(free)}
            self._send(type="ask", view=match.view(seat), news=news, actions=actions, **asked)
            word = self._line.receive()
        except (OSError, ValueError) as error:
            raise BadOption(f"{self._name} plays no more: {_reason(error)}") from None
        return actions[self._number(word, len(actions))]

    def close(self) -> None:
        """End it with the game."""
        self._line.close()

    def _send(self, **message: Any) -> None:
        self._line.send(json.dumps({name: plain(value) for name, value in message.items()}, ensure_ascii=False))

    def _number(self, word: str, count: int) -> int:
        try:
            answer = json.loads(word)["answer"]
        except (ValueError, KeyError, TypeError):
            raise BadOption(f'{self._name} has to say {{"answer": NUMBER}}, and said {word[:200]!r}') from None
        if type(answer) is not int or not 0 <= answer < count:
            raise BadOption(f"{self._name} has answered {answer!r}: numbers are 0 to {count - 1}")
        return answer


def _reason(error: Exception) -> str:
    """Say what went wrong, without the number the system has for it."""
    return getattr(error, "strerror", None) or str(error)
