"""A server in a process of its own, stopped by SIGTERM. Arguments: the data folder, settings as JSON."""

import json
import os
import sys
from pathlib import Path

from kuluary.server import Limits, Settings
from kuluary.server.run import run

if "KULUARY_NEWER_RULES" in os.environ:  # not below: the processes of bots import this module too
    from tests.server import newer_rules

    newer_rules.install()

if "KULUARY_CLOCK" in os.environ:
    from tests.server import clock

    clock.install(Path(os.environ["KULUARY_CLOCK"]))

if __name__ == "__main__":
    given = json.loads(sys.argv[2])
    given["limits"] = Limits(**given.get("limits", {}))
    port = given.pop("port", 0)
    if "web" in given:
        given["web"] = Path(given["web"])
    run(Settings(data=Path(sys.argv[1]), **given), "127.0.0.1", port)
