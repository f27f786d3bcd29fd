"""Which printed values are reconstructed, and the sticker table, for the marks and sheets of an interface."""

from __future__ import annotations

from kuluary.games.committee.content.records import Board, Content
from kuluary.games.committee.view.agent import cell_facts, income_facts
from kuluary.games.committee.words.names import DEPARTMENTS
from kuluary.games.committee.words.views import Catalog, CatalogAgent, CatalogScenario


def catalog(content: Content) -> Catalog:
    """Lay out what the content files say about themselves."""
    return Catalog(
        inferred=tuple(sorted(content.inferred.items())),
        agents=tuple(_agent(board) for board in content.boards.values()),
        scenarios=tuple(
            CatalogScenario(name, tuple(sorted(scenario.stickers))) for name, scenario in content.scenarios.items()
        ),
        drops=content.id.drops,
        squares=content.id.squares,
        lines=content.id.lines,
        stickers=tuple((sticker.name, sticker.rule) for sticker in content.stickers),
        permanents=tuple((bonus.name, bonus.rule) for bonus in content.permanents),
    )


def _agent(board: Board) -> CatalogAgent:
    """Say what an agent begins with."""
    cells = cell_facts(board)
    begin = [cell for cell in cells if cell.price is None]
    return CatalogAgent(
        agent=board.agent,
        base=tuple(part for income in board.base for part in income_facts(income))
        + tuple(part for cell in begin for part in cell.income),
        open=tuple(sum(cell.department == department for cell in begin) for department in DEPARTMENTS),
        cars=sum(cell.cars for cell in begin),
        later=next((cell for cell in cells if cell.price is not None and cell.bonus), None),
    )
