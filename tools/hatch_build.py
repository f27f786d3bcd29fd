"""Build the browser client into the package when a wheel is made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Run npm unless the client has been built already; an editable install leaves it to `make`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        built = root / "src" / "kuluary" / "server" / "web" / "index.html"
        if built.exists() and not _is_stale(built, root / "web"):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("Node 20 or newer with npm is needed to build the browser client")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)


def _is_stale(built: Path, web: Path) -> bool:
    sources = [
        *(web / "src").rglob("*"),
        *web.glob("*.*"),
        *(web.parent / "src" / "kuluary" / "locales").rglob("*.ftl"),
    ]
    return any(path.stat().st_mtime > built.stat().st_mtime for path in sources if path.is_file())
