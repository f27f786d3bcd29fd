"""The page that says where each card can be seen in a golden game tells the truth."""

from tests.power.golden_page import PAGE, page


def test_the_page_says_what_the_golden_games_show():
    """Otherwise: python -m tests.power.golden_page."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_no_card_is_without_a_golden_game():
    assert [line for line in page().splitlines() if line.endswith("|  |")] == []
