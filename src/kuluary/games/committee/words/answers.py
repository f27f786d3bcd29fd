"""Every action there can be, made once: asking takes them from here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from kuluary.core import Action
from kuluary.games.committee.words.actions import (
    AddDice,
    AddSuccess,
    Again,
    Award,
    Broker,
    Buy,
    ByDepartment,
    Convert,
    Count,
    Discard,
    DoMain,
    DoMission,
    DoPersonal,
    Ease,
    EndIncome,
    FailFirst,
    Finish,
    Gain,
    Give,
    GiveBronze,
    GiveToken,
    HandOver,
    Hold,
    Income,
    IncomeEase,
    LayStress,
    Leave,
    Lose,
    LoseLimit,
    Medicate,
    Move,
    OpenStress,
    Partner,
    Pay,
    PayTreatment,
    PutAnswer,
    Redeem,
    Relieve,
    Return,
    Reward,
    Sell,
    Serve,
    Shift,
    Stick,
    Strike,
    Supply,
    Take,
    TakeAlly,
    TakeHelp,
    TakeToken,
    Trace,
    Treat,
    Unlock,
    UnlockFree,
    UseCalm,
    UseCity,
)
from kuluary.games.committee.words.names import (
    CITIES,
    CLEARANCE,
    DEPARTMENTS,
    HELPS,
    MOST_AGENTS,
    PERMANENTS,
    RESOURCES,
    STICKERS,
)

Act = TypeVar("Act", bound=Action)


class Made(dict[int, Act]):
    """Actions by the number they name, each made when it is first asked for."""

    def __init__(self, make: Callable[[int], Act]) -> None:
        self.make = make

    def __missing__(self, number: int) -> Act:
        made = self[number] = self.make(number)
        return made


SEATS: Final = range(MOST_AGENTS)
SERVE: Final = Serve()
RELIEVE: Final = Relieve()
DISCARD: Final = Discard()
FINISH: Final = Finish()
SHIFT: Final = Shift()
MEDICATE: Final = Medicate()
COUNT: Final = Count()
ADD_DICE: Final = AddDice()
ADD_SUCCESS: Final = AddSuccess()
USE_CALM: Final = UseCalm()
DO_MAIN: Final = DoMain()
DO_PERSONAL: Final = DoPersonal()
PAY_TREATMENT: Final = PayTreatment()
END_INCOME: Final = EndIncome()

RETURN: Final = tuple(Return(name) for name in RESOURCES)
CONVERT: Final = tuple(Convert(name) for name in RESOURCES)
GIVE: Final = tuple(Give(name) for name in RESOURCES)
TAKE: Final = tuple(Take(name) for name in RESOURCES)
GAIN: Final = tuple(Gain(name) for name in RESOURCES)
BUY: Final = tuple(Buy(name) for name in RESOURCES)
SELL: Final = tuple(Sell(name) for name in RESOURCES)
SUPPLY: Final = tuple(Supply(name) for name in RESOURCES)
LOSE: Final = tuple(Lose(name, 1) for name in RESOURCES)
LOSE_LIMIT: Final = tuple(LoseLimit(name, 1) for name in RESOURCES)
LOSE_TWO: Final = Lose("doc", 2)
LOSE_LIMIT_TWO: Final = LoseLimit("doc", 2)
REWARD: Final = (*(Reward(name) for name in RESOURCES), Reward("calm"))
REDEEM: Final = tuple(Redeem(name) for name in CLEARANCE)
STICK: Final = tuple(Stick(name) for name in STICKERS)
TRACE: Final = tuple(Trace(name) for name in PERMANENTS)
TAKE_HELP: Final = tuple(TakeHelp(name) for name in HELPS)
BY_DEPARTMENT: Final = tuple(ByDepartment(name) for name in DEPARTMENTS)
UNLOCK: Final = tuple(Unlock(count) for count in range(6))
UNLOCK_FREE: Final = tuple(UnlockFree(name) for name in DEPARTMENTS)
USE_CITY: Final = tuple(UseCity(name) for name in CITIES)

HAND_OVER: Final = tuple(HandOver(seat) for seat in SEATS)
PARTNER: Final = tuple(Partner(seat) for seat in SEATS)
TREAT: Final = tuple(Treat(seat) for seat in SEATS)
GIVE_BRONZE: Final = tuple(GiveBronze(seat) for seat in SEATS)
AWARD: Final = tuple(Award(seat) for seat in SEATS)
PAIRS: Final = tuple((one, two) for one in SEATS for two in SEATS if one < two)
BROKER: Final = tuple(Broker(one, two) for one, two in PAIRS)

LEAVE: Final = Made(Leave)
GIVE_TOKEN: Final = Made(GiveToken)
TAKE_TOKEN: Final = Made(TakeToken)
PUT_ANSWER: Final = Made(PutAnswer)
TAKE_ALLY: Final = Made(TakeAlly)
DO_MISSION: Final = Made(DoMission)
HOLD: Final = Made(Hold)
STRIKE: Final = Made(Strike)
FAIL_FIRST: Final = Made(FailFirst)

OPEN_STRESS: Final = Made(OpenStress)
LAY_STRESS: Final = Made(LayStress)
EASE: Final = Made(Ease)


@cache
def move(city: int, cost: int) -> Move:
    """Give the one action of going to a city at a cost."""
    return Move(CITIES[city], cost)


@cache
def income(source: int, part: int, resource: str, count: int) -> Income:
    """Give the one action of taking an income."""
    return Income(source, part, resource, count)


@cache
def income_ease(source: int, part: int, slot: int) -> IncomeEase:
    """Give the one action of taking an income that removes stress."""
    return IncomeEase(source, part, slot)


@cache
def again(source: int) -> Again:
    """Give the one action of repeating an income."""
    return Again(source)


@cache
def pay(way: tuple[int, int, int, int]) -> Pay:
    """Give the one action of paying in this way."""
    return Pay(*way)
