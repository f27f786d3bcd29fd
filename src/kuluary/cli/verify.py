"""kuluary verify: every shuffle and roll recomputed from the revealed key."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict

from kuluary.cli.table import read_log
from kuluary.core.verify import verify


def run(options: Namespace) -> int:
    """Verify the file; the exit status is 0 only if chance was what the commitment promised."""
    log, pack, undone = read_log(options.file)
    report = verify(log, content=options.content or pack, undone=undone)
    if options.json:
        print(json.dumps(asdict(report), ensure_ascii=False))
    else:
        print(report.text())
    return 0 if report.ok else 1
