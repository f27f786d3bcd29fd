"""The printed values of every card with their provenance, for detail sheets and the marks of reconstructed values."""

from __future__ import annotations

from kuluary.games.power.content import SEAT_COLUMNS, TALLY, Content
from kuluary.games.power.content.cards import FALCON_CARDS, GROUP_OF, KINDS, OPERATIONS, PROFESSIONALS, PROJECTS
from kuluary.games.power.content.kinds import FALCON_KINDS, PROFESSIONAL_KINDS
from kuluary.games.power.rules.objects import own_sign
from kuluary.games.power.rules.scoring import TITLES
from kuluary.games.power.words.catalog import (
    Catalog,
    CatalogAlliance,
    CatalogObject,
    CatalogOperation,
    CatalogProfessional,
    CatalogProject,
)


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
                content.minimum[kind],
                tuple(content.copies[seats][kind] for seats in SEAT_COLUMNS),
                tuple(content.copies[seats][kind] for seats in sorted(content.copies)),
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
            CatalogProfessional(
                name, PROFESSIONAL_KINDS[name].rule, content.professionals.count(kind), marks["professionals"][name]
            )
            for kind, name in enumerate(PROFESSIONALS)
        ),
        falcon_rules=tuple(FALCON_KINDS[name].rule for name in FALCON_CARDS),
        titles=TITLES,
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
        alliance.kind.letter,
        alliance.kind.rule,
        alliance.kind.works,
        alliance.kind.goes_on,
        alliance.kind.demands,
        alliance.kind.contested,
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
