"""Every option of a table says in a line what it changes."""

import pytest

import kuluary
from kuluary.languages import languages
from kuluary.server.before.shelf import describe_game
from kuluary.speaker import Speaker


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_every_option_explains_itself(game, language):
    assert game in kuluary.game_names()
    speaker = Speaker(language)
    for option in describe_game(game)["options"]:
        key = f"{game}-option-{option['name'].replace('.', '-')}-about"
        assert speaker.say(key) != key, key
