"""kuluary rules: the rules in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace

from kuluary.cli.table import language
from kuluary.core import BadOption
from kuluary.rulebooks import HOUSE, books, clause_text, clauses, rules_language
from kuluary.speaker import Speaker


def run(options: Namespace) -> int:
    """Print all rules of a game, or one clause with all that belongs to it."""
    lang = language(options)
    written = rules_language(options.game, lang)
    if written != lang:
        names = [Speaker(name).say("house-language-name") for name in (lang, written)]
        print(Speaker(lang).say("cli-rules-elsewhere", language=names[0], other=names[1]), file=sys.stderr)
    if not options.clause:
        print("\n\n".join(path.read_text(encoding="utf-8").strip() for path in books(options.game, written)))
        return 0
    wanted = options.clause.upper()
    found = clause_text(options.game, lang, wanted)
    if found is None:
        own, house = clauses(options.game, written), clauses(HOUSE, rules_language(HOUSE, lang))
        known = f"clauses go from {own[0]} to {own[-1]}, and those of the house from {house[0]} to {house[-1]}"
        raise BadOption(f"there is no clause {wanted}: {known}")
    print(found)
    return 0
