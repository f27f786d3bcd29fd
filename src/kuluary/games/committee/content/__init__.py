"""The content files: read once, checked, and kept by folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kuluary.core import Pack, Table
from kuluary.games.committee.content.kinds import Kinds
from kuluary.games.committee.content.reading import PROVENANCE, Entry, entries, expect
from kuluary.games.committee.content.records import (
    BONUS_NUMBERS,
    Activation,
    Ally,
    Board,
    Bonus,
    Cell,
    City,
    Condition,
    Content,
    IdRules,
    Mission,
    Personal,
    Scenario,
    ShiftRules,
)
from kuluary.games.committee.content.routes import Road
from kuluary.games.committee.words.names import (
    AGENTS,
    ALLY_SLOT,
    CELL_BONUSES,
    CELLS,
    CITIES,
    CITY,
    CLEARANCE,
    COLOUR,
    DEPARTMENTS,
    MAINS,
    PERMANENTS,
    REGIONS,
    RESOURCES,
    SCENARIO_TOKENS,
    SCENARIOS,
    SPACES,
    STICKERS,
    STRESS,
    SYMBOL,
    TR,
)
from kuluary.games.committee.words.views import Price

HOME: Final = Path(__file__).parent
NAMES: Final = ("map", "missions", "mains", "agents", "tokens", *(f"scenario-{name}" for name in SCENARIOS))
OPEN_CELLS: Final = 5
"""Cells of a board that are open from the start (C-2.6)."""
LEAST_MISSIONS: Final = 42
MOST_MISSIONS: Final = 99
"""Missions are numbered without a gap; actions name allies and conditions by numbers that leave room for so many."""

Weak = dict[str, tuple[str, ...]]


def read_content(pack: Pack, kinds: Kinds) -> Content:
    """Read all files of a pack."""
    tables = {name: pack.tables[f"{name}.toml"] for name in NAMES}
    weak: Weak = {}
    cities = _cities(tables["map"], kinds, weak)
    roads = _roads(tables["map"], weak)
    tokens = tables["tokens"]
    limit, fund = _counts(tokens, "limit", weak), _counts(tokens, "fund", weak)
    dice = _section(tokens, "dice", weak)
    dice.allow("faces", "most")
    die = tuple(SYMBOL[name] for name in dice.names("faces", tuple(SYMBOL)))
    if not any(face != SYMBOL["anomaly"] for face in die):
        dice.refuse("a die needs a face besides the Anomaly", "faces")
    actions = _section(tokens, "actions", weak)
    actions.allow("supply", "extra")
    asked = _section(tokens, "interrogation", weak)
    asked.allow("checks")
    stress = _section(tokens, "stress", weak)
    stress.allow(*STRESS)
    clearance = _section(tokens, "clearance", weak)
    clearance.allow(*CLEARANCE)
    copies = tuple(clearance.number(kind, 0) for kind in CLEARANCE)
    sealed = ALLY_SLOT - OPEN_CELLS
    if sum(copies) != sealed:
        clearance.refuse(f"an agent has {sealed} clearance tokens; these are {sum(copies)}")
    return Content(
        pack=pack,
        cities=cities,
        roads=roads,
        missions=_missions(tables["missions"], roads, kinds, weak),
        mains=_mains(tables["mains"], weak),
        boards={agent: _board(tables["agents"], agent, kinds, weak) for agent in AGENTS},
        scenarios={name: _scenario(tables[f"scenario-{name}"], name, kinds, weak) for name in SCENARIOS},
        limit=limit[:4],
        fund=fund[:4],
        calm=(limit[4], fund[4]),
        actions=(actions.number("supply"), actions.number("extra")),
        die=die,
        most_dice=dice.number("most", most=5),
        stress=tuple(face for face, kind in enumerate(STRESS) for _ in range(stress.number(kind, 0))),
        clearance=copies,
        interrogations=tuple(asked.read_check(text, "checks") for text in asked.names("checks", None)),
        id=_id_rules(_section(tokens, "id", weak)),
        stickers=tuple(kinds.stickers[name] for name in STICKERS),
        tokens=tuple(kinds.clearance[name] for name in CLEARANCE),
        penalties=tuple(kinds.penalties[name] for name in STRESS),
        permanents=tuple(kinds.permanents[name] for name in PERMANENTS),
        inferred=weak,
    )


def _section(table: Table, section: str, weak: Weak) -> Entry:
    data = table.data.get(section)
    if not isinstance(data, dict):
        table.refuse(section, "", f"there is no section [{section}]")
    assert isinstance(data, dict)
    return Entry(table, section, "", data, section, weak)


def _counts(table: Table, section: str, weak: Weak) -> tuple[int, ...]:
    entry = _section(table, section, weak)
    entry.allow(*RESOURCES, "calm")
    return tuple(entry.number(name) for name in (*RESOURCES, "calm"))


def _cities(table: Table, kinds: Kinds, weak: Weak) -> tuple[City, ...]:
    found = entries(table, "city", weak)
    expect(table, "city", found, CITIES)
    cities = []
    for name in CITIES:
        entry = found[name]
        entry.allow("region", "effect", "department", "relief", "supply")
        effect = kinds.cities[entry.name_of("effect", tuple(kinds.cities))]
        cities.append(City(entry.name_of("region", REGIONS), effect, **effect.read(entry)))
    return tuple(cities)


def _roads(table: Table, weak: Weak) -> tuple[Road, ...]:
    roads = []
    for name, entry in entries(table, "road", weak).items():
        entry.allow("cost")
        ends = name.split("-")
        for city in ends:
            if city not in CITY:
                entry.refuse(f"unknown city {city!r}: cities are {', '.join(CITIES)}")
        if len(ends) != 2 or ends[0] == ends[1]:
            entry.refuse("a road is named after the two cities it joins")
        roads.append(Road((CITY[ends[0]], CITY[ends[1]]), entry.number("cost", most=3)))
    return tuple(roads)


def _missions(table: Table, roads: tuple[Road, ...], kinds: Kinds, weak: Weak) -> tuple[Mission, ...]:
    found = entries(table, "mission", weak)
    count = max(len(found), LEAST_MISSIONS)
    if count > MOST_MISSIONS:
        table.refuse("mission", "", f"there may be {MOST_MISSIONS} missions at most")
    numbers = [f"{number:03}" for number in range(1, count + 1)]
    expect(table, "mission", found, numbers)
    return (None, *(_mission(found[name], int(name), roads, kinds) for name in numbers))  # type: ignore[arg-type]  # nobody asks for number 0


def _mission(entry: Entry, number: int, roads: tuple[Road, ...], kinds: Kinds) -> Mission:
    kind = kinds.missions[entry.name_of("kind", tuple(kinds.missions))]
    entry.allow("kind", "city", "ally", *kind.fields)
    city = CITY[entry.name_of("city", CITIES)]
    fields = kind.read(entry, city, roads)
    if "ally" not in entry.data:
        entry.refuse("every mission token has an ally on its back: ally is missing")
    return Mission(number, kind, city, _ally(entry.sub("ally")), **fields)


def _ally(entry: Entry) -> Ally:
    frame = entry.name_of("frame", ("black", *DEPARTMENTS))
    if frame == "black":
        entry.allow("frame", "gain")
        gain = entry.price("gain")
        if gain is None:
            entry.refuse("a one-off ally must give something: gain is missing")
        return Ally(-1, gain or Price(), None, (), 0, 0, None, (), 0)
    entry.allow("frame", "check", "income", "cars", "auto", "easier", "symbols", "rerolls")
    if "check" not in entry.data:
        entry.refuse("a permanent ally asks for a check")
    easier = COLOUR[entry.name_of("easier", tuple(COLOUR))] if "easier" in entry.data else None
    return Ally(
        frame=DEPARTMENTS.index(frame),
        gain=Price(),
        check=entry.check("check"),
        income=entry.income("income"),
        cars=entry.number("cars", 0),
        auto=entry.number("auto", 0),
        easier=easier,
        symbols=entry.symbols(),
        rerolls=entry.number("rerolls", 0),
    )


def _mains(table: Table, weak: Weak) -> tuple[tuple[Condition, ...], ...]:
    found = entries(table, "main", weak)
    expect(table, "main", found, MAINS)
    mains = []
    for name in MAINS:
        entry = found[name]
        entry.allow("conditions")
        rows = entry.data.get("conditions")
        if not isinstance(rows, list) or not rows:
            entry.refuse("a main mission needs conditions", "conditions")
        assert isinstance(rows, list)
        conditions = []
        for place, row in enumerate(rows):
            part = Entry(table, entry.section, "conditions", row, f"main.{name}.{place + 1}", weak)
            part.allow("city", "price", "check")
            if ("price" in row) == ("check" in row):
                part.refuse("a condition is a price or a check", "conditions")
            conditions.append(Condition(CITY[part.name_of("city", CITIES)], part.price("price"), part.check("check")))
        mains.append(tuple(conditions))
    return tuple(mains)


def _board(table: Table, agent: str, kinds: Kinds, weak: Weak) -> Board:
    data = table.data.get(agent)
    if not isinstance(data, dict):
        table.refuse(agent, "", f"there is no agent [{agent}]")
    assert isinstance(data, dict)
    top = Entry(table, agent, "", data, agent, weak)
    top.allow("base", "personal", *DEPARTMENTS)
    rows = data.get("base")
    if not isinstance(rows, list):
        top.refuse("base must be a list of incomes", "base")
    assert isinstance(rows, list)
    base = tuple(Entry(table, agent, "base", row, f"{agent}.base", weak).parts() for row in rows)
    cells: list[Cell] = []
    wanted = [str(place) for place in range(1, CELLS + 1)]
    for department in DEPARTMENTS:
        section = f"{agent}.{department}"
        found = data.get(department)
        if not isinstance(found, dict) or sorted(found) != wanted:
            table.refuse(section, "", f"[{section}] needs cells {', '.join(wanted)}")
        assert isinstance(found, dict)
        row = [Entry(table, section, key, found[key], f"{section}.{key}", weak) for key in wanted]
        cells += [_cell(entry, in_transport=department == DEPARTMENTS[TR]) for entry in row]
        locked = [cell.price is not None for cell in cells[-CELLS:]]
        if locked != sorted(locked):
            table.refuse(section, "", f"[{section}]: open cells must stand left of locked ones")
    if sum(cell.price is None for cell in cells) != OPEN_CELLS:
        top.refuse(f"a board has {OPEN_CELLS} open cells; this one has {sum(cell.price is None for cell in cells)}")
    missions = data.get("personal")
    if not isinstance(missions, dict) or sorted(missions) != ["1", "2"]:
        table.refuse(f"{agent}.personal", "", f"[{agent}.personal] needs missions 1 and 2")
    assert isinstance(missions, dict)
    section = f"{agent}.personal"
    personal = [
        _personal(Entry(table, section, key, missions[key], f"{section}.{key}", weak), kinds) for key in ("1", "2")
    ]
    return Board(agent, base, tuple(cells), tuple(personal))


def _cell(entry: Entry, *, in_transport: bool) -> Cell:
    extra = ("cars", "places") if in_transport else ()
    entry.allow("price", "income", "bonus", "colour", "symbols", "rerolls", *extra)
    bonus = entry.name_of("bonus", CELL_BONUSES) if "bonus" in entry.data else None
    colour = COLOUR[entry.name_of("colour", DEPARTMENTS)] if "colour" in entry.data else None
    if bonus == "cross" and colour is None:
        entry.refuse("a cross-check cell needs the colour of the checks")
    return Cell(
        price=entry.price("price"),
        income=entry.income("income"),
        bonus=bonus,
        colour=colour,
        symbols=entry.symbols(),
        rerolls=entry.number("rerolls", 0),
        cars=entry.number("cars", 0),
        places=entry.number("places", 0),
    )


def _personal(entry: Entry, kinds: Kinds) -> Personal:
    entry.allow("city", "price", "check", "situation", "number", "bonus")
    if ("situation" in entry.data) == ("city" in entry.data):
        entry.refuse("a personal mission has a city or a situation")
    bonus = entry.sub("bonus") if "bonus" in entry.data else entry.refuse("a personal mission has a bonus")
    bonus.allow("income", *BONUS_NUMBERS)
    gift = Bonus(bonus.income("income"), *(bonus.number(name, 0) for name in BONUS_NUMBERS))
    if "situation" in entry.data:
        situation = kinds.situations[entry.name_of("situation", tuple(kinds.situations))]
        return Personal(-1, None, None, situation, entry.number("number", 0), gift)
    if ("price" in entry.data) == ("check" in entry.data):
        entry.refuse("a personal mission in a city asks for a price or a check")
    city = CITY[entry.name_of("city", CITIES)]
    return Personal(city, entry.price("price"), entry.check("check"), None, 0, gift)


def _scenario(table: Table, name: str, kinds: Kinds, weak: Weak) -> Scenario:
    top = Entry(table, "", "", table.data, f"scenario {name}", weak)
    top.allow("mains", "closed", "token", "stickers", "activation", "shift", "clock")
    mains = top.numbers("mains")
    if list(mains) != sorted(set(mains)) or not mains or mains[-1] > SPACES or len(mains) > len(MAINS):
        top.refuse(f"mains are rising spaces of the progress track, 1 to {SPACES}", "mains")
    tokens = []
    for key, entry in entries(table, "token", {}).items():
        if key not in SCENARIO_TOKENS:
            entry.refuse(f"unknown scenario token: ids are {', '.join(SCENARIO_TOKENS)}")
        entry.allow("effect", "phase")
        tokens.append((key, kinds.tokens[entry.name_of("effect", tuple(kinds.tokens))], entry.flag("phase")))
    if len(tokens) < len(mains):
        top.refuse(f"{len(mains)} main missions need as many scenario tokens; there are {len(tokens)}")
    prizes = _section(table, "stickers", weak)
    prizes.allow(*(str(space) for space in range(1, SPACES + 1)))
    activations = (
        [_activation(*found) for found in entries(table, "activation", weak).items()]
        if "activation" in table.data
        else []
    )
    shift = None
    if "shift" in table.data:
        entry = _section(table, "shift", weak)
        entry.allow("action", "clock", "stress")
        shift = ShiftRules(entry.number("action"), entry.number("clock"), entry.number("stress"))
    strikes = calm = 0
    if "clock" in table.data:
        entry = _section(table, "clock", weak)
        entry.allow("strikes", "calm")
        strikes, calm = entry.number("strikes"), entry.number("calm", 0)
    return Scenario(
        name=name,
        mains=mains,
        closed=sum(1 << CITY[city] for city in top.names("closed", CITIES)),
        tokens=tuple(tokens),
        stickers=tuple(sorted((int(space), prizes.number(space)) for space in prizes.data if space not in PROVENANCE)),
        activations=tuple(activations),
        shift=shift,
        strikes=strikes,
        quiet_calm=calm,
    )


def _activation(name: str, entry: Entry) -> Activation:
    entry.allow("city", "relief", "clock")
    return Activation(name, CITY[entry.name_of("city", CITIES)], entry.number("relief", 0), entry.number("clock", 0))


def _id_rules(entry: Entry) -> IdRules:
    fields = ("relief", "cargo", "cars", "docs", "successes", "incomes")
    entry.allow("drops", "squares", "lines", *fields)
    values = {name: entry.number(name) for name in ("squares", "lines", *fields)}
    return IdRules(drops=entry.numbers("drops"), **values)
