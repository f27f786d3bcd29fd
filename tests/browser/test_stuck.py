"""A table whose game cannot go on here: the page says why, shows what could be read, and gives the log."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.browser.conftest import PHONE, WIDE, serving
from tests.browser.table import violations
from tests.server.spoiling import lay_stuck
from tests.server.visiting import TOKEN

from kuluary.server.people.guests import COOKIE


@pytest.fixture(scope="module")
def stuck(tmp_path_factory):
    """Laid in a thread of its own: in this one the driver of the browser has its event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lay_stuck, tmp_path_factory.mktemp("stuck")).result(timeout=60)


@pytest.fixture(scope="module")
def address(stuck):
    """A server that has such tables."""
    with serving(stuck.data) as found:
        yield found


def come_back(page, address):
    """Be the person whose tables these are."""
    page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": address}])


def test_whoever_sits_there_reads_why_and_takes_the_log_along(visitor, address, stuck):
    page = visitor(PHONE)
    come_back(page, address)
    page.goto(f"/#/t/{stuck.unknown}")
    note = page.locator('#prompt[data-mode="stuck"]')
    note.wait_for()
    assert "набором карт, которого на этом сервере ни у кого нет" in note.inner_text()
    assert violations(page) == []
    with page.expect_download() as saved:
        note.get_by_role("link").tap()
    assert len(json.loads(saved.value.path().read_text())["entries"]) > 6


def test_a_log_that_breaks_off_is_shown_as_far_as_it_goes(visitor, stuck):
    page = visitor(WIDE, lang="en", theme="light")
    page.goto(f"/#/t/{stuck.broken}")
    note = page.locator('#prompt[data-mode="stuck"]')
    note.wait_for()
    page.locator(".shell .board").wait_for()
    assert page.locator(".shell").get_attribute("data-number") == "6"
    assert note.get_by_role("link").count() == 0, "the log is for those who sit there"
    assert violations(page) == []
