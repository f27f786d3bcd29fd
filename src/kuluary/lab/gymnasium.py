"""The games as Gymnasium environments: one learner, the other seats played by bots, or all of them by the learner.

Importing this module registers `kuluary/Suits-v1`, `kuluary/Power-v1` and `kuluary/Committee-v1`.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any, ClassVar, SupportsFloat

from kuluary.bots import Player, hired
from kuluary.bots.bot import give
from kuluary.core import BadOption, Match
from kuluary.lab.codec import codec
from kuluary.lab.extras import extra
from kuluary.lab.observation import LIMIT, layout
from kuluary.lab.table import Table

with extra("lab"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

Seen = dict[str, Any]


class Kuluary(gymnasium.Env):  # type: ignore[misc]  # types differ from release to release
    """A game for one learner: 1 for a victory and -1 for anything else, at the end.

    `others` is the level, or a bot of one's own, at the other seats; None: the learner answers for every seat. An
    illegal action ends the game with -1. `seat` is the learner's; left out, it is drawn anew for every game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        others: Player | None = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and seat not in range(seats):
            raise BadOption(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")
        self._game = game
        self._seats = seats
        self._options = dict(options or {})
        self._others = None if seats == 1 else others
        self._own = seat
        self.render_mode = render_mode
        self._programs = ExitStack()
        size, seen = codec(game).size, layout(game, seats, self._options).size
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (seen,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(self._seats)) if self._own is None else self._own
        others = self._others
        self.table = Table.new(
            self._game, seats=self._seats, options=self._options, seed=number, bots=others is not None
        )
        self.close()
        players = {} if others is None else dict.fromkeys(range(self._seats), others)
        self._bots = self._programs.enter_context(hired(self._game, players, number))
        self._go_on()
        if self.table.over:  # the bots have ended it before the learner was asked
            return self.reset()
        return self._seen(), self._told()

    def step(self, action: np.int64) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        if int(action) not in self.table.legal:
            return self._seen(), -1.0, True, False, self._told() | {"illegal": True}
        self.table.play(int(action))
        self._go_on()
        return self._seen(), self.table.returns()[self.seat], self.table.over, False, self._told()

    def render(self) -> str:
        return repr(self.table.position)

    def close(self) -> None:
        """End the programs that play along, where there are any."""
        self._programs.close()

    def _go_on(self) -> None:
        """Let the bots answer until the learner is asked; where it plays every seat, it takes the one that is."""
        table = self.table
        if not self._bots:
            self.seat = self.seat if table.over else table.seat
            return
        match = table.position
        assert isinstance(match, Match)
        assert self._others is not None
        while not table.over and table.seat != self.seat:
            give(match, table.seat, self._bots[table.seat].choose(match, table.seat), self._others)
            table.ask()

    def _seen(self) -> Seen:
        mask: Any = np.zeros(self.table.codec.size, np.int8)
        mask[list(self.table.legal)] = 1
        return {"observation": np.asarray(self.table.observe(self.seat), np.float32), "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        """Tell the learner's seat, and once it is over the points of every seat."""
        told: dict[str, Any] = {"seat": self.seat}
        if self.table.over:
            told["points"] = [score.total for score in self.table.position.scores]
        return told


for _name, _arguments in (
    ("Suits", {"game": "suits", "seats": 4}),
    ("Power", {"game": "power", "seats": 1}),
    ("Committee", {"game": "committee", "seats": 2, "others": None}),
):
    gymnasium.register(
        f"kuluary/{_name}-v1", entry_point="kuluary.lab.gymnasium:Kuluary", kwargs=_arguments, disable_env_checker=True
    )
