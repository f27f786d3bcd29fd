"""A real server and a real browser for the tests of this folder."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.table import EMPTY
from tests.server.post import PostOffice, post_office
from tests.trials import times

PHONE = {"width": 360, "height": 740}
WIDE = {"width": 1440, "height": 900}
LOOKS = times(
    [(PHONE, "ru", "dark"), (WIDE, "en", "light")],
    [(PHONE, "ru", "dark"), (WIDE, "en", "light"), (PHONE, "en", "light"), (WIDE, "ru", "dark")],
)
"""Screens, languages and themes in which pages are looked at: each of them, or how they meet."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--no-opt --no-maglev",  # a page is gone before it would run the faster for it
]
WHOLE = "/usr/bin/chromium"
SHELL = shutil.which("chromium-headless-shell") or WHOLE
"""The same browser without its windows where there is one, which is a fifth less work; it shows no notices."""
KEPT = "kuluary-settings"
"""Where the browser keeps what somebody prefers."""
LEARNT = "kuluary-learning"
"""Where it keeps what somebody has learnt of the games."""
GAMES = ["suits", "power", "committee"]
PATIENCE = 30_000
"""Milliseconds the browser may take for one thing on a busy machine before the test fails."""


PROGRAM = """
import sys
from functools import partial
from argon2 import PasswordHasher
from kuluary.cli import main
from kuluary.server.people import accounts
accounts.PasswordHasher = partial(PasswordHasher, time_cost=1, memory_cost=64)
sys.exit(main())
"""
"""`kuluary`, but for a quarter second of work at every password."""


@contextmanager
def serving(data, **more):
    """A server on a free port, with more in its environment; bots answer at once."""
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", str(data), "--bot-pace", "0"]
    command += ["--bot-intent", "0", "--take-back", "0", "--review-effort", "0.02"]
    env = os.environ | {"PYTHONUNBUFFERED": "1"} | more
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        yield next(found.group(0) for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=20)
        server.stdout.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory):
    """The data folder of the server."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def address(data):
    """A server with a fresh data folder."""
    with serving(data) as found:
        yield found


class House(NamedTuple):
    """A server that sends mail and posts, and the post office."""

    address: str
    office: PostOffice


@pytest.fixture(scope="session")
def telling(tmp_path_factory):
    """A server that sends what it has to tell; who needs an account there has an address of their own."""
    with post_office() as (office, smtp):
        more = {"KULUARY_SMTP": smtp, "KULUARY_PUBLIC_URL": "http://127.0.0.1", "KULUARY_HOOKS": "private"}
        with serving(tmp_path_factory.mktemp("telling"), **more) as address:
            yield House(address, office)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(chromium):
    running = chromium.launch(executable_path=SHELL, args=FLAGS)
    yield running
    running.close()


class Lodge:
    """Contexts that outlive the test they were made for: to load the program anew takes three times as long."""

    def __init__(self, browser):
        self._browser = browser
        self._free = {}
        self.errors = []

    def lend(self, address, screen, lang, theme, motion, script):
        """Give a context with one empty page in which nobody has been before, as far as it can tell."""
        key = (address, screen["width"], screen["height"], lang, script)
        waiting = self._free.setdefault(key, [])
        context = waiting.pop() if waiting else self._make(address, screen, lang, script)
        context.pages[0].emulate_media(color_scheme=theme, reduced_motion=motion)
        return key, context

    def _make(self, address, screen, lang, script):
        context = self._browser.new_context(
            viewport=screen,
            locale="ru-RU" if lang == "ru" else "en-GB",
            base_url=address,
            has_touch=screen["width"] < 700,
            service_workers="block",  # what it keeps would outlive the visitor
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(script)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.new_page()
        return context

    def take_back(self, key, context):
        """Forget who was there and what was kept."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.unroute_all()  # where something is routed, nothing is cached
        page.goto(EMPTY)
        page.evaluate("sessionStorage.clear()")
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": key[0], "storageTypes": "all"})
        line.detach()
        context.clear_cookies()
        context.clear_permissions()
        self._free[key].append(context)


@pytest.fixture(scope="session")
def lodge(browser):
    return Lodge(browser)


@pytest.fixture
def visitor(lodge, address):
    """Makes visitors: a page of its own size, language and theme, that fails the test on any error of a script."""
    lent = []
    usual = address

    def visit(
        screen,
        *,
        address=usual,
        lang="ru",
        theme="dark",
        pace="once",
        confirm="never",
        motion="reduce",
        knows=True,
        script="",
    ):
        kept = {KEPT: {"pace": pace, "confirm": confirm}} | ({LEARNT: {"met": GAMES}} if knows else {})
        keep = "".join(f"localStorage['{name}'] ??= '{json.dumps(value)}';" for name, value in kept.items())
        key, context = lodge.lend(address, screen, lang, theme, motion, f"if (location.host) {{ {keep} }}{script}")
        lent.append((key, context))
        return context.pages[0]

    yield visit
    for key, context in lent:
        lodge.take_back(key, context)
    errors = lodge.errors.copy()
    lodge.errors.clear()
    assert errors == []
