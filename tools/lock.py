"""Write the pinned, hash-checked requirement files from pyproject.toml; needs uv on the path or in .venv."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Made by `make lock` from pyproject.toml.\n"


def main() -> None:
    """Lock what running needs (and building the package), what developing adds, and the peers of the benchmark."""
    lock("run", [])
    lock("dev", ["--extra", "dev"])
    lock("bench", ["--extra", "bench", "--constraint", "requirements/dev.txt"])


def lock(name: str, options: list[str]) -> None:
    out = ROOT / "requirements" / f"{name}.txt"
    out.parent.mkdir(exist_ok=True)
    uv = ROOT / ".venv" / "bin" / "uv"
    command = [str(uv) if uv.exists() else "uv", "pip", "compile", "pyproject.toml", "requirements/build.in", *options]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    done = subprocess.run([*command, "--quiet"], cwd=ROOT, capture_output=True, text=True, check=True)
    out.write_text(HEADER + done.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
