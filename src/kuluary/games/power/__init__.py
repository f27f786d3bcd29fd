"""«Тайная власть. Новый мировой порядок»: agents, alliances, projects; «Профессионалы»; alone against Сокол."""

from kuluary.games.power.game import GAME

__all__ = ["GAME"]
