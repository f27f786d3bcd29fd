"""A reported problem: one file, and the failing test it becomes."""

from __future__ import annotations

import json
import random
import subprocess
import sys

from tests.server.helpers import play_on

from kuluary.cli import main


def test_of_a_game_in_play_the_reporter_learns_nothing_and_the_server_keeps_all(company, tmp_path, capsys):
    code, players, lives = company.four()
    play_on(lives, random.Random(4), 9)
    assert players[0].refused("POST", f"/api/tables/{code}/report", words="?", seat=1) == "not_your_seat"
    screen = {"hash": f"#/t/{code}", "agent": "a browser"}
    found = players[1].post(f"/api/tables/{code}/report", words="Карта «не та»", seat=1, screen=screen)
    assert found["log"] is None
    assert found["view"] == lives[1].state["view"]
    assert (found["number"], found["screen"]) == (lives[1].state["number"], screen)
    file = tmp_path / "report.json"
    file.write_text(json.dumps(found))
    assert main(["report", str(file), "--data", str(company.server.data)]) == 0
    assert "Карта «не та»" in capsys.readouterr().out
    assert main(["report", str(file), "--data", str(company.server.data), "--test", str(tmp_path)]) == 0
    [test] = tmp_path.glob("test_report_*.py")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(test)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 1, ran.stdout
    assert "say here what should hold instead of: Карта «не та»" in ran.stdout


def test_of_a_finished_game_the_file_says_everything(company, tmp_path):
    code, players, lives = company.four()
    play_on(lives, random.Random(5))
    found = players[2].post(f"/api/tables/{code}/report", words="Счёт странный", screen=None)
    file = tmp_path / "report.json"
    file.write_text(json.dumps(found))
    assert found["log"]["header"]["key"]
    assert main(["report", str(file), "--test", str(tmp_path / "test_it.py")]) == 0
    assert "Счёт странный" in (tmp_path / "test_it.py").read_text()
    (tmp_path / "test_it.py").write_text("somebody has worked on it")
    assert main(["report", str(file), "--test", str(tmp_path / "test_it.py")]) == 2
    assert (tmp_path / "test_it.py").read_text() == "somebody has worked on it"


def test_what_is_no_report_is_refused(tmp_path, capsys):
    file = tmp_path / "report.json"
    file.write_text('{"type": "Log"}')
    assert main(["report", str(file)]) == 2
    assert "is no report" in capsys.readouterr().err
