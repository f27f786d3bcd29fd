"""Photographs every scene of a game in every look: `python web/scripts/gallery.py suits committee`.

Pictures and contact sheets lie in `web/build/photos/<game>`. `--only PART` takes the scenes whose name has it.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import frame
from playwright.sync_api import Browser, Page, sync_playwright

WEB: Final = Path(__file__).parents[1]
PHOTOS: Final = WEB / "build" / "photos"
SCREENS: Final = {"phone": (360, 740), "wide": (1440, 900)}
LANGS: Final = ("ru", "en")
THEMES: Final = ("dark", "light")
IN_A_ROW: Final = {"phone": 8, "wide": 3}
ROWS: Final = 2
THUMB: Final = {"phone": 240, "wide": 640}


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: object) -> None: ...


@contextmanager
def serving() -> Iterator[str]:
    """Serve the folder of the client on a free port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(WEB))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def shoot(browser: Browser, address: str, game: str, scenes: list[str]) -> None:
    """Take every scene on each screen, in each language and theme, and lay the pictures out."""
    folder = PHOTOS / game
    folder.mkdir(parents=True, exist_ok=True)
    for screen, (width, height) in SCREENS.items():
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=screen == "phone")
        context.add_init_script("sessionStorage.setItem('committee:KRTVND:read', '1')")
        page = context.new_page()
        for lang in LANGS:
            for name in scenes:
                page.goto(f"{address}/build/gallery/gallery.html?game={game}&scene={name}&lang={lang}&motion=off")
                page.locator("main").first.wait_for()
                page.wait_for_timeout(350)
                for theme in THEMES:
                    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                    page.screenshot(path=folder / f"{screen}-{lang}-{theme}-{name}.png", animations="disabled")
            for theme in THEMES:
                lay_out(page, address, game, f"{screen}-{lang}-{theme}", scenes)
        context.close()


def lay_out(page: Page, address: str, game: str, look: str, scenes: list[str]) -> None:
    """Put the pictures of one look on contact sheets."""
    screen = look.partition("-")[0]
    room = IN_A_ROW[screen] * ROWS
    size = page.viewport_size
    page.set_viewport_size({"width": IN_A_ROW[screen] * (THUMB[screen] + 8), "height": 800})
    page.goto(f"{address}/gallery.html?none")  # pictures of the same origin
    for number, start in enumerate(range(0, len(scenes), room), 1):
        shown = "".join(
            f'<figure style="margin:0"><figcaption style="font:12px sans-serif">{name}</figcaption>'
            f'<img src="{address}/build/photos/{game}/{look}-{name}.png" width="{THUMB[screen]}"></figure>'
            for name in scenes[start : start + room]
        )
        page.set_content(f'<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px">{shown}</body>')
        page.wait_for_load_state("load")
        page.screenshot(path=PHOTOS / game / f"sheet-{look}-{number}.png", full_page=True)
    if size is not None:
        page.set_viewport_size(size)


def main() -> None:
    """Write the scenes, build the gallery, and photograph it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=("suits", "power", "committee"))
    parser.add_argument("--only", default="", metavar="PART")
    asked = parser.parse_args()
    found = {game: [name for name in frame.write(game) if asked.only in name] for game in asked.games}
    subprocess.run(
        ["npx", "vite", "build", "--config", "dev/vite.config.ts", "--logLevel", "warn"], cwd=WEB, check=True
    )
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for game, scenes in found.items():
            shoot(browser, address, game, scenes)
            print(f"{len(scenes)} scenes in {PHOTOS / game}")
        browser.close()


if __name__ == "__main__":
    main()
