"""What a seat sees as a vector of fixed layout, written from its view alone: nothing hidden can get in.

Seats are told from the viewer's own on, in the order of the table: the first is always oneself. A *one* is a row of
places of which one is 1 (none, where there is nothing); a *many* has 1 at every place that occurs; a *number* is
divided by its scale and kept within ±4.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from kuluary.core import BadOption, find_game, opening

VERSION: Final = 1
"""Raised whenever the meaning of a place changes."""
LIMIT: Final = 4.0


class Part(NamedTuple):
    """A stretch of the vector: what it tells, where it begins, how long it is."""

    name: str
    first: int
    size: int


class Sheet:
    """A vector being written."""

    def __init__(self, seats: int, ids: Mapping[str, Any]) -> None:
        self.values: list[float] = []
        self.parts: list[Part] | None = None
        self.seats = seats
        self.ids = ids

    def number(self, name: str, value: float | None, scale: float = 1.0) -> None:
        """Write a number."""
        self._begin(name, 1)
        self.values.append(0.0 if value is None else max(-LIMIT, min(LIMIT, value / scale)))

    def numbers(self, name: str, values: Sequence[float | None], scale: float = 1.0) -> None:
        """Write several numbers; how many is the same in every position."""
        self._begin(name, len(values))
        self.values += [0.0 if value is None else max(-LIMIT, min(LIMIT, value / scale)) for value in values]

    def one(self, name: str, place: int | None, size: int) -> None:
        """Write a row of places with a 1 at one of them, or nowhere."""
        self._begin(name, size)
        row = [0.0] * size
        if place is not None and place >= 0:
            row[place] = 1.0
        self.values += row

    def many(self, name: str, places: Iterable[int], size: int) -> None:
        """Write a row of places with a 1 wherever something is."""
        self._begin(name, size)
        row = [0.0] * size
        for place in places:
            row[place] = 1.0
        self.values += row

    def counts(self, name: str, places: Iterable[int], size: int, scale: float = 1.0) -> None:
        """Write how often every place occurs."""
        row = [0.0] * size
        for place in places:
            row[place] += 1.0
        self.numbers(name, row, scale)

    def word(self, name: str, value: str | None, ids: Sequence[str]) -> None:
        """Write one of the words of a list."""
        self.one(name, None if value is None or value not in ids else ids.index(value), len(ids))

    def _begin(self, name: str, size: int) -> None:
        if self.parts is not None:
            self.parts.append(Part(name, len(self.values), size))


class Layout:
    """The layout of a game's observations, for a number of seats and options."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self._game = find_game(game)
        self._ids = self._game.ids()
        if game not in _WRITERS:
            raise BadOption(f"what a seat of {game} sees is not written as numbers: known are {', '.join(_WRITERS)}")
        self._write = _WRITERS[game]
        state, _ = opening(self._game, seats, options or {}, self._game.standard, self._game.version)
        sheet = Sheet(seats, self._ids)
        sheet.parts = []
        self._write(sheet, self._game.view(state, 0), 0)
        self.parts = tuple(sheet.parts)
        """What every stretch of the vector tells."""
        self.size = len(sheet.values)
        self.seats = seats
        self.version = f"{game} observation {VERSION}, {seats} seats, {self.size} numbers"

    def read(self, state: Any, seat: int) -> list[float]:
        """Write what a seat sees."""
        sheet = Sheet(self.seats, self._ids)
        self._write(sheet, self._game.view(state, seat), seat)
        assert len(sheet.values) == self.size, f"{len(sheet.values)} numbers instead of {self.size}"
        return sheet.values


_KNOWN: Final[dict[tuple[str, int, str], Layout]] = {}


def layout(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Layout:
    """Give the layout of a game's observations."""
    key = game, seats, repr(sorted((options or {}).items()))
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = Layout(game, seats, options)
    return found


def _from(seat: int, count: int) -> Callable[[int | None], int | None]:
    """Give what tells how far behind the viewer a seat sits."""
    return lambda other: None if other is None or other < 0 else (other - seat) % count


def _suits(sheet: Sheet, view: Any, seat: int) -> None:
    count = len(view.seats)
    near = _from(seat, count)
    suit = sheet.ids["suit_of_card"]
    cards = len(suit)
    sheet.many("hand", view.hand, cards)
    sheet.number("round", view.round, view.rounds)
    sheet.number("deck left", view.deck_left, cards)
    sheet.number("settling", view.settling)
    sheet.one("suit led", view.lead, 4)
    sheet.one("trump card", view.trump, cards)
    sheet.one("trump suit", None if view.trump is None else suit[view.trump], 4)
    sheet.one("leader", near(view.leader), count)
    sheet.one("taker so far", near(view.taker), count)
    sheet.one("seat to play", near(view.turn), count)
    sheet.many("centre", view.centre, cards)
    sheet.one("own contribution", view.contributed, cards)
    sheet.many("cards known in the deck", view.known_deck or (), cards)
    side_of = {member: standing for standing in view.standings for member in standing.seats}
    for step in range(count):
        other = (seat + step) % count
        facts, side = view.seats[other], side_of[other]
        name = f"seat +{step}: "
        sheet.numbers(
            name + "cards, gems, wealth, bribed, out",
            (facts.hand / 13, facts.gems / 4, facts.wealth / 10, facts.bribed, facts.out),
        )
        sheet.one(name + "card played", facts.played, cards)
        sheet.many(name + "cards won", [*facts.neutrals, *(card for pile in facts.piles for card in pile.cards)], cards)
        sheet.numbers(name + "symbols of the side by guild", side.symbols, 8)
        sheet.numbers(name + "jokers, powers, total of the side", (side.jokers / 4, side.powers / 4, side.total / 40))
        sheet.number(name + "on the own side", seat in side.seats)


def _power(sheet: Sheet, view: Any, seat: int) -> None:
    ids = sheet.ids
    count = len(view.seats)
    near = _from(seat, count)
    kinds = len(ids["group_of_kind"])
    copies = ids["copies_of_kind"]
    alliances = len(ids["alliances"])
    sheet.word("phase", view.phase, ids["phases"])
    sheet.numbers(
        "round, circle, wars, wars left", (view.round / 6, view.circle / 6, view.wars / 2, view.wars_left / 2)
    )
    sheet.number("supervised", view.supervised)
    sheet.one("supervisor", near(view.supervisor), count)
    sheet.one("headhunter", near(view.headhunter), count)
    sheet.one("seat to act", near(view.turn), count)
    for place in range(11):
        card = view.row[place] if place < len(view.row) else None
        name = f"row {place + 1}: "
        sheet.one(name + "kind", None if card is None else card.card // copies, kinds)
        sheet.one(name + "holder", None if card is None else near(card.holder), count)
        sheet.numbers(
            name + "pieces, shadows, minimum, within reach, fewest needed, can, safe from, worth, signs of interest",
            (0,) * 9
            if card is None
            else (
                card.pieces / 10,
                card.shadows / 4,
                card.minimum / 6,
                card.within_reach,
                (card.least or 0) / 10,
                card.can,
                (card.safe or 0) / 10,
                (card.worth or 0) / 20,
                card.interest / 2,
            ),
        )
        sheet.many(name + "alliances it opens", () if card is None else card.opens, alliances)
    sheet.numbers("deck by kind", view.deck_kinds, 4)
    sheet.counts("discard by kind", [card // copies for card in view.discard], kinds, 4)
    sheet.numbers("supply", view.supply, 10)
    for project in view.projects:
        name = f"project {ids['projects'][project.project]}: "
        sheet.numbers(name + "stages", [project.stages[(seat + step) % count] for step in range(count)], 5)
        sheet.numbers(
            name + "agents needed, signs needed, signs held, can",
            (project.agents_needed / 6, project.signs_needed / 4, project.held / 4, project.can),
        )
    for operation in view.operations:
        name = f"operation {ids['operations'][operation.operation]}: "
        sheet.one(name + "owner", near(operation.owner), count)
        sheet.numbers(
            name + "on top, pieces on it, pieces needed, can",
            (operation.on_top, operation.on_it / 10, (operation.pieces or 0) / 10, operation.can),
        )
    for step in range(count):
        facts = view.seats[(seat + step) % count]
        pad = next((pad for pad in view.pads if pad.seat == facts.seat), None)
        name = f"seat +{step}: "
        sheet.numbers(
            name + "active, reserve, on objects, on row, on operations",
            (facts.active, facts.reserve, facts.on_objects, facts.on_row, facts.on_operations),
            10,
        )
        sheet.numbers(name + "coordinators, shadows, reach", (facts.coordinators, facts.shadows, facts.reach), 4)
        sheet.numbers(name + "shadows on places", facts.positional, 4)
        sheet.numbers(name + "cards by group", facts.groups, 6)
        sheet.numbers(name + "secondary objects", facts.secondaries, 4)
        sheet.numbers(name + "signs", facts.signs, 6)
        sheet.counts(name + "objects by kind", [thing.card // copies for thing in facts.objects], kinds, 4)
        sheet.many(name + "kinds with pieces", [t.card // copies for t in facts.objects if t.pieces], kinds)
        sheet.many(name + "alliances concluded", facts.concluded, alliances)
        sheet.many(name + "alliances known in hand", facts.known, alliances)
        sheet.numbers(name + "alliances, professionals in hand", (facts.hand / 6, facts.professionals / 4))
        sheet.number(name + "still to move", facts.to_move)
        sheet.number(name + "points now", None if pad is None else pad.total, 60)
    sheet.many("own alliances", [held.alliance for held in view.hand], alliances)
    sheet.many("own alliances that qualify", [held.alliance for held in view.hand if held.qualifies], alliances)
    worth = {held.alliance: held.worth for held in view.hand}
    sheet.numbers("worth of own alliances", [worth.get(alliance, 0) for alliance in range(alliances)], 20)
    professionals = len(ids["professionals"])
    sheet.many("own professionals", [held.professional for held in view.professionals], professionals)
    sheet.many("own professionals playable", [p.professional for p in view.professionals if p.playable], professionals)
    sheet.many("alliances discarded", view.alliance_discard, alliances)
    sheet.many("top of the alliances known", [top for top in view.known_top if top is not None], alliances)
    falcon = view.falcon
    sheet.word("Falcon's level", falcon and falcon.level, ids["levels"])
    sheet.counts("Falcon's cards to come", falcon.deck_cards if falcon else (), len(ids["falcon_cards"]), 2)
    sheet.many("Falcon's alliances", [held.alliance for held in falcon.hand] if falcon else (), alliances)


def _committee(sheet: Sheet, view: Any, seat: int) -> None:
    ids = sheet.ids
    count = len(view.seats)
    near = _from(seat, count)
    cities = ids["cities"]
    cells = 3 * ids["cells"]
    numbers = 43
    sheet.word("phase", view.phase, ids["phases"])
    sheet.numbers("round, failures, spaces left", (view.round / 8, view.failures / 3, view.spaces_left / 15))
    for name, stock in (("limit", view.limit), ("fund", view.fund)):
        pieces = (stock.doc / 20, stock.med / 4, stock.eq / 4, stock.fuel / 4, stock.calm / 4, stock.stress / 20)
        sheet.numbers(f"{name}: documents, medicine, equipment, fuel, calm, stress", pieces)
    sheet.numbers("action tokens, missions in the deck, stress due", (view.actions / 10, view.deck / 24, view.due / 3))
    sheet.numbers("clock, strikes at", (view.clock, view.strikes_at), 8)
    sheet.one("serving", near(view.serving), count)
    missions = {mission.mission: mission for mission in view.missions}
    order = range(1, numbers)
    sheet.numbers("missions: rounds left", [missions[n].fails_in if n in missions else None for n in order], 6)
    sheet.numbers(
        "missions: answers missing", [missions[n].missing_answers if n in missions else None for n in order], 3
    )
    sheet.many(
        "missions: carried by oneself", [n for n, mission in missions.items() if mission.carrier == seat], numbers
    )
    within = [n for n, mission in missions.items() for c in mission.candidates if c.seat == seat and c.reason is None]
    sheet.many("missions: oneself could do", within, numbers)
    for place in range(8):
        main = view.mains[place] if place < len(view.mains) else None
        met = 0.0 if main is None else sum(part.met for part in main.conditions) / max(1, len(main.conditions))
        facts = (0.0,) * 4 if main is None else (main.space / 15, main.done, main.current, met)
        sheet.numbers(f"main mission {place + 1}: space, done, current, share of conditions met", facts)
        here = None if main is None else next((part.city for part in main.conditions if part.current), None)
        sheet.word(f"main mission {place + 1}: city of the current condition", here, cities)
    sheet.numbers("cities closed", [city.closed for city in view.cities])
    sheet.numbers("missions in cities", [len(city.missions) for city in view.cities], 3)
    sheet.numbers("interrogations in cities", [len(city.interrogations) for city in view.cities], 2)
    sheet.word("anomaly", view.anomaly, cities)
    sheet.many("allies to take", [ally.ally for ally in view.allies], numbers)
    check = view.check
    symbols = ids["symbols"]
    sheet.numbers(
        "check: under way, needed, successes, failures, chance",
        (0,) * 5 if check is None else (1, check.need / 5, check.successes / 5, check.failures / 5, check.chance),
    )
    sheet.one("check: seat", None if check is None else near(check.seat), count)
    sheet.counts("check: dice", [symbols.index(die.symbol) for die in check.dice] if check else (), len(symbols), 3)
    for step in range(count):
        facts = view.seats[(seat + step) % count]
        name = f"seat +{step}: "
        sheet.word(name + "agent", facts.agent, ids["agents"])
        sheet.word(name + "city", facts.city, cities)
        sheet.numbers(
            name + "documents, medicine, equipment, fuel", (facts.doc / 8, facts.med / 3, facts.eq / 3, facts.fuel / 3)
        )
        sheet.numbers(name + "action tokens, bronze, ready", (facts.actions / 4, facts.bronze, facts.ready))
        sheet.numbers(name + "cars, cars for fuel, room", (facts.cars / 5, facts.fuel_cars / 5, facts.room / 4))
        sheet.many(name + "cells unlocked", [cell for cell in facts.unlocked if cell < cells], cells)
        sheet.many(name + "cells available", [cell for cell in facts.available if cell < cells], cells)
        for department in facts.departments:
            part = name + department.department
            sheet.numbers(f"{part} dice, rerolls", (department.dice / 5, department.rerolls / 3))
            sheet.numbers(f"{part} symbols", department.symbols, 3)
        sheet.many(name + "allies", facts.allies, numbers)
        sheet.many(name + "mission tokens", facts.tokens, numbers)
        laid = [(sum(token.open for token in facts.stress)), sum(not token.open for token in facts.stress)]
        sheet.numbers(name + "stress open, closed", laid, 8)
        penalties = dict(facts.penalties)
        sheet.numbers(name + "penalties", [penalties.get(face, 0) for face in ids["stress"]], 2)
        sheet.number(name + "personal missions done", sum(mission.done for mission in facts.personal), 4)


_WRITERS: Final = {"suits": _suits, "power": _power, "committee": _committee}
