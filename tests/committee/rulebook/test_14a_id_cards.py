"""C-14: ID cards, and what they gain after a game."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path

import pytest
from tests.committee.ids import card, glued, lost, new_cards
from tests.committee.rulebook.test_13_end import won
from tests.committee.table import GAME, PLAIN, Desk

from kuluary.core import BadOption, Match, content_of, pack_from
from kuluary.games.committee.words.actions import Award
from kuluary.games.committee.words.events import DropCrossed, StickerAwarded
from kuluary.games.committee.words.names import AGENTS, STICKERS
from kuluary.languages import languages, message_files

CONTENT = content_of(GAME.pack(PLAIN))
ROOT = Path(__file__).parents[3]


# Cards


@pytest.mark.rule("C-14.1")
def test_a_first_game_issues_a_card():
    artyom, asya = new_cards(lost(None, None))
    assert (artyom["agent"], asya["agent"]) == ("artyom", "asya")
    assert artyom["games"] == 1


@pytest.mark.rule("C-14.1")
def test_a_card_is_plain_data_that_can_be_brought_again():
    first = new_cards(lost(None, card(curator="Мария")))
    second = new_cards(lost(*first))
    assert second[1]["curator"] == "Мария"
    assert second[1]["games"] == 2


@pytest.mark.rule("C-14.1")
def test_the_curator_of_a_new_card_is_the_player():
    match = lost(None, card(curator="Мария"))
    assert [one["curator"] for one in GAME.kept(match.state, ["Пётр", "Анна"])] == ["Пётр", "Мария"]


@pytest.mark.rule("C-14.1")
@pytest.mark.parametrize("agent", AGENTS)
def test_whoever_a_card_can_name_has_a_portrait_and_a_full_name(agent):
    """R-C86: what is glued and written on a printed card is there from the first."""
    drawings = (ROOT / "web" / "src" / "games" / "committee" / "sprite.svg").read_text(encoding="utf-8")
    assert f'<symbol id="committee-p-{agent}"' in drawings
    for language in languages():
        words = "".join(path.read_text(encoding="utf-8") for path in message_files(language))
        assert re.search(rf"^committee-agent-{agent} = .+\n(    .+\n)*    \.full = .+", words, re.M)


@pytest.mark.rule("C-14.1")
def test_a_game_counts_once_it_is_over():
    assert Desk("artyom", "asya", ids=[None, card(games=3)]).facts("asya").id.games == 3
    assert new_cards(lost(None, card(games=3)))[1]["games"] == 4


@pytest.mark.rule("C-14.1")
def test_a_card_holds_by_the_content_of_its_game_whatever_is_printed_now(monkeypatch):
    """A log whose ID card has crossed out four of five drops replays where later cards have four."""
    match = Match.new("committee", seats=2, options={"ids": [card("artyom", drops=4), None]}, seed=1)
    later = match.pack.plain()
    later["files"] = later["files"] | {"tokens.toml": deepcopy(later["files"]["tokens.toml"])}
    later["files"]["tokens.toml"]["id"]["drops"] = [1, 1, 2, 0]
    monkeypatch.setattr(type(GAME), "standard", pack_from(later))
    assert Match.replay(match.log, content=match.pack).log == match.log
    with pytest.raises(BadOption, match="in the archive"):
        Match.new("committee", seats=2, options=match.header.options, seed=1)


@pytest.mark.rule("C-14.1")
def test_without_the_option_there_is_none():
    assert new_cards(won().match) == (None, None)


@pytest.mark.rule("C-14.2")
def test_the_level_is_the_last_personal_mission():
    desk = Desk("artyom", "asya", ids=[None, None]).level("asya", 2).progress(failed=[4, 5]).card(10, 1)
    assert [one["level"] for one in new_cards(desk.before("missions").go().match)] == [0, 2]


@pytest.mark.rule("C-14.2")
def test_the_level_never_falls():
    assert new_cards(lost(None, card(level=2)))[1]["level"] == 2


@pytest.mark.rule("C-14.2")
def test_missions_done_again_raise_no_level():
    """Level 1 from before, missions 1 and 2 in this game: the last one completed is the second."""
    desk = Desk("artyom", "asya", ids=[None, card(level=1)]).level("asya", 2).progress(failed=[4, 5]).card(10, 1)
    assert new_cards(desk.before("missions").go().match)[1]["level"] == 2


@pytest.mark.rule("C-14.2")
def test_a_level_brings_no_personal_mission_with_it():
    personal = Desk("artyom", "asya", ids=[None, card(level=2)]).facts("asya").personal
    assert [one.done for one in personal] == [False, False]


@pytest.mark.rule("C-14.3")
def test_two_squares_a_level():
    """K-T27: level 2 has six squares, the stickers lie under level 0."""
    facts = Desk("artyom", "asya", ids=[None, card(level=2, stickers=glued("docs", "action"))]).facts("asya").id
    assert len(facts.squares) == 6
    assert [square.level for square in facts.squares if square.sticker] == [0, 0]


# After a game


@pytest.mark.rule("C-14.4")
@pytest.mark.parametrize(("space", "count"), [(5, 6), (11, 6), (12, 5), (13, 4), (14, 3), (15, 2)])
def test_stickers_for_a_victory(space, count):
    """K-T29; two cards of level 2 have twelve squares."""
    ids = [card("artyom", level=2), card(level=2)]
    desk = won(space, ids=ids)
    while not desk.match.over:
        desk.play("artyom", Award(0) if Award(0) in desk.actions("artyom") else Award(1))
    assert len(desk.happened(StickerAwarded)) == count


@pytest.mark.rule("C-14.5")
def test_a_defeat_crosses_out_a_drop():
    """K-T28: the first two drops bring one sticker, the third two."""
    match = lost(card("artyom"), card(drops=2))
    artyom, asya = new_cards(match)
    assert (artyom["drops"], len(artyom["stickers"])) == (1, 1)
    assert (asya["drops"], len(asya["stickers"])) == (3, 2)


@pytest.mark.rule("C-14.5")
def test_a_victory_crosses_out_none():
    full = card("artyom", stickers=glued("docs", "docs"), drops=2), card(stickers=glued("docs", "docs"))
    assert [one["drops"] for one in new_cards(won(15, ids=list(full)).match)] == [2, 0]


@pytest.mark.rule("C-14.5")
def test_the_drops():
    assert CONTENT.id.drops == (1, 1, 2, 2, 0)


@pytest.mark.rule("C-14.6")
def test_the_last_drop_gives_nothing_and_retires_the_card():
    match = lost(None, card(drops=4))
    assert new_cards(match)[1]["stickers"] == ()
    events = [item.event for _, item in match.news if isinstance(item.event, DropCrossed)]
    assert [event.retired for event in events] == [False, True]


@pytest.mark.rule("C-14.6")
def test_a_retired_card_is_refused():
    with pytest.raises(BadOption, match="archive"):
        Desk("artyom", "asya", ids=[None, card(drops=5)])


@pytest.mark.rule("C-14.7")
def test_the_team_says_whose_a_sticker_is():
    desk = won(13, ids=[card("artyom"), card()])
    assert desk.asked_agents() == {"artyom", "asya"}
    assert desk.actions("asya") == [Award(0), Award(1)]
    desk.play("asya", Award(0))
    assert desk.happened(StickerAwarded)[0].seat == 0


@pytest.mark.rule("C-14.7")
def test_what_has_no_square_stays_on_the_sheet():
    """Two cards of level 0 have four squares; six stickers are due."""
    desk = won(5, ids=[card("artyom"), card()])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    assert [len(one["stickers"]) for one in new_cards(desk.match)] == [2, 2]


@pytest.mark.rule("C-14.7")
def test_a_full_card_gets_none():
    desk = won(13, ids=[card("artyom", stickers=glued("docs", "docs")), card()])
    assert desk.match.over
    assert len(new_cards(desk.match)[1]["stickers"]) == 2


@pytest.mark.rule("C-14.7")
def test_no_sticker_comes_twice_from_one_sheet():
    desk = won(5, ids=[card("artyom", level=2), card(level=2)])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    found = [event.sticker for event in desk.happened(StickerAwarded)]
    assert len(set(found)) == 6
    assert set(found) <= set(STICKERS)


@pytest.mark.rule("C-14.8")
def test_the_mark_of_a_won_base_scenario():
    desk = won(15, ids=[card("artyom"), card()])
    while not desk.match.over:
        desk.play("artyom", desk.actions("artyom")[0])
    assert [one["won"] for one in new_cards(desk.match)] == [("base",), ("base",)]
    assert new_cards(lost(None, None))[0]["won"] == ()


@pytest.mark.rule("C-14.8")
def test_a_second_victory_leaves_one_mark():
    full = card("artyom", stickers=glued("docs", "docs"), won=["base"]), card(stickers=glued("docs", "docs"))
    assert [one["won"] for one in new_cards(won(15, ids=list(full)).match)] == [("base",), ("base",)]
