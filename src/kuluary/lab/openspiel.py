"""The games as Python games of OpenSpiel: `kuluary_suits`, `kuluary_power`, `kuluary_committee`.

Chance is explicit: whatever the rules leave to a shuffle or a die is a chance node with `streams` equally likely
outcomes, each a seed from which the answer is drawn. Parameters: `seats`, `options` (as JSON), `streams`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final, Self

from kuluary.core import CHANCE, Fate, Position, RandomChance, find_game, opening, settle
from kuluary.core.chance import LightChance
from kuluary.lab.codec import codec
from kuluary.lab.extras import extra
from kuluary.lab.observation import layout
from kuluary.lab.table import Table

with extra("openspiel"):
    import numpy as np
    import pyspiel

STREAMS: Final = 1000
"""Outcomes of a chance node, unless said otherwise."""
LONGEST: Final = {"suits": 200, "power": 4000, "committee": 4000}
"""A bound of the decisions a game may have; real games are far from it."""
USUAL: Final = {"suits": 4, "power": 2, "committee": 2}


class Paused(Position):
    """A position that waits at questions to chance too."""

    __slots__ = ("fate",)

    fate: Fate | None
    """What chance is asked."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.fate = self.fate
        return twin

    def draw(self, stream: int) -> None:
        """Answer for chance, from a seed."""
        assert self.fate is not None
        drawn = RandomChance(Random(stream)).sample(self.fate)
        self.state.agenda.pop().run(self.state, CHANCE, drawn)
        self._advance()

    def _advance(self) -> None:
        asked: Any = settle(self.state)
        self.fate = asked[0] if asked and asked[0].seat == CHANCE else None
        self.decisions = () if not asked or self.fate is not None else (*asked, *self.game.free(self.state))


class _State(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table: Table = game.open()
        self.streams: int = game.streams
        self.draws = 0

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._paused.fate is not None else self.table.seat

    def is_terminal(self) -> bool:
        return self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(stream, 1 / self.streams) for stream in range(self.streams)]

    def returns(self) -> list[float]:
        return self.table.returns()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal) if player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        if self._paused.fate is None:
            self.table.play(action)
            return
        self._paused.draw(self.draws * self.streams + action)
        self.draws += 1
        self.table.ask()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"stream {action}"
        return repr(self.table.legal.get(action) or self.table.codec.actions[action])

    def __str__(self) -> str:
        return f"{self.table.position!r} after {self.history()}"

    @property
    def _paused(self) -> Paused:
        position = self.table.position
        assert isinstance(position, Paused)
        return position


class _Observer:
    """What a seat sees, as the vector of `kuluary.lab.observation`; as text, its whole view."""

    def __init__(self, size: int) -> None:
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.table.observe(player)

    def string_from(self, state: _State, player: int) -> str:
        position = state.table.position
        return repr(position.game.view(position.state, player))


def resample(state: _State, player: int) -> _State:
    """Give a state that the player cannot tell from this one, for IS-MCTS: all it cannot know is drawn anew."""
    twin: _State = state.clone()
    twin.table = state.table.redeal(player, np.random.randint(1 << 31))
    return twin


def _register(name: str) -> None:
    found = find_game(name)
    game_type = pyspiel.GameType(
        short_name=f"kuluary_{name}",
        long_name=f"Kuluary: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": USUAL[name], "options": "{}", "streams": STREAMS},
    )

    class KuluaryGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.seats = int(given.get("seats", USUAL[name]))
            self.options = json.loads(given.get("options", "{}"))
            self.streams = int(given.get("streams", STREAMS))
            info = pyspiel.GameInfo(
                num_distinct_actions=codec(name).size,
                max_chance_outcomes=self.streams,
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST[name],
            )
            super().__init__(game_type, info, given)

        def open(self) -> Table:
            state, _ = opening(found, self.seats, self.options, found.standard, found.version)
            position = Paused(found, state, LightChance(0))
            return Table(position, self.seats, codec(name), layout(name, self.seats, self.options))

        def new_initial_state(self) -> _State:
            return _State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            return _Observer(layout(name, self.seats, self.options).size)

    pyspiel.register_game(game_type, KuluaryGame)


for _name in USUAL:
    _register(_name)
