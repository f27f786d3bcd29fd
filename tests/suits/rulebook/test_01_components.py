"""S-1: the deck, the guilds, the gems; and what the content file may say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.suits.table import GAME, card, ended, total

import kuluary
from kuluary.core import ContentError, content_of
from kuluary.core.text import event_text
from kuluary.games.suits.content import BIT, HOME, SUIT, cards_in, mask_of, value_of
from kuluary.games.suits.state import SET_UP
from kuluary.games.suits.words import DECK, GUILDS, Led

DECKS = content_of(GAME.standard).tables
STANDARD = DECKS["standard"]
ROWS = {
    4: "aristocrats merchants knights artists",
    5: "artisans artists merchants assassins",
    6: "assassins knights artisans aristocrats",
    7: "merchants aristocrats assassins artisans",
    8: "artisans knights artists merchants",
    9: "knights artisans merchants artists",
    10: "artists assassins artisans knights",
    11: "knights merchants aristocrats artisans",
    12: "assassins aristocrats artists merchants",
}


@pytest.mark.rule("S-1.1")
def test_t01_there_are_52_different_cards():
    assert len({(SUIT[number], value_of(number)) for number in DECK}) == 52


@pytest.mark.rule("S-1.1")
def test_every_character_has_each_value_once():
    for suit in range(4):
        assert sorted(value_of(number) for number in DECK if SUIT[number] == suit) == list(range(1, 14))


@pytest.mark.rule("S-1.2")
def test_t01_36_cards_have_a_guild():
    assert sum(own >= 0 for own in STANDARD.guild_of) == 36


@pytest.mark.rule("S-1.2")
@pytest.mark.parametrize("deck", ["standard", "uniform6"])
def test_exactly_the_values_4_to_12_have_a_guild(deck):
    guild_of = DECKS[deck].guild_of
    assert {value_of(number) for number in DECK if guild_of[number] >= 0} == set(range(4, 13))
    assert {value_of(number) for number in DECK if guild_of[number] < 0} == {1, 2, 3, 13}


@pytest.mark.rule("S-1.2")
def test_a_card_is_a_symbol_of_exactly_one_guild():
    assert sum(mask.bit_count() for mask in STANDARD.guild_masks) == 36
    combined = 0
    for mask in STANDARD.guild_masks:
        combined |= mask
    assert combined.bit_count() == 36


@pytest.mark.rule("S-1.3")
def test_t01_16_cards_are_neutral_four_of_each_kind():
    neutral = Counter(value_of(number) for number in DECK if STANDARD.guild_of[number] < 0)
    assert neutral == {1: 4, 2: 4, 3: 4, 13: 4}


@pytest.mark.rule("S-1.3")
@pytest.mark.parametrize(
    ("word", "key"), [("D1", "joker"), ("Ch2", "penalty"), ("Ca3", "bonus"), ("Cp13", "power"), ("D4", "")]
)
def test_a_neutral_card_is_called_by_its_kind(word, key):
    state = ended(areas=["", "", ""]).state
    text = dict(event_text(GAME, state, Led(0, card(word))).args)["card"]
    assert text.key == f"suits-card-{key}".rstrip("-")


@pytest.mark.rule("S-1.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_24_gems_are_enough(seats):
    assert seats * SET_UP[seats][2] <= 24


@pytest.mark.rule("S-1.4")
def test_wealth_begins_empty_and_apart_from_the_bribe_stock():
    table = kuluary.Match.new("suits", seats=3, seed="gems").view(0)
    assert [(seat.gems, seat.wealth) for seat in table.seats] == [(4, 0)] * 3


@pytest.mark.rule("S-1.5")
@pytest.mark.parametrize("value", ROWS)
def test_the_guild_table_is_the_printed_one(value):
    found = [GUILDS[STANDARD.guild_of[suit * 13 + value - 1]] for suit in range(4)]
    assert found == ROWS[value].split()


@pytest.mark.rule("S-1.5")
def test_guild_sizes_are_7_7_6_6_5_5():
    sizes = dict(zip(GUILDS, (mask.bit_count() for mask in STANDARD.guild_masks), strict=True))
    assert sizes == {"merchants": 7, "artisans": 7, "knights": 6, "artists": 6, "aristocrats": 5, "assassins": 5}


@pytest.mark.rule("S-1.5")
@pytest.mark.parametrize("deck", ["standard", "uniform6"])
def test_the_four_cards_of_a_value_belong_to_four_guilds(deck):
    guild_of = DECKS[deck].guild_of
    for value in range(4, 13):
        assert len({guild_of[suit * 13 + value - 1] for suit in range(4)}) == 4


@pytest.mark.rule("S-1.5")
def test_the_view_tells_the_guild_of_every_card():
    assert kuluary.Match.new("suits", seats=4, seed="guilds").view(None).guild_of == STANDARD.guild_of


def test_masks_and_card_lists_are_the_same_thing():
    some = (0, 13, 51)
    assert cards_in(mask_of(some)) == some
    assert mask_of(DECK) == sum(BIT) == (1 << 52) - 1


# The content file: an owner of the printed game corrects it by editing one line.


def write(folder: Path, text: str) -> Path:
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    return folder


def table_text(section: str = "standard", **changed: str | None) -> str:
    """Write a guild table with some rows changed (`r4='["x", …]'`), or left out (`r4=None`)."""
    rows = {value: "[" + ", ".join(f'"{one}"' for one in ROWS[value].split()) + "]" for value in ROWS}
    lines = [f"[{section}]"]
    for value, row in rows.items():
        new = changed.get(f"r{value}", row)
        if new is not None:
            lines.append(f"{value} = {new}")
    return "\n".join(lines) + "\n"


@pytest.mark.rule("S-1.5")
def test_a_corrected_line_is_played(tmp_path):
    other = write(tmp_path, table_text(r4='["knights", "knights", "knights", "knights"]'))
    view = kuluary.Match.new("suits", seats=3, seed="own deck", content=other).view(0)
    assert [view.guild_of[suit * 13 + 3] for suit in range(4)] == [GUILDS.index("knights")] * 4


@pytest.mark.rule("S-1.5")
def test_a_game_remembers_which_content_it_was_played_with(tmp_path):
    other = write(tmp_path, table_text(r4='["knights", "knights", "knights", "knights"]'))
    match = kuluary.Match.new("suits", seats=3, seed="own deck", content=other)
    with pytest.raises(kuluary.Malformed, match="other content"):
        kuluary.Match.replay(match.log)
    assert kuluary.Match.replay(match.log, content=other).view(0) == match.view(0)


@pytest.mark.rule("S-6.5")
def test_a_pile_beyond_eight_is_worth_fifteen(tmp_path):
    knights = '["knights", "knights", "knights", "knights"]'
    other = write(tmp_path, table_text(**{f"r{value}": knights for value in ROWS}))
    for size in (8, 9, 12, 36):
        assert total(ended(areas=[{"knights": size}, "", ""], content=other)) == 15


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (table_text(r7=None), "line 1: .*32 of 36 entries: no line for value 7"),
        (table_text(r7='["merchants", "artisans", "knights"]'), "line 5: value 7 needs 4 guilds.*it has 3"),
        (table_text(r7='["merchants", "artisans", "knights", "artists", "artists"]'), "line 5: .*it has 5"),
        (table_text(r7='"merchants"'), "line 5: value 7 needs 4 guilds"),
        (table_text(r7="4"), "line 5: value 7 needs 4 guilds"),
        (
            table_text(r12='["merchants", "knigths", "knights", "artists"]'),
            "line 10: unknown guild 'knigths': guilds are",
        ),
        (table_text(r12='["merchants", 3, "knights", "artists"]'), "line 10: unknown guild 3"),
        (table_text(r12='["merchants", ["knights"], "knights", "artists"]'), "line 10: unknown guild"),
        (
            table_text() + '13 = ["knights", "knights", "knights", "knights"]\n',
            "line 11: '13' is no value of a guild card",
        ),
        (table_text() + 'kings = ["knights"]\n', "line 11: 'kings' is no value of a guild card: values are 4 to 12"),
        (table_text("other"), r"there is no table \[standard\]"),
        ("standard = 4\n", "line 1: .*standard"),
        ("[standard]\n", "line 1: .*0 of 36 entries"),
        ("[standard]\n4 = knights\n", "line 2"),
        (table_text() + table_text().splitlines()[1] + "\n", "line 11"),
    ],
)
def test_a_wrong_content_file_is_refused_with_its_line(tmp_path, text, message):
    with pytest.raises(ContentError, match=message) as caught:
        kuluary.Match.new("suits", seats=3, content=write(tmp_path, text))
    assert "deck.toml" in str(caught.value)


def test_a_content_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "deck.toml").write_bytes(b"[standard]\n4 = \xff\n")
    with pytest.raises(ContentError, match=r"deck\.toml"):
        kuluary.Match.new("suits", seats=3, content=tmp_path)


def test_a_content_folder_without_the_file_leaves_the_game_as_it_is(tmp_path):
    assert kuluary.Match.new("suits", seats=3, seed="a", content=tmp_path).view(0).guild_of == STANDARD.guild_of


def test_a_content_folder_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(ContentError, match="no such folder"):
        kuluary.Match.new("suits", seats=3, content=tmp_path / "nowhere")


def test_every_entry_of_the_content_file_says_where_it_comes_from():
    assert (HOME / "deck.toml").read_text(encoding="utf-8").count('inferred = ["guilds"]') == 2
