"""Spreads work over processes of one machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


@contextmanager
def processes(work: Callable[[Task], Outcome], jobs: int) -> Iterator[Callable[[Iterable[Task]], Iterator[Outcome]]]:
    """Give what does the work for tasks and gives the outcomes in their order, each as soon as those before it."""
    if jobs == 1:
        yield lambda tasks: map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield lambda tasks: pool.map(work, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Leave an interrupt to the process that began it all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
