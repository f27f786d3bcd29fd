"""kuluary report: a reported problem, and the failing test it becomes."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

from kuluary import logfile
from kuluary.cli.admin import open_data
from kuluary.core import BadOption, Malformed, Match
from kuluary.core.log import seats_text
from kuluary.server.afterwards.reporting import KIND
from kuluary.server.database.schema import reports

TEST: Final = '''"""{title}"""

import json

import pytest

from kuluary import Match, encode, logfile

REPORT = json.loads({report!r})


def test_the_reported_problem():
    file = logfile.read(REPORT["log"])
    match = Match.replay(file.log, upto=REPORT["number"], content=file.pack)
    assert json.loads(encode(match.view(REPORT["seat"]))) == REPORT["view"], "the table was shown otherwise then"
    pytest.fail("say here what should hold instead of: " + REPORT["words"])
'''


def run(options: Namespace) -> int:
    """Say what was reported, or write the test."""
    report = _read(options.file)
    if report["log"] is None:
        report = _whole(options, report["id"])
    file = logfile.read(report["log"])
    match = Match.replay(file.log, upto=report["number"], content=file.pack)
    seats = seats_text(match.header.seats)
    where = f"{match.game.name}, {seats}, after {report['number']} entries, table {report['code']}"
    if options.test is None:
        print(f"{where}, seat {report['seat']}: {report['words']}")
        print(f"waiting for seat {', '.join(str(asked.seat) for asked in match.decisions if not asked.free) or 'none'}")
        return 0
    target = Path(options.test)
    target = target / f"test_report_{report['id']}.py" if target.is_dir() else target
    if target.exists():
        raise BadOption(f"{target} is there already: name another")
    kept = {name: report[name] for name in ("log", "number", "seat", "view", "words")}
    title = " ".join(f"{where}: {report['words']}".replace("\\", "/").replace('"', "'").split())
    target.write_text(TEST.format(title=title, report=json.dumps(kept, ensure_ascii=False)), encoding="utf-8")
    print(f"{target}: run it with pytest")
    return 0


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{path} is not JSON: {error}") from None
    needed = {"id", "code", "log", "number", "seat", "view", "words"}
    if not isinstance(data, dict) or data.get("type") != KIND or needed - data.keys():
        raise Malformed(f"{path} is no report of a problem")
    return data


def _whole(options: Namespace, name: str) -> dict[str, Any]:
    """Find the whole report where the server keeps it: what was hidden then is only there."""
    engine = open_data(options)
    try:
        with engine.connect() as connection:
            found = connection.execute(select(reports.c.data).where(reports.c.id == name)).scalar_one_or_none()
    finally:
        engine.dispose()
    if found is None:
        raise BadOption(f"the game was not over, and this server has no report {name}: name its folder with --data")
    data: dict[str, Any] = json.loads(found)
    return data
