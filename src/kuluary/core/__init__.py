"""The engine that knows no game: state, step, decision, chance, log, match."""

from kuluary.core.chance import Draw, Drawn, KeyedChance, RandomChance, Roll
from kuluary.core.content import ContentError, Table, read_table
from kuluary.core.decision import CHANCE, NOBODY, PASS, Action, Decision, Fate, Pass
from kuluary.core.errors import BadOption, Illegal, Malformed, Refusal
from kuluary.core.event import Event, News
from kuluary.core.game import Game, Keepsake, Line, Result, Score, find_game, game_names, register
from kuluary.core.log import Header, Log
from kuluary.core.match import Match
from kuluary.core.playout import playout, random_playout, settle
from kuluary.core.state import State
from kuluary.core.step import Step
from kuluary.core.text import Text

__all__ = [
    "CHANCE",
    "NOBODY",
    "PASS",
    "Action",
    "BadOption",
    "ContentError",
    "Decision",
    "Draw",
    "Drawn",
    "Event",
    "Fate",
    "Game",
    "Header",
    "Illegal",
    "Keepsake",
    "KeyedChance",
    "Line",
    "Log",
    "Malformed",
    "Match",
    "News",
    "Pass",
    "RandomChance",
    "Refusal",
    "Result",
    "Roll",
    "Score",
    "State",
    "Step",
    "Table",
    "Text",
    "find_game",
    "game_names",
    "playout",
    "random_playout",
    "read_table",
    "register",
    "settle",
]
