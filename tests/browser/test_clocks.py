"""Two people and a clock: it is seen, it runs out, a bot sits down, and who returns has the seat again."""

from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import EMPTY, violations

PACE = {"name": "own", "move": 8, "bank": 0, "end": "bot"}
CALL = (
    """async ([path, body]) => (await fetch(`/api/${path}`, { method: "POST", body: JSON.stringify(body) })).json()"""
)

WARNED = """() => new MutationObserver(() => { window.warned ||= document.querySelector(".time--soon") !== null; })
    .observe(document.body, { attributes: true, childList: true, subtree: true })"""
"""Remembers that a clock was seen to warn: it does so for little more than a second."""


def test_a_time_runs_out_a_bot_sits_down_and_who_returns_has_the_seat_again(visitor):
    pages = visitor(WIDE), visitor(PHONE)
    for page, name in zip(pages, ("Ася", "Гриша"), strict=True):
        page.goto(EMPTY)
        page.evaluate(CALL, ["guest", {"name": name, "lang": "ru"}])
    table = {"game": "power", "seats": 3, "seating": ["me", "open", "bot:random"], "pace": PACE}
    code = pages[0].evaluate(CALL, ["tables", table])["code"]
    pages[1].evaluate(CALL, [f"tables/{code}/seat", {"seat": 1}])
    pages[0].evaluate(CALL, [f"tables/{code}/start", {}])
    for page in pages:
        page.goto(f"/#/t/{code}")
        page.wait_for_selector(".shell[data-settled]")
    pages[0].locator(".seat .time").first.wait_for()
    mine = [page.locator("#prompt[data-mode='mine'], #prompt[data-mode='several']").count() > 0 for page in pages]
    slow, other = pages if mine[0] else pages[::-1]
    name = "Ася" if slow is pages[0] else "Гриша"
    assert slow.locator(".seat--turn .time__left").first.inner_text().startswith("0:0")
    plate = other.locator(".seat", has_text=name)
    plate.locator(".time").wait_for()
    other.evaluate(WARNED)

    slow.goto("/#/tables")  # away: the others are told since when
    other.get_by_text(f"{name}: нет с").first.wait_for()
    assert violations(other) == []
    plate.get_by_text("бот").wait_for()
    assert other.evaluate("window.warned === true"), "no clock has warned before its end"

    slow.goto(f"/#/t/{code}")
    slow.wait_for_selector(".shell[data-settled]")
    plate.get_by_text("бот").wait_for(state="detached")
