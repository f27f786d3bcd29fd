"""Small nets that were trained elsewhere: two layers and some heads, run by NumPy where that is installed."""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class Net:
    """Gives what all heads say, one after the other, of a row of numbers or of several."""

    def __init__(self, path: Path, heads: tuple[str, ...]) -> None:
        import numpy

        self._asarray, self._single = numpy.asarray, numpy.float32
        self._maximum = numpy.maximum
        with numpy.load(path) as parts:
            single = {name: parts[name].astype(numpy.float32) for name in parts.files}
        for kind in ("weight", "bias"):
            single[f"heads_{kind}"] = numpy.concatenate([single[f"{head}_{kind}"] for head in heads])
        self._layers = [
            (numpy.ascontiguousarray(single[f"{layer}_weight"].T), single[f"{layer}_bias"])
            for layer in ("first", "second", "heads")
        ]

    def __call__(self, seen: Any) -> Any:
        return self.finish(self.begin(seen))

    def begin(self, seen: Any) -> Any:
        """Give what the first layer adds up: whoever asks of rows that differ little can do that by itself."""
        first, bias = self._layers[0]
        return self._asarray(seen, self._single) @ first + bias

    def finish(self, added: Any) -> Any:
        """Give what all heads say of what the first layer has added up."""
        _, (second, second_bias), (heads, heads_bias) = self._layers
        inner = self._maximum(self._maximum(added, 0.0) @ second + second_bias, 0.0)
        return inner @ heads + heads_bias


@cache
def read_net(path: Path, *heads: str) -> Net | None:
    """Give a net, or None where it cannot be run."""
    if find_spec("numpy") is None or not path.is_file():
        return None
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is; several threads are slower for a small net
    return Net(path, heads)
