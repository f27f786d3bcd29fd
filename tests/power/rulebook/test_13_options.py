"""P-13: table options."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.power.table import Table, advance, professional

import kuluary
from kuluary.core import ContentError, content_of
from kuluary.games.power import GAME
from kuluary.games.power.content import FILES, HOME, kinds, read_content
from kuluary.games.power.content.cards import ALLIANCES
from kuluary.games.power.rules.action_phase import Act
from kuluary.games.power.words.actions import Discard


@pytest.mark.rule("P-13.1")
def test_the_number_of_seats_decides_the_defaults() -> None:
    assert "falcon" in GAME.options(1, {})
    assert "falcon" not in GAME.options(2, {})


@pytest.mark.rule("P-13.2")
def test_professionals_are_off_by_default() -> None:
    assert GAME.options(3, {})["professionals"] is False
    assert GAME.begin(3, {"professionals": True}).setup.professionals


@pytest.mark.rule("P-13.3")
def test_two_deals_are_known() -> None:
    assert GAME.options(3, {})["deal"] == "beginner"
    with pytest.raises(kuluary.BadOption, match="'deal' cannot be 'third': allowed are 'beginner', 'experienced'"):
        GAME.options(3, {"deal": "third"})


@pytest.mark.rule("P-13.4")
def test_corporations_may_count_themselves() -> None:
    table = Table(corporations="all")
    table.gives(0, "corporations", "governments", "exchanges", "universities", "crime")
    assert table.row_points(0, 4) == 15


@pytest.mark.rule("P-13.5")
@pytest.mark.parametrize("number", [4, 5])
def test_power_secondaries(number: int) -> None:
    assert GAME.begin(3, {"power_secondaries": number}).supply[3] == number


@pytest.mark.rule("P-13.6")
def test_no_more_cards_are_discarded_than_needed_where_the_table_wants_it_so() -> None:
    assert GAME.options(3, {})["overdiscard"] is True
    table = Table(overdiscard=False)
    table.row("media")
    table.pool(0, active=5)
    cards = [table.give(0, kind) for kind in ("media", "banks", "patents")]
    table.turn(0, 1).play(0, advance("deep_state"), Discard(cards[0]), Discard(cards[1]))
    assert table.stage_of(0, "deep_state") == 1
    assert table.state.owned[0] == (cards[2],)


@pytest.mark.rule("P-13.7")
def test_emissary_may_block_positional_shadow_agents() -> None:
    table = Table(professionals=True, emissary_blocks_positional=True)
    (card,) = table.row("governments")
    table.concluded(0, "cosa_nostra")
    table.pool(0, active=7)
    table.professionals(0, "emissary")
    table.state.agenda = [Act(0, True)]
    assert table.place(0, card) == [2, 3, 4, 5, 6, 7]
    table.play(0, professional("emissary"))
    assert table.place(0, card) == []


@pytest.mark.rule("P-13.8")
@pytest.mark.rule("P-13.9")
def test_falcon_is_given_nested_or_by_dotted_names() -> None:
    nested = GAME.options(1, {"falcon": {"level": "high", "personality": "manager"}})
    assert nested == GAME.options(1, {"falcon.level": "high", "falcon.personality": "manager"})
    assert nested["falcon"] == {"level": "high", "personality": "manager"}
    assert GAME.options(1, {})["falcon"] == {"level": "medium", "personality": "negotiator"}


@pytest.mark.rule("P-13.8")
@pytest.mark.rule("P-13.9")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"falcon": {"level": "easy"}}, "'falcon.level' cannot be 'easy': allowed are 'beginner', 'medium'"),
        ({"falcon": {"personality": "king"}}, "'falcon.personality' cannot be 'king'"),
        ({"falcon": {"mood": "bad"}}, "unknown option 'falcon.mood'"),
        ({"falcon": "hard"}, "'falcon' cannot be 'hard': give it level and personality"),
        ({"speed": 3}, "unknown option 'speed': known are professionals"),
    ],
)
def test_an_unknown_option_or_value_is_refused_by_name(options: dict[str, object], message: str) -> None:
    with pytest.raises(kuluary.BadOption, match=message):
        GAME.options(1, options)


@pytest.mark.rule("P-13.8")
def test_falcon_needs_one_seat() -> None:
    with pytest.raises(kuluary.BadOption, match="needs 1 seat, not 3"):
        GAME.options(3, {"falcon": {"level": "high"}})


# Content


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / f"{name}.toml").write_bytes((HOME / f"{name}.toml").read_bytes())
    return tmp_path


def edit(home: Path, name: str, old: str, new: str) -> Path:
    path = home / f"{name}.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return home


@pytest.mark.rule("P-13.10")
def test_an_owner_of_the_game_may_correct_a_value(home: Path) -> None:
    edit(home, "operations", "points = 8", "points = 9")
    match = kuluary.Match.new("power", seats=2, seed=1, content=home)
    assert match.view(0).operations[1].points == 9
    assert match.header.content != GAME.standard.digest


@pytest.mark.rule("P-13.10")
@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        (
            "objects",
            "minimum = 1",
            "minimum = 0",
            r"objects.toml, line 6: 'minimum' of \[ruling_parties\] must be a number",
        ),
        ("objects", 'group = "control"', 'group = "power"', "belongs to the group 'control'"),
        ("objects", "copies = [3, 3, 3, 4]", "copies = [3, 3, 4]", "must be 4 numbers from 0 to 8"),
        ("objects", "[media]", "[press]", r"unknown entry \[press\]"),
        ("projects", "agents = [2, 3, 4, 3, 2]", 'agents = "many"', "must be 5 numbers"),
        ("projects", 'sign = "agitator"', 'sign = "spy"', "asks for the sign 'agitator'"),
        (
            "alliances",
            "finance = 3",
            "money = 3",
            r"alliances.toml, line \d+: 'requires' of \[fed_reserve\] cannot count 'money'",
        ),
        ("alliances", "corner = { points = 4 }", "corner = { pounds = 4 }", "the corner of"),
        ("alliances", 'family = "A"', 'family = "Z"', "must be one of A, B"),
        ("alliances", 'sign = "peacekeeper"\n', "", "family A needs the field 'sign'"),
        ("alliances", 'inferred = ["corner"]', 'inferred = ["corners"]', "which is no field of it"),
        ("professionals", "copies = 3", "copies = true", "must be a number from 1 to 5"),
        ("falcon", 'personality = "negotiator"', 'personality = "clown"', "must be one of negotiator, manager"),
        ("operations", "agents = 5", "agents = 5\ncost = 3", "has no field 'cost'"),
        ("operations", "agents = 5", "agents = = 5", "operations.toml: "),
    ],
)
def test_a_wrong_value_is_refused_with_file_and_line(home: Path, name: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        read_content(GAME.pack(edit(home, name, old, new)))


@pytest.mark.rule("P-13.10")
def test_a_card_the_rules_do_not_know_is_refused_with_its_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(kinds.FALCON_KINDS, "mediator")
    with pytest.raises(ContentError, match=r"falcon.toml, line \d+: the rules know no card \[mediator\]"):
        read_content(GAME.pack(edit(home, "falcon", "copies = 2", "copies = 3")))


@pytest.mark.rule("P-13.10")
def test_content_from_before_an_alliance_was_added_is_played_without_it(home: Path) -> None:
    text = (HOME / "alliances.toml").read_text()
    (home / "alliances.toml").write_text(text[: text.index(f"[{ALLIANCES[-1]}]")])
    match = kuluary.Match.new("power", seats=2, seed=1, content=home)
    state = match.state
    assert len(state.alliance_bag) + sum(hand.bit_count() for hand in state.hands) == len(ALLIANCES) - 1
    GAME.check(state)


@pytest.mark.rule("P-13.10")
def test_an_alliance_missing_among_others_is_refused(home: Path) -> None:
    text = (HOME / "alliances.toml").read_text()
    start, end = (text.index(f"[{name}]") for name in ALLIANCES[3:5])
    (home / "alliances.toml").write_text(text[:start] + text[end:])
    with pytest.raises(ContentError, match=rf"there is no entry \[{ALLIANCES[3]}\]"):
        read_content(GAME.pack(home))


@pytest.mark.rule("P-13.11")
def test_a_game_goes_on_by_the_rules_it_began_under() -> None:
    old = kuluary.Match.new("power", seats=2, seed=1, rules="1")
    assert (old.state.setup.rules, old.header.rules) == (1, "1")
    assert kuluary.Match.replay(old.log).state.setup.rules == 1
    assert kuluary.Match.new("power", seats=2, seed=1).state.setup.rules == 2


@pytest.mark.rule("P-13.10")
def test_the_catalogue_names_reconstructed_values() -> None:
    catalog = GAME.catalog(content_of(GAME.standard))
    assert "inferred:minimum" in catalog.objects[3].marks
    assert "inferred:corner" in catalog.alliances[3].marks
    assert catalog.alliances[0].marks == ()
    assert kuluary.decode(kuluary.encode(catalog)) == catalog
