"""A pack in the browser: a value corrected, a fault at its field; the pack is saved, travels and is played."""

import json
import re

import pytest
from tests.browser.conftest import LOOKS, PHONE, WIDE
from tests.browser.table import (
    SHEET,
    code_of,
    seat_bots,
    unfold,
    violations,
)
from tests.trials import at_length

MINIMUM = '[data-place="objects.toml banks minimum"]'
COPIES = '[data-place="objects.toml banks copies"]'


def open_editor(page, game="power"):
    page.goto(f"/#/packs/{game}/new")
    page.locator("main.editor").wait_for()


def part(page, name):
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


@at_length("every value of every game is looked at")
@pytest.mark.parametrize(("screen", "lang", "theme"), LOOKS)
def test_every_part_of_every_game_is_accessible(visitor, screen, lang, theme):
    page = visitor(screen, lang=lang, theme=theme)
    page.goto("/#/packs")
    page.locator("main h1").wait_for()
    assert violations(page) == []
    for game in ("suits", "power", "committee"):
        open_editor(page, game)
        for at in range(page.locator(".part").count()):
            page.locator(".part").nth(at).click()
            assert page.locator(".sec-row").count() > 0
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        assert violations(page) == []
        text = page.locator("body").inner_text()
        assert "packs-" not in text
        assert "house-" not in text


def test_a_pack_is_corrected_saved_exported_imported_and_played(visitor, tmp_path):
    page = visitor(WIDE)
    open_editor(page)
    part(page, "Объекты")
    field = page.locator(f"{MINIMUM} input")
    field.fill("99")
    fault = page.locator(".sec-row--bad .fault")
    fault.wait_for()
    assert "Банки, минимум" in fault.inner_text()
    assert "целое число от 1 до 10" in fault.inner_text()
    page.locator(".live .poster").wait_for()
    assert field.get_attribute("aria-invalid") == "true"
    assert "Одно поле не сходится" in page.locator(".keep [role=status]").inner_text()
    assert violations(page) == []

    page.reload()
    part(page, "Объекты")
    assert page.locator(f"{MINIMUM} input").input_value() == "99"

    page.locator(f"{MINIMUM} input").press("Escape")
    assert page.locator(f"{MINIMUM} input").input_value() == "1"
    page.locator(f"{MINIMUM} input").fill("3")
    fault.wait_for(state="detached")
    page.locator(f"{MINIMUM} .restore").click()
    assert page.locator(f"{MINIMUM} input").input_value() == "1"
    page.locator(f"{MINIMUM} input").fill("2")
    page.locator(f"{COPIES} input").nth(1).fill("4")
    page.get_by_label("Название набора").fill("С моей коробки")
    page.get_by_label("Откуда значения").fill("второе издание")
    page.locator(".changes li").nth(1).wait_for()
    assert "Банки, минимум" in page.locator(".changes").inner_text()
    page.get_by_role("group", name="Откуда значение: Банки, минимум").get_by_text("так напечатано").click()
    page.get_by_role("button", name="Сохранить набор").click()
    page.wait_for_url(re.compile(r"#/packs/power/[0-9a-f]{12}"))
    page.get_by_role("link", name="Выгрузить").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Выгрузить").click()
    download.value.save_as(tmp_path / "pack.json")
    file = json.loads((tmp_path / "pack.json").read_text())
    assert (file["name"], file["note"]) == ("С моей коробки", "второе издание")
    assert file["files"]["objects.toml"]["banks"]["minimum"] == 2
    assert file["sources"] == {"objects.toml/banks/minimum": "printed"}

    friend = visitor(PHONE)
    friend.goto("/#/packs")
    friend.locator("main h1").wait_for()
    friend.locator("input[type=file]").set_input_files(tmp_path / "pack.json")
    friend.get_by_text("Набор на месте: С моей коробки").wait_for()
    friend.locator("input[type=file]").set_input_files(tmp_path / "pack.json")
    friend.get_by_text("Такой набор уже есть: С моей коробки").wait_for()
    (tmp_path / "other.json").write_text('{"game": "power", "files": {}}')
    friend.locator("input[type=file]").set_input_files(tmp_path / "other.json")
    friend.get_by_text("Файл не принят, ничего не изменилось").wait_for()
    assert violations(friend) == []

    friend.get_by_role("button", name="Играть набором «С моей коробки»").tap()
    picker = friend.get_by_label("Набор карт и чисел")
    friend.wait_for_function("() => document.querySelector('#pack')?.value")
    assert "2 отличия" in picker.locator("option:checked").inner_text()
    friend.locator("[name=preset][value=people]").check()
    friend.locator("form .btn--main").tap()
    code = code_of(friend)
    note = friend.get_by_role("button", name="Набор: С моей коробки")
    note.tap()
    friend.locator("dialog .changes li").first.wait_for()
    assert "Банки, минимум\nтак напечатано" in friend.locator("dialog").inner_text()
    assert violations(friend, SHEET) == []
    friend.get_by_role("button", name="Закрыть", exact=True).tap()

    page.goto(f"/#/t/{code}")
    page.get_by_role("button", name="Набор: С моей коробки").wait_for()
    friend.get_by_text("Условия игры").tap()
    friend.get_by_label("Набор карт и чисел").select_option("")
    page.get_by_role("button", name="Набор: С моей коробки").wait_for(state="detached")


def test_a_started_table_says_which_pack_it_plays(visitor):
    page = visitor(WIDE, lang="en", theme="light")
    open_editor(page, "suits")
    four = page.locator('[data-place="deck.toml standard 4"]')
    four.get_by_label("Duchess").select_option(label="merchants")
    four.get_by_label("Chancellor").select_option(label="aristocrats")
    page.get_by_label("Name of the pack").fill("My deck")
    page.locator(".changes li").first.wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Save the pack").click()
    page.wait_for_url(re.compile(r"#/packs/suits/[0-9a-f]{12}"))
    page.goto("/#/new/suits")
    page.wait_for_function("() => document.querySelectorAll('#pack option').length > 1")
    unfold(page)
    page.locator("#pack").select_option(index=1)
    seat_bots(page, "random")
    page.locator("form .btn--main").click()
    page.locator("#prompt").wait_for()
    assert "My deck" in page.locator(".bar__title").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pack: My deck").click()
    page.locator("dialog .changes li").first.wait_for()
    assert violations(page, SHEET) == []
