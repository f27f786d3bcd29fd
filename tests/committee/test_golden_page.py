"""The page that says what can be seen in which golden game tells the truth."""

from tests.committee.golden_page import PAGE, page


def test_the_page_says_what_the_golden_games_show():
    """Otherwise: python -m tests.committee.golden_page."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_nothing_on_the_page_is_without_a_golden_game():
    assert [line for line in page().splitlines() if line.endswith("|  |")] == []
