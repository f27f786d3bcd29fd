"""Every game on the shelf keeps every law, with every number of seats and every value of every option."""

from kuluary.testing.conformance import GameConformance


class TestEveryGame(GameConformance):
    """Whoever registers a game is asked the same."""
