"""Teaches the net that corrects what is foreseen of the game against Falcon (`kuluary.games.power.judgement.alone`).

Usage: python tools/training/falcon_net.py --seconds 240 --jobs 15 --out quick.npz --log quick-curve.json
       python tools/training/falcon_net.py --seconds 190 --jobs 16 --visits 60 --begin quick.npz

First quick games: processes play by the newest net without looking further, as `falcon.py` does, while another learns
from the latest of what they saw. Then, with `--visits`, games of a search by the net of `--begin`, which is taught by
them when they are over, for as long as games that are held out say that it helps. What is learned is how far the
weights are from what came of a position. Processes play as long as the time allows, so that two runs are alike but not
the same. Needs NumPy and PyTorch.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Sequence
from copy import deepcopy
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep, time
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

import falcon
from kuluary.games.power.content.cards import LEVELS
from kuluary.games.power.judgement import alone
from kuluary.games.power.state import PowerState

LAYERS = (128, 64)
NEWEST = "newest.npz"
CHUNK = 12
"""Quick games that are told at a time."""
KEPT = 1_500_000
"""Positions that are learned from at a time: the latest."""
USES = 4.0
"""How often each of them is looked at, about."""
ENOUGH = 500
"""Games from which the first net learns."""
CYCLE = 8.0
"""Seconds between two nets."""
BATCH, SEARCHED_BATCH = 2048, 1024
STEP, SEARCHED_STEP = 1e-3, 2e-4
OTHER_LEVELS = 0.6
"""What a game counts that is not of his highest level, while quick games are learned from."""
EPOCHS, PATIENCE = 40, 6
HELD_OUT, HELD_OUT_QUICK = 7, 16
"""Every so many games one is not learned from."""


class Game(NamedTuple):
    """What was seen after every answer of a game, Falcon's level, and the points of both in the end."""

    seen: Any
    level: int
    end: tuple[float, float]
    foreseen: Any
    """By the weights alone."""


class Corrected(falcon.Known):
    """What was learned so far, with the net."""

    def __init__(self, weights: falcon.Weights, net: Path | None) -> None:
        super().__init__(weights)
        self.net = None if net is None else alone.Net(net, ("own", "his"))

    @staticmethod
    def see(state: PowerState) -> list[float]:
        return [*alone.observe(state), *alone.aimed(state)]

    def points(self, seen: Any) -> Any:
        points = super().points(seen[:, : -alone.TOLD])
        return points if self.net is None else points + alone.SCALE * self.net(seen)


def work(job: int, weights: falcon.Weights, box: Path, until: float, visits: int, seed: str) -> None:
    """Play until the time is over, by the newest net there is."""
    rng = Random(f"{seed} {visits} {job}")
    newest, stamp = box / NEWEST, 0
    known = Corrected(weights, None)
    falcon.judge_by(weights)
    number = 0
    while time() < until:
        if newest.exists() and newest.stat().st_mtime_ns != stamp:
            stamp = newest.stat().st_mtime_ns
            known = Corrected(weights, newest)
            net = known.net
            alone.judge = lambda net=net: alone.TaughtJudge(net)
        count = 1 if visits else CHUNK
        games = [falcon.play_searching(visits, rng, known) if visits else falcon.play(known, rng) for _ in range(count)]
        part = box / f"part {job} {number}"
        np.savez(
            part.with_suffix(".writing.npz"),
            seen=np.concatenate([np.asarray(seen, np.float16) for seen, _, _ in games]),
            lengths=[len(seen) for seen, _, _ in games],
            levels=[level for _, level, _ in games],
            ends=[end for _, _, end in games],
        )
        part.with_suffix(".writing.npz").rename(part.with_suffix(".npz"))
        number += 1


def gather(box: Path, weights: falcon.Weights) -> list[Game]:
    """Take what the players have told since the last time."""
    known = Corrected(weights, None)
    games = []
    for path in sorted(box.glob("part*.npz")):
        if ".writing" not in path.name:
            with np.load(path) as told:
                places = np.cumsum(told["lengths"])[:-1]
                seen = told["seen"]
                foreseen = known.points(seen.astype(np.float32))
                ends = [(float(own), float(his)) for own, his in told["ends"]]
                parts = (np.split(seen, places), told["levels"].tolist(), ends, np.split(foreseen, places))
                games += [Game(*one) for one in zip(*parts, strict=True)]
            path.unlink()
    return games


class Taught(nn.Module):
    """The net as it is taught: what it sees is evened first, which its file has worked into the first layer."""

    def __init__(self, inputs: int, dropped: float) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("scale", torch.ones(inputs))
        wide, narrow = LAYERS
        self.first, self.second, self.last = nn.Linear(inputs, wide), nn.Linear(wide, narrow), nn.Linear(narrow, 2)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.drop = nn.Dropout(dropped)

    def forward(self, seen: Any) -> Any:
        even = (seen - self.mean) / self.scale
        inner = self.drop(torch.relu(self.first(even.clamp(-8, 8) if self.training else even)))
        return self.last(self.drop(torch.relu(self.second(inner))))

    def even(self, seen: Any, least: float) -> None:
        """Learn how what is seen is spread."""
        self.mean.copy_(seen.mean(0))
        self.scale.copy_(seen.std(0).clamp(min=least))

    @torch.no_grad()
    def read(self, path: Path) -> None:
        """Begin with a net that was taught before."""
        with np.load(path) as file:
            parts = {name: torch.tensor(file[name].astype(np.float32), device=self.mean.device) for name in file.files}
        self.first.weight.copy_(parts["first_weight"] * self.scale)
        self.first.bias.copy_(parts["first_bias"] + parts["first_weight"] @ self.mean)
        self.second.weight.copy_(parts["second_weight"])
        self.second.bias.copy_(parts["second_bias"])
        self.last.weight.copy_(torch.cat((parts["own_weight"], parts["his_weight"])))
        self.last.bias.copy_(torch.cat((parts["own_bias"], parts["his_bias"])))

    @torch.no_grad()
    def write(self, path: Path) -> None:
        """Write the net as `kuluary.core.net` reads it, whole or not at all."""
        first = self.first.weight / self.scale
        parts = {
            "first_weight": first,
            "first_bias": self.first.bias - first @ self.mean,
            "second_weight": self.second.weight,
            "second_bias": self.second.bias,
            "own_weight": self.last.weight[:1],
            "own_bias": self.last.bias[:1],
            "his_weight": self.last.weight[1:],
            "his_bias": self.last.bias[1:],
        }
        writing = path.with_suffix(".writing.npz")
        np.savez_compressed(writing, **{name: part.cpu().numpy().astype(np.float16) for name, part in parts.items()})
        writing.replace(path)


def came_of_all(foreseen: Any, lengths: Any, ends: Any) -> Any:
    """Say what came of the positions of many games, as `falcon.came_of` does of one."""
    goals = np.empty_like(foreseen)
    lasts, goal = np.cumsum(lengths) - 1, ends.copy()
    for back in range(lengths.max()):
        running = lengths > back
        places = lasts[running] - back
        goals[places] = goal[running]
        goal[running] = (1 - falcon.TRUST) * foreseen[places] + falcon.TRUST * goal[running]
    return goals


class Lesson:
    """Games laid out to learn from: what was seen, what the weights foresee, what came of it."""

    def __init__(self, games: Sequence[Game], net: Taught) -> None:
        device = net.mean.device
        self.seen = torch.tensor(np.concatenate([game.seen for game in games]), device=device)
        lengths = np.array([len(game.seen) for game in games])
        plain = np.concatenate([game.foreseen for game in games])
        with torch.no_grad():
            more = torch.cat([net.eval()(part.float()) for part in self.seen.split(200_000)]).cpu().numpy()
        thought = plain + alone.SCALE * more
        goals = came_of_all(thought, lengths, np.array([game.end for game in games], np.float32))
        self.missing = torch.tensor((goals - plain) / alone.SCALE, dtype=torch.float32, device=device)
        self._top = np.repeat([game.level == len(LEVELS) - 1 for game in games], lengths)
        self.weight = torch.tensor(np.where(self._top, 1.0, OTHER_LEVELS), dtype=torch.float32, device=device)
        ends = np.repeat([game.end[0] - game.end[1] for game in games], lengths)
        self._errors = [ends - (one[:, 0] - one[:, 1]) for one in (plain, thought)]

    def errors(self) -> list[float]:
        """Give how far the lead in the end is from what was foreseen at his highest level: by weights, corrected."""
        return [round(float(np.sqrt((error[self._top] ** 2).mean())), 2) for error in self._errors]

    def teach(self, net: Taught, mean: Taught, step: Any, chosen: Any, slowness: float, *, even: bool) -> None:
        """Make one step, and let the mean of all nets follow."""
        missed = self.missing[chosen] - net.train()(self.seen[chosen].float())
        loss = (missed**2).sum(1) + (missed[:, 0] - missed[:, 1]) ** 2
        loss = (loss if even else self.weight[chosen] * loss).mean()
        step.zero_grad()
        loss.backward()
        step.step()
        with torch.no_grad():
            for kept, new in zip(mean.parameters(), net.parameters(), strict=True):
                kept.lerp_(new, 1 - slowness)


def learn_quickly(box: Path, weights: falcon.Weights, asked: Any, device: str) -> list[dict[str, Any]]:
    """Learn while others play."""
    began = perf_counter()
    games: list[Game] = []
    held: deque[Game] = deque(maxlen=400)
    new: list[Game] = []
    log: list[dict[str, Any]] = []
    net = mean = step = None
    whole = steps = 0
    while (spent := perf_counter() - began) < asked.seconds:
        sleep(max(0.0, CYCLE * (spent // CYCLE + 1) - spent))
        new += gather(box, weights)
        if not new or (net is None and len(new) < ENOUGH):
            continue
        for game in new:
            (games if whole % HELD_OUT_QUICK else held).append(game)
            whole += 1
        while sum([len(game.seen) for game in games]) > KEPT:
            del games[: len(new)]
        if net is None:
            some = torch.tensor(np.concatenate([game.seen for game in games]), device=device).float()
            net = Taught(some.shape[1], 0.1).to(device)
            net.even(some, 0.1)
            mean = deepcopy(net)
            step = torch.optim.AdamW(net.parameters(), lr=STEP, weight_decay=0.02)
        lesson = Lesson(games, mean)
        late = spent / asked.seconds
        for group in step.param_groups:
            group["lr"] = STEP * (1.0 if late < 0.6 else max(0.1, (1 - late) / 0.4))
        for _ in range(max(1 if steps else 300, int(USES * sum([len(game.seen) for game in new]) / BATCH))):
            chosen = torch.randint(0, len(lesson.seen), (BATCH,), device=device)
            lesson.teach(net, mean, step, chosen, min(0.995, steps / (steps + 20)), even=False)
            steps += 1
        mean.write(box / NEWEST)
        mean.write(asked.out)
        log.append(
            {"seconds": round(spent), "steps": steps, "held_out": Lesson(held, mean).errors(), **played(new, whole)}
        )
        print(json.dumps(log[-1]), flush=True)
        new = []
    return log


def learn_from_search(box: Path, weights: falcon.Weights, asked: Any, device: str) -> list[dict[str, Any]]:
    """Let others play, then learn."""
    sleep(asked.seconds + 1)
    games = gather(box, weights)
    learned = [game for number, game in enumerate(games) if number % HELD_OUT]
    held = [game for number, game in enumerate(games) if not number % HELD_OUT]
    some = torch.tensor(np.concatenate([game.seen for game in learned]), device=device).float()
    net = Taught(some.shape[1], 0.2).to(device)
    net.even(some, 0.4)
    net.read(asked.begin)
    mean = deepcopy(net)
    step = torch.optim.AdamW(net.parameters(), lr=SEARCHED_STEP, weight_decay=0.0)
    lesson = Lesson(learned, mean)
    log = [{"epoch": 0, "held_out": Lesson(held, mean).errors(), **played(games, len(games))}]
    best = 0
    for epoch in range(1, EPOCHS + 1):
        for chosen in torch.randperm(len(lesson.seen), device=device).split(SEARCHED_BATCH):
            lesson.teach(net, mean, step, chosen, 0.99, even=True)
        log.append({"epoch": epoch, "held_out": Lesson(held, mean).errors()})
        print(json.dumps(log[-1]), flush=True)
        if log[-1]["held_out"][1] < log[best]["held_out"][1]:
            best = epoch
            mean.write(asked.out)
        if epoch - best > PATIENCE:
            break
    return log


def played(games: list[Game], whole: int) -> dict[str, Any]:
    """Say how many games there were in all, and how those of now went."""
    return {**falcon.summary([(game.level, game.end) for game in games]), "games": whole}


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--visits", type=int, default=0, help="of a search that plays; 0: nobody looks further")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--begin", type=Path, help="a net that was taught before")
    parser.add_argument("--out", type=Path, default=alone.NET)
    parser.add_argument("--log", type=Path, default=Path("falcon_net.json"))
    asked = parser.parse_args()
    weights = json.loads(alone.HOME.read_text("utf-8"))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    with TemporaryDirectory() as folder:
        box = Path(folder)
        if asked.begin is not None:
            (box / NEWEST).write_bytes(asked.begin.read_bytes())
        until = time() + asked.seconds
        players = [
            get_context("spawn").Process(target=work, args=(job, weights, box, until, asked.visits, asked.seed))
            for job in range(asked.jobs)
        ]
        for player in players:
            player.daemon = True
            player.start()
        log = (learn_from_search if asked.visits else learn_quickly)(box, weights, asked, device)
        for player in players:
            player.terminate()
            player.join()
    asked.log.write_text(json.dumps(log, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
