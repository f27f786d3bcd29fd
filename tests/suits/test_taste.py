"""The one round on the first page is true: cards, guilds, answer and clauses are those of the rules."""

import json
from pathlib import Path

from tests.suits.table import GAME

from kuluary.games.suits.content import SUIT, read_decks
from kuluary.games.suits.rules.taking import STRENGTH
from kuluary.games.suits.words import GUILDS

TASTE = json.loads(Path("web/src/games/suits/taste.json").read_text())


def test_the_card_that_takes_the_round_is_the_one_the_rules_say():
    lead = SUIT[TASTE["laid"][0]]
    strength = STRENGTH[SUIT[TASTE["trump"]]][lead]
    assert all(SUIT[card] != lead for card in TASTE["hand"]), "every card may be played"
    to_beat = max(strength[card] for card in TASTE["laid"])
    assert [card for card in TASTE["hand"] if strength[card] > to_beat] == [TASTE["takes"]]


def test_every_card_shows_the_guild_it_has():
    deck = read_decks(GAME.standard).tables["standard"]
    shown = {int(card): GUILDS.index(guild) for card, guild in TASTE["guilds"].items()}
    cards = {TASTE["trump"], *TASTE["laid"], *TASTE["hand"]}
    assert shown == {card: deck.guild_of[card] for card in cards if deck.guild_of[card] >= 0}
