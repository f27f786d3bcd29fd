"""Before a server starts: nobody else can read its data, and what is wrong is one line."""

from __future__ import annotations

import importlib.util
import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from sqlalchemy import create_engine, text
from tests.cli.running import run

from kuluary.server.database.store import open_engine
from kuluary.server.prepare import Unusable, make_folder, prepare, read_url
from kuluary.server.settings import Settings


def mode(path):
    return path.stat().st_mode & 0o777


@pytest.fixture
def generous():
    """An umask that hides nothing."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("generous")
def test_a_new_folder_and_its_database_are_for_their_owner_alone(tmp_path):
    data = tmp_path / "new" / "data"
    prepare(Settings(data=data))
    assert mode(data) == 0o700
    assert {mode(file) for file in data.iterdir()} == {0o600}


@pytest.mark.usefixtures("generous")
def test_what_was_open_to_others_is_closed_with_a_word(tmp_path, caplog):
    data = tmp_path / "data"
    prepare(Settings(data=data))
    data.chmod(0o755)
    (data / "kuluary.sqlite3").chmod(0o644)
    prepare(Settings(data=data))
    assert (mode(data), mode(data / "kuluary.sqlite3")) == (0o700, 0o600)
    assert "755" in caplog.text
    assert "644" in caplog.text


def test_a_folder_everybody_uses_is_left_as_it_is(tmp_path, caplog):
    tmp_path.chmod(0o1777)
    make_folder(tmp_path)
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777
    assert "--data" in caplog.text


def test_a_folder_with_things_of_others_is_left_as_it_is(tmp_path, caplog):
    tmp_path.chmod(0o755)
    (tmp_path / "theirs").write_text("")
    for _ in range(2):
        prepare(Settings(data=tmp_path))
    assert (mode(tmp_path), mode(tmp_path / "kuluary.sqlite3")) == (0o755, 0o600)
    assert "--data" in caplog.text


def test_a_database_elsewhere_is_closed_too(tmp_path):
    prepare(Settings(data=tmp_path / "data", database=f"sqlite:///{tmp_path / 'elsewhere'}"))
    assert mode(tmp_path / "elsewhere") == 0o600


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Unusable, match="file/data"):
        prepare(Settings(data=tmp_path / "file" / "data"))


def test_a_folder_of_somebody_else_that_is_open_to_others_is_named(tmp_path, monkeypatch):
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    tmp_path.chmod(0o755)
    monkeypatch.setattr(type(tmp_path), "chmod", refuse)
    with pytest.raises(Unusable, match="not yours"):
        prepare(Settings(data=tmp_path))


def test_a_folder_that_cannot_be_written_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Unusable, match="cannot be written"):
        prepare(Settings(data=tmp_path))


def test_a_file_that_is_no_database_is_named(tmp_path):
    (tmp_path / "kuluary.sqlite3").write_text("garbage" * 1000)
    with pytest.raises(Unusable, match=r"kuluary\.sqlite3 cannot be used: file is not a database"):
        prepare(Settings(data=tmp_path))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    settings = Settings(data=tmp_path)
    prepare(settings)
    engine = create_engine(settings.database_url)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Unusable, match="newer version"):
        prepare(settings)
    for command in (["doctor"], ["admin", "list"]):
        done = run(*command, "--data", tmp_path)
        assert done.returncode != 0
        assert "newer version" in done.stdout + done.stderr


def test_a_database_of_an_older_version_is_left_to_the_server(tmp_path):
    settings = Settings(data=tmp_path)
    prepare(settings)
    with closing(sqlite3.connect(tmp_path / "kuluary.sqlite3")) as database, database:
        database.execute("update alembic_version set version_num = '0013'")
    done = run("admin", "list", "--data", tmp_path)
    assert (done.returncode, "start the server once" in done.stderr) == (2, True)
    assert run("doctor", "--data", tmp_path).returncode == 0


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_a_database_that_is_in_no_file_is_none(tmp_path, address):
    with pytest.raises(Unusable, match="file"):
        prepare(Settings(data=tmp_path, database=address))


@pytest.mark.parametrize("address", ["somewhere", "oracle9://x/y"])
def test_what_is_no_address_of_a_database_is_said(tmp_path, address):
    with pytest.raises(Unusable, match="postgresql"):
        prepare(Settings(data=tmp_path, database=address))


def test_a_server_nobody_answers_at_is_named_without_its_password(tmp_path):
    settings = Settings(data=tmp_path, database="postgresql://me:geheim@127.0.0.1:1/db")
    with pytest.raises(Unusable) as caught:
        prepare(settings)
    if importlib.util.find_spec("psycopg") is None:
        assert "kuluary[postgresql]" in str(caught.value)
    else:
        assert "127.0.0.1" in str(caught.value)
    assert "geheim" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_fault_at_the_start_is_one_line_and_status_1(tmp_path):
    (tmp_path / "kuluary.sqlite3").write_text("garbage" * 1000)
    command = [sys.executable, "-m", "kuluary", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    *logged, last = done.stderr.splitlines()
    assert "not a database" in last
    assert all("WARNING" in line for line in logged)


def test_no_error_of_the_database_tells_what_was_to_be_written(tmp_path):
    engine = open_engine(read_url(f"sqlite:///{tmp_path / 'x'}"))
    with engine.connect() as connection, pytest.raises(Exception, match="no such table") as caught:
        connection.execute(text("select :key from nowhere"), {"key": "secret"})
    engine.dispose()
    assert "secret" not in str(caught.value)
