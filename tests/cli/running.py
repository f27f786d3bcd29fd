"""Running the commands: here, which is quick, or as a person does, in a process of its own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from kuluary.cli import main

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Done:
    """What a command has left."""

    returncode: int
    stdout: str
    stderr: str


def run(*args: object, stdin: str = "") -> Done:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        patch.setattr("sys.stdin", io.StringIO(stdin))
        try:
            status = main([str(arg) for arg in args])
        except SystemExit as left:
            status = int(left.code or 0)
    return Done(status, out.getvalue(), err.getvalue())


def run_apart(*args: object, cwd: Path | None = None, source: Path = ROOT / "src") -> Done:
    """Run a command of the program in `source` in a process of its own."""
    command = [sys.executable, "-m", "kuluary", *map(str, args)]
    env = os.environ | {"PYTHONPATH": str(source)}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False, cwd=cwd, env=env
    )
    return Done(done.returncode, done.stdout, done.stderr)


def printed(*args: object) -> str:
    """Give what a command prints that ends well."""
    done = run(*args)
    assert done.returncode == 0, done.stderr
    return done.stdout
