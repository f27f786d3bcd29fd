"""kuluary rules: the digest in the terminal."""

from __future__ import annotations

import re
import sys
from argparse import Namespace

from kuluary.cli.table import language
from kuluary.digest import clause_text, rules_language, rules_text
from kuluary.speaker import Speaker


def run(options: Namespace) -> int:
    """Print the whole digest, or one clause with all that belongs to it."""
    lang = language(options)
    written = rules_language(options.game, lang)
    if written != lang:
        names = [Speaker(name).say("house-language-name") for name in (lang, written)]
        print(Speaker(lang).say("cli-rules-elsewhere", language=names[0], other=names[1]), file=sys.stderr)
    if not options.clause:
        print(rules_text(options.game, lang))
        return 0
    wanted = options.clause.upper()
    found = clause_text(options.game, lang, wanted)
    if found is None:
        known = re.findall(r"^\*\*([A-Z]-[\d.]+)\*\*", rules_text(options.game, lang), re.M)
        print(f"kuluary rules: there is no clause {wanted}: clauses go from {known[0]} to {known[-1]}", file=sys.stderr)
        return 2
    print(found)
    return 0
