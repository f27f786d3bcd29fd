"""The gallery of the client: scenes of recorded games, written by the server's own code."""

from __future__ import annotations

import json
import sys

from tests.golden import TESTS

sys.path.append(str(TESTS.parent / "web" / "scripts"))
import frame


def test_every_kind_of_question_and_of_end_is_a_scene(tmp_path, monkeypatch):
    monkeypatch.setattr(frame, "BUILD", tmp_path)
    names = frame.write("suits")
    assert {"lead", "follow", "joker", "contribute", "over-points"} <= set(names)
    for name in names:
        scene = json.loads((tmp_path / "suits" / f"{name}.json").read_bytes())
        assert scene["state"]["over"] == name.startswith("over-")
        assert scene["state"]["over"] or scene["state"]["decisions"], f"nothing is asked in {name}"
