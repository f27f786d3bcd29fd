"""The games as PettingZoo environments: agents act in turn, numbers for actions, a mask of what is legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from kuluary.lab.codec import codec
from kuluary.lab.extras import extra
from kuluary.lab.observation import LIMIT, layout
from kuluary.lab.table import Table
from kuluary.lab.tournament import usual_seats

with extra("lab"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(game: str, *, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """Give the environment as it is meant to be used: an illegal action ends the game and costs the seat 1."""
    bare: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats=seats, options=options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # the name PettingZoo gives it; it has no types
    """A game, agent by agent; the reward comes at the end, 1 for the winners and -1 for the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "kuluary_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = game
        self._seats = usual_seats(game) if seats is None else seats
        self._options = dict(options or {})
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        size, seen = codec(game).size, layout(game, self._seats, self._options).size
        self._action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LIMIT, LIMIT, (seen,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._entropy = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed it follows from the one before."""
        if seed is not None:
            self._entropy = np.random.default_rng(seed)
        number = int(self._entropy.integers(1 << 62))
        self.table = Table.new(self._game, seats=self._seats, options=self._options, seed=number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask: Any = np.zeros(self.table.codec.size, np.int8)
        if seat == self.table.seat:
            mask[list(self.table.legal)] = 1
        return {"observation": np.asarray(self.table.observe(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.play(int(action))
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        return repr(self.table.position)

    def close(self) -> None:
        """Nothing is held open."""
