"""The printed values of every card with their provenance, for detail sheets and the marks of reconstructed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.games.power.content import SEAT_COLUMNS, TALLY, Content
from kuluary.games.power.content.cards import FAMILY_RULE, GROUP_OF, KINDS, OPERATIONS, PROFESSIONALS, PROJECTS
from kuluary.games.power.rules.objects import own_sign


@dataclass(frozen=True, slots=True)
class CatalogObject:
    """A kind of object; `copies` are for 2, 3, 4 and 5 seats, `marks` name fields of weaker provenance."""

    id: str
    group: int
    minimum: int
    sign: int | None
    interest: int
    copies: tuple[int, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CatalogProject:
    """A project, stage by stage."""

    id: str
    agents: tuple[int, ...]
    signs: tuple[int, ...]
    benefits: tuple[int, ...]
    points: tuple[int, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CatalogOperation:
    """A covert operation."""

    id: str
    agents: int
    points: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CatalogAlliance:
    """An alliance: requirement parts as (kind, what, number), corner, and what its effect is about."""

    id: str
    family: str
    rule: str
    requires: tuple[tuple[str, str, int], ...]
    corner: str
    corner_value: int
    sign: int
    group: int
    groups: tuple[int, ...]
    kinds: tuple[int, ...]
    position: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CatalogProfessional:
    """A kind of professional."""

    id: str
    copies: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalog:
    """All of it."""

    objects: tuple[CatalogObject, ...]
    projects: tuple[CatalogProject, ...]
    operations: tuple[CatalogOperation, ...]
    alliances: tuple[CatalogAlliance, ...]
    professionals: tuple[CatalogProfessional, ...]


def catalog(content: Content) -> Catalog:
    """Lay the content files out for reading."""
    marks = content.marks
    return Catalog(
        objects=tuple(
            CatalogObject(
                name,
                GROUP_OF[kind],
                content.minimum[kind],
                own_sign(kind),
                content.special[kind],
                tuple(content.copies[seats][kind] for seats in SEAT_COLUMNS),
                marks["objects"][name],
            )
            for kind, name in enumerate(KINDS)
        ),
        projects=tuple(
            CatalogProject(
                name,
                content.agents[project],
                content.signs[project],
                content.benefit[project],
                content.stage_points[project],
                marks["projects"][name],
            )
            for project, name in enumerate(PROJECTS)
        ),
        operations=tuple(
            CatalogOperation(name, content.operation_agents[n], content.operation_points[n], marks["operations"][name])
            for n, name in enumerate(OPERATIONS)
        ),
        alliances=tuple(_alliance(content, number) for number in range(len(content.alliances))),
        professionals=tuple(
            CatalogProfessional(name, content.professionals.count(kind), marks["professionals"][name])
            for kind, name in enumerate(PROFESSIONALS)
        ),
    )


def _alliance(content: Content, number: int) -> CatalogAlliance:
    alliance = content.alliances[number]
    requires = [("all", TALLY[what], need) for what, need in alliance.needs]
    requires += [("any", TALLY[what], need) for what, need in alliance.options]
    requires += [("without", KINDS[kind], 0) for kind in alliance.without]
    if alliance.most:
        requires.append(("most", alliance.most, 0))
    return CatalogAlliance(
        alliance.id,
        alliance.family,
        FAMILY_RULE[alliance.family],
        tuple(requires),
        alliance.corner,
        alliance.corner_value,
        alliance.sign,
        alliance.group,
        alliance.groups,
        alliance.kinds,
        alliance.position,
        content.marks["alliances"][alliance.id],
    )


WORDS: Final = (CatalogObject, CatalogProject, CatalogOperation, CatalogAlliance, CatalogProfessional, Catalog)
