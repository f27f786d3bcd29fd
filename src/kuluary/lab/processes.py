"""Spreads work over processes of one machine, or over the machines of a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from kuluary.core import BadOption

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
WAITING: Final = 4
"""Tasks that wait for every processor of a cluster, so that none is idle and little is lost with a node."""


@contextmanager
def spread_over(
    work: Callable[[Task], Outcome], jobs: int, ray: str | None = None
) -> Iterator[Callable[[Iterable[Task]], Iterator[Outcome]]]:
    """Give what does the work for tasks, in processes here or, where an address is given, on a Ray cluster."""
    with cluster(work, ray) if ray is not None else processes(work, jobs) as spread:
        yield spread


@contextmanager
def cluster(work: Callable[[Task], Outcome], address: str) -> Iterator[Callable[[Iterable[Task]], Iterator[Outcome]]]:
    """Give what does the work on a Ray cluster; what a lost node was doing is done again elsewhere."""
    try:
        import ray
    except ModuleNotFoundError:
        raise BadOption("--ray needs Ray: pip install kuluary[ray]") from None
    began = not ray.is_initialized()
    if began:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    remote = ray.remote(max_retries=-1)(work)

    def spread(tasks: Iterable[Task]) -> Iterator[Outcome]:
        most = max(1, int(WAITING * ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())

    try:
        yield spread
    finally:
        if began:
            ray.shutdown()


@contextmanager
def processes(work: Callable[[Task], Outcome], jobs: int) -> Iterator[Callable[[Iterable[Task]], Iterator[Outcome]]]:
    """Give what does the work for tasks and gives the outcomes in their order, each as soon as those before it."""
    if jobs == 1:
        yield lambda tasks: map(work, tasks)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_belong)
    try:
        yield lambda tasks: pool.map(work, tasks)
    except BaseException:  # nobody waits for what is still being worked out
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
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
