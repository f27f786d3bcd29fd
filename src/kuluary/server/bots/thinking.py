"""Bots think in processes of their own, on a redealt match: they cannot peek, and cannot hold up or hurt the server."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import secrets
import signal
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from random import Random
from threading import Lock
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import kuluary
from kuluary import coach
from kuluary.core import Action, Match, Plan, Text
from kuluary.encoding import decode, encode
from kuluary.server.bots.turns import Turns

LOG: Final = logging.getLogger("kuluary.server")
LEAST_PACE: Final = 0.1
"""What part of its time a bot that goes by the clock gets when very many wait."""
HINT_SECONDS: Final = 1.5
"""What a hint takes where nobody waits."""
TRIES: Final = 2
"""After so many failures a seat gets any legal answer: a game never hangs on a bot."""


class BotLost(Exception):
    """The bot has failed, its process has died, or it has taken too long."""


class Thought(NamedTuple):
    """What a bot has come to: its answer, what it means to do, if it says so, and what it would do at other seats."""

    action: Action
    intent: Plan | None = None
    advice: Mapping[int, Plan] = MappingProxyType({})


class Mind:
    """A few worker processes, each answering one question at a time; one that dies is replaced."""

    def __init__(self, workers: int, patience: float) -> None:
        self._patience = patience
        self._turns = Turns(workers)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._workers = [Worker() for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)

    async def suggest(
        self, twin: Match, seat: int, *, played: Action | None = None, owner: str = "", table: str = "", wait: float
    ) -> coach.Hint:
        """Give advice to a seat, from a match redealt for it; raises BotLost where nobody has the time."""
        try:
            async with asyncio.timeout(wait):
                await self._turns.wait(owner, table)
        except TimeoutError:
            raise BotLost("the bots have too much to do") from None
        task = pickle.dumps((suggest, (twin, seat, played, self._pace())))
        answers, why, tries = await self._think(task)
        found = tuple(coach.Answer(decode(action), chance, count) for action, chance, count in answers)
        return coach.Hint(found, _text(why), tries)

    async def choose(
        self,
        twin: Match,
        seat: int,
        level: str,
        *,
        beside: tuple[int, ...] = (),
        owner: str = "",
        table: str = "",
        wait: float | None = None,
    ) -> Thought:
        """Give an answer for a seat that has to answer, from a match redealt for it; cancelled, it leaves no trace.

        Owners take turns, and the tables of each. Who has waited for a turn for `wait` seconds gets any legal answer.
        Where hands are open it may say what it would do at the seats `beside`, too.
        """
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(wait):
                    await self._turns.wait(owner, table)
            except TimeoutError:
                LOG.warning("the bots have too much to do: a %s bot of %s has played without thinking", level, table)
                break
            try:
                task = pickle.dumps((choose, (twin, seat, level, self._pace(), beside)))
                answer, intent, advice = await self._think(task)
            except BotLost as error:
                LOG.warning("a %s bot of %s has failed: %s", level, twin.game.name, error)
                continue
            action: Action = decode(answer)
            if twin.explain(seat, action) is None:
                said = {other: decode(plan) for other, plan in advice.items()}
                return Thought(action, None if intent is None else decode(intent), said)
            LOG.warning("a %s bot of %s has answered what is not legal: %s", level, twin.game.name, answer)
        return Thought(any_answer(twin, seat))

    @property
    def queue(self) -> int:
        """How many owners' bots wait for a turn."""
        return self._turns.owners

    def _pace(self) -> float:
        """What part of its time a bot may use: less when many people's bots wait."""
        return max(LEAST_PACE, len(self._workers) / max(len(self._workers), 1 + self._turns.owners))

    async def _think(self, task: bytes) -> Any:
        """Have the turn; it lasts until a worker is free again, even if nobody waits for its answer any more."""
        work = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, task)
        work.add_done_callback(self._worked)
        return await asyncio.shield(work)

    def _worked(self, work: asyncio.Future[Any]) -> None:
        if not work.cancelled():
            work.exception()  # whoever waits is told; if nobody does, nobody misses it
        self._turns.done()

    async def close(self) -> None:
        """End the processes; whoever waits for an answer gets none."""
        for worker in self._workers:
            worker.stop()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._workers:
            worker.kill()

    def _ask(self, task: bytes) -> Any:
        worker = self._idle.get()
        try:
            return worker.ask(task, self._patience)
        finally:
            self._idle.put(worker)


class Worker:
    """One process and the pipe to it; started when it is needed first."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False
        self._starting = Lock()

    def ask(self, task: bytes, patience: float) -> Any:
        """Send a task, a function with its arguments, and wait for what it gives: plain data."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self._start()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(task)
            if not self._pipe.poll(patience):
                raise BotLost(f"no answer in {patience:g} seconds")
            answered, found = self._pipe.recv()
        except (EOFError, OSError, BotLost) as error:
            self.kill()
            raise BotLost(str(error) or "its process has died") from None
        if not answered:
            raise BotLost(found)
        return found

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

    def _start(self) -> None:
        self.kill()
        with self._starting:
            if self._stopped:
                raise BotLost("the server is stopping")
            context = get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=work, args=(other,), name="kuluary-bot", daemon=True)
            self._process.start()
        other.close()  # now only the worker holds it: when either side dies, the other reads the end of the pipe


def work(pipe: Connection) -> None:
    """Answer tasks until the server is gone; the life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole terminal; the server says when to stop
    os.nice(5)
    while True:
        try:
            task = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            job, args = pickle.loads(task)
            answer: tuple[bool, object] = (True, job(*args))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return  # nobody waits for it any more


def choose(
    twin: Match, seat: int, level: str, pace: float, beside: tuple[int, ...] = ()
) -> tuple[str, str | None, dict[int, str]]:
    """Answer for a seat as a bot of a level does, say what it means to do, there and beside; in a worker process."""
    match = twin.clone()  # asks its questions anew, so that the listed actions are this process's own
    bot = kuluary.bots.make(match.game.name, level=level, seed=secrets.token_hex(8), pace=pace)
    action = bot.choose(match, seat)
    intent = bot.intend(match, seat) if match.game.open_hands else None
    plans = {other: bot.intend(match, other) for other in beside if match.game.open_hands}
    advice = {other: encode(plan) for other, plan in plans.items() if plan is not None}
    return encode(action), None if intent is None else encode(intent), advice


def suggest(
    twin: Match, seat: int, played: Action | None, pace: float
) -> tuple[list[tuple[str, float, int]], str | None, int]:
    """Ask the coach for a seat; in a worker process."""
    hint = coach.suggest(twin.clone(), seat, seconds=HINT_SECONDS * pace, played=played)
    answers = [(encode(one.action), one.chance, one.tries) for one in hint.answers]
    return answers, None if hint.why is None else encode(hint.why), hint.tries


def _text(encoded: str | None) -> Text | None:
    found = None if encoded is None else decode(encoded)
    assert found is None or isinstance(found, Text)
    return found


def any_answer(match: Match, seat: int) -> Action:
    """Give a legal answer for a seat that must give one: what the game recommends, or any."""
    asked = next(decision for decision in match.decisions if decision.seat == seat and not decision.free)
    return match.suggest(asked) or Random().choice(asked.actions)
