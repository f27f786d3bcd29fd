"""`pip install .` into an empty environment gives a working kuluary, the browser client and the rules inside."""

import json
import os
import re
import signal
import subprocess
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """An empty environment with nothing but the package and what it asks for."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    env = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    command = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", ROOT]
    subprocess.run(command, env=env, check=True, timeout=600)
    return home / "bin", env


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
