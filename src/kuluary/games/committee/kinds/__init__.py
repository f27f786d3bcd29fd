"""One class a kind: its condition, effect, judgement and text; content names them by their ids."""

from typing import Final

from kuluary.games.committee.content.kinds import Kinds
from kuluary.games.committee.kinds.cities import CITIES
from kuluary.games.committee.kinds.clearance import CLEARANCE
from kuluary.games.committee.kinds.missions import MISSIONS
from kuluary.games.committee.kinds.penalties import PENALTIES
from kuluary.games.committee.kinds.permanents import PERMANENTS
from kuluary.games.committee.kinds.scenario_tokens import TOKENS
from kuluary.games.committee.kinds.situations import SITUATIONS
from kuluary.games.committee.kinds.stickers import STICKERS

KINDS: Final = Kinds(
    missions=MISSIONS,
    cities=CITIES,
    situations=SITUATIONS,
    tokens=TOKENS,
    stickers=STICKERS,
    clearance=CLEARANCE,
    penalties=PENALTIES,
    permanents=PERMANENTS,
)
