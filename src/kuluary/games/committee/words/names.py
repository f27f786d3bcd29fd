"""The vocabulary of the game: every id a content file, an action or a message may use."""

from __future__ import annotations

from typing import Final

CITIES: Final = (
    "murmansk",
    "arhangelsk",
    "leningrad",
    "vologda",
    "yaroslavl",
    "moskva",
    "gorkiy",
    "kirov",
    "syktyvkar",
    "perm",
    "sverdlovsk",
    "yoshkar",
    "kazan",
    "kuybyshev",
)
CITY: Final = {city: index for index, city in enumerate(CITIES)}
REGIONS: Final = ("purple", "blue", "orange", "green")

AGENTS: Final = ("artyom", "willy", "asya", "ila", "valery", "farkhad")
MOST_AGENTS: Final = 4

DEPARTMENTS: Final = ("hr", "an", "tr")
HR, AN, TR = range(3)
ANY: Final = 3
"""The colour of a check that any department may pass (C-6.1)."""
COLOURS: Final = (*DEPARTMENTS, "any")
COLOUR: Final = {colour: index for index, colour in enumerate(COLOURS)}
CELLS: Final = 5
"""Cells a department (C-1.14)."""

RESOURCES: Final = ("doc", "med", "eq", "fuel")
DOC, MED, EQ, FUEL = range(4)
KINDS: Final = range(4)
CARGO: Final = (MED, EQ, FUEL)
RESOURCE: Final = {name: index for index, name in enumerate(RESOURCES)}

SYMBOLS: Final = ("fist", "eye", "book", "shake", "lamp", "anomaly")
ANOMALY: Final = 5
SYMBOL: Final = {name: index for index, name in enumerate(SYMBOLS)}

STRESS: Final = (
    "lose-cargo",
    "lose-docs",
    "lose-action",
    "reroll-cost",
    "paid-only",
    "harder",
    "no-missions",
    "no-unlock",
    "no-med",
    "no-eq",
    "no-fuel",
    "slow",
)
"""Penalties of stress tokens (C-7.15 to C-7.24); the first three are income penalties."""
(
    LOSE_CARGO,
    LOSE_DOCS,
    LOSE_ACTION,
    REROLL_COST,
    PAID_ONLY,
    HARDER,
    NO_MISSIONS,
    NO_UNLOCK,
    NO_MED,
    NO_EQ,
    NO_FUEL,
    SLOW,
) = range(12)
FACES: Final = len(STRESS)

CLEARANCE: Final = ("docs", "cargo", "action", "reroll", "relief", "loss")
C_REROLL: Final = CLEARANCE.index("reroll")
C_RELIEF: Final = CLEARANCE.index("relief")

HELPS: Final = ("docs", "cargo", "check")
H_CHECK: Final = HELPS.index("check")

STICKERS: Final = ("incomes", "relief", "action", "cargo", "cars", "city", "docs", "successes", "unlock", "ally")
STICKER: Final = {name: index for index, name in enumerate(STICKERS)}
S_SUCCESSES: Final = STICKER["successes"]

PERMANENTS: Final = ("unlock", "reroll", "income", "car")
"""Permanent bonuses of an ID card (C-14.12 to C-14.15)."""
P_UNLOCK, P_REROLL, P_INCOME, P_CAR = range(4)

DECK: Final = 24
"""Regular missions in the deck; the other 18 are set aside (C-2.7)."""
MAINS: Final = ("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8")
SCENARIO_TOKENS: Final = ("st1", "st2", "st3", "st4", "st5")
SCENARIOS: Final = ("base", "overtime")

CELL_BONUSES: Final = ("auto", "easier", "cross", "double", "convert", "broker", "hold")

DIVISIONS: Final = 4
SPACES: Final = 15
FAILURES: Final = 3
"""Failed missions that lose the game (C-13.2)."""

ALLY_SLOT: Final = 15
"""A stress token lies on a slot: cells are 0 to 14, permanent allies follow in the order they were taken."""
UNDER: Final = 27
"""The slot of the lower token in a double cell (C-12.10)."""
SLOTS: Final = 28
