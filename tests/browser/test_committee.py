"""«Комитет» in the browser: whole games by the prompt alone, and what the board tells besides."""

import pytest
from tests.browser.conftest import LEARNT, PHONE, WIDE
from tests.browser.table import (
    SHEET,
    TABLE,
    play_by_hand,
    seat_bots,
    sit,
    tap_an_option,
    violations,
)
from tests.trials import times


def start(page):
    """Make a table for two with a bot and sit down."""
    page.goto("/#/new/committee")
    page.get_by_text("2", exact=True).first.click()
    seat_bots(page, "random")
    page.locator("form .btn--main").click()
    page.wait_for_selector("#prompt")


@pytest.mark.parametrize(("screen", "theme"), times([(PHONE, "light")], [(PHONE, "light"), (WIDE, "dark")]))
def test_a_whole_game_through_the_prompt(visitor, screen, theme):
    page = visitor(screen, theme=theme)
    start(page)
    assert violations(page) == []
    play_by_hand(page, tap_an_option, times(12, None))
    assert "committee-" not in page.locator("body").inner_text()
    assert violations(page, TABLE) == []


def into_the_case(page):
    """Put the introduction away, so that the map lies open."""
    page.locator("[data-read]").click()
    page.locator("[data-take-all]").wait_for()
    page.locator(".mini .back, .left .shut").click()
    page.wait_for_selector(".map")
    page.wait_for_selector(".committee .leaf", state="detached")


@pytest.mark.parametrize(("screen", "theme"), times([(PHONE, "dark")], [(PHONE, "dark"), (WIDE, "light")]))
def test_every_page_of_the_board_passes_axe(visitor, screen, theme):
    page = visitor(screen, theme=theme)
    sit(page, "committee", ["me", "bot:random"])
    into_the_case(page)
    crew = ".crew button" if screen == PHONE else ".list button"
    for opener, within in ((crew, None), (".map .city", ".leaf"), (".place .pinned", ".leaf")):
        page.locator(opener).first.click()
        page.wait_for_selector(".leaf")
        assert violations(page, within) == [], opener
        page.keyboard.press("Escape")
        page.wait_for_selector(".leaf", state="detached")
        page.wait_for_selector(".map")


def test_on_a_phone_there_is_room_for_fingers_and_pawns_and_reconstructed_values_are_marked(visitor):
    page = visitor(PHONE)
    sit(page, "committee", ["me", "bot:random"])
    into_the_case(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll(".committee .place button, #prompt .opt, .stocks")]
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && (width < 40 || height < 40)).length"""
    )
    assert small == 0
    pawns = page.locator(".map .pawn")
    map_box = page.locator(".map").bounding_box()
    boxes = [pawns.nth(index).bounding_box() for index in range(pawns.count())]
    assert len(boxes) == 2
    for box in boxes:
        assert map_box["x"] <= box["x"]
        assert box["x"] + box["width"] <= map_box["x"] + map_box["width"]
    assert abs(boxes[0]["x"] - boxes[1]["x"]) > 15 or abs(boxes[0]["y"] - boxes[1]["y"]) > 15
    page.locator(".crew button").first.click()
    page.wait_for_selector(".agent .approx")
    assert "реконструированы" in page.locator(".agent .remark").inner_text()


def test_on_a_phone_four_names_are_whole_and_one_button_shines_beside_the_case(visitor):
    page = visitor(PHONE)
    sit(page, "committee", ["me", "bot:random", "bot:random", "bot:random"])
    page.locator("[data-read]").wait_for()
    cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert page.locator(".seat__name").evaluate_all(cut) == []
    shining = "(buttons, one) => buttons.filter((each) => getComputedStyle(each).backgroundColor === one).length"
    gold = page.locator("[data-read]").evaluate("button => getComputedStyle(button).backgroundColor")
    assert page.locator(".committee button, #prompt button").evaluate_all(shining, gold) == 1


def about_to_serve(visitor):
    """A page on a phone on which somebody chooses where to serve."""
    page = visitor(PHONE)
    sit(page, "committee", ["me", *["bot:random"] * 3])
    page.locator("[data-read]").click()
    page.locator("[data-take-all]").click()
    page.locator("#prompt .opt", has_text="Выбрать город").first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('.tracks').length === 1")
    page.evaluate(
        """() => {
            window.drawn = document.querySelector('.map').getBoundingClientRect().toJSON();
            const prompt = document.getElementById('prompt');
            const tall = () => prompt.getBoundingClientRect().height;
            let asked = tall();
            window.shrunk = [];
            new MutationObserver(() => {
                if (prompt.dataset.mode === 'sending' && tall() < asked - 1) window.shrunk.push([asked, tall()]);
                if (prompt.dataset.mode !== 'sending') asked = tall();
            }).observe(prompt, {subtree: true, childList: true, attributes: true});
        }"""
    )
    page.locator("#prompt .opt", has_text="Выбрать город").first.click()
    page.locator(".visit .hint").wait_for()
    return page


def test_the_map_stays_as_large_while_destinations_are_looked_at(visitor):
    page = about_to_serve(visitor)
    assert page.evaluate("shrunk") == []
    page.wait_for_function("() => document.querySelectorAll('.tracks').length === 1")
    before = [page.locator(part).bounding_box() for part in (".place", ".map")]
    assert before[1]["width"] > 300
    asked = page.evaluate("drawn")
    assert before[1] == pytest.approx({side: asked[side] for side in before[1]}, abs=1), "as under the question before"
    assert before[1]["y"] + before[1]["height"] <= before[0]["y"] + before[0]["height"] + 1, "the far south is in sight"
    for city in (page.locator(".map .city").nth(3), page.locator(".map .city[aria-pressed=false]").first):
        city.click()
        page.locator(".visit ol").wait_for()
        for part, box in zip((".place", ".map"), before, strict=True):
            assert page.locator(part).bounding_box() == pytest.approx(box, abs=1)
    page.locator(".visit .go[data-spot]").wait_for()
    assert page.locator(".visit .others details").count() == 0, "nothing else is about that city"


def test_a_phone_shows_the_whole_map_over_the_plans_of_bots(visitor):
    page = visitor(PHONE)
    sit(page, "committee", ["me", *["bot:planner"] * 3])
    page.locator("[data-read]").click()
    page.locator("[data-take-all]").wait_for()
    page.evaluate(
        """() => {
            const prompt = document.getElementById('prompt');
            window.heights = new Set();
            const look = () => document.querySelector('[data-spot="income"]') && heights.add(prompt.offsetHeight);
            new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
            look();
        }"""
    )
    page.locator("[data-take-all]").click()
    page.locator(".plans .face").first.wait_for()
    assert len(page.evaluate("[...heights]")) == 1, "the sheet of incomes keeps its edge while others take theirs"
    page.wait_for_function("() => document.querySelectorAll('.table > .tracks').length === 1")
    place, drawn = (page.locator(part).bounding_box() for part in (".place", ".map"))
    assert drawn["width"] > 300
    assert drawn["y"] + drawn["height"] <= place["y"] + place["height"] + 1, "the far south is in sight"
    assert page.locator(".crew .goods").count() == 4
    assert "Выбрать город" in page.locator("#prompt .do > .opt").inner_text()
    page.locator(".mini").get_by_role("button", name="Задания").click()
    page.locator(".leaf .rest [data-mission]").first.click()
    page.locator(".leaf [role=tablist]").wait_for()


def test_the_hint_at_the_incomes_covers_no_choice_of_cargo(visitor):
    wanted = "JSON.stringify({met: ['committee'], hints: ['committee']})"
    page = visitor(PHONE, knows=False, script=f"if (location.host) localStorage['{LEARNT}'] ??= {wanted}")
    sit(page, "committee", ["me", "bot:random"])
    page.locator("[data-read]").click()
    page.locator('[data-say="committee-lesson-hint-income"]').wait_for()
    page.wait_for_function(
        """() => {
            const [words, choice] = ['section.words', '.choice'].map(
                (one) => document.querySelector(one).getBoundingClientRect());
            return words.height > 0 && (words.bottom <= choice.top || choice.bottom <= words.top);
        }"""
    )


@pytest.mark.parametrize("screen", [PHONE, WIDE])
def test_what_a_partner_advises_is_begun_with_one_touch(visitor, screen):
    page = visitor(screen)
    sit(page, "committee", ["me", *["bot:planner"] * 3])
    page.locator("[data-read]").click()
    page.locator("[data-take-all]").click()
    page.locator("[data-counsel]:enabled").wait_for()
    assert violations(page) == []
    words = page.locator("#prompt .tell b").inner_text()
    page.locator("[data-counsel]").click()
    goal = page.locator("#prompt .visit .go b")
    goal.wait_for()
    assert goal.inner_text().split(": ")[-1] in words


def test_where_one_serves_stays_in_sight_when_the_phone_is_turned(visitor):
    page = about_to_serve(visitor)
    for screen in ({"width": 740, "height": 360}, PHONE):
        page.set_viewport_size(screen)
        page.wait_for_function(
            """width => {
                const [place, pawn] = ['.place', '.pawn[data-seat="0"]'].map(
                    (one) => document.querySelector(one).getBoundingClientRect());
                return innerWidth === width && pawn.top >= place.top && pawn.bottom <= place.bottom;
            }""",
            arg=screen["width"],
        )


def test_on_a_phone_held_across_every_answer_is_whole(visitor):
    page = visitor({"width": 740, "height": 360})
    sit(page, "committee", ["me", *["bot:planner"] * 3])
    page.locator("[data-read]").click()
    page.locator("[data-take-all]").click()
    page.locator("[data-counsel]:enabled").wait_for()
    assert overflowing(page) == []
    own = page.locator("#prompt .do > .opt").bounding_box()
    assert own["y"] + own["height"] <= 360, "both answers are in sight"
    page.locator("#prompt .do > .opt").click()
    page.locator("#prompt .near button").first.wait_for()
    assert overflowing(page) == []


def overflowing(page):
    """What answers say beyond their own edge, or beyond that of the screen."""
    return page.locator("#prompt").evaluate(
        """prompt => [...prompt.querySelectorAll('.btn, .near span')].filter((one) => one.checkVisibility()
            && !one.classList.contains('sr')
            && ((one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
                    && getComputedStyle(one).display !== 'inline'
                || one.getBoundingClientRect().right > innerWidth)).map((one) => one.textContent)"""
    )


def test_the_team_is_chosen_by_its_faces(visitor):
    page = visitor(PHONE)
    page.goto("/#/new/committee")
    farkhad = page.locator(".team button", has_text="Фархад")
    farkhad.click()
    assert farkhad.get_attribute("aria-pressed") == "true"
    farkhad.click()
    page.locator(".team .own", has_text="Фархад").wait_for()
    page.get_by_role("button", name="Вы", exact=True).tap()
    assert page.get_by_label("Агент за местом 1").input_value() == "farkhad"
    page.get_by_label("Ваше имя").fill("Вера")
    page.get_by_role("button", name="Сохранить").tap()
    assert violations(page) == []


def test_a_name_in_the_log_tells_what_it_names_and_shows_it(visitor):
    page = visitor(WIDE)
    sit(page, "committee", ["me", "bot:random"])
    into_the_case(page)
    city = page.locator(".log .name").last
    city.click()
    sheet = page.locator("dialog[open]")
    assert sheet.locator("p").count() > 0
    assert violations(page, SHEET) == []
    sheet.get_by_role("button", name="Показать на столе").click()
    page.locator(".committee .left .leaf").first.wait_for()
    assert page.locator(".map").is_visible()


def test_the_map_comes_nearer_and_stays_where_it_was_looked_at(visitor):
    page = visitor(PHONE)
    sit(page, "committee", ["me", "bot:random"])
    into_the_case(page)
    before = page.locator(".map").bounding_box()["width"]
    page.get_by_role("button", name="Карта ближе").tap()
    page.wait_for_function(
        "width => document.querySelector('.map').getBoundingClientRect().width > width * 1.5", arg=before
    )
    assert violations(page) == []
    page.get_by_role("button", name="Карта дальше").tap()
    page.wait_for_function(
        "width => document.querySelector('.map').getBoundingClientRect().width < width * 1.1", arg=before
    )


def test_no_city_one_can_go_to_comes_to_lie_under_the_button_that_draws_the_map_nearer(visitor):
    page = about_to_serve(visitor)
    under = """pushed => {
        document.querySelector('.ground').scrollTop = pushed;
        const box = document.querySelector('.nearer button').getBoundingClientRect();
        return [...document.querySelectorAll('.map .city')].filter((city) => {
            const {left, right, top, bottom} = city.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        }).map((city) => city.dataset.city);
    }"""
    assert [page.evaluate(under, pushed) for pushed in (0, 40, 9999)] == [[], [], []]
