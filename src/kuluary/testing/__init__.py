"""The conformance kit: what every game has to keep, ours and others'.

    from kuluary.testing import check_game

    check_game("mine", games=20)

`kuluary.testing.conformance` makes tests for pytest of it; nothing else here needs more than the standard library.
"""

from kuluary.testing.laws import LAWS
from kuluary.testing.suite import Broken, Suite, check_game
from kuluary.testing.table import Table, tables

__all__ = ["LAWS", "Broken", "Suite", "Table", "check_game", "tables"]
