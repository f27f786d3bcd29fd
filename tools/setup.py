"""Set up everything the project needs on a fresh clone; each part is done once and again only when its inputs change.

Usage: python3 tools/setup.py [play | test | bench | bench-server | lab]
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from npm import own_npm

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WEB = ROOT / "web"
PEER = ROOT / "bench" / "boardgameio"
BUILT = ROOT / "src" / "kuluary" / "server" / "web"
PYTHON = VENV / "bin" / "python"
SERVICES = {
    "chromium": lambda: shutil.which("chromium"),
    "fonts-dejavu-core": lambda: Path("/usr/share/fonts/truetype/dejavu").exists(),
    "postgresql": lambda: shutil.which("postgres") or any(Path("/usr/lib/postgresql").glob("*/bin/postgres")),
    "redis-server": lambda: shutil.which("redis-server"),
}
"""By Debian package: whether what the tests need of it is there."""
SHELL = "chromium-headless-shell"
"""The same browser without its windows: a fifth less work. Where it cannot be had, the tests drive the whole one."""
NPM = [str(PYTHON), str(ROOT / "tools" / "npm.py")]


def main() -> None:
    """Do what the named goal needs."""
    goal = sys.argv[1] if len(sys.argv) > 1 else "play"
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever runs this may have an older one
        raise SystemExit(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    set_up_python("dev" if goal != "play" else "run")
    if goal == "lab":
        set_up_python("lab")
        return
    if own_npm() is None:
        set_up_python("node")
    if goal == "bench-server":
        set_up_npm("boardgameio", PEER)
        return
    set_up_web()
    if goal == "test":
        set_up_services()
    if goal == "bench":
        set_up_python("bench")


def set_up_python(part: str) -> None:
    """Install the pinned packages of a part, and the project itself, into .venv."""
    lock = ROOT / "requirements" / f"{part}.txt"
    parts = ["run", "dev"] if part == "dev" else [part]
    stamps = [
        _stamp(f"python-{name}", [ROOT / "requirements" / f"{name}.txt", ROOT / "pyproject.toml"]) for name in parts
    ]
    if stamps[-1].exists() and PYTHON.exists():
        return
    if not PYTHON.exists():
        say("making .venv")
        run([sys.executable, "-m", "venv", str(VENV)])
    say(f"installing Python packages ({lock.name})")
    run([str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", str(lock)])
    run(
        [
            str(PYTHON),
            "-m",
            "pip",
            "install",
            "-q",
            "--disable-pip-version-check",
            "--no-deps",
            "--no-build-isolation",
            "-e",
            str(ROOT),
        ]
    )
    for stamp in stamps:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()


def set_up_web() -> None:
    """Install the pinned npm packages and build the browser client."""
    set_up_npm("npm", WEB)
    sources = [*(WEB / "src").rglob("*"), *WEB.glob("*.*"), *(ROOT / "src" / "kuluary" / "locales").rglob("*.ftl")]
    built = _stamp("web", [path for path in sources if path.is_file()])
    if not built.exists() or not (BUILT / "index.html").exists():
        say("building the browser client")
        run([*NPM, "run", "build", "--silent", "--", "--logLevel", "warn"], cwd=WEB)
        built.touch()


def set_up_npm(part: str, folder: Path) -> None:
    """Install the pinned npm packages of a folder."""
    installed = _stamp(part, [folder / "package-lock.json"])
    if not installed.exists() or not (folder / "node_modules").exists():
        say(f"installing npm packages ({folder.relative_to(ROOT)})")
        run([*NPM, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder)
        installed.touch()


def set_up_services() -> None:
    """Install what the tests drive or start by themselves: Debian's Chromium, PostgreSQL and Redis where none is."""
    missing = [name for name, is_there in SERVICES.items() if not is_there()]
    tried = _stamp("shell", [])
    wanted = shutil.which(SHELL) is None and shutil.which("dpkg-query") is not None and not tried.exists()
    if not missing and not wanted:
        return
    sudo = [] if os.geteuid() == 0 else ["sudo"] if missing else ["sudo", "-n"]
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    quiet = [*sudo, "apt-get", "-qq", "-o=Dpkg::Use-Pty=0"]
    install = [*quiet, "install", "-y", "--no-install-recommends"]
    if missing:
        say(f"installing Debian packages: {', '.join(missing)}")
        run([*quiet, "update"], env=env)
        run([*install, *missing], env=env)
    if wanted:
        say(f"installing {SHELL}, if it is to be had")
        version = ["dpkg-query", "--show", "--showformat=${Version}", "chromium"]
        same = subprocess.run(version, check=False, capture_output=True, text=True).stdout
        attempts = [*([] if missing else [[*quiet, "update"]]), [*install, "--no-remove", f"{SHELL}={same}"]]
        with suppress(OSError):
            for command in attempts:
                subprocess.run(command, check=False, env=env, capture_output=True)
        tried.touch()


def _stamp(name: str, inputs: list[Path]) -> Path:
    """Give the file whose presence says that `name` was done with exactly these inputs."""
    digest = hashlib.sha256()
    for path in sorted(inputs):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return VENV / "stamps" / f"{name}-{digest.hexdigest()[:16]}"


def run(command: list[str], *, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command, or stop with what failed."""
    done = subprocess.run(command, check=False, cwd=cwd, env=env)
    if done.returncode:
        raise SystemExit(f"failed: {' '.join(command)}")


def say(text: str) -> None:
    print(f"· {text}", flush=True)


if __name__ == "__main__":
    main()
