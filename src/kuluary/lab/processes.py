"""Spreads work over processes of one machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


@contextmanager
def processes(work: Callable[[Task], Outcome], jobs: int) -> Iterator[Callable[[Iterable[Task]], Iterator[Outcome]]]:
    """Give what does the work for tasks and gives the outcomes in their order, each as soon as those before it."""
    if jobs == 1:
        yield lambda tasks: map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_belong)
    try:
        yield lambda tasks: pool.map(work, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _belong() -> None:
    """Leave an interrupt to the process that began it all, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
