"""The commands as a person runs them: what they print, and what they say to a mistake."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tomllib

import pytest
from tests.cli.running import ROOT, run, run_apart

from kuluary.cli import doctor


@pytest.fixture(scope="module")
def log_file(tmp_path_factory):
    """A finished game, saved by the terminal."""
    path = tmp_path_factory.mktemp("logs") / "game.json"
    done = run(
        "play", "suits", "--seats", "3", "--seed", "tests", "--save", str(path), "--lang", "en", stdin="1\n" * 60
    )
    assert done.returncode == 0, done.stderr
    return path


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("3", []),
        ("4", []),
        ("4", ["--option", "teams=true"]),
        ("5", []),
        ("6", []),
        ("6", ["--option", "jokers=own_only"]),
    ],
)
def test_simulate_reports_what_it_did(seats, options):
    done = run(
        "simulate", "suits", "--seats", seats, "--games", "20", "--bots", "random", "--seed", "1", "--json", *options
    )
    report = json.loads(done.stdout)
    assert report["games"] == 20
    assert sum(report["results"]["wins"]) == pytest.approx(20, abs=0.01)
    assert report["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_games():
    reports = [json.loads(run("simulate", "suits", "--games", "30", "--seed", "7", "--json").stdout) for _ in range(2)]
    assert reports[0]["results"] == reports[1]["results"]


@pytest.mark.parametrize("line", [("committee", "--seats", "2"), ("power", "--seats", "1")])
def test_a_table_that_wins_together_is_told_by_its_games(line, tmp_path):
    told = run("simulate", *line, "--games", "2", "--logs", str(tmp_path)).stdout
    assert "0 of 2 games won, mean score" in told
    assert "seat 0" not in told
    assert "the game was lost" in run("replay", str(next(tmp_path.iterdir()))).stdout


def test_simulate_checks_the_laws():
    assert run("simulate", "suits", "--seats", "6", "--games", "5", "--laws", "--seed", "2").returncode == 0


def test_laws_are_checked_in_the_games_of_the_bots_that_are_named(tmp_path):
    line = ("simulate", "suits", "--seats", "3", "--games", "2", "--bots", "greedy", "--seed", "2", "--json")
    plain, lawful = (json.loads(run(*line, *more).stdout) for more in ((), ("--laws", "--logs", tmp_path)))
    assert lawful["results"] == plain["results"]
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_simulate_takes_a_level_for_each_seat():
    report = json.loads(
        run("simulate", "suits", "--seats", "3", "--games", "3", "--bots", "greedy,random,random", "--json").stdout
    )
    assert report["bots"] == ["greedy", "random", "random"]


def test_replay_tells_how_a_game_ended(log_file):
    report = json.loads(run("replay", str(log_file), "--json").stdout)
    assert report["over"]
    assert len(report["result"]["places"]) == 3


def test_replay_says_by_which_rules_a_log_is_read(log_file, tmp_path):
    report = json.loads(run("replay", str(log_file), "--json").stdout)
    assert report["rules"] == report["read_by"]
    path = tmp_path / "old.json"
    saved = json.loads(log_file.read_text(encoding="utf-8"))
    saved["header"]["rules"] = "0"
    path.write_text(json.dumps(saved), encoding="utf-8")
    told = json.loads(run("replay", str(path), "--json").stdout)
    assert (told["rules"], told["read_by"]) == ("0", report["read_by"])
    assert (
        f"begun under rules 0, which are not played here: read by rules {told['read_by']}"
        in run("replay", str(path)).stdout
    )


def test_replay_tells_the_game_in_words(log_file):
    done = run("replay", str(log_file), "--text", "--lang", "ru")
    assert "Козырь" in done.stdout
    assert "suits-" not in done.stdout


def test_verify_confirms_an_honest_log(log_file):
    done = run("verify", str(log_file), "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["ok"] is True


def test_verify_refuses_a_log_with_another_key(log_file, tmp_path):
    data = json.loads(log_file.read_text(encoding="utf-8"))
    data["header"]["key"] = "00" * 32
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(data), encoding="utf-8")
    done = run("verify", str(forged), "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["ok"] is False


def test_play_leaves_when_the_input_ends():
    done = run("play", "suits", "--seed", "1", "--lang", "en", stdin="")
    assert done.returncode == 1
    assert "left" in done.stdout


def test_play_reads_the_clause_of_what_is_asked():
    done = run("play", "suits", "--seed", "1", "--lang", "en", stdin="?\nq\n")
    assert "**S-3.5** If you play a card" in done.stdout


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_game_is_saved_when_its_terminal_is_closed(tmp_path, number):
    path = tmp_path / "game.json"
    command = [sys.executable, "-m", "kuluary", "play", "suits", "--seed", "1", "--lang", "en", "--save", path]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as game:
        assert game.stdout is not None
        said = ""
        while "Your answer" not in said:
            more = game.stdout.read(1)
            assert more, said
            said += more
        game.send_signal(number)
        assert game.wait(60) == 128 + number
    assert json.loads(run("replay", path, "--json").stdout)["entries"] > 0


def test_play_refuses_a_file_it_cannot_write_before_the_game():
    done = run("play", "suits", "--seed", "1", "--lang", "en", "--save", "/nowhere/game.json", stdin="q\n")
    assert done.returncode == 2
    assert "/nowhere/game.json" in done.stderr
    assert done.stdout == ""


def test_play_asks_again_after_rubbish():
    done = run("play", "suits", "--seed", "1", "--lang", "en", stdin="rubbish\n0\n99\nq\n")
    assert done.stdout.count("A number from 1 to") == 3


@pytest.mark.parametrize(("clause", "word"), [("H-1.1", "H-1.1"), ("c-16.1", "C-16.1"), ("C-1.1", "C-1.1")])
def test_rules_prints_clauses_of_the_house_and_of_every_part(clause, word):
    done = run("rules", "committee", clause, "--lang", "ru")
    assert done.returncode == 0
    assert done.stdout.startswith(f"**{word}**")


def test_rules_prints_every_part():
    text = run("rules", "committee", "--lang", "en").stdout
    assert text.index("**C-1.1**") < text.index("**C-16.1**")


def test_true_and_false_are_read_as_a_refusal_writes_them():
    line = ("simulate", "suits", "--games", "1", "--json", "--option")
    assert json.loads(run(*line, "teams=True").stdout)["options"]["teams"] is True


def test_a_package_that_is_not_there_is_named(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    monkeypatch.delitem(sys.modules, "kuluary.cli.admin", raising=False)
    done = run("admin", "list", "--data", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("kuluary admin: sqlalchemy is not installed")


def test_play_takes_any_player(tmp_path):
    done = run("play", "suits", "--bots", "expert+bona", "--save", tmp_path / "game.json")
    assert done.returncode == 1  # left at once: the input ends
    assert (tmp_path / "game.json").stat().st_size


def test_rules_prints_one_clause():
    done = run("rules", "suits", "s-3.5", "--lang", "en")
    assert done.stdout.startswith("**S-3.5**")
    assert "**S-3.6**" not in done.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulate", "chess"], ["chess", "suits"]),
        (["simulate", "suits", "--seats", "9"], ["9", "3, 4, 5, 6"]),
        (["simulate", "suits", "--option", "deck=marked"], ["marked", "uniform6"]),
        (["simulate", "suits", "--option", "colour=red"], ["colour", "teams"]),
        (["simulate", "suits", "--option", "teams"], ["NAME=VALUE"]),
        (["simulate", "suits", "--games", "none"], ["none", "at least 1"]),
        (["simulate", "suits", "--bots", "genius"], ["genius", "greedy"]),
        (["simulate", "suits", "--bots", "greedy,random"], ["2 levels", "4 seats"]),
        (["tournament", "suits", "genius", "greedy"], ["genius", "greedy"]),
        (["tournament", "suits", "greedy"], ["two players"]),
        (["tournament", "suits", "greedy", "random", "--think", "-1"], ["-1", "above 0"]),
        (["tournament", "suits", "greedy", "random", "--iterations", "-1"], ["-1", "at least 1"]),
        (["play", "suits", "--seat", "7"], ["7", "0 to 3"]),
        (["replay", "/nowhere/game.json"], ["/nowhere/game.json"]),
        (["rules", "suits", "S-99.1"], ["S-99.1", "S-1.1"]),
        (["serve", "--port", "99999"], ["99999", "65535"]),
        (["serve", "--bot-pace", "-1"], ["-1", "0 to 3600"]),
        (["serve", "--bot-pace", "nan"], ["nan", "0 to 3600"]),
        (["serve", "--bot-workers", "0"], ["0", "at least 1"]),
        (["serve", "--limit", "chat_rate=0"], ["chat_rate", "no number"]),
        (["serve", "--proxy", "somewhere"], ["somewhere", "10.0.0.0/8"]),
        (["serve", "--root-path", "games?"], ["games?", "/games"]),
        (["dance"], ["dance", "simulate"]),
        (["simulate", "suits", "--gmaes", "5"], ["kuluary simulate", "--gmaes", "did you mean --games?"]),
        (["simulate", "suits", "--seat", "4"], ["no option --seat", "--seats"]),
        (["simulate", "suits", "--seats", "-1"], ["-1", "3, 4, 5, 6"]),
        (["simulate", "suits", "--games", "2", "--logs", __file__], [__file__, "File exists"]),
        (["simulate", "suits", "--content", __file__], [__file__, "not JSON"]),
        (["serve", "--confi", "kuluary.toml"], ["did you mean --config?"]),
        (["replay", "one.json", "two.json"], ["too many", "two.json"]),
        (["tournament", "suits", "greedy", "random", "--chart", "/nowhere/x.svg"], ["/nowhere/x.svg"]),
        (["tournament", "suits", "greedy", "random", "--chart", "x.png"], ["x.png", "ends in .svg"]),
        (["tournament", "suits", "greedy", "random", "--csv", "--json"], ["--json", "--csv"]),
        (["play", "suits", "--bots", "genius"], ["genius", "greedy"]),
        (["admin", "list", "--database", "somewhere"], ["postgresql://user@host/name"]),
        (["rules", "power", "H-9.9"], ["H-9.9", "P-1.1", "H-1.1"]),
        (["play", "suits", "--bots", "program:"], ["no program is named"]),
        (["play", "suits", "--bots", "program:/nowhere/bot"], ["/nowhere/bot", ": No such file"]),
        (["admin", "list", "--database", "mysql://here"], ["mysql", "sqlite, postgresql"]),
        (["serve", "--public-url", "games.example"], ["games.example", "https://games.example"]),
        (["serve", "--origin", "https://games.example/games"], ["no site", "https://games.example"]),
        (["serve", "--mail-from", "the house"], ["no sender", "games@example"]),
        (["serve", "--root-path", "/games/.."], ["no path", "/games"]),
        (["serve", "--config", "/nowhere/kuluary.toml"], ["/nowhere/kuluary.toml: No such file"]),
    ],
)
def test_a_mistake_is_answered_with_what_is_allowed(args, words):
    done = run(*args)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr


def test_a_variable_that_is_neither_on_nor_off_is_named(monkeypatch):
    monkeypatch.setenv("KULUARY_OPEN", "maybe")
    done = run("serve")
    assert done.returncode == 2
    assert "KULUARY_OPEN is true or false, not 'maybe'" in done.stderr


def test_a_terminal_without_our_letters_shows_a_sign_in_their_place(monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    done = run_apart("rules", "suits", "S-3.5", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("**S-3.5** ????")


@pytest.mark.parametrize(("args", "status"), [(["rules", "suits", "S-3.5"], 0), (["dance"], 2)])
def test_a_process_ends_as_the_command_does(args, status):
    here, apart = run(*args), run_apart(*args)
    assert here == apart
    assert apart.returncode == status


def test_serve_names_a_port_that_is_taken(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run_apart("serve", "--port", port, "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr


@pytest.mark.parametrize(
    ("command", "status"), [(["backup", "{home}/no/copy"], 2), (["doctor", "--data", "{home}/no"], 1)]
)
def test_a_folder_that_is_not_there_is_named(tmp_path, command, status):
    make_database(tmp_path)
    data = ["--data", str(tmp_path)] if command[0] == "backup" else []
    done = run(*(part.format(home=tmp_path) for part in command), *data)
    assert done.returncode == status
    assert f"no folder {tmp_path}/no" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_backup_is_for_its_owner_alone(tmp_path):
    make_database(tmp_path)
    assert run("backup", str(tmp_path / "copy"), "--data", str(tmp_path)).returncode == 0
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_a_backup_is_of_the_database_the_server_has(tmp_path, monkeypatch):
    """A folder of earlier is not taken for it; a folder that was typed is meant."""
    make_database(tmp_path)
    monkeypatch.setenv("KULUARY_DATABASE", f"sqlite:///{tmp_path}/elsewhere")
    assert f"no {tmp_path}/elsewhere" in run("backup", tmp_path / "copy").stderr
    monkeypatch.setenv("KULUARY_DATABASE", "postgresql://me:geheim@127.0.0.1:1/db")
    done = run("backup", tmp_path / "copy")
    assert (done.returncode, "pg_dump" in done.stderr, "geheim" in done.stderr) == (2, True, False)
    for command in (["backup", tmp_path / "copy"], ["doctor"], ["admin", "list"]):
        assert run(*command, "--data", tmp_path).returncode == 0


def test_a_backup_is_taken_from_a_folder_of_any_name_and_leaves_nothing_half_done(tmp_path):
    data = tmp_path / "50% of #1"
    data.mkdir()
    make_database(data)
    assert run("backup", tmp_path / "copy", "--data", data).returncode == 0
    (data / "kuluary.sqlite3").write_text("garbage" * 1000)
    done = run("backup", tmp_path / "other", "--data", data)
    assert done.returncode == 1
    assert "cannot be copied" in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == [data.name, "copy"]


@pytest.mark.parametrize(
    ("name", "status", "word"),
    [("kuluary.sqlite3", 0, "0 tables"), ("garbage", 1, "not a database"), ("no", 1, "no file")],
)
def test_the_doctor_looks_at_a_database_by_its_address(tmp_path, name, status, word):
    make_database(tmp_path)
    (tmp_path / "garbage").write_text("garbage" * 1000)
    done = run("doctor", "--json", "--database", f"sqlite:///{tmp_path / name}")
    found = next(finding for finding in json.loads(done.stdout)["findings"] if finding["what"] == "database")
    assert (found["ok"], word in found["note"]) == (status == 0, True)


def test_the_doctor_asks_for_every_package_a_server_needs(monkeypatch, tmp_path):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    monkeypatch.setattr(doctor, "_has", lambda name: False)
    done = run("doctor", "--json", "--data", tmp_path)
    found = next(finding for finding in json.loads(done.stdout)["findings"] if finding["what"] == "packages")
    named = {re.sub(r"[-.]", "-", name) for name in found["note"].removeprefix("missing: ").split(", ")}
    everywhere = [line for line in project["dependencies"] if ";" not in line]
    assert named == {re.sub(r"[-.]", "-", line.partition(">")[0]) for line in everywhere}


def make_database(folder):
    """Put an empty database of ours into a folder."""
    from kuluary.server.prepare import prepare
    from kuluary.server.settings import Settings

    prepare(Settings(data=folder))


def test_a_file_that_is_no_log_is_named(tmp_path):
    path = tmp_path / "x.json"
    path.write_text('{"type": "Pass"}', encoding="utf-8")
    done = run("replay", str(path))
    assert done.returncode == 2
    assert "no log" in done.stderr


def test_simulate_spread_over_processes_plays_the_same_games_and_keeps_their_logs(tmp_path):
    args = [
        "simulate",
        "suits",
        "--seats",
        "3",
        "--games",
        "6",
        "--bots",
        "random,greedy,random",
        "--seed",
        "3",
        "--json",
    ]
    alone = json.loads(run(*args).stdout)
    spread = json.loads(run_apart(*args, "--jobs", "2", "--logs", str(tmp_path / "logs")).stdout)
    assert alone["results"] == spread["results"]
    logs = sorted((tmp_path / "logs").iterdir())
    assert len(logs) == 6
    assert run("verify", str(logs[0])).returncode == 0


def test_a_bot_of_ones_own_is_found_beside_where_one_stands(tmp_path):
    (tmp_path / "mine.py").write_text(
        "class Mine:\n"
        "    def choose(self, match, seat):\n"
        "        return next(d.actions[-1] for d in match.decisions if d.seat == seat)\n",
        encoding="utf-8",
    )
    done = run_apart("simulate", "suits", "--games", "2", "--bots", "mine:Mine", "--json", cwd=tmp_path)
    assert json.loads(done.stdout)["games"] == 2, done.stderr
    chart = tmp_path / "chart.svg"
    args = [
        "tournament",
        "suits",
        "mine:Mine",
        "random",
        "--games",
        "4",
        "--json",
        "--chart",
        str(chart),
        "--jobs",
        "2",
    ]
    done = run_apart(*args, cwd=tmp_path)
    assert [row["games"] for row in json.loads(done.stdout)["rows"]] == [4, 4], done.stderr
    assert chart.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("what", "found"), [("sizes", "decisions_mean"), ("actions", "blocks"), ("observation", "parts")]
)
def test_lab_tells_how_a_game_is_numbered_and_measured(what, found):
    more = ["--games", "2"] if what == "sizes" else []
    done = run("lab", what, "suits", "--seats", "3", "--json", *more)
    assert found in json.loads(done.stdout), done.stderr
