"""Notices: somebody chooses what they are told and tests it, a click stops letters; the program opens without a net."""

import json
import re
from contextlib import contextmanager

import pytest
from tests.browser.conftest import FLAGS, PATIENCE, PHONE, SHELL, WHOLE, WIDE
from tests.browser.table import ASKED, SHEET, call, code_of, seated, violations
from tests.server.helpers import until
from tests.server.receiving import receiver


@pytest.fixture
def there():
    """Somebody to whom posts are sent."""
    with receiver() as found:
        yield found


@pytest.fixture
def whole_browser(chromium, browser):
    """A browser that shows notices."""
    if SHELL == WHOLE:
        yield browser
        return
    running = chromium.launch(executable_path=WHOLE, args=FLAGS)
    yield running
    running.close()


@contextmanager
def working(browser, address):
    """A page with workers, on a phone."""
    context = browser.new_context(viewport=PHONE, locale="ru-RU", base_url=address)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def test_notices_are_chosen_tested_delivered_and_stopped(visitor, telling, there):
    page = visitor(PHONE, address=telling.address)
    page.goto("/#/signin")
    form = page.locator("form", has_text="Завести учётную запись")
    form.get_by_label("Ваше имя").fill("Ольга")
    form.get_by_label("Электронная почта").fill("olga@example.org")
    form.get_by_role("button", name="Завести запись").click()
    page.get_by_text("ещё не подтверждён").wait_for()
    page.goto(f"/#/letter/{telling.office.secret('olga@example.org')}")
    page.locator("main").get_by_role("button", name="Войти").click()
    page.locator("main b", has_text="olga@example.org").wait_for()
    page.goto("/#/me/notices")
    page.get_by_text("Чат-бот").first.click()
    page.get_by_label("Ваш ход: Почта").uncheck()  # what the server answers folds nothing that was opened
    page.get_by_label("Адрес (https)").fill(f"{there.address}/hook")
    page.get_by_role("button", name="Сохранить адрес").click()
    page.get_by_text("Адрес сохранён").wait_for()
    assert page.get_by_label("Ваш ход: Чат-бот").is_checked()
    page.get_by_role("switch", name="Тихие часы").check()
    page.get_by_text("утром одна сводка").wait_for()
    page.get_by_role("button", name="Проверить").click()
    page.locator(".state.good").nth(1).wait_for()
    assert [told["title"] for told in there.taken] == ["Проверка: уведомления приходят сюда."]
    letter = telling.office.wait("olga@example.org", 2)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"(account|house|notices)-[a-z]", page.locator("main").inner_text())

    token = letter["List-Unsubscribe"].rpartition("/")[2].rstrip(">")
    stranger = visitor(WIDE, lang="en", address=telling.address)
    stranger.goto(f"/#/stop/{token}")
    stranger.get_by_text("No more will be sent").wait_for()
    assert violations(stranger) == []
    page.reload()
    page.get_by_label("Время кончается: Почта").wait_for()
    assert not page.get_by_label("Время кончается: Почта").is_checked()
    assert page.get_by_label("Ваш ход: Чат-бот").is_checked()


def test_the_app_opens_without_a_net_and_says_so(browser, address):
    with working(browser, address) as page:
        page.goto("/#/about")
        manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
        for icon in manifest["icons"]:
            assert page.evaluate("(src) => fetch(src).then((answer) => answer.ok)", icon["src"])
        page.evaluate(
            """async () => {
              await navigator.serviceWorker.ready;
              const files = await caches.open("kuluary-files");
              while ((await files.keys()).length < 5) await new Promise((later) => setTimeout(later, 50));
            }"""
        )
        page.context.set_offline(True)
        page.reload()
        page.get_by_text("Вы не в сети").wait_for()
        page.context.set_offline(False)
        page.get_by_text("Вы не в сети").wait_for(state="detached")


def test_the_badge_says_how_many_games_wait_and_a_table_can_be_silent(visitor):
    told = "navigator.setAppBadge = async (n) => { window.told = n; };"
    told += "navigator.clearAppBadge = async () => { window.told = 0; };"
    code, (page,) = seated(visitor, [(PHONE, "ru")], script=told)
    page.goto("/#/tables")
    page.wait_for_function("() => window.told === 1")
    page.goto(f"/#/t/{code}")
    page.get_by_role("button", name="Меню").tap()
    page.get_by_role("button", name="Уведомления: да").tap()
    page.get_by_role("button", name="Уведомления: нет").wait_for()
    assert violations(page, SHEET) == []
    assert page.request.get("/api/notices").json()["muted"] == [code]
    call(page, f"tables/{code}/bot", seat=0, level="random")
    page.evaluate("dispatchEvent(new Event('blur'))")  # they turn to something else
    page.wait_for_function("() => window.told === 0")


def test_a_push_shows_a_notice_whose_click_leads_to_the_decision(whole_browser, telling, there):
    with working(whole_browser, telling.address) as page:
        context = page.context
        context.grant_permissions(["notifications"])
        line = context.new_cdp_session(page)
        found = []
        line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
        line.send("ServiceWorker.enable")
        page.goto("/")
        page.locator("main .btn--main").first.click()
        page.get_by_text("Я знаю эту игру").click()  # nothing is asked while that is read
        page.wait_for_selector(ASKED)
        code = code_of(page)
        call(page, "notices/device", **there.subscription)
        call(page, "notices/test")
        until(there.pushed)
        pushed = there.pushed()[0] | {"url": f"#/t/{code}"}  # as it comes when a move is asked for there
        page.goto("/#/about")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        origin = re.match(r"https?://[^/]+", page.url).group(0)
        until(lambda: page.evaluate("true") and any(one["scopeURL"].startswith(origin) for one in found))
        registration = next(one["registrationId"] for one in found if one["scopeURL"].startswith(origin))
        data = {"origin": origin, "registrationId": registration, "data": json.dumps(pushed)}
        line.send("ServiceWorker.deliverPushMessage", data)
        shown = """async () => {
          const here = await navigator.serviceWorker.ready;
          return (await here.getNotifications()).map(({ title, data }) => [title, data.url]);
        }"""
        until(lambda: page.evaluate(shown))
        assert page.evaluate(shown) == [["Проверка: уведомления приходят сюда.", f"#/t/{code}"]]
        context.service_workers[0].evaluate(
            """async () => {
              const [notification] = await self.registration.getNotifications();
              self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
            }"""
        )
        page.wait_for_url(f"**#/t/{code}")
        page.wait_for_selector(ASKED)
        assert page.evaluate(shown) == []
