"""One class a kind of card: families of alliances, professionals, action cards of Falcon; each registers itself."""

from kuluary.games.power.kinds import falcon, final, instant, lasting, professionals

__all__ = ["falcon", "final", "instant", "lasting", "professionals"]
