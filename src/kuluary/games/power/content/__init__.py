"""The content files: values of objects, projects, operations, alliances and decks, checked, with provenance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from kuluary.core import Pack, Printed, Table
from kuluary.core.content import FIXED, Why, between, one_of
from kuluary.games.power.content.cards import (
    ALLIANCES,
    AVAILABLE,
    COMINTERN,
    COPIES,
    FALCON_CARDS,
    GROUP_OF,
    GROUPS,
    KINDS,
    OPERATIONS,
    PERSONALITIES,
    PROFESSIONALS,
    PROJECTS,
    SECONDARIES,
    SIGNS,
    SPYWARE,
    STAGES,
)
from kuluary.games.power.content.kinds import (
    FALCON_KINDS,
    FAMILIES,
    PROFESSIONAL_KINDS,
    FalconCard,
    Family,
    Lasting,
    Professional,
)

K = TypeVar("K")

HOME: Final = Path(__file__).parent
FILES: Final = ("objects", "projects", "operations", "alliances", "professionals", "falcon")
SEAT_COLUMNS: Final = (2, 3, 4, 5)

TALLY: Final = (*KINDS, "control", "finance", "science", "power", "agitator", "peacekeeper", "spy", "stage")
"""What a requirement can count, in the order of `tally`: kinds, groups, signs, the highest stage."""
GROUP_TALLY: Final = len(KINDS)
SIGN_TALLY: Final = GROUP_TALLY + 4
STAGE_TALLY: Final = SIGN_TALLY + 3
MOST: Final = ("reserve", "objects", "active")


@dataclass(frozen=True, slots=True)
class Alliance:
    """One alliance: requirement, corner, and what its family's effect is about."""

    id: str
    kind: Family
    needs: tuple[tuple[int, int], ...]
    options: tuple[tuple[int, int], ...]
    without: tuple[int, ...]
    most: str
    corner: str
    corner_value: int
    """Points, or the number of the sign or of the secondary object."""
    sign: int
    group: int
    groups: tuple[int, ...]
    kinds: tuple[int, ...]
    position: int


@dataclass(frozen=True, slots=True, eq=False)
class Content(Printed):
    """Everything the content files say, as tuples by number; what the rules ask often, as masks of alliances."""

    minimum: tuple[int, ...]
    special: tuple[int, ...]
    copies: dict[int, tuple[int, ...]]
    agents: tuple[tuple[int, ...], ...]
    signs: tuple[tuple[int, ...], ...]
    benefit: tuple[tuple[int, ...], ...]
    stage_points: tuple[tuple[int, ...], ...]
    operation_agents: tuple[int, ...]
    operation_points: tuple[int, ...]
    alliances: tuple[Alliance, ...]
    professionals: tuple[int, ...]
    """The kind of every professional card."""
    professional_kinds: tuple[Professional, ...]
    falcon: tuple[tuple[int, int, bool], ...]
    """Copies, personality (−1 for a common card) and whether it is for the high levels, by kind of action card."""
    falcon_kinds: tuple[FalconCard, ...]
    asks: tuple[int, ...]
    """What the requirement of each alliance counts, one bit an entry of `TALLY`."""
    pointed: int
    """Alliances whose corner shows points."""
    signed: tuple[int, ...]
    """Alliances whose corner shows the sign, by sign."""
    bringing: tuple[int, ...]
    """Alliances whose corner shows the secondary object, by secondary object."""
    recruiting: tuple[int, ...]
    """Alliances that recruit for a card, by its colour (P-9.6)."""
    advancing: tuple[int, ...]
    """Alliances that advance after an infiltration, by the group of the card (P-9.8)."""
    positional: tuple[int, ...]
    """Alliances with shadow agents, by place in the row (P-9.7)."""
    shadowing: int
    """All of these."""
    generous: int
    """Alliances that answer an infiltration with many pieces (P-9.9)."""
    rewarding: int
    """Alliances that answer a new stage (P-9.10)."""
    closing: int
    """Alliances with something to do at the end of an alliance phase (P-7.11)."""
    scoring: int
    """Alliances that score for their owner at the end."""
    contested: int
    """Alliances that score at the end for whoever leads (P-9.12)."""
    counts_discard: int
    """Alliances that score at the end for what was discarded (P-9.16)."""
    available: tuple[int, ...]
    """Cards of the row available, by stage of Spyware from 0."""
    shadows: tuple[int, ...]
    """Shadow agents, by stage of Comintern from 0."""
    second_sign: tuple[tuple[int, int, int], ...]
    """Mask of an alliance, number of the support kind among support kinds, its second sign (P-9.5)."""
    doubling: int
    """All of these alliances."""
    marks: dict[str, dict[str, tuple[str, ...]]]
    """By file and entry, the fields with weaker provenance, as `inferred:copies` or `derived:minimum`."""


def read_content(pack: Pack) -> Content:
    """Read the six files of a pack."""
    tables = {name: pack.tables[f"{name}.toml"] for name in FILES}
    marks = {name: {entry: _marks(table, entry) for entry in table.data} for name, table in tables.items()}
    minimum, special, copies = _objects(tables["objects"])
    agents, signs, benefit, stage_points = _projects(tables["projects"])
    costs, points = _operations(tables["operations"])
    alliances = _alliances(tables["alliances"])
    return Content(
        pack=pack,
        minimum=minimum,
        special=special,
        copies=copies,
        agents=agents,
        signs=signs,
        benefit=benefit,
        stage_points=stage_points,
        operation_agents=costs,
        operation_points=points,
        alliances=alliances,
        professionals=_professionals(tables["professionals"]),
        professional_kinds=_kinds(tables["professionals"], PROFESSIONALS, PROFESSIONAL_KINDS),
        falcon=_falcon(tables["falcon"]),
        falcon_kinds=_kinds(tables["falcon"], FALCON_CARDS, FALCON_KINDS),
        asks=tuple(_asked_for(alliance) for alliance in alliances),
        pointed=_mask(alliances, lambda a: a.corner == "points"),
        signed=tuple(_mask(alliances, lambda a, s=s: a.corner == "sign" and a.corner_value == s) for s in range(3)),
        bringing=tuple(
            _mask(alliances, lambda a, s=s: a.corner == "secondary" and a.corner_value == s)
            for s in range(len(SECONDARIES))
        ),
        recruiting=tuple(_mask(alliances, lambda a, g=g: g in lasting(a).recruits) for g in range(3)),
        advancing=tuple(_mask(alliances, lambda a, g=g: g in lasting(a).advances) for g in range(len(GROUPS))),
        positional=tuple(_mask(alliances, lambda a, p=p: p in lasting(a).shadowed) for p in range(3)),
        shadowing=_mask(alliances, lambda a: lasting(a).shadowed),
        generous=_mask(alliances, lambda a: lasting(a).generous),
        rewarding=_mask(alliances, lambda a: lasting(a).rewarding),
        closing=_mask(alliances, lambda a: lasting(a).closing),
        scoring=_mask(alliances, lambda a: a.kind.scores),
        contested=_mask(alliances, lambda a: a.kind.contested),
        counts_discard=_mask(alliances, lambda a: a.kind.counts_discard),
        available=(AVAILABLE, *benefit[SPYWARE]),
        shadows=(0, *benefit[COMINTERN]),
        second_sign=tuple(
            (1 << number, kind, sign) for number, a in enumerate(alliances) for kind, sign in lasting(a).second_signs
        ),
        doubling=_mask(alliances, lambda a: lasting(a).second_signs),
        marks=marks,
    )


def lasting(alliance: Alliance) -> Lasting:
    """Say what an alliance in force changes for its owner."""
    return alliance.kind.lasting(alliance)


def _asked_for(alliance: Alliance) -> int:
    counted = {*alliance.without, *[what for what, _ in (*alliance.needs, *alliance.options)]}
    return sum(1 << what for what in counted)


def _mask(alliances: Sequence[Alliance], test: Callable[..., object]) -> int:
    return sum(1 << number for number, alliance in enumerate(alliances) if test(alliance))


def _check_entries(table: Table, names: Sequence[str], fields: Iterable[str]) -> None:
    """Refuse a missing or unknown entry or field with its line."""
    known = {*fields, "inferred", "derived"}
    for entry, body in table.data.items():
        if entry not in names:
            table.refuse(entry, "", f"unknown entry [{entry}]: known are {', '.join(names)}")
        if not isinstance(body, dict):
            table.refuse(entry, "", f"{entry!r} must be a table [{entry}]")
        for field in body:
            if field not in known:
                table.refuse(entry, field, f"[{entry}] has no field {field!r}: fields are {', '.join(sorted(known))}")
    for name in names:
        if name not in table.data:
            table.refuse("", "", f"there is no entry [{name}]")


def _number(table: Table, entry: str, field: str, low: int, high: int) -> int:
    value = table.data[entry].get(field)
    if type(value) is not int or not low <= value <= high:
        table.refuse(
            entry,
            field,
            f"{field!r} of [{entry}] must be a number from {low} to {high}, not {value!r}",
            between(low, high),
        )
    return value


def _numbers(table: Table, entry: str, field: str, count: int, low: int, high: int) -> tuple[int, ...]:
    value = table.data[entry].get(field)
    fits = isinstance(value, list) and len(value) == count and all(type(n) is int and low <= n <= high for n in value)
    if not fits:
        why = Why("numbers", {"count": count, "low": low, "high": high})
        message = f"{field!r} of [{entry}] must be {count} numbers from {low} to {high}, not {value!r}"
        table.refuse(entry, field, message, why)
    return tuple(table.data[entry][field])


def _choice(table: Table, entry: str, field: str, allowed: Sequence[str]) -> int:
    value = table.data[entry].get(field)
    if value not in allowed:
        table.refuse(
            entry, field, f"{field!r} of [{entry}] must be one of {', '.join(allowed)}, not {value!r}", one_of(allowed)
        )
    return allowed.index(value)


def _choices(table: Table, entry: str, field: str, allowed: Sequence[str]) -> tuple[int, ...]:
    value = table.data[entry].get(field)
    if not isinstance(value, list) or not value or any(item not in allowed for item in value):
        table.refuse(
            entry,
            field,
            f"{field!r} of [{entry}] must list some of {', '.join(allowed)}, not {value!r}",
            one_of(allowed),
        )
    return tuple(allowed.index(item) for item in value)


def _marks(table: Table, entry: str) -> tuple[str, ...]:
    """Give the provenance marks of an entry; a mark must name a field of it, or its name."""
    body = table.data[entry]
    if not isinstance(body, dict):
        return ()
    found: list[str] = []
    for mark in ("derived", "inferred"):
        for field in body.get(mark, ()):
            if not isinstance(field, str) or field.split(".")[0] not in {*body, "name"}:
                table.refuse(entry, mark, f"{mark!r} of [{entry}] names {field!r}, which is no field of it")
            found.append(f"{mark}:{field}")
    return tuple(found)


def _objects(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], dict[int, tuple[int, ...]]]:
    _check_entries(table, KINDS, ("group", "minimum", "sign", "special_interest", "copies"))
    rows = []
    for kind, name in enumerate(KINDS):
        group = GROUPS[GROUP_OF[kind]]
        if table.data[name].get("group") != group:
            table.refuse(name, "group", f"[{name}] belongs to the group {group!r}: groups cannot be changed", FIXED)
        sign = SIGNS[kind - 9] if group == "support" else None
        if table.data[name].get("sign") != sign:
            table.refuse(name, "sign", f"the sign of [{name}] is {sign or 'none'}: it cannot be changed", FIXED)
        rows.append(_numbers(table, name, "copies", len(SEAT_COLUMNS), 0, COPIES))
    minimum = tuple(_number(table, name, "minimum", 1, 10) for name in KINDS)
    special = tuple(_number(table, name, "special_interest", 0, 4) for name in KINDS)
    copies = {seats: tuple(row[column] for row in rows) for column, seats in enumerate(SEAT_COLUMNS)}
    return minimum, special, copies | {1: copies[3]}


def _projects(table: Table) -> tuple[tuple[tuple[int, ...], ...], ...]:
    _check_entries(table, PROJECTS, ("sign", "agents", "signs", "benefit", "points"))
    for project, name in enumerate(PROJECTS):
        if table.data[name].get("sign") != SIGNS[project]:
            table.refuse(name, "sign", f"[{name}] asks for the sign {SIGNS[project]!r}: it cannot be changed", FIXED)
    limits = (("agents", 1, 10), ("signs", 0, 12), ("benefit", 0, 10), ("points", 0, 100))
    return tuple(
        tuple(_numbers(table, name, field, STAGES, low, high) for name in PROJECTS) for field, low, high in limits
    )


def _operations(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    _check_entries(table, OPERATIONS, ("agents", "points"))
    agents = tuple(_number(table, name, "agents", 5, 13) for name in OPERATIONS)
    return agents, tuple(_number(table, name, "points", 0, 100) for name in OPERATIONS)


def _professionals(table: Table) -> tuple[int, ...]:
    _check_entries(table, PROFESSIONALS, ("copies",))
    copies = [_number(table, name, "copies", 1, 5) for name in PROFESSIONALS]
    return tuple(kind for kind, count in enumerate(copies) for _ in range(count))


def _kinds(table: Table, names: Sequence[str], known: Mapping[str, K]) -> tuple[K, ...]:
    """Give what the rules know of each entry; one they do not know is refused with its line."""
    for name in names:
        if name not in known:
            table.refuse(name, "", f"the rules know no card [{name}]: known are {', '.join(known)}")
    return tuple(known[name] for name in names)


def _falcon(table: Table) -> tuple[tuple[int, int, bool], ...]:
    _check_entries(table, FALCON_CARDS, ("copies", "personality", "high"))
    cards = []
    for name in FALCON_CARDS:
        personal = "personality" in table.data[name]
        personality = _choice(table, name, "personality", PERSONALITIES) if personal else -1
        cards.append((_number(table, name, "copies", 0, 5), personality, table.data[name].get("high", False) is True))
    return tuple(cards)


def _alliances(table: Table) -> tuple[Alliance, ...]:
    shape = ("family", "requires", "any", "without", "most", "corner", "sign", "group", "groups", "kinds", "position")
    # Content of a time when there were fewer alliances lacks the last ones: such a game is played without them.
    last = max([number for number, name in enumerate(ALLIANCES) if name in table.data], default=len(ALLIANCES))
    names = ALLIANCES[: last + 1]
    _check_entries(table, names, shape)
    return tuple(_alliance(table, name) for name in names)


def _alliance(table: Table, name: str) -> Alliance:
    body = table.data[name]
    letters = tuple(sorted(FAMILIES))
    kind = FAMILIES[letters[_choice(table, name, "family", letters)]]
    wanted = kind.fields
    for field in ("sign", "group", "groups", "kinds", "position"):
        if (field in body) != (field in wanted):
            what = "needs" if field in wanted else "does not use"
            table.refuse(name, field, f"family {kind.letter} {what} the field {field!r}, see [{name}]")
    corner, value = _corner(table, name)
    return Alliance(
        id=name,
        kind=kind,
        needs=_needs(table, name, "requires"),
        options=_needs(table, name, "any"),
        without=_choices(table, name, "without", KINDS) if "without" in body else (),
        most=MOST[_choice(table, name, "most", MOST)] if "most" in body else "",
        corner=corner,
        corner_value=value,
        sign=_choice(table, name, "sign", SIGNS[:3]) if "sign" in wanted else -1,
        group=_choice(table, name, "group", kind.groups) if "group" in wanted else -1,
        groups=_choices(table, name, "groups", GROUPS) if "groups" in wanted else (),
        kinds=_choices(table, name, "kinds", KINDS) if "kinds" in wanted else (),
        position=_number(table, name, "position", 1, 3) if "position" in wanted else 0,
    )


def _needs(table: Table, name: str, field: str) -> tuple[tuple[int, int], ...]:
    body = table.data[name].get(field, {})
    if not isinstance(body, dict):
        table.refuse(name, field, f"{field!r} of [{name}] must be a table such as {{ control = 2 }}, not {body!r}")
    for what, number in body.items():
        if what not in TALLY:
            table.refuse(name, field, f"{field!r} of [{name}] cannot count {what!r}: known are {', '.join(TALLY)}")
        if type(number) is not int or number < 1:
            table.refuse(name, field, f"{what!r} in {field!r} of [{name}] must be a number from 1, not {number!r}")
    return tuple((TALLY.index(what), number) for what, number in body.items())


def _corner(table: Table, name: str) -> tuple[str, int]:
    corner = table.data[name].get("corner")
    kind, value = next(iter(corner.items())) if isinstance(corner, dict) and len(corner) == 1 else ("", None)
    named = {"sign": SIGNS[:3], "secondary": SECONDARIES}.get(kind, ())
    if value in named:
        return kind, named.index(value)
    if kind != "points" or type(value) is not int or value < 0:
        allowed = f"points, a sign ({', '.join(SIGNS[:3])}) or a secondary ({', '.join(SECONDARIES)})"
        table.refuse(name, "corner", f"the corner of [{name}] must be {allowed}, not {corner!r}")
    return kind, value
