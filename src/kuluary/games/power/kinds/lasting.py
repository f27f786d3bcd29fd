"""Families that last: a second sign (P-9.5) to a secondary object for a new stage (P-9.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from kuluary.core import Step
from kuluary.games.power.content import Alliance
from kuluary.games.power.content.cards import FIRST_SUPPORT, FIVE
from kuluary.games.power.content.kinds import Family, Lasting
from kuluary.games.power.judgement.standing import Standing
from kuluary.games.power.rules.alliance_phase import ConcludeAlliance
from kuluary.games.power.state import PowerState


class SecondSign(Family):
    """Cards of the named kind give a second sign (P-9.5)."""

    letter: ClassVar[str] = "E"
    rule: ClassVar[str] = "P-9.5"
    works: ClassVar[tuple[str, ...]] = ("lasting",)
    fields: ClassVar[tuple[str, ...]] = ("kinds", "sign")

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(second_signs=tuple((kind - FIRST_SUPPORT, alliance.sign) for kind in alliance.kinds))

    def promise(self, standing: Standing, alliance: Alliance) -> float:
        second = sum([standing.counts[kind] for kind in alliance.kinds])
        return second * (0.3 + standing.sign_value[alliance.sign])


class Recruiting(Family):
    """A card of the colour lets its owner recruit (P-9.6)."""

    letter: ClassVar[str] = "F"
    rule: ClassVar[str] = "P-9.6"
    works: ClassVar[tuple[str, ...]] = ("lasting",)
    fields: ClassVar[tuple[str, ...]] = ("group",)

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(recruits=(alliance.group,))

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return 0.144 * standing.phases


class Shadows(Family):
    """Shadow agents on a place of the row, and one more alliance at once (P-9.7)."""

    letter: ClassVar[str] = "G"
    rule: ClassVar[str] = "P-9.7"
    works: ClassVar[tuple[str, ...]] = ("lasting",)
    fields: ClassVar[tuple[str, ...]] = ("position",)
    goes_on: ClassVar[bool] = True

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(shadowed=(alliance.position - 1,))

    def effect(self, state: PowerState, seat: int, alliance: int) -> tuple[Step[PowerState], ...]:
        return (_ONE_MORE[seat],)

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return 0.3 * standing.phases


class Advances(Family):
    """An infiltration of a card of the groups lets its owner advance in a project (P-9.8)."""

    letter: ClassVar[str] = "H"
    rule: ClassVar[str] = "P-9.8"
    works: ClassVar[tuple[str, ...]] = ("lasting",)
    fields: ClassVar[tuple[str, ...]] = ("groups",)

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(advances=alliance.groups)

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return 0.25 * standing.phases


class Generosity(Family):
    """An infiltration with many pieces brings a secondary object of one of the groups (P-9.9)."""

    letter: ClassVar[str] = "I"
    rule: ClassVar[str] = "P-9.9"
    works: ClassVar[tuple[str, ...]] = ("lasting",)
    fields: ClassVar[tuple[str, ...]] = ("groups",)

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(generous=True)

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return 0.1 * standing.phases * (0.5 + max([standing.colour_value[group] for group in alliance.groups]))


class Rewards(Family):
    """A new stage in a project brings a secondary object of the group (P-9.10)."""

    letter: ClassVar[str] = "J"
    rule: ClassVar[str] = "P-9.10"
    works: ClassVar[tuple[str, ...]] = ("lasting",)
    fields: ClassVar[tuple[str, ...]] = ("group",)

    def lasting(self, alliance: Alliance) -> Lasting:
        return Lasting(rewarding=True)

    def hope(self, standing: Standing, alliance: Alliance) -> float:
        return 0.15 * standing.phases * (0.5 + standing.colour_value[alliance.group])


_ONE_MORE: Final = tuple(ConcludeAlliance(seat, "conclude_more", "P-9.7") for seat in range(FIVE))
