"""What is counted, for Prometheus; workers on one port count together."""

from __future__ import annotations

import os
from functools import cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.samples import Sample

import kuluary

if TYPE_CHECKING:
    from kuluary.server.house import House
    from kuluary.server.settings import Settings

TOGETHER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several processes count together."""
SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        plays = Counter("kuluary_plays", "Plays that are on disk", ["game", "by"], registry=registry)
        self.plays = cache(plays.labels)
        self.play_seconds = Histogram(
            "kuluary_play_seconds", "From a play to its acknowledgement", registry=registry, buckets=SECONDS
        )
        self.failures = Counter("kuluary_failures", "Messages answered with `unavailable`", registry=registry)
        self.commit_seconds = Histogram(
            "kuluary_database_commit_seconds", "One transaction of the writer", registry=registry, buckets=SECONDS
        )
        self.read_seconds = Histogram(
            "kuluary_database_read_seconds",
            "One read, the wait for a thread included",
            registry=registry,
            buckets=SECONDS,
        )
        self.writes = Counter("kuluary_database_writes", "Jobs the writer has done", registry=registry)
        self.thought_seconds = Histogram(
            "kuluary_bot_seconds",
            "From a bot's question to its answer, the queue included",
            registry=registry,
            buckets=SECONDS,
        )
        decisions = Counter(
            "kuluary_decisions",
            "Decisions of people that were asked, were close to the end of their time, had none left",
            ["event"],
            registry=registry,
        )
        self.decisions = cache(decisions.labels)
        self.notices = Counter(
            "kuluary_notices", "Notices by channel and what became of them", ["channel", "outcome"], registry=registry
        )
        self._gauges = {
            name: Gauge(f"kuluary_{name}", text, registry=registry, multiprocess_mode="livesum")
            for name, text in {
                "sockets": "Open sockets",
                "rooms": "Tables in memory",
                "bots_thinking": "Bots that have to answer, thinking or waiting for a turn",
                "bots_queue": "Owners whose bots wait for a turn",
                "writes_waiting": "Jobs that wait for the writer",
                "leases": "Tables whose bots this service drives",
            }.items()
        }
        self._processes = Gauge(
            "kuluary_processes", "Processes on this database", registry=registry, multiprocess_mode="max"
        )
        about = Gauge("kuluary_info", "The program", ["version"], registry=registry, multiprocess_mode="max")
        about.labels(kuluary.__version__).set(1)

    def note(self, house: House) -> None:
        """Write down what is there now."""
        rooms = house.rooms.values()
        now = {
            "sockets": sum(len(room.audience.sockets) for room in rooms),
            "rooms": len(rooms),
            "bots_thinking": sum(len(room.thinking) for room in rooms),
            "bots_queue": house.mind.queue,
            "writes_waiting": house.store.writer.waiting,
            "leases": len(house.roll.held),
        }
        for name, value in now.items():
            self._gauges[name].set(value)
        self._processes.set(1 + len(house.roll.known.others))

    def now(self) -> dict[str, float]:
        """Give a few numbers of this process for a page."""
        found = {name: _samples(gauge)[0].value for name, gauge in self._gauges.items()}
        for name, histogram in (
            ("play_seconds", self.play_seconds),
            ("commit_seconds", self.commit_seconds),
            ("read_seconds", self.read_seconds),
        ):
            sums = {sample.name.rpartition("_")[2]: sample.value for sample in _samples(histogram)}
            found[name] = sums["sum"] / sums["count"] if sums["count"] else 0.0
        found["failures"] = _samples(self.failures)[0].value
        return found

    def text(self) -> bytes:
        """Give all numbers as Prometheus reads them, those of the other workers included."""
        if TOGETHER not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def close(self) -> None:
        """Count no more."""
        if TOGETHER in os.environ:
            forget(os.getpid())


def forget(pid: int | None) -> None:
    """What a process had open goes with it; what it has counted stays."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]  # the library says no types here


def _samples(metric: Counter | Gauge | Histogram) -> list[Sample]:
    return next(iter(metric.collect())).samples


def may_read(settings: Settings, address: str) -> bool:
    """Tell whether somebody at an address may read the metrics."""
    if settings.metrics != "local":
        return settings.metrics == "everyone"
    try:
        return ip_address(address.partition("/")[0]).is_private
    except ValueError:
        return False
