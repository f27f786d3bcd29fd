"""The engine needs nothing but the standard library."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
GAME = """
import sys
import kuluary

game, seats = sys.argv[1], int(sys.argv[2])
match = kuluary.Match.new(game, seats=seats, seed=1)
bot = kuluary.bots.make(game, level="random", seed=1)
while not match.over:
    seat = next(decision.seat for decision in match.decisions if not decision.free)
    match.play(seat, bot.choose(match, seat))
again = kuluary.Match.replay(kuluary.decode(kuluary.encode(match.log)))
assert again.result == match.result
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__", "kuluary"}))
"""


@pytest.mark.parametrize(("game", "seats"), [("suits", 4), ("power", 3), ("committee", 3)])
def test_a_whole_game_is_played_without_any_package(game, seats):
    """`-S` leaves out whatever is installed."""
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-S", "-c", GAME, game, str(seats)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=60, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
