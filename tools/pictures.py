"""Take the pictures of the README: games in progress on a phone and on a wide screen, and a score sheet.

Usage: python -m tools.pictures (after `make setup` and with Chromium installed); writes docs/pictures/*.png
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.table import ASKED, COUNTING, OVER, play_until_over, press_if_there, tap_a_card, tap_an_option

ROOT = Path(__file__).resolve().parent.parent

OUT = ROOT / "docs" / "pictures"
SHOTS = [
    ("suits-phone", {"width": 360, "height": 740}, "ru-RU", "dark"),
    ("suits-wide", {"width": 1440, "height": 900}, "en-GB", "light"),
]
MOVES = 5
KNOWS = """if (location.host) {
    localStorage['kuluary-settings'] ??= '{"pace": "once", "confirm": "never"}';
    localStorage['kuluary-learning'] ??= '{"met": ["suits", "power", "committee"]}';
}"""
"""Whoever looks knows the games, and waits for nothing."""
OTHERS = [
    (
        "power-wide",
        {"width": 1440, "height": 900},
        "ru-RU",
        "dark",
        "power",
        ["me", "bot:regular", "bot:regular"],
        12,
        "ряда",
    ),
    (
        "committee-wide",
        {"width": 1440, "height": 900},
        "ru-RU",
        "light",
        "committee",
        ["me", "me", "bot:expert"],
        20,
        "На что потратить",
    ),
]


def main() -> None:
    """Start a server, play, look."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kuluary", "serve", "--port", "0", "--data", data, "--bot-pace", "0.05"]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
        )
        try:
            assert server.stdout is not None
            address = next(found.group(0) for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
            _shoot(address)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def _shoot(address: str) -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for name, screen, language, theme in SHOTS:
            context = chromium.new_context(
                viewport=screen, locale=language, color_scheme=theme, reduced_motion="reduce", has_touch=True
            )
            context.add_init_script(KNOWS)
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("main h1")
            page.locator("main .btn--main").first.click()
            _play(page, MOVES)
            page.screenshot(path=OUT / f"{name}.png")
            play_until_over([(page, tap_a_card)])
            press_if_there(page, COUNTING)
            page.wait_for_timeout(500)
            page.screenshot(path=OUT / f"{name}-score.png")
            context.close()
        for name, screen, language, theme, game, seating, moves, question in OTHERS:
            context = chromium.new_context(
                viewport=screen, locale=language, color_scheme=theme, reduced_motion="reduce", has_touch=True
            )
            context.add_init_script(KNOWS)
            page = context.new_page()
            _sit(page, address, game, seating)
            for _ in range(moves):
                page.wait_for_selector(f"{ASKED}, {OVER}")
                tap_an_option(page)
                page.wait_for_timeout(300)
            while not page.locator("#prompt").get_by_text(question).count():
                page.wait_for_selector(f"{ASKED}, {OVER}")
                tap_an_option(page)
                page.wait_for_timeout(300)
            page.mouse.move(700, 700)
            page.wait_for_timeout(1500)
            page.screenshot(path=OUT / f"{name}.png")
            context.close()
        chromium.close()


def _sit(page: Page, address: str, game: str, seating: list[str]) -> None:
    """Open a table with bots and begin."""
    page.goto(address)
    page.wait_for_selector("main h1")
    page.request.post(f"{address}/api/guest", data={"name": "Вера"}, headers={"origin": address})
    body = {"game": game, "seats": len(seating), "seating": seating}
    code = page.request.post(f"{address}/api/tables", data=body, headers={"origin": address}).json()["code"]
    page.request.post(f"{address}/api/tables/{code}/start", headers={"origin": address})
    page.goto(f"{address}/#/t/{code}")


def _play(page: Page, moves: int) -> None:
    for _ in range(moves):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        cards = page.locator(".hand [data-card]").count()
        tap_a_card(page)
        page.wait_for_function("n => document.querySelectorAll('.hand [data-card]').length < n", arg=cards)
    page.wait_for_selector(f"{ASKED}, {OVER}")
    page.wait_for_timeout(1500)


if __name__ == "__main__":
    main()
