"""What is shown at one time, and what is told in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kuluary.core import Event
from kuluary.games.committee.words import events as ev

SHOWN: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "round": (ev.RoundBegan,),
    "phase": (ev.PhaseBegan,),
    "scenario": (ev.TokenResolved,),
    "mission": (ev.MissionHeld, ev.MissionMoved),
    "came": (ev.MissionCame, ev.AllyCame),
    "token": (ev.InterrogationLaid, ev.JamLaid, ev.JamCleared, ev.NoTokenLeft),
    "actions": (ev.BronzeGiven, ev.ActionsGiven),
    "gained": (ev.Gained, ev.ActionGained, ev.Supplied),
    "paid": (ev.Spent,),
    "handed": (ev.Handed, ev.TokenHanded, ev.ActionHanded, ev.Returned, ev.TokenLeft),
    "lost": (ev.Lost, ev.LimitLost, ev.ActionLost, ev.NothingLost),
    "served": (ev.Served,),
    "moved": (ev.Moved,),
    "exchange": (ev.ExchangeBegan,),
    "answered": (ev.InterrogationAnswered, ev.InterrogationDiscarded),
    "ally": (ev.AllyTaken,),
    "loaded": (ev.TokenLoaded,),
    "used": (ev.CityUsed, ev.ScenarioUsed, ev.ActionUsed, ev.RerollUsed, ev.ClearanceUsed, ev.StickerUsed),
    "swapped": (ev.MissionsSwapped, ev.TokensSwapped),
    "help": (ev.HelpPut,),
    "shift": (ev.ShiftWorked,),
    "clock": (ev.ClockMoved, ev.ClockStruck),
    "check": (ev.CheckBegan,),
    "roll": (ev.Rolled,),
    "counted": (ev.CheckCounted,),
    "stress": (ev.StressLaid, ev.StressShuffled, ev.StressVanished),
    "opened": (ev.StressOpened,),
    "calm": (ev.StressCancelled,),
    "relief": (ev.StressClosed, ev.StressDiscarded),
    "done": (ev.MissionCompleted, ev.PersonalCompleted, ev.HelpBack),
    "missed": (ev.MissionMissed,),
    "failed": (ev.MissionFailed, ev.HelpBack),
    "condition": (ev.ConditionMet, ev.HelpBack),
    "main": (ev.MainCompleted, ev.TokenActive, ev.AnomalyMoved),
    "unlocked": (ev.Unlocked,),
    "clearance": (ev.ClearanceRevealed,),
    "ready": (ev.Ready,),
    "sticker": (ev.LineTraced, ev.StickerAwarded, ev.DropCrossed),
    "end": (ev.MainCompleted, ev.Won, ev.Defeated),
}
"""A round and a phase begin, missions move on, come, are done or fail; goods come, are paid, handed on or lost; a pawn
has driven; a check begins, dice are rolled and counted, stress is laid or turned up, a clearance opened, and so on."""
