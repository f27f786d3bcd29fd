"""Bots think in processes of their own, on a redealt match: they cannot peek, and cannot hold up or hurt the server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from queue import SimpleQueue
from random import Random
from threading import Lock
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import kuluary
from kuluary import coach
from kuluary.bots.together import ponder
from kuluary.bots.workers import BotLost, Line, Worker, errand
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
TOGETHER: Final = 4
"""So many processes think about one question at most, where they have nothing else to do."""
SOON: Final = 0.1
"""Seconds for which a bot waits for what its helpers have found: they were called off, and say it at once."""


class Thought(NamedTuple):
    """What a bot has come to: its answer, what it means to do, if it says so, and what it would do at other seats."""

    action: Action
    intent: Plan | None = None
    advice: Mapping[int, Plan] = MappingProxyType({})


class Mind:
    """A few worker processes, each answering one question at a time; one that dies is replaced.

    Those that nobody needs help others think about the same question, and leave that to whoever comes.
    """

    def __init__(self, workers: int, patience: float) -> None:
        self._patience = patience
        self._turns = Turns(workers)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._workers = [Worker() for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._helps: list[Help] = []
        """Help that could still be called off."""

    async def suggest(
        self, twin: Match, seat: int, *, played: Action | None = None, owner: str = "", table: str = "", wait: float
    ) -> coach.Hint:
        """Give advice to a seat, from a match redealt for it; raises BotLost where nobody has the time."""
        try:
            await self._turn(owner, table, wait)
        except TimeoutError:
            raise BotLost("the bots have too much to do") from None
        wanted = errand(suggest, twin, seat, played, self._pace())
        answers, why, tries = await self._think(self._idle.get_nowait(), wanted)
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
                await self._turn(owner, table, wait)
            except TimeoutError:
                LOG.warning("the bots have too much to do: a %s bot of %s has played without thinking", level, table)
                break
            try:
                worker = self._idle.get_nowait()
                helps = self._help(twin, seat, level)
                wanted = errand(choose, twin, seat, level, self._pace(), beside, bool(helps), talks=True)
                answer, intent, advice = await self._think(worker, wanted, helps)
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

    async def _turn(self, owner: str, table: str, wait: float | None) -> None:
        """Come back when it is the table's turn; where all workers think, one that merely helps makes room."""
        if not self._turns.free and self._helps:
            self._helps.pop().call_off()
        async with asyncio.timeout(wait):
            await self._turns.wait(owner, table)

    def _pace(self) -> float:
        """What part of its time a bot may use: less when many people's bots wait."""
        return max(LEAST_PACE, len(self._workers) / max(len(self._workers), 1 + self._turns.owners))

    def _help(self, twin: Match, seat: int, level: str) -> dict[Help, Future[Any]]:
        """Let workers that nobody needs think about a question, too, if it can be shared."""
        helps: dict[Help, Future[Any]] = {}
        name = twin.game.name
        if not self._turns.free or len(twin.asked(seat)[0].actions) == 1 or not kuluary.bots.searches(name, level):
            return helps
        wanted = errand(ponder, twin, seat, partial(kuluary.bots.make, name, level), talks=True)
        for _ in range(min(TOGETHER - 1, self._turns.free)):
            worker = self._idle.get_nowait()
            if not worker.is_warm:  # whoever comes would have to wait until it has started
                self._idle.put(worker)
                continue
            self._turns.take()
            help = Help(worker)
            helps[help] = self._hand_over(worker, partial(help.think, wanted, self._patience))
            self._helps.append(help)
            asyncio.wrap_future(helps[help]).add_done_callback(partial(self._helped, help))
        return helps

    def _helped(self, help: Help, work: asyncio.Future[Any]) -> None:
        if help in self._helps:
            self._helps.remove(help)
        self._worked(work)

    async def _think(
        self, worker: Worker, wanted: bytes, helps: Mapping[Help, Future[Any]] = MappingProxyType({})
    ) -> Any:
        """Have the turn; it lasts until a worker is free again, even if nobody waits for its answer any more."""
        others = partial(gather, helps)
        work = asyncio.wrap_future(self._hand_over(worker, partial(worker.ask, wanted, self._patience, others)))
        work.add_done_callback(self._worked)
        for help in helps:
            work.add_done_callback(help.call_off)
        return await asyncio.shield(work)

    def _hand_over(self, worker: Worker, work: Callable[[], Any]) -> Future[Any]:
        """Let a thread wait for what a worker gives; then the worker is idle again."""

        def attend() -> Any:
            try:
                return work()
            finally:
                self._idle.put(worker)

        return self._threads.submit(attend)

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


class Help:
    """A worker that thinks about somebody else's question until it is called off, be it before it has begun."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._telling = Lock()
        self._thinking = False
        self._off = False

    def think(self, wanted: bytes, patience: float) -> Any:
        """Let the worker think; only in a thread that may wait."""
        with self._telling:
            wanted_still = not self._off
        if not wanted_still:
            return None
        self._worker.begin(wanted)
        with self._telling:
            self._thinking = True
            if self._off:
                self._worker.call_off()
        try:
            return self._worker.finish(patience)
        finally:
            with self._telling:
                self._thinking = False

    def call_off(self, _work: object = None) -> None:
        """Have it say what it has found by now."""
        with self._telling:
            if self._thinking and not self._off:
                self._worker.call_off()
            self._off = True


def gather(helps: Mapping[Help, Future[Any]]) -> list[bytes]:
    """Call help off, and give what comes of that at once: help that is late, or lost, is missed by nobody."""
    for help in helps:
        help.call_off()
    done, _ = wait(helps.values(), SOON)
    found = []
    for work in done:
        try:
            found.append(work.result())
        except BotLost as error:
            LOG.warning("a bot that helped has failed: %s", error)
    return [one for one in found if one is not None]


def choose(
    line: Line, twin: Match, seat: int, level: str, pace: float, beside: tuple[int, ...] = (), helped: bool = False
) -> tuple[str, str | None, dict[int, str]]:
    """Answer for a seat as a bot of a level does, say what it means to do, there and beside; in a worker process."""
    match = twin.clone()  # asks its questions anew, so that the listed actions are this process's own
    bot = kuluary.bots.make(match.game.name, level=level, seed=secrets.token_hex(8), pace=pace, share=line.share)
    line.helped = helped
    action = bot.choose(match, seat)
    line.helped = False  # who helps has thought about this question alone
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
