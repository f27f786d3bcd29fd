"""Write the pinned, hash-checked requirement files, from pyproject.toml and *.in; needs uv on the path or in .venv."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ["pyproject.toml", "requirements/build.in"]


def main() -> None:
    """Lock what running and building need, developing adds, a container has, the benchmark, the laboratory, Node."""
    lock("run", PROJECT, "--extra", "nets")
    lock("dev", PROJECT, "--extra", "dev", "--extra", "nets", "--extra", "postgresql", "--extra", "redis")
    serving = ["--extra", "nets", "--extra", "postgresql", "--extra", "redis"]
    lock("serve", ["pyproject.toml"], *serving, "--constraint", "requirements/dev.txt")
    lock("bench", PROJECT, "--extra", "bench", "--constraint", "requirements/dev.txt")
    lock(
        "lab",
        PROJECT,
        "--extra",
        "lab",
        "--extra",
        "openspiel",
        "--extra",
        "ray",
        "--constraint",
        "requirements/dev.txt",
    )
    lock("node", ["requirements/node.in"])


def lock(name: str, sources: list[str], *options: str) -> None:
    out = ROOT / "requirements" / f"{name}.txt"
    out.parent.mkdir(exist_ok=True)
    uv = ROOT / ".venv" / "bin" / "uv"
    command = [str(uv) if uv.exists() else "uv", "pip", "compile", *sources, *options]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    done = subprocess.run([*command, "--quiet"], cwd=ROOT, capture_output=True, text=True, check=True)
    out.write_text(f"# Made by `make lock` from {sources[0]}.\n" + done.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
