"""The host and the house: who may do what at a table, who is called to it, who is heard, who runs the house."""

import re

from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import (
    EMPTY,
    call,
    code_of,
    seated,
    unfold,
    violations,
    wait_until_over,
)
from tests.trials import at_length

from kuluary.cli.main import main


def people(visitor, *names, screens=(PHONE, WIDE, WIDE)):
    """Guests at pages of their own."""
    pages = [visitor(screen) for _, screen in zip(names, screens, strict=False)]
    for page, name in zip(pages, names, strict=True):
        page.goto(EMPTY)
        call(page, "guest", name=name)
    return pages


def play_to_the_end(pages, code):
    """Let bots take the seats of all, and wait until the game is over."""
    for seat, page in enumerate(pages):
        page.goto(EMPTY)  # where nobody looks on, bots wait for nobody
        call(page, f"tables/{code}/bot", seat=seat, level="random")
    wait_until_over(pages[0], f"/api/tables/{code}")


def test_a_table_is_laid_with_its_pace_and_invites_by_link_code_and_picture(visitor):
    shared = "navigator.share = async (what) => { window.shared = what; };"
    page = visitor(PHONE, script=shared)
    page.goto("/#/new/power")
    page.locator("[name=preset][value=people]").check()
    unfold(page)
    page.get_by_role("radio", name=re.compile("Без часов")).check()
    page.get_by_role("group", name="Кто пускает бота, если кого-то нет сутки").wait_for()
    page.get_by_role("radio", name=re.compile("По переписке")).check()
    page.get_by_role("group", name="Дней отпуска каждому").get_by_role("radio", name="30").check()
    page.get_by_role("radio", name=re.compile("Ответ наготове")).check()
    page.get_by_role("radio", name="Хозяин стола").check()
    assert violations(page) == []
    page.get_by_role("button", name="Создать и позвать").tap()
    code = code_of(page)
    page.get_by_text("По переписке: 24 ч на решение").wait_for()
    pace = page.request.get(f"/api/tables/{code}").json()["pace"]
    assert (pace["name"], pace["end"], pace["rest"], pace["host"]) == ("post", "answer", 30, True)
    page.get_by_role("img", name="QR-код ссылки на стол").wait_for()
    page.get_by_text(code, exact=True).wait_for()
    page.get_by_role("button", name="Поделиться").tap()
    assert page.evaluate("shared.url") == f"{page.url}?game=power"
    assert code in page.evaluate("shared.text")


def test_a_host_sends_somebody_away_hands_over_leaves_and_the_next_closes_the_table(visitor):
    asya, lev, ira = people(visitor, "Ася", "Лев", "Ира")
    code = call(asya, "tables", game="suits", seats=3, seating=["me", "open", "open"], name="Пятница")["code"]
    for seat, page in enumerate((lev, ira), start=1):
        call(page, f"tables/{code}/seat", seat=seat)
    for page in (asya, lev, ira):
        page.goto(f"/#/t/{code}")
    asya.get_by_role("button", name="Освободить место: Ира").tap()
    ira.get_by_role("button", name="Сесть", exact=True).wait_for()
    doors = asya.get_by_role("region", name="Стол", exact=True)
    doors.get_by_label("Передать роль хозяина").select_option(label="Новый хозяин: Лев")
    lev.get_by_text("вы, хозяин стола").wait_for()
    doors.get_by_role("button", name="Выйти из-за стола").tap()
    doors.get_by_text("Место освободится").wait_for()
    assert violations(asya) == []
    doors.get_by_role("button", name="Выйти из-за стола").tap()
    asya.wait_for_url("**#/tables")
    doors = lev.get_by_role("region", name="Стол", exact=True)
    doors.get_by_role("button", name="Закрыть стол").click()
    assert violations(lev) == []
    doors.get_by_role("button", name="Закрыть стол").click()
    lev.wait_for_url("**#/tables")
    ira.get_by_role("heading", name="Стол закрыт").wait_for()


@at_length("two people agree")
def test_a_running_game_ends_without_a_result_when_everybody_agrees(visitor):
    _, (asya, lev) = seated(visitor, [(PHONE, "ru"), (WIDE, "ru")])
    asya.get_by_role("button", name="Меню").tap()
    asya.get_by_role("button", name="Закончить партию без итога").tap()
    asya.get_by_role("button", name="Согласиться").tap()
    lev.get_by_text("Хотят закончить партию без итога: Ася").wait_for()
    assert violations(lev) == []
    lev.get_by_role("button", name="Согласиться").click()
    for page in (asya, lev):
        page.get_by_text("Партия закончена без итога").first.wait_for()
    assert violations(asya) == []


@at_length("a whole game comes first")
def test_who_has_played_together_plays_a_series_is_called_again_or_not_heard(visitor):
    asya, lev = people(visitor, "Ася", "Лев")
    seating = ["me", "open", "bot:random"]
    code = call(asya, "tables", game="suits", seats=3, seating=seating)["code"]
    call(lev, f"tables/{code}/seat", seat=1)
    call(asya, f"tables/{code}/start")
    play_to_the_end([asya, lev], code)
    asya.goto(f"/#/t/{code}")
    asya.locator(".after").get_by_role("button", name="Ещё").tap()
    asya.get_by_role("button", name="Серия").tap()
    sheet = asya.get_by_role("dialog")
    sheet.locator("tbody tr").nth(2).wait_for()
    assert violations(asya) == []
    sheet.get_by_role("button", name="Следующая партия, места по кругу").tap()
    asya.wait_for_url(re.compile(rf"#/t/(?!{code})"))
    asya.locator(".chair:nth-child(3) b", has_text="Лев").wait_for()  # everyone a seat further

    second = call(asya, "tables", game="suits", seats=3)["code"]
    asya.goto(f"/#/t/{second}")
    asya.get_by_role("button", name=re.compile("Позвать.*Лев")).tap()
    asya.get_by_text("приглашение отправлено").wait_for()
    assert violations(asya) == []
    lev.goto("/#/tables")
    lev.get_by_text("зовёт Ася").wait_for()
    assert violations(lev) == []
    lev.get_by_role("link", name=re.compile("Сесть")).first.click()
    assert code_of(lev) == second

    lev.goto("/#/me/people")
    lev.get_by_role("button", name=re.compile("Не слышать.*Ася")).click()
    lev.get_by_text("не слышно").wait_for()
    assert violations(lev) == []
    third = call(asya, "tables", game="suits", seats=3)["code"]
    call(asya, f"tables/{third}/invite", person=call(lev, "guest", name="Лев")["person"]["id"])
    assert lev.request.get("/api/tables").json()["invited"] == []  # what she had sent before is gone too


def test_who_is_invited_chooses_a_chair_and_sits_down_by_one_key(visitor):
    asya, lev = people(visitor, "Ася", "Лев", screens=(WIDE, PHONE))
    code = call(asya, "tables", game="suits", seats=3, seating=["me", "open", "open"])["code"]
    lev.goto(f"/#/t/{code}")
    lev.get_by_role("button", name=re.compile("Сюда.*Место 3")).tap()
    lev.get_by_role("button", name=re.compile("Сюда.*Место 2")).wait_for()
    assert violations(lev) == []
    lev.get_by_role("button", name="Сесть").tap()  # there is no other
    lev.get_by_role("button", name="Встать").wait_for()
    assert [seat["name"] for seat in call(lev, f"tables/{code}/stand", seat=2)["seating"]] == ["Ася", "", ""]


def test_what_is_said_covers_no_key_of_a_phone_and_leads_to_the_chat(visitor):
    _, (asya, lev) = seated(visitor, [(WIDE, "ru"), (PHONE, "ru")])
    asya.get_by_role("tab", name="Чат").click()
    say(asya, "Всем добрый вечер")  # what is said as one comes is taken for past
    say(asya, "Ваш ход, Лев, и поскорее: нас ждут ещё за двумя столами")
    lev.locator(".aloud").wait_for()
    assert lev.evaluate("""() => {
        const said = document.querySelector(".aloud").getBoundingClientRect();
        const keys = [...document.querySelectorAll(".shell > .bar :is(a, button):not(.aloud *)")];
        const boxes = keys.map((one) => one.getBoundingClientRect());
        return boxes.length > 3 && boxes.every((box) => box.right <= said.left || box.left >= said.right);
    }""")
    lev.locator(".aloud").tap()
    lev.locator("dialog .msg__t", has_text="поскорее").wait_for()


@at_length("four people talk")
def test_those_who_watch_talk_apart_and_what_is_said_is_muted_reported_and_hidden(visitor):
    code, (asya, lev) = seated(visitor, [(WIDE, "ru"), (PHONE, "ru")])
    one, two = people(visitor, "Олег", "Пётр", screens=(WIDE, PHONE))
    for page in (one, two):
        page.goto(f"/#/t/{code}")
        page.wait_for_selector('#prompt[data-mode="watching"]')
    for page in (asya, one):
        page.get_by_role("tab", name="Чат").click()
    for page in (lev, two):
        page.get_by_role("button", name="Чат").tap()
    say(one, "Зря он так")
    two.get_by_text("Зря он так").wait_for()
    two.get_by_text("среди зрителей").wait_for()
    assert violations(two) == []
    say(asya, "Ваш ход, Лев")
    lev.get_by_text("Ваш ход, Лев").wait_for()
    assert asya.get_by_text("Зря он так").count() == 0

    lev.get_by_role("button", name="Выключить чат").tap()
    lev.get_by_text("Чат за этим столом выключен").wait_for()
    assert lev.get_by_text("Ваш ход, Лев").count() == 0
    assert violations(lev) == []
    lev.get_by_role("button", name="Включить чат").tap()
    say(lev, "Дурак")
    two.get_by_role("button", name="Что сделать: Лев").tap()
    two.get_by_role("button", name="Показать хозяину стола").tap()
    asya.get_by_text("На это пожаловались").wait_for()
    asya.get_by_role("button", name="Что сделать: Лев").click()
    asya.get_by_role("button", name="Скрыть у всех").click()
    two.get_by_text("Скрыто хозяином стола").wait_for()
    call(asya, f"tables/{code}/audience", gallery=False)
    one.get_by_text("говорят только игроки").wait_for()
    call(asya, f"tables/{code}/audience", watch="none")
    one.reload()
    one.get_by_text("Партия закрыта от зрителей").wait_for()
    assert violations(one) == []


def say(page, text):
    page.get_by_role("textbox", name="Сообщение").fill(text)
    page.get_by_role("button", name="Отправить").click()


def test_who_runs_the_house_tells_everyone_and_closes_a_table(visitor, data):
    operator, guest = people(visitor, "Марина", "Олег")
    id = call(operator, "guest", name="Марина")["person"]["id"]
    guest.goto("/#/house")
    guest.get_by_role("heading", level=1).wait_for()
    assert guest.get_by_text("Нагрузка").count() == 0
    assert main(["admin", "operator", id, "--data", str(data)]) == 0
    code = call(guest, "tables", game="suits", seats=3, name="Тихий стол")["code"]
    guest.goto(f"/#/t/{code}")
    operator.goto("/#/house")
    operator.get_by_label("Что сказать всем").fill("В полночь обновление")
    assert violations(operator) == []
    operator.get_by_role("button", name="Объявить").tap()
    operator.get_by_text("Объявлено.").wait_for()
    guest.reload()
    guest.get_by_text("В полночь обновление").wait_for()
    operator.get_by_role("button", name=re.compile("Снять.*полночь")).tap()
    operator.get_by_role("button", name=re.compile(f"Закрыть стол.*{code}")).tap()
    operator.get_by_role("dialog").locator(".btn--main").tap()
    operator.get_by_role("button", name=re.compile(f"Закрыть стол.*{code}")).wait_for(state="detached")
    guest.get_by_role("heading", name="Стол закрыт").wait_for()


@at_length("a whole game is played")
def test_friends_gather_for_a_tournament_and_see_whom_they_meet(visitor):
    asya, lev = people(visitor, "Ася", "Лев")
    asya.goto("/#/cup")
    asya.get_by_label("Название (не обязательно)").fill("Осень")
    asya.get_by_role("radio", name=re.compile("Без часов")).check()
    assert violations(asya) == []
    asya.get_by_role("button", name="Создать и позвать").tap()
    asya.get_by_role("heading", name="Осень").wait_for()
    lev.goto(asya.url)
    lev.get_by_role("button", name="Участвовать", exact=True).click()
    lev.get_by_text("Начинает организатор").wait_for()
    assert violations(lev) == []
    asya.get_by_role("button", name="Начать: рассадить").tap()
    asya.get_by_role("heading", name="Раунд 3").wait_for()
    assert violations(asya) == []
    assert asya.evaluate("document.documentElement.scrollWidth <= innerWidth")
    code = asya.locator(".round a").first.get_attribute("href").rpartition("/")[2]
    for page in (asya, lev):
        mine = next(
            place["seat"] for place in page.request.get(f"/api/tables/{code}").json()["seating"] if place["you"]
        )
        call(page, f"tables/{code}/bot", seat=mine, level="random")
    lev.locator(".standing li").nth(1).wait_for()
    lev.locator(".round.now", has_text="Раунд 2").locator("a").wait_for()
    assert violations(lev) == []
    lev.goto("/#/tables")
    lev.locator("a[href^='#/cup/']", has_text="раунд 2 из 3").wait_for()
