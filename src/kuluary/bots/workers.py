"""Processes in which bots think: each answers one question at a time, and hears when its time is up."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from time import perf_counter
from typing import Any, Final, NoReturn

from kuluary.core.bot import Found

OFF: Final = b""
"""What is said to a process whose time is up."""
LATE: Final = 1e6
"""Seconds by which its clock goes on then, whenever it is looked at."""
PATIENCE: Final = 30.0
"""Seconds for which a process may be silent, where nothing else is said."""

Others = Callable[[], Sequence[bytes]]
"""Gives what others have found about a question, as they have sent it."""


class BotLost(Exception):
    """The bot has failed, its process has died, or it has taken too long."""


def errand(job: Callable[..., object], *args: object, talks: bool = False) -> bytes:
    """Write down what a process is to do; a job that talks is given its `Line` before all else."""
    return pickle.dumps((job, args, talks))


class Line:
    """What a process that thinks hears of whoever asked: whether its time is up, and what others have found."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._late = 0.0
        self.helped = False
        """Others think about the question of now, and have not told yet what they have found."""

    def clock(self) -> float:
        """Give the seconds on the wall; once the time is up, or nobody is there any more, many more every time."""
        if self._pipe.poll():
            self._late += LATE
        return perf_counter() + self._late

    def share(self, found: Found) -> Sequence[Found]:
        """Give what was found out, and what others have; they are asked once a question."""
        if not self.helped:
            return (found,)
        self.helped = False
        self._pipe.send((None, None))
        return (found, *map(pickle.loads, pickle.loads(self._pipe.recv_bytes())))


class Worker:
    """One process and the pipe to it; started when it is needed first."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False
        self._starting = Lock()

    @property
    def is_warm(self) -> bool:
        """Whether its process has been started, which takes a second or more on a busy machine."""
        return self._process is not None

    def ask(self, wanted: bytes, patience: float, others: Others = tuple) -> Any:
        """Send a task and wait for what it gives: plain data."""
        self.begin(wanted)
        return self.finish(patience, others)

    def begin(self, wanted: bytes) -> None:
        """Send a task; `finish` has to follow."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self._start()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(wanted)
        except OSError as error:
            self._lose(error)

    def finish(self, patience: float, others: Others = tuple) -> Any:
        """Wait for what the task gives; `others` is asked if the process wants to know what others have found."""
        assert self._pipe is not None
        try:
            while True:
                if not self._pipe.poll(patience):
                    raise BotLost(f"no answer in {patience:g} seconds")
                answered, found = self._pipe.recv()
                if answered is not None:
                    break
                self._pipe.send_bytes(pickle.dumps(others()))
        except (EOFError, OSError, BotLost) as error:
            self._lose(error)
        if not answered:
            raise BotLost(found)
        return found

    def call_off(self) -> None:
        """Tell the process that its time is up: it says what it has found by then; only between begin and finish."""
        try:
            if (pipe := self._pipe) is not None:
                pipe.send_bytes(OFF)
        except OSError:
            return  # it is gone, and whoever waits for it reads the end of the pipe

    def stop(self) -> None:
        """End the process for good; the thread that waits for its answer reads the end of the pipe."""
        with self._starting:
            self._stopped = True
            if self._process is not None:
                self._process.kill()

    def kill(self) -> None:
        """End the process, whatever it does, and tidy up; only from the thread that asks, or when none does."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def _lose(self, error: Exception) -> NoReturn:
        self.kill()
        raise BotLost(str(error) or "its process has died") from None

    def _start(self) -> None:
        self.kill()
        with self._starting:
            if self._stopped:
                raise BotLost("it was stopped for good")
            context = get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=work, args=(other,), name="kuluary-bot", daemon=True)
            self._process.start()
        other.close()  # now only the worker holds it: when either side dies, the other reads the end of the pipe


def work(pipe: Connection) -> None:
    """Answer tasks until whoever asks is gone; the life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole terminal; who asks says when to stop
    os.nice(5)
    line = Line(pipe)
    while True:
        try:
            wanted = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        if wanted == OFF:
            continue  # the answer had been given
        line.helped = False
        try:
            job, args, talks = pickle.loads(wanted)
            answer: tuple[bool, object] = (True, job(line, *args) if talks else job(*args))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return  # nobody waits for it any more
