"""A real server and a real browser for the tests of this folder."""

import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright
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
]
KEPT = "kuluary-settings"
"""Where the browser keeps what somebody prefers."""
LEARNT = "kuluary-learning"
"""Where it keeps what somebody has learnt of the games."""
GAMES = ["suits", "power", "committee"]
PATIENCE = 30_000
"""Milliseconds the browser may take for one thing on a busy machine before the test fails."""


@contextmanager
def serving(data, **more):
    """A server on a free port, with more in its environment; bots answer at once."""
    command = [sys.executable, "-m", "kuluary", "serve", "--port", "0", "--data", str(data), "--bot-pace", "0.02"]
    command += ["--bot-intent", "0", "--take-back", "0"]
    env = os.environ | {"PYTHONUNBUFFERED": "1"} | more
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        yield next(found.group(0) for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=20)
        server.stdout.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory):
    """A server with a fresh data folder."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(browser, address):
    """Makes visitors: a page of its own size, language and theme, that fails the test on any error of a script."""
    contexts = []
    errors = []

    @contextmanager
    def visit(screen, *, lang="ru", theme="dark", pace="once", confirm="never", motion="reduce", knows=True):
        context = browser.new_context(
            viewport=screen,
            locale="ru-RU" if lang == "ru" else "en-GB",
            color_scheme=theme,
            reduced_motion=motion,
            base_url=address,
            has_touch=screen["width"] < 700,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['{KEPT}'] ??= JSON.stringify({{pace: '{pace}', confirm: '{confirm}'}})")
        if knows:  # nobody asks whether they want to learn the games
            context.add_init_script(f"localStorage['{LEARNT}'] ??= JSON.stringify({{met: {GAMES}}})")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield page

    opened = []

    def make(screen, **options):
        manager = visit(screen, **options)
        page = manager.__enter__()
        opened.append(manager)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []
