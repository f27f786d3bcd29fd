"""The printed values of every card with their provenance, as an interface gets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class CatalogObject:
    """A kind of object; `copies` are for 2, 3, 4 and 5 seats, `marks` name fields of weaker provenance."""

    id: str
    group: int
    minimum: int
    sign: int | None
    interest: int
    price: int
    """Pieces that buy one from the discard (P-10.15)."""
    copies: tuple[int, ...]
    in_play: tuple[int, ...]
    """Copies in the deck with 1 to 5 seats (P-2.2, P-12.3)."""
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
    works: tuple[str, ...]
    """When it works: instant, lasting, final."""
    goes_on: bool
    """Whether its owner may conclude one more at once."""
    demands: bool
    """Whether rivals without its sign give a card (P-9.3)."""
    contested: bool
    """Whether its points go to whoever alone has most cards of its group (P-9.12)."""
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
    rule: str
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
    falcon_rules: tuple[str, ...]
    """The clause of each of Falcon's action cards."""
    titles: tuple[int, ...]
    """Own points from which the second title of the solo game is earned, the third and so on (P-12.42)."""


CATALOG: Final = (CatalogObject, CatalogProject, CatalogOperation, CatalogAlliance, CatalogProfessional, Catalog)
