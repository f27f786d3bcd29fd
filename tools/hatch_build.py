"""Build the browser client into the package when a wheel is made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Run npm unless the client has been built already; an editable install leaves it to `make`."""

    def dependencies(self) -> list[str]:
        """Ask for Node where the client has to be built and the machine cannot."""
        root = Path(self.root)
        if (
            not _is_stale(root)
            or subprocess.run([*_npm(root), "--version"], capture_output=True, check=False).returncode == 0
        ):
            return []
        return (root / "requirements" / "node.in").read_text(encoding="utf-8").split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or not _is_stale(root):
            return
        subprocess.run([*_npm(root), "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
        subprocess.run([*_npm(root), "run", "build"], cwd=root / "web", check=True)


def _npm(root: Path) -> list[str]:
    return [sys.executable, str(root / "tools" / "npm.py")]


def _is_stale(root: Path) -> bool:
    built = root / "src" / "kuluary" / "server" / "web" / "index.html"
    sources = [
        *(root / "web" / "src").rglob("*"),
        *(root / "web").glob("*.*"),
        *(root / "src" / "kuluary" / "locales").rglob("*.ftl"),
    ]
    return not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in sources if path.is_file())
