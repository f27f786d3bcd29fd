"""Work that is spread over processes: none of them is left behind."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.server.helpers import PATIENCE_TO_START, until

from kuluary.lab.processes import processes

SCRIPT = """
import multiprocessing, time
from kuluary.lab.processes import processes

if __name__ == "__main__":
    with processes(time.sleep, 2) as spread:
        spread([600, 600])
        print(*(child.pid for child in multiprocessing.active_children()), flush=True)
        time.sleep(600)
"""


def is_running(pid: str) -> bool:
    """Whether a process is there and no mere name of one that has ended."""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "\nState:\tZ" not in status.read_text()


def test_when_the_first_is_killed_the_others_end_too(tmp_path):
    script = tmp_path / "spread.py"
    script.write_text(SCRIPT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as first:
        try:
            assert first.stdout is not None
            assert select.select([first.stdout], [], [], PATIENCE_TO_START)[0]
            others = first.stdout.readline().split()
        finally:
            first.send_signal(signal.SIGKILL)
        assert len(others) == 2
        until(lambda: not any(is_running(pid) for pid in others), PATIENCE_TO_START)


def interrupt(_):
    raise KeyboardInterrupt


def test_who_interrupts_waits_for_nothing_that_is_being_worked_out():
    before = set(active_children())
    with pytest.raises(KeyboardInterrupt), processes(time.sleep, 2) as spread:
        next(map(interrupt, spread([0, 600, 600])))
    assert set(active_children()) <= before
