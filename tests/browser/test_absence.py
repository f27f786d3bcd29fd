"""Absence: a bot plays for who has left until they return, a vacation by post, answers that are left behind."""

import re

from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import ASKED, SHEET, hurry_to, play_a_card, seated, violations, whoever_is_asked
from tests.trials import at_length

NAMES = ("Ася", "Лев", "Ира")
LET = re.compile("Пустить бота|Let a bot play")


@at_length("three people take their time")
def test_the_others_let_a_bot_play_for_who_left_and_who_returns_reads_what_was_missed(visitor):
    pace = {"name": "own", "move": 600, "bank": 0, "end": "wait", "away": 1}
    code, pages = seated(visitor, [(PHONE, "ru"), (WIDE, "en"), (WIDE, "ru")], pace=pace)
    gone = whoever_is_asked(pages)
    name = NAMES[pages.index(gone)]
    first, second = (page for page in pages if page is not gone)
    gone.goto("/#/tables")
    first.get_by_role("button", name=LET).click()
    second.get_by_text(re.compile(f"{name}: (нет|away)")).first.wait_for()
    assert violations(second) == []
    second.get_by_role("button", name=LET).click()
    sign = second.get_by_text(re.compile("(бот|bot): "))
    sign.wait_for()
    for page in sorted((first, second), key=lambda page: (pages.index(page) - pages.index(gone)) % 3):
        play_a_card(page)

    gone.goto(f"/#/t/{code}")
    gone.locator(".recap").wait_for()
    assert violations(gone) == []
    gone.locator(".recap .btn--main").click()
    sign.wait_for(state="detached")


@at_length("two people take their time")
def test_a_vacation_by_post_is_taken_seen_and_ended(visitor):
    _, (asya, lev) = seated(visitor, [(PHONE, "ru"), (WIDE, "en")], game="power", pace={"name": "post"})
    asya.get_by_role("button", name="Меню").tap()
    rest = asya.get_by_role("region", name="Отпуск")
    rest.get_by_label("На сколько дней").fill("5")
    rest.get_by_role("button", name="Уйти в отпуск").tap()
    rest.get_by_text("Вы в отпуске до").wait_for()
    assert violations(asya, SHEET) == []
    asya.keyboard.press("Escape")
    lev.locator(".seat", has_text="Ася").get_by_text("vacation").wait_for()
    assert violations(lev) == []
    asya.get_by_role("button", name="Вернуться из отпуска").tap()
    lev.locator(".seat", has_text="Ася").get_by_text("vacation").wait_for(state="detached")


@at_length("two people play")
def test_the_last_answer_is_left_to_be_repeated_and_a_move_for_when_one_is_asked(visitor):
    _, pages = seated(visitor, [(PHONE, "ru"), (WIDE, "ru")])
    mine = whoever_is_asked(pages)
    other = next(page for page in pages if page is not mine)
    play_a_card(mine)  # and is not asked again before the other has answered
    mine.get_by_role("button", name="Меню").click()
    mine.get_by_role("button", name="Повторять его, пока выбор тот же").click()
    mine.keyboard.press("Escape")
    left = mine.locator(".orders:not(section) li")
    left.get_by_text("Пока выбор тот же:").wait_for()
    mine.get_by_role("button", name="Снять").click()
    left.wait_for(state="detached")
    mine.locator(".hand .card").first.click()
    mine.get_by_role("button", name="Сыграть, когда спросят").click()
    left.get_by_text("Когда спросят:").wait_for()
    assert other.get_by_text("Когда спросят:").count() == 0
    assert violations(mine) == []
    for _ in range(600):  # who has taken the round is asked once more before
        if not left.count():
            break
        if other.locator(ASKED).count():
            play_a_card(other)
        mine.wait_for_timeout(50)
    left.wait_for(state="detached")  # played, or gone with a word


def test_an_answer_for_the_end_of_ones_time_is_left_unseen_by_others_and_taken_back(visitor):
    pace = {"name": "own", "move": 600, "bank": 0, "end": "answer"}
    _, pages = seated(visitor, [(PHONE, "ru"), (WIDE, "ru")], game="power", pace=pace)
    mine = whoever_is_asked(pages)
    other = next(page for page in pages if page is not mine)
    mine.get_by_role("button", name="Меню").click()
    mine.get_by_label("Если время выйдет").select_option(index=1)
    mine.keyboard.press("Escape")
    hurry_to(mine, ".orders:not(section) li")
    assert violations(mine) == []
    assert other.get_by_text("Если время выйдет:").count() == 0
    mine.get_by_role("button", name="Снять").click()
    mine.locator(".orders:not(section) li").wait_for(state="detached")
