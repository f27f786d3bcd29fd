"""The engine that knows no game: state, step, decision, chance, log, match."""

from kuluary.core.bot import Bot, Plan
from kuluary.core.chance import Draw, Drawn, KeyedChance, LightChance, RandomChance, Roll
from kuluary.core.content import Change, ContentError, Pack, Printed, Table, changes, content_of, pack_from
from kuluary.core.decision import CHANCE, NOBODY, PASS, Action, Decision, Fate, Pass
from kuluary.core.errors import BadOption, Illegal, Malformed, Refusal
from kuluary.core.event import Event, News, event, record
from kuluary.core.game import Game, Keepsake, Line, Result, Score, find_game, game_names, opening, register
from kuluary.core.log import Header, Log
from kuluary.core.loop import go_on, playout, random_playout, settle
from kuluary.core.match import Match
from kuluary.core.position import Position
from kuluary.core.state import Moment, State
from kuluary.core.step import Step
from kuluary.core.text import Text

__all__ = [
    "CHANCE",
    "NOBODY",
    "PASS",
    "Action",
    "BadOption",
    "Bot",
    "Change",
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
    "LightChance",
    "Line",
    "Log",
    "Malformed",
    "Match",
    "Moment",
    "News",
    "Pack",
    "Pass",
    "Plan",
    "Position",
    "Printed",
    "RandomChance",
    "Refusal",
    "Result",
    "Roll",
    "Score",
    "State",
    "Step",
    "Table",
    "Text",
    "changes",
    "content_of",
    "event",
    "find_game",
    "game_names",
    "go_on",
    "opening",
    "pack_from",
    "playout",
    "random_playout",
    "record",
    "register",
    "settle",
]
