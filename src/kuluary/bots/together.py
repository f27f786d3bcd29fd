"""Several processes think about one question: each on redeals of its own, and what they find is put together."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from random import Random
from typing import Final

from kuluary.bots.workers import PATIENCE, BotLost, Line, Worker, errand
from kuluary.core import Action, Bot, Match, Plan
from kuluary.core.bot import Clock, Found

LOG: Final = logging.getLogger("kuluary.bots")
LONG: Final = 3600.0
"""Whoever helps by the clock thinks until called off, and so many seconds at most."""
IDLE: Final[SimpleQueue[Worker]] = SimpleQueue()
"""Helpers of this process that nobody needs now; they end with it."""


class Together(Bot):
    """A bot with helpers in processes of their own; one that is lost costs nothing but its help.

    With a number of redeals each of them takes its part, and the same seed gives the same answers; by the clock they
    think for as long as the bot itself does. `maker` makes a bot like it, and travels to the helpers.
    """

    def __init__(
        self,
        maker: Callable[..., Bot],
        helpers: int,
        seed: int | str | None,
        *,
        think: float | None,
        iterations: int | None,
        clock: Clock,
    ) -> None:
        self._rng = Random(f"together {seed}") if seed is not None else Random()
        self._maker = maker
        self._helpers = helpers
        self._iterations = iterations
        self._busy: list[Worker] = []
        self._bot = maker(seed, think=think, iterations=iterations, clock=clock, share=self._share)

    def choose(self, match: Match, seat: int) -> Action:
        if len(match.asked(seat)[0].actions) > 1:
            self._begin(match.redeal(seat, self._rng.getrandbits(64)), seat)
        try:
            return self._bot.choose(match, seat)
        finally:
            self._share({})

    def intend(self, match: Match, seat: int) -> Plan | None:
        return self._bot.intend(match, seat)

    def _begin(self, twin: Match, seat: int) -> None:
        """Let the helpers think about a question."""
        for _ in range(self._helpers):
            seed = self._rng.getrandbits(64)
            wanted = errand(ponder, twin, seat, self._maker, seed, self._iterations, talks=True)
            try:
                worker = IDLE.get_nowait()
            except Empty:
                worker = Worker()
            try:
                worker.begin(wanted)
            except BotLost as error:
                LOG.warning("a helper is lost: %s", error)
            else:
                self._busy.append(worker)

    def _share(self, found: Found) -> Sequence[Found]:
        """Give what was found, and what the helpers have; those that go by the clock are called off."""
        shared = [found]
        busy, self._busy = self._busy, []
        for worker in busy if self._iterations is None else ():
            worker.call_off()
        for worker in busy:
            try:
                known = worker.finish(PATIENCE)
                shared += () if known is None else (pickle.loads(known),)
            except BotLost as error:
                LOG.warning("a helper is lost: %s", error)
            IDLE.put(worker)
        return shared


def ponder(
    line: Line,
    twin: Match,
    seat: int,
    maker: Callable[..., Bot],
    seed: int | str | None = None,
    iterations: int | None = None,
) -> bytes | None:
    """Think about a question for somebody else; give what was found, None where there was nothing to think about."""
    found: list[Found] = []

    def keep(own: Found) -> Sequence[Found]:
        found.append(own)
        return (own,)

    match = twin.clone()  # asks its questions anew, so that the listed actions are this process's own
    think = LONG if iterations is None else None
    maker(seed=seed, think=think, iterations=iterations, clock=line.clock, share=keep).choose(match, seat)
    return pickle.dumps(found[0]) if found else None
