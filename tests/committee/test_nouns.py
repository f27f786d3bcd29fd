"""Names hang on what is said of them, and on nothing else of a position."""

from dataclasses import fields
from types import SimpleNamespace

import pytest

from kuluary import Match
from kuluary.games.committee.view.nouns import hang_on, noun
from kuluary.games.committee.words.actions import DoScenario, Move, PickDice, PutHelp, SwapTokens
from kuluary.games.committee.words.names import CITIES, RESOURCES

STATE = Match.new("committee", seats=3, seed="nouns").state
HANGING = {"activation", "condition", "dice", "first", "second"}
LISTS = {"symbols", "mains", "tokens"}
VALUES = [*range(-1, 420), *CITIES, *RESOURCES, "calm"]


@pytest.mark.parametrize(("word", "column"), [(PickDice, "dice"), (PutHelp, "mains"), (SwapTokens, "on_main")])
def test_what_names_are_read_from_counts_for_the_words_that_name_it(word, column):
    other = STATE.clone()
    setattr(other, column, [*getattr(other, column), 1])
    assert hang_on(STATE, frozenset({word, Move})) != hang_on(other, frozenset({word, Move}))
    assert hang_on(STATE, frozenset({Move})) == hang_on(other, frozenset({Move}))


def test_the_scenario_counts_for_its_activations():
    assert STATE.setup.scenario.name in hang_on(STATE, frozenset({DoScenario}))


def test_all_other_names_are_the_same_in_every_position():
    content_alone = SimpleNamespace(setup=SimpleNamespace(content=STATE.setup.content))
    names = {field.name for word in Match.new("committee", seats=3, seed="words").game.words for field in fields(word)}
    for name in sorted(names - HANGING):
        for value in [("one", "other")] if name in LISTS else VALUES:
            assert noun(content_alone, name, value) == noun(STATE, name, value)
