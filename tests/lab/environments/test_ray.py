"""A tournament on two nodes of a Ray cluster: the same games as at home, though one of the nodes is lost on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

pytest.importorskip("ray")

SCRIPT = """
import json
from ray.cluster_utils import Cluster
from kuluary.lab import balance, tournament

HOW = dict(games=12, seats=4, seed="cluster")


def rows(standing):
    return [[row.player, row.games, row.wins, row.points] for row in standing.rows]


if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    lost = []

    def lose(done, of):
        if done == 3:
            cluster.remove_node(second)
            lost.append(done)

    home = tournament.play("suits", ["regular", "random"], **HOW)
    away = tournament.play("suits", ["regular", "random"], ray=cluster.address, progress=lose, **HOW)
    runs = [balance.Run(4, "random", ray=ray) for ray in (None, cluster.address)]
    measured = [balance.measure("suits", run=run).plain() for run in runs]
    cluster.shutdown()
    print(json.dumps({"home": rows(home), "away": rows(away), "lost": lost, "balance": measured[0] == measured[1]}))
"""


def test_two_nodes_play_the_same_games_and_a_lost_one_costs_nothing(tmp_path):
    script = tmp_path / "cluster.py"
    script.write_text(SCRIPT)
    env = os.environ | {"PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, env=env, timeout=240, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["home"] == found["away"]
    assert found["lost"] == [3]
    assert found["balance"] is True
