"""The wire: everything registered comes back as it was, and rubbish of every kind is Malformed."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields, is_dataclass
from random import Random
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kuluary
from kuluary.core import PASS, Malformed, Match, Refusal, Text
from kuluary.core.bot import Plan
from kuluary.core.typed import field_types
from kuluary.encoding import _HOUSE
from kuluary.games.suits.words import BRIBE, CONTRIBUTE, LEAVE, PLACE_JOKER, PLAY, Play


@pytest.mark.parametrize("action", [PLAY[12], BRIBE, CONTRIBUTE[0], LEAVE[51], PLACE_JOKER[5], PASS], ids=str)
def test_an_action_survives(action):
    assert kuluary.decode(kuluary.encode(action)) == action


def test_an_action_is_small_and_plain():
    assert kuluary.encode(PLAY[12]) == '{"type":"suits.Play","card":12}'
    assert kuluary.encode(PASS) == '{"type":"Pass"}'


def test_a_result_survives(finished):
    assert kuluary.decode(kuluary.encode(finished.result)) == finished.result


def test_what_holds_its_own_kind_survives():
    plan = Plan(Text("do"), others=(Plan(Text("instead"), steps=(PASS,)),))
    assert kuluary.decode(kuluary.encode(plan)) == plan


def test_the_same_value_gives_the_same_text(finished):
    assert kuluary.encode(finished.log) == kuluary.encode(Match.replay(finished.log).log)


def test_every_word_of_the_house_is_a_dataclass_with_known_types():
    for word in _HOUSE:
        assert is_dataclass(word)
        assert set(field_types(word)) == {field.name for field in fields(word)} <= set(get_type_hints(word))


def test_names_in_other_alphabets_stay_readable():
    assert kuluary.encode({"name": "Ася"}) == '{"name":"Ася"}'


@pytest.mark.parametrize("value", [object(), {1, 2}, Random(1), Play, lambda: 0, b"bytes", 1j])
def test_what_cannot_be_written_is_malformed(value):
    with pytest.raises(Malformed):
        kuluary.encode(value)


RUBBISH = [
    "",
    " ",
    "{",
    "nonsense",
    '{"type":',
    "{'type': 'Pass'}",
    '{"type":"suits.Play"}',
    '{"type":"suits.Play","card":"3"}',
    '{"type":"suits.Play","card":3.0}',
    '{"type":"suits.Play","card":true}',
    '{"type":"suits.Play","card":null}',
    '{"type":"suits.Play","card":[3]}',
    '{"type":"suits.Play","card":{}}',
    '{"type":"suits.Play","card":NaN}',
    '{"type":"suits.Play","card":3,"seat":1}',
    '{"type":"suits.Play","Card":3}',
    '{"type":"suits.play","card":3}',
    '{"type":"Play","card":3}',
    '{"type":"chess.Play","card":3}',
    '{"type":"suits.Turn","seat":0}',
    '{"type":"suits.SuitsState"}',
    '{"type":"Match"}',
    '{"type":"","card":3}',
    '{"type":null}',
    '{"type":3}',
    '{"type":["Pass"]}',
    '{"type":{"type":"Pass"}}',
    '{"type":"Pass","reason":"none"}',
    '{"type":"Drawn","values":[1,"2"]}',
    '{"type":"Drawn","values":3}',
    '{"type":"News","event":{"type":"Pass"}}',
    '{"type":"Log","header":{"type":"Pass"},"entries":[]}',
    '{"type":"Log","header":null,"entries":[]}',
    '[{"type":"nobody"}]',
    '{"a":{"b":[{"type":"nobody"}]}}',
    b"\xff\xfe",
    b"{",
    "[" * 600 + "]" * 600,
    "[" * 100_000,
    '{"a":' * 700 + "1" + "}" * 700,
    "1" * 5000,
]


@pytest.mark.parametrize("text", RUBBISH, ids=lambda text: repr(text[:40]))
def test_rubbish_is_malformed(text):
    with pytest.raises(Malformed):
        kuluary.decode(text)


@pytest.mark.parametrize("data", [object(), {1, 2}, 3 + 4j, Random(1), [object()], {"a": object()}, (1, 2)])
def test_what_is_no_parsed_json_is_malformed(data):
    with pytest.raises(Malformed):
        kuluary.decode(data)


def test_a_wrong_entry_of_a_log_is_malformed(finished):
    data = json.loads(kuluary.encode(finished.log))
    for entry in (5, [], [0], [0, 1], [0, {"type": "Text", "key": "x"}], ["0", {"type": "Pass"}], [0, None]):
        data["entries"][4] = entry
        with pytest.raises(Malformed):
            kuluary.decode(data)


@pytest.mark.parametrize(
    ("field", "value"), [("game", 3), ("seats", "3"), ("seats", None), ("options", []), ("options", None), ("key", 5)]
)
def test_a_wrong_header_is_malformed(finished, field, value):
    data = json.loads(kuluary.encode(finished.log))
    data["header"][field] = value
    with pytest.raises(Malformed):
        kuluary.decode(data)


def test_the_error_says_what_is_wrong():
    with pytest.raises(Malformed, match=r"suits\.Play needs card"):
        kuluary.decode('{"type":"suits.Play"}')
    with pytest.raises(Malformed, match=r"suits\.Play has no field cart"):
        kuluary.decode('{"type":"suits.Play","cart":3}')
    with pytest.raises(Malformed, match=r"suits\.Play\.card cannot be '3'"):
        kuluary.decode('{"type":"suits.Play","card":"3"}')
    with pytest.raises(Malformed, match=r"unknown type 'suits\.Sing'"):
        kuluary.decode('{"type":"suits.Sing"}')


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda children: (
        st.lists(children, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "card", "guild", "values", "x"]), children, max_size=3)
    ),
    max_leaves=8,
)
TAGS = st.sampled_from(
    ["suits.Play", "suits.PlaceJoker", "suits.Leave", "suits.Bribe", "Pass", "Drawn", "Log", "Header"]
)


@given(JSON)
def test_any_json_is_read_or_malformed(data):
    with suppress(Malformed):
        kuluary.decode(json.dumps(data))


@given(TAGS, st.dictionaries(st.sampled_from(["card", "guild", "values", "entries", "header"]), JSON, max_size=3))
def test_anything_sent_as_an_action_is_played_refused_or_malformed(tag, fields):
    match = Match.new("suits", seats=3, seed="wire")
    seat = match.decisions[0].seat
    try:
        action = kuluary.decode({"type": tag} | fields)
        refusal = match.explain(seat, action)
    except Malformed:
        return
    assert refusal is None or isinstance(refusal, Refusal)
