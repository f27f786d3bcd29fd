"""What a hand does: uses of action tokens, free actions, the steps of a serve, answers inside an effect or a check.

A `slot` is a cell, 0 to 14 (five a department), or 100 plus the number of a permanent ally. A `source` of income is a
slot too, or 200 and up for a line of the base income, 300 and up for the bonus of a personal mission. A `condition` is
the number of a regular mission; 100 plus ten times the place of a main mission in its row plus its part; 200 plus the
seat whose current personal mission it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import Action

ALLY_CODE: Final = 100
BASE_SOURCE: Final = 200
PERSONAL_SOURCE: Final = 300
MAIN_CONDITION: Final = 100
PERSONAL_CONDITION: Final = 200

# Action tokens, free actions, the steps of a serve


@dataclass(frozen=True, slots=True)
class Serve(Action):
    """Spend an action token to serve: move, exchange, interrogations, activation (C-4.3)."""


@dataclass(frozen=True, slots=True)
class Relieve(Action):
    """Spend an action token: every agent may remove 1 stress (C-4.6)."""


@dataclass(frozen=True, slots=True)
class Broker(Action):
    """Spend an action token on an exchange between any two agents (C-12.12)."""

    first_seat: int
    second_seat: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard an action token unused (C-4.2)."""


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Agree to end the action phase (C-3.23)."""


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Return a resource to the limit for nothing (C-8.6)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Medicate(Action):
    """Spend medicine to remove own stress (C-8.4)."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave a mission token in the own city (C-8.8)."""

    mission: int


@dataclass(frozen=True, slots=True)
class Redeem(Action):
    """Use a kept clearance token (C-9.6)."""

    clearance: str


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Give a cargo to the fund and one of the same type to the limit for an action token (C-12.11)."""

    resource: str


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """Hand an action token to another agent (C-11.11)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stick(Action):
    """Use a sticker of the ID card (C-14.9)."""

    sticker: str


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Go to a city by a route of that cost (C-4.14)."""

    city: str
    cost: int


@dataclass(frozen=True, slots=True)
class Partner(Action):
    """Exchange with an agent (C-4.16, C-5.14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class UseCity(Action):
    """Apply the effect of a city (C-5.1)."""

    city: str


@dataclass(frozen=True, slots=True)
class TakeAlly(Action):
    """Take an ally (C-9.11)."""

    ally: int


@dataclass(frozen=True, slots=True)
class DoMain(Action):
    """Meet the current condition of the main mission (C-11.2)."""


@dataclass(frozen=True, slots=True)
class DoMission(Action):
    """Perform a regular mission here: complete it, or load its token (C-10.2)."""

    mission: int


@dataclass(frozen=True, slots=True)
class DoPersonal(Action):
    """Complete the current personal mission (C-12.2)."""


@dataclass(frozen=True, slots=True)
class DoScenario(Action):
    """Choose an activation that the scenario adds (C-15.4)."""

    activation: str


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Work an overtime shift: an action token for stress (C-16.4)."""


# Answers inside an effect, a check or a phase


@dataclass(frozen=True, slots=True)
class Trace(Action):
    """Trace a line around a permanent bonus (C-14.10)."""

    bonus: str


@dataclass(frozen=True, slots=True)
class Give(Action):
    """In an exchange: one piece goes from the first agent to the second (C-4.18)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Take(Action):
    """In an exchange: one piece goes from the second agent to the first (C-4.18)."""

    resource: str


@dataclass(frozen=True, slots=True)
class GiveToken(Action):
    """In an exchange: a mission token goes from the first agent to the second (C-4.17)."""

    mission: int


@dataclass(frozen=True, slots=True)
class TakeToken(Action):
    """In an exchange: a mission token goes from the second agent to the first (C-4.17)."""

    mission: int


@dataclass(frozen=True, slots=True)
class Interrogate(Action):
    """Attempt the check of an interrogation token first (C-4.19)."""

    token: int


@dataclass(frozen=True, slots=True)
class PutAnswer(Action):
    """Put a passed interrogation token on a mission (C-4.20)."""

    mission: int


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Say which mission moves on as the clock strikes (C-16.7)."""

    mission: int


@dataclass(frozen=True, slots=True)
class ByDepartment(Action):
    """Take a check by a department (C-6.1, C-6.2)."""

    department: str


@dataclass(frozen=True, slots=True)
class Attempt(Action):
    """Take one of two checks first, with the help token or without (C-10.18, C-9.18)."""

    check: int
    help: bool


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    """Use a reroll (C-6.11 to C-6.13)."""

    reroll: str


@dataclass(frozen=True, slots=True)
class PickDice(Action):
    """Reroll these dice, counted from the left (C-6.11)."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AddDice(Action):
    """Spend equipment for extra dice (C-6.14)."""


@dataclass(frozen=True, slots=True)
class AddSuccess(Action):
    """Spend an action token for a success (C-6.15)."""


@dataclass(frozen=True, slots=True)
class Count(Action):
    """Want no more help: count successes and failures (C-6.18)."""


@dataclass(frozen=True, slots=True)
class OpenStress(Action):
    """Receive stress by opening a closed token (C-7.1)."""

    slot: int


@dataclass(frozen=True, slots=True)
class LayStress(Action):
    """Receive stress as a new closed token on a cell or ally (C-7.2)."""

    slot: int


@dataclass(frozen=True, slots=True)
class UseCalm(Action):
    """Move a calm token to the fund instead of receiving stress (C-7.7)."""


@dataclass(frozen=True, slots=True)
class Ease(Action):
    """Remove 1 stress: close an open token or discard a closed one (C-7.11)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay a price in this way (C-1.9)."""

    doc: int
    med: int
    eq: int
    fuel: int


@dataclass(frozen=True, slots=True)
class Unlock(Action):
    """Unlock so many cells of the department (C-9.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class UnlockFree(Action):
    """Unlock the leftmost locked cell of a department for free (C-9.10)."""

    department: str


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Gain one piece of a resource (C-1.8)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Income(Action):
    """Take one part of an income: resources, or what goes to the limit (C-3.15)."""

    source: int
    part: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class IncomeEase(Action):
    """Take an income that removes own stress, from this slot (C-3.15)."""

    source: int
    part: int
    slot: int


@dataclass(frozen=True, slots=True)
class Again(Action):
    """Choose an income to gain once more (C-5.12, C-14.14, C-14.16)."""

    source: int


@dataclass(frozen=True, slots=True)
class EndIncome(Action):
    """Decline the remaining incomes (C-3.18)."""


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """Lose own resources to the fund (C-1.10)."""

    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class LoseLimit(Action):
    """Lose resources out of the limit (C-1.10)."""

    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Reward(Action):
    """Choose the reward of a regular mission: documents, a cargo or calm (C-10.4)."""

    reward: str


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Swap two regular missions on the time track (C-5.7)."""

    mission: int
    other_mission: int


@dataclass(frozen=True, slots=True)
class SwapTokens(Action):
    """Swap two scenario tokens on main missions, named by their places in the row (C-5.7)."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class TakeHelp(Action):
    """Take a help token in hand (C-5.9)."""

    help: str


@dataclass(frozen=True, slots=True)
class PutHelp(Action):
    """Put the help token on a condition, named by its code (C-9.17)."""

    condition: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Two documents for a cargo (C-5.10)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """A cargo for two documents (C-5.10)."""

    resource: str


@dataclass(frozen=True, slots=True)
class PayTreatment(Action):
    """Spend a document on removing stress (C-5.3)."""


@dataclass(frozen=True, slots=True)
class Treat(Action):
    """Grant an agent the removal of 1 stress (C-7.12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Supply(Action):
    """Move a cargo of this type from the fund to the limit (C-5.15)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Keep a regular mission in its division (C-12.13)."""

    mission: int


@dataclass(frozen=True, slots=True)
class FailFirst(Action):
    """Let this mission fail first (C-3.6)."""

    mission: int


@dataclass(frozen=True, slots=True)
class GiveBronze(Action):
    """Say who begins with the extra action token (C-3.14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resolve(Action):
    """Resolve this scenario token next (C-3.3)."""

    token: str


@dataclass(frozen=True, slots=True)
class Award(Action):
    """Say whose the next sticker is (C-14.7)."""

    seat: int


ACTIONS: Final = (
    Serve,
    Relieve,
    Broker,
    Discard,
    Finish,
    Return,
    Medicate,
    Leave,
    Redeem,
    Convert,
    HandOver,
    Stick,
    Move,
    Partner,
    UseCity,
    TakeAlly,
    DoMain,
    DoMission,
    DoPersonal,
    DoScenario,
    Shift,
    Trace,
    Give,
    Take,
    GiveToken,
    TakeToken,
    Interrogate,
    PutAnswer,
    Strike,
    ByDepartment,
    Attempt,
    Reroll,
    PickDice,
    AddDice,
    AddSuccess,
    Count,
    OpenStress,
    LayStress,
    UseCalm,
    Ease,
    Pay,
    Unlock,
    UnlockFree,
    Gain,
    Income,
    IncomeEase,
    Again,
    EndIncome,
    Lose,
    LoseLimit,
    Reward,
    Swap,
    SwapTokens,
    TakeHelp,
    PutHelp,
    Buy,
    Sell,
    PayTreatment,
    Treat,
    Supply,
    Hold,
    FailFirst,
    GiveBronze,
    Resolve,
    Award,
)
