"""The games in other people's libraries, by those libraries' own tests (`make test-lab`)."""

import pytest

from kuluary.core import BadOption

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

pytestmark = pytest.mark.filterwarnings("ignore")

TABLES = [("suits", 4), ("suits", 6), ("power", 3), ("power", 1), ("committee", 2)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_the_environment(game, seats):
    from pettingzoo.test import api_test, seed_test

    from kuluary.lab.pettingzoo import env

    api_test(env(game, seats=seats), num_cycles=100)
    seed_test(lambda: env(game, seats=seats), num_cycles=50)


def test_pettingzoo_plays_to_the_end_with_one_side_winning():
    from kuluary.lab.pettingzoo import env

    table = env("suits", seats=3)
    table.reset(seed=4)
    won = {}
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        won[agent] = reward
        table.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sorted(won.values()) == [-1.0, -1.0, 1.0]


@pytest.mark.parametrize("name", ["Suits", "Power", "Committee"])
def test_gymnasium_accepts_the_environment(name):
    from gymnasium.utils.env_checker import check_env

    import kuluary.lab.gymnasium  # noqa: F401

    check_env(gymnasium.make(f"kuluary/{name}-v1").unwrapped, skip_render_check=True)


def test_gymnasium_plays_a_game_and_punishes_what_is_illegal():
    import kuluary.lab.gymnasium  # noqa: F401

    table = gymnasium.make("kuluary/Suits-v1", others="random", seat=2)
    seen, told = table.reset(seed=1)
    assert told["seat"] == 2
    over = False
    while not over:
        seen, reward, over, _, told = table.step(np.flatnonzero(seen["action_mask"])[0])
    assert reward in (1.0, -1.0)
    assert len(told["points"]) == 4
    seen, _ = table.reset(seed=1)
    _, reward, over, _, told = table.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, over, told["illegal"]) == (-1.0, True, True)


def test_a_seat_that_is_not_at_the_table_is_refused():
    with pytest.raises(BadOption, match="0 to 3"):
        gymnasium.make("kuluary.lab.gymnasium:kuluary/Suits-v1", seat=4)


def test_actions_for_other_games_than_there_are_are_refused_before_any_is_played():
    from kuluary.lab.vector import Tables

    tables = Tables("suits", 2, seats=3, seed=1)
    first = min(tables.tables[0].legal)
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        tables.step([first])
    assert first in tables.tables[0].legal
    with pytest.raises(BadOption, match="count cannot be 0"):
        Tables("suits", 0, seats=3)


def test_many_games_step_together():
    from kuluary.lab.vector import Tables

    runs = []
    for _ in range(2):
        tables = Tables("suits", 8, seats=3, seed=7)
        ended = 0
        for _ in range(60):
            batch = tables.batch()
            assert batch.observations.shape == (8, tables.size)
            returns, over = tables.step([int(np.flatnonzero(mask)[-1]) for mask in batch.masks])
            assert (np.abs(returns).sum(axis=1) > 0).tolist() == over.tolist()
            ended += int(over.sum())
        runs.append((ended, batch.observations.sum()))
    assert runs[0] == runs[1]
    assert runs[0][0] >= 8
