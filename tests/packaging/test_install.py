"""`pip install .` into an empty environment gives a working kuluary, the browser client and the rules inside."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from tests.trials import LONG, times

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """An empty environment with nothing but the package and what it asks for.

    In `make test-long` all that is fetched, instead of the same that is here already.
    """
    home, wheels = tmp_path_factory.mktemp("environment"), tmp_path_factory.mktemp("wheels")
    venv.create(home, with_pip=False)
    env = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    here = times(["--no-build-isolation"], [])
    subprocess.run([*pip, "wheel", "--no-deps", *here, "-w", wheels, ROOT], env=env, check=True, timeout=250)
    (wheel,) = wheels.iterdir()
    install = [*pip, "--python", home / "bin" / "python", "install", "--no-compile", *times(["--no-deps"], []), wheel]
    subprocess.run(install, env=env, check=True, timeout=250)
    if not LONG:
        (site,) = home.glob("lib/python*/site-packages")
        (made,) = site.glob("kuluary-*.dist-info")
        borrow(Distribution.at(made), site)
    return home / "bin", env


def borrow(asking, site, extras=("",)):
    """Put what a distribution asks for, and nothing else, into an environment: as links to what is here."""
    for line in asking.requires or []:
        wanted = Requirement(line)
        if wanted.marker is not None and not any(wanted.marker.evaluate({"extra": extra}) for extra in extras):
            continue
        found = distribution(wanted.name)
        assert found.version in wanted.specifier, f"{wanted} is asked for, {found.version} is here"
        tops = {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}
        fresh = [top for top in tops if not (site / top).exists()]
        for top in fresh:
            (site / top).symlink_to(found.locate_file(top))
        if fresh or wanted.extras:
            borrow(found, site, ("", *wanted.extras))


def test_an_installed_kuluary_plays(environment, tmp_path):
    home, env = environment
    command = [home / "kuluary", "simulate", "suits", "--games", "5", "--seed", "1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60, check=True)
    assert json.loads(done.stdout)["games"] == 5


def test_an_installed_kuluary_has_the_rules(environment, tmp_path):
    home, env = environment
    command = [home / "kuluary", "rules", "suits", "S-3.5", "--lang", "ru"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60, check=True)
    assert "S-3.5" in done.stdout


def test_the_doctor_finds_nothing_wrong(environment, tmp_path):
    home, env = environment
    (tmp_path / "data").mkdir(mode=0o700)
    command = [home / "kuluary", "doctor", "--data", tmp_path / "data", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60, check=False)
    assert [finding for finding in json.loads(done.stdout)["findings"] if not finding["ok"]] == []


def test_an_installed_kuluary_serves_the_client(environment, tmp_path):
    home, env = environment
    command = [home / "kuluary", "serve", "--port", "0", "--data", tmp_path / "data"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path)
    try:
        address = next(found.group(0) for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        page = urllib.request.urlopen(address, timeout=20).read().decode()
        script = re.search(r'src="\.?/?(assets/[^"]+\.js)"', page).group(1)
        assert urllib.request.urlopen(f"{address}/{script}", timeout=20).status == 200
    finally:
        server.send_signal(signal.SIGTERM)
        status = server.wait(timeout=20)
        server.stdout.close()
    assert status == 0
