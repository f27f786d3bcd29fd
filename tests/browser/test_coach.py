"""The coach in the browser: a hint, a warning before a blunder, and the review of a finished game."""

import json
import re

from playwright.sync_api import expect
from tests.browser.conftest import KEPT, PHONE, WIDE
from tests.browser.table import ASKED, SHEET, code_of, let_bots_finish, number_of, violations

BLUNDER = {"best": 0.34, "chance": 0.26, "better": {"type": "Text", "key": "suits-do-bribe", "args": []}, "why": None}
WARNED = f"if (location.host) localStorage['{KEPT}'] = JSON.stringify({{pace: 'once', confirm: 'never', warn: true}})"


def sit(page):
    """A table against three bots, at its first question."""
    page.goto("/#/new/suits")
    page.locator("form .btn--main").click()
    page.wait_for_selector(ASKED)
    return code_of(page)


def test_a_hint_is_given_and_a_blunder_asked_about_before_the_card_leaves_the_hand(visitor):
    page = visitor(PHONE, script=WARNED)  # nobody else gets this page, whose line says more than the server

    def every_move_is_a_blunder(line):
        server = line.connect_to_server()
        line.on_message(server.send)

        def tell(text):
            message = json.loads(text)
            line.send(json.dumps(message | {"warning": BLUNDER}) if message["type"] == "foreseen" else text)

        server.on_message(tell)

    page.route_web_socket("**/ws/*", every_move_is_a_blunder)
    sit(page)
    page.keyboard.press("h")
    advice = page.locator(".advice")
    expect(advice.locator("li").first).to_contain_text("%")
    expect(advice).not_to_contain_text("Стол видит")  # bots do not mind
    round_, words, cards, keys = (
        page.locator(part).first.bounding_box() for part in (".round", ".advice", ".hand .card", ".keys")
    )
    assert round_["y"] + round_["height"] <= words["y"], "the round lies in sight"
    assert words["y"] + words["height"] <= cards["y"] < keys["y"], "cards and keys lie in sight"
    assert violations(page) == []
    advice.locator("li button").filter(has_not_text="взятку").first.tap()
    expect(page.locator(".hand .raised")).to_have_count(1)
    expect(advice).to_have_count(0)
    before, hand = number_of(page), page.locator(".hand [data-card]").count()
    page.locator(".hand .raised").tap()
    warning = page.locator(".blunder")
    expect(warning).to_contain_text("с 34 до 26 %")
    expect(page.get_by_role("button", name="Взять обратно")).to_be_focused()
    assert violations(page, ".blunder") == []
    page.get_by_role("button", name="Взять обратно").tap()
    expect(warning).to_have_count(0)
    assert (number_of(page), page.locator(".hand [data-card]").count()) == (before, hand)
    page.locator(".hand .raised").tap()  # the second time nobody asks
    page.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)


def test_a_finished_game_is_reviewed_and_leads_to_its_moments(visitor):
    page = visitor(WIDE)
    code = sit(page)
    let_bots_finish(page)
    page.get_by_role("link", name="Разбор").click()
    page.wait_for_selector("figure svg")
    expect(page.locator("h1")).to_contain_text("Победа")
    assert "%" in page.locator("figure svg").get_attribute("aria-label")
    expect(page.locator("figure .mine")).to_have_text("Вы")
    assert violations(page) == []
    page.get_by_role("button", name="Показать числами").click()
    expect(page.locator("table td").first).to_be_visible()
    page.get_by_role("button", name="Показать линиями").click()
    page.get_by_role("link", name="Посмотреть момент").first.click()
    page.wait_for_url(f"**/#/t/{code}/replay/*")
    page.locator(".bar").get_by_role("link", name="Разбор").click()
    page.wait_for_selector("figure svg")


def test_a_bot_is_whoever_was_chosen_and_says_why_it_played(visitor):
    page = visitor(PHONE)
    page.goto("/#/new/suits")
    page.locator(".oval__seat").nth(1).tap()
    cast = page.get_by_role("dialog")
    expect(cast).to_contain_text("Скряга: бережёт самоцветы")
    assert violations(page, SHEET) == []
    free = cast.locator("button:enabled[aria-pressed=false]").first
    name = free.locator("b").inner_text()
    free.tap()
    expect(page.locator(".oval__seat").nth(1)).to_contain_text(name)
    page.locator("form .btn--main").click()
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name=name).first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Бот, любитель")
    sheet.get_by_role("button", name="Почему такой ход?").tap()
    expect(sheet.locator("[role=status] p").first).to_be_visible()
    expect(sheet.locator("[role=status]")).not_to_contain_text("думает")
    assert violations(page, SHEET) == []


def test_a_puzzle_is_played_as_at_a_table_and_says_what_it_was_about_once_it_is_answered(visitor):
    page = visitor(PHONE)
    page.goto("/#/puzzles")
    first = page.locator("main ol .puzzle").first
    expect(first).to_have_text("1Задача")
    first.tap()
    title = page.locator(".bar h1")
    expect(title).to_have_text("Задача")
    tried = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Как играть").tap()  # for whoever has never seen the game
    expect(page.get_by_role("dialog")).to_contain_text("Цель")
    page.get_by_role("dialog").get_by_role("button", name="Правила").tap()
    expect(page.get_by_role("dialog", name="Правила")).to_contain_text("Оглавление")
    page.keyboard.press("Escape")
    page.locator(".hand .legal, .jokers .pile.legal").first.tap()
    assert violations(page) == []
    page.locator("#prompt .btn--main").tap()
    expect(title).to_have_text(re.compile("Задача: .+"))
    page.get_by_role("button", name="Следующая").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Следующая").tap()  # one of the same game
    page.wait_for_url(lambda address: "/puzzles/suits-" in address and tried not in address)
