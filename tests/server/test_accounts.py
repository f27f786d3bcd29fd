"""Accounts: a guest keeps everything, comes back by password or letter, and sees and ends sessions."""

from __future__ import annotations

import asyncio
import io
import json
import socket
import sqlite3
import time
import zipfile
from contextlib import closing

import httpx
import pytest
from argon2 import PasswordHasher
from tests.cli.running import run as command
from tests.server.helpers import RELAXED, Live, until
from tests.server.post import post_office

from kuluary.server.people.accounts import Passwords
from kuluary.server.people.sessions import device

PASSWORD = "вечер у Медичи"


@pytest.fixture(scope="module")
def mailed(tmp_path_factory):
    """A server that sends mail, and the post office that gets it."""
    from tests.server.helpers import ServerProcess

    with post_office() as (office, smtp):
        limits = RELAXED | {"signin_burst": 1000}
        data = tmp_path_factory.mktemp("mailed")
        server = ServerProcess(data, smtp=smtp, public_url="https://games.example/", limits=limits, log_level="info")
        yield server, office
        assert server.stop() == 0
        log = server.errors.read_text()
        assert "@" not in log
        server.tidy_up()


def rows(server, query: str, *args) -> list[tuple]:
    with closing(sqlite3.connect(server.data / "kuluary.sqlite3")) as connection:
        return connection.execute(query, args).fetchall()


def signed_in(server, email: str, password: str = PASSWORD, guest=None):
    """Sign in on a device, a new one or that of a guest."""
    player = guest or server.guest(None)
    known = player.post("/api/account/signin", email=email, password=password)
    player.token, player.id = known["token"], known["person"]["id"]
    return player


def settled(mailed, name: str, email: str):
    """Somebody with an account."""
    server, office = mailed
    player = server.guest(name)
    player.post("/api/account", email=email, password=PASSWORD)
    known = player.post("/api/account/letter", token=office.secret(email))
    player.token = known["token"]
    return player


def test_a_guest_becomes_an_account_and_stays_who_they_are(mailed):
    server, office = mailed
    guest = server.guest("Ася")
    code = guest.table()
    made = guest.post("/api/account", email=" Asya@Example.org ", password=PASSWORD)
    assert made["account"] == {"email": None, "pending": "asya@example.org", "password": True}
    letter = office.wait("asya@example.org")
    assert "https://games.example/#/letter/" in letter.get_content()
    stranger = server.guest(None)
    wrong = {"email": "asya@example.org", "password": PASSWORD}
    assert stranger.refused("POST", "/api/account/signin", **wrong) == "wrong_sign_in"  # not confirmed yet
    known = guest.post("/api/account/letter", token=office.secret("asya@example.org"))
    assert known["account"] == {"email": "asya@example.org", "pending": None, "password": True}
    assert known["person"]["id"] == guest.id
    elsewhere = signed_in(server, "ASYA@example.org")
    assert elsewhere.id == guest.id
    assert [table["code"] for table in elsewhere.get("/api/tables")["mine"]] == [code]


def test_a_letter_opens_once(mailed):
    server, office = mailed
    settled(mailed, "Боря", "borya@example.org")
    server.guest(None).post("/api/account/link", email="borya@example.org")
    secret = office.secret("borya@example.org", 2)
    device = server.guest(None)
    assert device.post("/api/account/letter", token=secret)["person"]["name"] == "Боря"
    assert device.refused("POST", "/api/account/letter", token=secret) == "stale_letter"


def test_a_letter_grows_old(mailed):
    server, office = mailed
    settled(mailed, "Вера", "vera@example.org")
    server.guest(None).post("/api/account/link", email="vera@example.org")
    secret = office.secret("vera@example.org", 2)
    with closing(sqlite3.connect(server.data / "kuluary.sqlite3")) as connection:
        connection.execute("update letters set until = ? where email = 'vera@example.org'", (int(time.time()) - 1,))
        connection.commit()
    assert server.guest(None).refused("POST", "/api/account/letter", token=secret) == "stale_letter"


def test_nobody_learns_whether_an_address_is_known(mailed):
    server, office = mailed
    settled(mailed, "Гриша", "grisha@example.org")
    asker = server.guest("Любопытный")
    known, unknown = (
        [
            asker.call("POST", "/api/account/link", email=email).text,
            asker.call("POST", "/api/account/signin", email=email, password="не тот пароль").text,
        ]
        for email in ("grisha@example.org", "nobody@example.org")
    )
    assert known == unknown
    made = asker.post("/api/account", email="grisha@example.org", password=PASSWORD)["account"]
    assert made == {"email": None, "pending": "grisha@example.org", "password": True}
    assert "sign in" in office.wait("grisha@example.org", 3).get_content()
    assert office.to("nobody@example.org") == []


def test_a_password_is_hashed_as_argon2_recommends():
    passwords = Passwords()
    kept = asyncio.run(passwords.make(PASSWORD))
    assert not PasswordHasher().check_needs_rehash(kept)
    assert not passwords.is_old(kept)
    assert asyncio.run(passwords.fits(kept, PASSWORD))


def test_of_a_password_only_an_argon2id_hash_is_kept_and_an_old_one_is_made_anew(mailed):
    server, _ = mailed
    player = settled(mailed, "Даша", "dasha@example.org")
    old = PasswordHasher(time_cost=2, memory_cost=1024).hash(PASSWORD)
    with closing(sqlite3.connect(server.data / "kuluary.sqlite3")) as connection:
        connection.execute("update accounts set password = ? where person = ?", (old, player.id))
        connection.commit()
    signed_in(server, "dasha@example.org")
    ((kept,),) = rows(server, "select password from accounts where person = ?", player.id)
    assert kept.startswith("$argon2id$")
    assert kept != old


def test_too_many_attempts_on_one_account_are_turned_away(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"signin_burst": 3})
    guest = server.guest("Ева")
    guest.post("/api/account", email="eva@example.org", password=PASSWORD)
    tries = [server.guest(None).refused("POST", "/api/account/signin", email="eva@example.org", password="x" * 8)]
    tries += [server.guest(None).refused("POST", "/api/account/signin", email="eva@example.org", password="x" * 8)]
    tries += [server.guest(None).refused("POST", "/api/account/signin", email="eva@example.org", password=PASSWORD)]
    assert tries == ["wrong_sign_in", "wrong_sign_in", "too_fast"]


def test_a_letter_that_nobody_takes_is_a_line_in_the_log_without_a_name(tmp_path, start_server):
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    server = start_server(tmp_path, smtp=f"smtp://127.0.0.1:{port}", public_url="https://games.example")
    guest = server.guest("Яна")
    guest.post("/api/account", email="yana@example.org")
    until(lambda: "a letter could not be sent" in server.errors.read_text())
    assert "yana" not in server.errors.read_text()
    assert guest.get("/api/me")["account"]["pending"] == "yana@example.org"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--smtp=smtp://mail.example"], "--public-url"),
        (["--smtp=http://mail.example"], "smtp://user:password@host:port"),
        (["--open-days=soon"], "days"),
    ],
)
def test_settings_that_cannot_work_stop_the_start(tmp_path, options, said):
    ended = command("serve", f"--data={tmp_path}", "--port=0", *options)
    assert ended.returncode == 2
    assert said in ended.stderr


def test_without_mail_a_password_is_enough_and_the_forms_can_say_so(company):
    guest = company.guest("Женя")
    assert guest.get("/api/me")["mail"] is False
    assert guest.refused("POST", "/api/account", email="zhenya@example.org") == "bad_password"
    assert guest.refused("POST", "/api/account/link", email="zhenya@example.org") == "no_mail"
    made = guest.post("/api/account", email="zhenya@example.org", password=PASSWORD)
    assert made["account"] == {"email": "zhenya@example.org", "pending": None, "password": True}
    assert signed_in(company.server, "zhenya@example.org").id == guest.id
    other = company.guest("Другая")
    assert other.refused("POST", "/api/account", email="zhenya@example.org", password=PASSWORD) == "email_taken"
    assert guest.refused("POST", "/api/account", email="two@example.org", password=PASSWORD) == "has_account"


@pytest.mark.parametrize("email", ["", "нет", "a@b@c", "a b@c.d", "a@b\nBcc: c@d", "<a@b>", "x" * 65 + "@b.c"])
def test_what_is_no_address_is_refused(company, email):
    assert company.guest().refused("POST", "/api/account", email=email, password=PASSWORD) == "bad_email"


def test_a_guests_things_move_into_the_account(mailed):
    server, _ = mailed
    account = settled(mailed, "Зоя", "zoya@example.org")
    guest, third = server.guest("Гостья"), server.guest("Третья")
    own = guest.post("/api/tables", game="suits", seats=3, seating=["me", "bot:random", "bot:random"])["code"]
    both = third.post("/api/tables", game="suits", seats=3, seating=["me", "open", "open"])["code"]
    account.post(f"/api/tables/{both}/seat", seat=1)
    guest.post(f"/api/tables/{both}/seat", seat=2)
    third.post(f"/api/tables/{both}/start")
    guest.post("/api/packs", game="suits", name="Моя колода", edits=[])
    old = guest.token
    with Live(third, both) as live:
        live.wait("state")
        signed_in(server, "zoya@example.org", guest=guest)
        table = live.wait("table")["table"]
    assert [(place["name"], place["kind"]) for place in table["seating"]] == [
        ("Третья", "person"),
        ("Зоя", "person"),
        ("Гостья", "local"),
    ]
    seen = {table["code"]: table for table in account.get("/api/tables")["mine"]}
    assert [place["you"] for place in seen[both]["seating"]] == [False, True, True]
    assert seen[own]["host"] == account.id
    assert [pack["name"] for pack in account.get("/api/packs")] == ["Моя колода"]
    guest.token = old
    assert guest.get("/api/me")["person"] is None


def test_an_account_is_never_swallowed_by_another(mailed):
    server, _ = mailed
    first, second = settled(mailed, "Ира", "ira@example.org"), settled(mailed, "Катя", "katya@example.org")
    code = first.table()
    signed_in(server, "katya@example.org", guest=first)
    assert second.get("/api/tables")["mine"] == []
    assert signed_in(server, "ira@example.org").get("/api/tables")["mine"][0]["code"] == code


def test_sessions_are_seen_and_ended_and_their_sockets_with_them(mailed):
    server, _ = mailed
    here = settled(mailed, "Лиза", "liza@example.org")
    there, third = signed_in(server, "liza@example.org"), signed_in(server, "liza@example.org")
    code = here.table()
    sessions = here.get("/api/account/sessions")
    assert [one["here"] for one in sessions] == [True, False, False]
    assert sessions[0]["device"]["kind"] == "program"
    with Live(there, code) as live:
        live.wait("table")
        (its,) = [one["id"] for one in there.get("/api/account/sessions") if one["here"]]
        assert len(here.post("/api/account/sessions/end", id=its)) == 2
        assert live.closed_with() == 4401
    assert there.get("/api/me")["person"] is None
    assert len(here.post("/api/account/sessions/end")) == 1
    assert third.get("/api/me")["person"] is None
    assert here.get("/api/me")["person"]["name"] == "Лиза"


def test_a_new_password_needs_the_old_one_or_a_letter_and_ends_other_sessions(mailed):
    server, office = mailed
    settled(mailed, "Маша", "masha@example.org")
    player, other = signed_in(server, "masha@example.org"), signed_in(server, "masha@example.org")
    assert player.refused("POST", "/api/account/password", password="новый пароль") == "wrong_password"
    assert player.refused("POST", "/api/account/password", password="коротк", old=PASSWORD) == "bad_password"
    player.post("/api/account/password", password="новый пароль", old=PASSWORD)
    assert other.get("/api/me")["person"] is None
    assert "changed" in str(office.wait("masha@example.org", 2)["subject"])
    forgetful = server.guest(None)
    forgetful.post("/api/account/link", email="masha@example.org")
    forgetful.token = forgetful.post("/api/account/letter", token=office.secret("masha@example.org", 3))["token"]
    forgetful.post("/api/account/password", password=PASSWORD)
    signed_in(server, "masha@example.org")


def test_another_address_counts_once_it_is_confirmed(mailed):
    server, office = mailed
    settled(mailed, "Нина", "nina@example.org")
    player = signed_in(server, "nina@example.org")
    wrong = {"email": "nina@elsewhere.org", "password": "не тот пароль"}
    assert player.refused("POST", "/api/account/email", **wrong) == "wrong_password"
    changed = player.post("/api/account/email", email="nina@elsewhere.org", password=PASSWORD)
    assert changed["account"] == {"email": "nina@example.org", "pending": "nina@elsewhere.org", "password": True}
    assert "nina@elsewhere.org" in office.wait("nina@example.org", 2).get_content()
    player.post("/api/account/letter", token=office.secret("nina@elsewhere.org"))
    signed_in(server, "nina@elsewhere.org")
    gone = {"email": "nina@example.org", "password": PASSWORD}
    assert server.guest(None).refused("POST", "/api/account/signin", **gone) == "wrong_sign_in"


def test_settings_are_there_on_every_device(mailed):
    server, _ = mailed
    player = settled(mailed, "Оля", "olya@example.org")
    settings = {"theme": "light", "lang": "ru", "learning": {"done": ["suits"]}}
    player.post("/api/account/settings", settings=settings)
    assert signed_in(server, "olya@example.org").get("/api/me")["settings"] == settings
    assert player.get("/api/me")["person"]["lang"] == "ru"
    assert player.refused("POST", "/api/account/settings", settings={"x": "y" * 9000}) == "too_large"


def test_leaving_ends_the_session_of_an_account(mailed):
    server, _ = mailed
    settled(mailed, "Поля", "polya@example.org")
    player = signed_in(server, "polya@example.org")
    player.post("/api/leave")
    assert player.get("/api/me")["person"] is None


def test_one_takes_all_data_along_as_one_file(mailed):
    server, _ = mailed
    player = settled(mailed, "Рита", "rita@example.org")
    over = player.post("/api/tables", game="suits", seats=3, seating=["bot:random"] * 3)["code"]
    player.post(f"/api/tables/{over}/start")
    running = player.post("/api/tables", game="suits", seats=3, seating=["me", "bot:random", "bot:random"])["code"]
    player.post(f"/api/tables/{running}/start")
    until(lambda: player.get(f"/api/tables/{over}")["status"] == "over")
    response = player.call("GET", "/api/account/export")
    with zipfile.ZipFile(io.BytesIO(response.content)) as file:
        data = json.loads(file.read("data.json"))
        assert data["account"] == {"email": "rita@example.org", "pending": None}
        assert {table["code"] for table in data["tables"]} == {over, running}
        assert f"games/{running}.json" not in file.namelist()
        log = json.loads(file.read(f"games/{over}.json"))
    assert log == player.get(f"/api/tables/{over}/log")
    assert "argon2" not in json.dumps(data)
    assert rows(server, "select hash from tokens where person = ?", player.id)[0][0] not in json.dumps(data)


def test_who_goes_leaves_games_readable_without_a_name(mailed):
    server, _ = mailed
    player, friend = settled(mailed, "Соня", "sonya@example.org"), server.guest("Друг")
    code = player.post("/api/tables", game="suits", seats=3, seating=["me", "open", "bot:random"])["code"]
    friend.post(f"/api/tables/{code}/seat", seat=1)
    player.post(f"/api/tables/{code}/start")
    lonely = player.post("/api/tables", game="suits", seats=3)["code"]
    with Live(player, code) as live:
        live.ask(type="chat", text="Это Соня")
    assert player.refused("POST", "/api/account/erase", name="Не Соня") == "not_sure"
    with Live(friend, code) as live:
        live.wait("state")
        assert player.post("/api/account/erase", name="Соня", password=PASSWORD)["person"] is None
        table = live.wait("table")["table"]
    assert table["seating"][0]["name"] == ""
    assert table["seating"][0]["stand_in"] is not None
    assert table["host"] == friend.id
    assert friend.refused("GET", f"/api/tables/{lonely}") == "no_table"
    assert player.get("/api/me")["person"] is None
    dump = "\n".join(
        str(row) for (name,) in rows(server, "select name from sqlite_master where type = 'table'")
        for row in rows(server, f"select * from {name}")
    )  # fmt: skip
    assert "Соня" not in dump
    assert "sonya" not in dump


def test_a_page_of_another_site_signs_nobody_in(mailed):
    server, _ = mailed
    body = {"email": "asya@example.org", "password": PASSWORD}
    response = httpx.post(
        f"{server.url}/api/account/signin", json=body, headers={"Origin": "https://elsewhere.example"}
    )
    assert response.status_code == 403


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("computer", "Firefox", "Linux")),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E1 Safari/604.1",
            ("phone", "Safari", "iOS"),
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
            ("phone", "Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; x64) AppleWebKit/537.36 Chrome/140.0.0.0 YaBrowser/25.8 Safari/537.36",
            ("computer", "Yandex", "Windows"),
        ),
        ("python-httpx/0.28", ("program", "python-httpx", "")),
        ("", ("program", "", "")),
    ],
)
def test_a_device_is_told_from_what_its_browser_says(agent, said):
    assert tuple(device(agent).values()) == said
