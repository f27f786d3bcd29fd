"""A whole game of «Масти Власти»: two people in two browsers, one by taps on a phone, one by keyboard, wide."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooSlowError
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import (
    ASKED,
    OVER,
    SETTLED_AND_ASKED,
    SOON,
    TABLE,
    code_of,
    come_to_rest,
    hurry,
    look,
    number_of,
    play_until_over,
    press_keys,
    seat,
    seat_bots,
    sit,
    tap_a_card,
    violations,
)
from tests.trials import at_length


@pytest.fixture
def two_and_bots(visitor):
    """A table of four: a host on a phone (Russian, dark), a guest on a wide screen (English, light), two bots."""
    host, guest = visitor(PHONE), visitor(WIDE, lang="en", theme="light")
    host.goto("/#/new/suits")
    seat_bots(host, "novice")
    seat(host, 1, "open")
    host.get_by_label("Ваше имя").fill("Марк")
    host.locator("form .btn--main").tap()
    code = code_of(host)
    guest.goto(f"/#/t/{code}")
    guest.wait_for_function("() => document.activeElement.id === 'name'")
    guest.keyboard.type("Anya")
    guest.keyboard.press("Enter")
    host.get_by_role("button", name="Начать", exact=True).tap()  # nobody's seat is left to a bot
    host.wait_for_selector("#prompt")
    guest.wait_for_selector("#prompt")
    return host, guest


def test_a_whole_game_by_taps_and_by_keyboard(two_and_bots):
    host, guest = two_and_bots
    for page in two_and_bots:
        assert violations(page) == [], "in play"
    answered = play_until_over([(host, tap_a_card), (guest, press_keys)])
    assert answered >= 16
    assert host.locator(".board").inner_text() != ""
    for page in two_and_bots:
        assert violations(page, TABLE) == [], "at the end"
    host.keyboard.press("Escape")  # all of the count at once
    host.get_by_role("button", name="Ещё партия").tap()
    host.get_by_role("button", name="Начать").wait_for()
    guest.get_by_role("button", name="want another game").click()
    guest.wait_for_url(re.compile(code_of(host)))


def test_a_dropped_connection_comes_back_to_the_same_decision(alone):
    page = alone
    before = page.locator(".hand [data-card]").count()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length > 0")
    assert page.locator(".hand [data-card]").count() == before
    assert not look(page)["over"]


def test_a_page_that_was_open_during_an_upgrade_begins_anew(visitor):
    page = visitor(PHONE)
    sit(page, "suits", ["me", "bot:random", "bot:random"])
    page.evaluate("window.before = true")
    newer = '<script type="module" src="./assets/index-newer.js"></script>'
    page.route(
        lambda url: url.endswith("/"),
        lambda route: (
            route.fulfill(content_type="text/html", body=newer)
            if route.request.resource_type == "fetch"
            else route.continue_()
        ),
    )
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.wait_for_function("() => !window.before && document.querySelector('#prompt')")


BOXES = """() => [...document.querySelectorAll('.hand .slot, .round, .ledger, #prompt, #prompt .keys > *')]
    .map(element => Object.values(element.getBoundingClientRect().toJSON()).map(Math.round).join())"""


def sit_down(page):
    """Sit down against three bots, until a first card is asked for."""
    page.goto("/#/new/suits")
    seat_bots(page, "novice")
    page.locator("form .btn--main").click()
    page.wait_for_selector(SETTLED_AND_ASKED)
    come_to_rest(page)
    return page


@pytest.fixture
def alone(visitor):
    """Somebody on a phone against three bots, asked for a first card."""
    return sit_down(visitor(PHONE))


def test_nothing_moves_between_two_taps_on_a_phone(alone):
    before = alone.evaluate(BOXES)
    card = alone.locator(".hand .card.legal").last
    card.tap()
    alone.locator(".hand .card.raised").wait_for()
    come_to_rest(alone)  # what rises has risen
    assert alone.evaluate(BOXES) == before
    number, box = number_of(alone), card.bounding_box()
    alone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)  # its lower end is no dead place
    alone.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=number)


WATCH = """() => {
    window.seen = [];
    const look = () => {
        const beat = document.querySelector('.suits')?.dataset.beat.split(' ')[1];
        const filmed = document.querySelector('.shell:not([data-settled])') !== null;
        const sum = document.querySelector('.ledger tr.me .sum:not(.would)')?.innerText;
        const at = Math.round(document.querySelector('.places')?.getBoundingClientRect().x);
        seen.push([beat, filmed, document.querySelector('.place.turn') !== null, sum, at]);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_nothing_is_announced_before_it_has_been_shown(visitor):
    alone = sit_down(visitor(PHONE, pace="normal", motion="no-preference"))
    had = alone.locator(".ledger tr.me .sum").inner_text()
    for card in alone.locator(".hand .card.legal").all():
        card.tap()
        if alone.locator(".ledger .sum.would").count():  # one that may take the round, with its forecast
            break
    alone.evaluate(WATCH)
    alone.locator("#prompt .main").tap()
    alone.wait_for_function("() => seen.some(([beat]) => beat === 'taken')")
    seen = alone.evaluate("seen")
    assert any(filmed for _, filmed, *_ in seen)
    assert not any(filmed and turn for _, filmed, turn, *_ in seen)
    sums = {sum for beat, filmed, _, sum, _ in seen if filmed and sum and beat != "taken"}
    assert {sum.split(",")[0].strip() for sum in sums} == {had}
    assert len({at for *_, at in seen}) == 1  # the places stay where they are while their cards leave them


NAMED = """() => {
    const floor = document.querySelector('.round').getBoundingClientRect().bottom;
    const names = [...document.querySelectorAll('.place .name')].map((name) => name.getBoundingClientRect());
    return names.length === 4 && names.every(({height, bottom}) => height > 0 && bottom <= floor);
}"""


def test_a_phone_turned_and_turned_back_has_the_table_it_had(alone):
    alone.locator(".hand .card.legal").last.tap()
    alone.locator(".hand .card.raised").wait_for()
    come_to_rest(alone)
    before = alone.evaluate(BOXES)
    alone.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    alone.wait_for_function(NAMED)
    legal = alone.locator(".hand .card.legal")
    if legal.count() > 1:  # the only one that fits, tapped again, would be played
        legal.first.tap()
        legal.last.tap()
    alone.set_viewport_size(PHONE)
    alone.wait_for_function(f"before => JSON.stringify(({BOXES})()) === JSON.stringify(before)", arg=before)


IN_SIGHT = """() => {
    const floor = innerWidth >= 1024 ? innerHeight : document.querySelector('#prompt').getBoundingClientRect().top;
    const cards = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect());
    return cards.length > 0 && cards.every(({width, bottom}) => width >= 72 && bottom <= floor + 1);
}"""


TRICK = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [round, places] = [box('.round'), box('.places')];
    const lie = box('.place :is(.slot, .spot)').width >= box('.trump .card').width - 1;
    return lie && places.top >= round.top - 1 && places.bottom <= round.bottom + 1;
}"""


WIDTH = "() => getComputedStyle(document.querySelector('.place')).getPropertyValue('--w')"


def test_the_whole_hand_lies_in_sight_on_a_tablet_however_it_is_turned(visitor):
    page = sit_down(visitor({"width": 768, "height": 1024}))
    page.wait_for_function(IN_SIGHT)
    for width, height in ((1024, 768), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT)
    page.set_viewport_size(WIDE)
    page.wait_for_function(TRICK)  # what is fought over is not smaller than what stands beside it
    assert page.evaluate(WIDTH).endswith("px")  # a card that flies out of its place is as wide as it lay there
    page.set_viewport_size({"width": 768, "height": 1024})


def test_the_bribe_is_in_sight_with_a_full_hand_and_says_why_not(alone):
    bribe = alone.locator("#prompt").get_by_role("button", name="Взятка")
    box = bribe.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"]
    assert box["height"] >= 44
    asks_to_lead = bribe.get_attribute("aria-disabled") == "true"
    alone.keyboard.press("b")
    if asks_to_lead:
        alone.locator(".why").wait_for()
    else:
        alone.locator("#prompt .btn--main", has_text="Дать взятку").wait_for()
        alone.locator(".hand .card.legal").first.tap()  # on second thoughts a card: it takes the place of the gem
        expect(bribe).to_have_attribute("aria-pressed", "false")
        alone.locator(".hand .card.raised").wait_for()
    alone.keyboard.press("Escape")
    legal = alone.locator(".hand .card.legal").first
    place = alone.locator(".hand .card").evaluate_all("all => all.findIndex(e => e.matches('.legal'))") + 1
    if place <= 9:
        alone.keyboard.press(str(place))
    else:  # no digit reaches it
        legal.tap()
    expect(legal).to_have_attribute("aria-pressed", "true")
    before = number_of(alone)
    alone.keyboard.press("Enter")
    alone.wait_for_function("before => document.querySelector('.shell').dataset.number !== before", arg=before)


@at_length("a round has to be taken first")
def test_the_trump_that_may_be_left_lies_there_whole(visitor):
    page = visitor(PHONE)
    sit(page, "suits", ["me", *["bot:random"] * 5])
    left = page.locator(".trump .legal")
    while not left.count():
        assert page.locator(OVER).count() == 0, "no round was taken"
        mine = page.locator(".hand .legal")
        if mine.count():
            best = page.locator(".hand .legal:has(.pill:not(.cannot))")
            with suppress(TooSlowError):
                (best if best.count() else mine).first.tap(timeout=SOON)
                page.locator("#prompt .btn--main").tap(timeout=SOON)
        hurry(page)
        page.wait_for_timeout(20)
    come_to_rest(page)
    foot = """card => {
        const {x, width, bottom} = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(x + width / 2, bottom - 4));
    }"""
    assert left.evaluate(foot)
    left.tap()
    assert left.evaluate(foot)
    assert violations(page, TABLE) == []
