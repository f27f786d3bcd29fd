"""People: an account is there in another browser, with what a guest there had, changes and goes; a profile."""

import re
from zipfile import ZipFile

import pytest
from tests.browser.conftest import LOOKS, PATIENCE, PHONE, WIDE
from tests.browser.table import SHEET, violations
from tests.trials import at_length

PASSWORD = "вечер у Медичи"
ANOTHER = "утро у Строцци"
TAB_IN_SIGHT = """() => [...document.querySelectorAll(".tabs [aria-current]")]
    .every((tab) => tab.getBoundingClientRect().left >= 0 && tab.getBoundingClientRect().right <= innerWidth)"""


def sign_up(page, email):
    page.goto("/#/signin")
    form = page.locator("form", has_text="Завести учётную запись")
    form.get_by_label("Ваше имя").fill("Марина")
    form.get_by_label("Электронная почта").fill(email)
    form.get_by_label(re.compile("Пароль")).fill(PASSWORD)
    form.get_by_role("button", name="Завести запись").click()


def confirm(page, office, email):
    page.goto(f"/#/letter/{office.secret(email)}")
    page.locator("main").get_by_role("button", name="Войти").click()
    page.locator("main b", has_text=email).wait_for()


def member(page, office, email):
    """Give somebody an account and a confirmed address."""
    sign_up(page, email)
    page.get_by_text(f"Адрес {email} ещё не подтверждён").wait_for()
    confirm(page, office, email)


def test_an_account_follows_its_person_from_browser_to_browser(visitor, telling):
    first, second = visitor(WIDE, address=telling.address), visitor(PHONE, address=telling.address)
    member(first, telling.office, "marina@example.org")
    first.goto("/#/settings")
    first.get_by_role("heading", name="Настройки").wait_for()
    assert first.get_by_text("Вы гость").count() == 0
    with first.expect_response(lambda one: one.url.endswith("/settings") and one.ok):
        first.get_by_text("Светлая", exact=True).click()
    first.wait_for_selector("html[data-theme=light]")

    second.goto("/#/")
    second.get_by_role("button", name="Сразу играть").click()
    second.wait_for_url("**#/t/*")
    code = second.evaluate("location.hash").split("/")[-1]
    second.goto("/#/signin")
    second.get_by_text("На этом устройстве вы играли гостем").wait_for()
    form = second.locator("form", has_text="Прислать ссылку")
    form.get_by_label("Электронная почта").fill("Marina@Example.org")
    form.get_by_label("Пароль").fill("не тот пароль")
    form.get_by_role("button", name="Войти").click()
    second.get_by_role("alert").get_by_text("не подходят").wait_for()
    form.get_by_label("Пароль").fill(PASSWORD)
    form.get_by_role("button", name="Войти").click()
    second.get_by_role("link", name="Профиль: Марина").wait_for()
    second.wait_for_selector("html[data-theme=light]")  # chosen in the other browser
    first.goto("/#/tables")
    first.locator(f'a[href="#/t/{code}"]').first.wait_for()  # what the guest had begun

    second.goto("/#/me/account")
    second.get_by_text("здесь", exact=True).wait_for()
    assert violations(second) == []
    second.get_by_role("button", name="Завершить все другие").click()
    second.get_by_role("button", name="Завершить все другие").wait_for(state="detached")
    first.goto("/#/about")
    first.reload()
    first.get_by_role("link", name="Войти").wait_for()


def test_password_and_address_change_all_data_is_taken_along_and_the_account_goes(visitor, telling):
    page = visitor(PHONE, address=telling.address)
    member(page, telling.office, "nina@example.org")
    page.get_by_label("Прежний пароль").fill(PASSWORD)
    page.get_by_label("Новый пароль").fill(ANOTHER)
    page.get_by_role("button", name="Сменить пароль").click()
    page.get_by_text("Пароль изменён").wait_for()
    mail = page.get_by_role("region", name="Электронная почта")
    mail.locator("summary").click()
    mail.get_by_label("Новый адрес").fill("vera@example.org")
    mail.get_by_label("Пароль").fill(ANOTHER)
    mail.get_by_role("button", name="Сменить адрес").click()
    mail.get_by_text("Письмо отправлено").wait_for()
    assert violations(page) == []
    confirm(page, telling.office, "vera@example.org")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Скачать всё").click()
    with ZipFile(saved.value.path()) as all_of_it:
        assert any("vera@example.org" in all_of_it.read(name).decode() for name in all_of_it.namelist())
    page.get_by_role("button", name="Удалить запись").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(re.compile("напишите своё имя")).fill("Марина")
    sheet.get_by_label("Пароль").fill(ANOTHER)
    assert violations(page, SHEET) == []
    sheet.get_by_role("button", name="Удалить навсегда").click()
    page.get_by_role("link", name="Войти").wait_for()
    page.goto("/#/signin")
    form = page.locator("form", has_text="Прислать ссылку")
    form.get_by_label("Электронная почта").fill("vera@example.org")
    form.get_by_label("Пароль").fill(ANOTHER)
    form.get_by_role("button", name="Войти").click()
    page.get_by_role("alert").get_by_text("не подходят").wait_for()


@at_length("five games come first")
@pytest.mark.parametrize(("screen", "lang", "theme"), LOOKS)
def test_a_profile_shows_what_was_played_in_numbers_or_charts(visitor, screen, lang, theme):
    page = visitor(screen, lang=lang, theme=theme)
    page.goto("/#/")
    page.evaluate(
        """async () => {
          const post = async (path, body = {}) => (await fetch(`api/${path}`, {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
          })).json();
          await post("guest", { name: "Ира" });
          await post("profile/rating", { on: true });
          const play = async () => {
            const seating = ["me", "bot:random", "bot:random"];
            const { code } = await post("tables", { game: "suits", seats: 3, seating });
            await post(`tables/${code}/start`);
            await post(`tables/${code}/bot`, { seat: 0, level: "random" });
            for (;;) {
              const table = await (await fetch(`api/tables/${code}`)).json();
              if (table.status === "over") return;
              await new Promise((later) => setTimeout(later, 100));
            }
          };
          await Promise.all([0, 1, 2, 3, 4].map(play));
        }"""
    )
    page.reload()
    page.goto("/#/me")
    words = {"ru": ("показать числами", "Партии", "Люди"), "en": ("show the numbers", "Games", "People")}[lang]
    page.get_by_text(words[0]).first.click()
    assert page.locator("details[open] tbody tr").count() == 5
    assert page.get_by_role("img", name=re.compile("Очки|Points")).count() == 1
    assert not re.search(r"\b[123]th\b", page.locator("main").inner_text())
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row = page.locator('main a[href^="#/t/"]')
    assert row.count() == 5
    row.first.click()
    page.wait_for_selector("[data-over]")
    for path in ("#/me/people", "#/me/account", "#/me/notices", "#/signin"):
        page.goto(f"/{path}")
        page.wait_for_selector("main h2")
        assert violations(page) == [], path
        assert not re.search(r"(account|house|notices)-[a-z]", page.locator("body").inner_text()), path
        assert page.evaluate(TAB_IN_SIGHT), f"{path}: the tab that is open is out of sight"


def test_a_passkey_is_made_lets_its_person_in_elsewhere_and_is_removed(browser, address):
    context = browser.new_context(viewport=PHONE, locale="ru-RU", base_url=address.replace("127.0.0.1", "localhost"))
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    line.send("WebAuthn.addVirtualAuthenticator", {"options": device | {"isUserVerified": True}})
    sign_up(page, "marina@example.org")
    keys = page.get_by_role("region", name="Ключи доступа")
    keys.get_by_role("button", name="Добавить ключ").click()
    keys.get_by_role("alert").wait_for()  # the password first
    keys.get_by_label("Пароль").fill(PASSWORD)
    keys.get_by_role("button", name="Добавить ключ").click()
    keys.get_by_text("Ключ добавлен").wait_for()
    assert keys.get_by_role("listitem").count() == 1
    assert violations(page) == []

    page.get_by_role("button", name="Выйти", exact=True).click()
    page.wait_for_url("**#/")
    page.goto("/#/signin")
    page.get_by_role("button", name="Войти с ключом").click()
    page.get_by_role("link", name="Профиль: Марина").wait_for()
    page.goto("/#/me/account")
    keys.get_by_text("вход: сейчас").wait_for()
    keys.get_by_role("button", name="Убрать").click()
    keys.get_by_role("listitem").wait_for(state="detached")
    page.get_by_role("button", name="Выйти", exact=True).click()
    page.wait_for_url("**#/")
    page.goto("/#/signin")
    page.get_by_role("button", name="Войти с ключом").click()
    page.get_by_text("Такого ключа здесь нет").wait_for()
    context.close()
