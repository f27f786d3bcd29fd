"""Everything that crosses the border: names, actions, events, views; the other rooms build on it."""

from typing import Final

from kuluary.games.committee.words.actions import ACTIONS
from kuluary.games.committee.words.events import EVENTS
from kuluary.games.committee.words.views import VIEWS

WORDS: Final = (*ACTIONS, *EVENTS, *VIEWS)
