"""kuluary rules: the digest in the terminal."""

from __future__ import annotations

import re
import sys
from argparse import Namespace

from kuluary.cli.table import language
from kuluary.digest import rules_text


def run(options: Namespace) -> int:
    """Print the whole digest, or one clause with all that belongs to it."""
    text = rules_text(options.game, language(options))
    if not options.clause:
        print(text)
        return 0
    wanted = options.clause.upper()
    found = re.search(rf"^\*\*{re.escape(wanted)}\*\*.*?(?=^\*\*[A-Z]-\d|^## |\Z)", text, re.M | re.S)
    if found is None:
        known = re.findall(r"^\*\*([A-Z]-[\d.]+)\*\*", text, re.M)
        print(f"there is no clause {wanted}: clauses go from {known[0]} to {known[-1]}", file=sys.stderr)
        return 2
    print(found.group(0).strip())
    return 0
