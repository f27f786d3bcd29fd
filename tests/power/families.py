"""Positions for the sixteen families of alliances: what each asks for, and a phase to conclude in."""

from __future__ import annotations

from tests.power.table import Table, number_of

from kuluary.games.power.rules.alliance_phase import qualified
from kuluary.games.power.state.decks import numbers_in

REQUIREMENTS = {
    "fed_reserve": (("banks", "banks", "valuables", "corporations"), {}, {}),
    "peace_bureau": (("patents", "research", "research", "inner_circle"), {}, {}),
    "tribunal": (("media", "media", "ruling_parties", "crime"), {}, {}),
    "kabbalists": (("patents",), {}, {}),
    "milner": (("law_enforcement",), {}, {}),
    "trilateral": (("banks",), {}, {}),
    "cheka": (("trade_unions",), {}, {"spyware": 2}),
    "cupola2": (("consulates",), {}, {"spyware": 2}),
    "illuminati": (("intelligence",), {}, {"comintern": 2}),
    "black_water": (("ruling_parties", "real_estate", "laboratories"), {}, {}),
    "majestic12": (("law_enforcement", "valuables", "research"), {}, {}),
    "wto": (("media", "banks", "patents"), {}, {}),
    "marxist_league": (("intelligence",), {"control": 2}, {}),
    "temple_mount": (("trade_unions",), {"finance": 2}, {}),
    "science_council": (("consulates",), {"science": 2}, {}),
    "cia": (("universities", "intelligence"), {}, {}),
    "kgb": (("governments", "trade_unions"), {}, {}),
    "mossad": (("exchanges", "consulates"), {}, {}),
    "council_nine": (("intelligence", "intelligence"), {}, {}),
    "srs": (("trade_unions", "trade_unions"), {}, {}),
    "world_court": (("consulates", "consulates"), {}, {}),
    "club_rome": (("governments", "universities"), {}, {}),
    "imf": (("governments", "exchanges"), {}, {}),
    "theosophical": (("universities", "exchanges"), {}, {}),
    "elder_brother": (("ruling_parties",), {}, {}),
    "golden_dawn": (("valuables",), {}, {}),
    "thule": (("research",), {}, {}),
    "cartels": (("crime",), {"power": 1}, {}),
    "malta": (("corporations",), {"power": 1}, {}),
    "jasons": (("laboratories",), {}, {}),
    "rosicrucians": (("corporations",), {}, {}),
    "templars": (("real_estate",), {}, {}),
    "thirty_three": (("media",), {}, {}),
    "bilderberg": (("banks", "valuables", "real_estate"), {}, {}),
    "elihu": (("laboratories", "research", "patents"), {}, {}),
    "skull_bones": (("ruling_parties", "law_enforcement", "media"), {}, {}),
    "unions_fed": (("governments",), {"power": 1}, {}),
    "chamber": (("exchanges",), {"power": 1}, {}),
    "culture_league": (("universities",), {"power": 1}, {}),
    "freemasons": ((), {}, {"spyware": 3}),
    "anarchists": (("media",), {"control": 2}, {}),
    "jesuits": (("banks",), {"finance": 2}, {}),
    "scientologists": (("patents",), {"science": 2}, {}),
}
"""Just enough to qualify: objects, secondary objects, stages."""


def phase(**options: object) -> Table:
    """Lay a table for two where seat 0 concludes first."""
    table = Table(2, **options)
    table.supervisor(0)
    return table


def qualifies(table: Table, name: str) -> bool:
    """Say whether seat 0 meets what an alliance asks for (P-7.3)."""
    return number_of(name) in numbers_in(qualified(table.state, 0, 1 << number_of(name)))
