"""Content files: TOML tables of plain values, read once, with errors that name file and line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn


class ContentError(ValueError):
    """A content file says something it cannot say; the message names the file, the line and what is allowed."""


_SECTION = re.compile(r"^\s*\[+\s*([^\]]+?)\s*\]+")
_ENTRY = re.compile(r"^\s*([A-Za-z0-9_\-\"']+)\s*=")


@dataclass(frozen=True)
class Table:
    """One parsed file, with the line of every entry."""

    path: Path
    data: dict[str, Any]
    lines: dict[tuple[str, str], int]
    digest: str

    def refuse(self, section: str, key: str, message: str) -> NoReturn:
        """Raise ContentError for an entry."""
        line = self.lines.get((section, key)) or self.lines.get((section, "")) or 1
        raise ContentError(f"{self.path.name}, line {line}: {message}")


def read_table(name: str, home: Path, override: Path | None = None) -> Table:
    """Read `name` from `override` where it is there, else from `home`."""
    path = home / name
    if override is not None and not override.is_dir():
        raise ContentError(f"{override}: no such folder of content files")
    if override is not None and (override / name).is_file():
        path = override / name
    raw = path.read_bytes()
    try:
        text = raw.decode()
        data = tomllib.loads(text)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{path.name}: {error}") from None
    return Table(path, data, _index(text), hashlib.sha256(raw).hexdigest()[:16])


def _index(text: str) -> dict[tuple[str, str], int]:
    """Map (section, key) to a line number; a repeated section keeps its first line."""
    lines: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _SECTION.match(line):
            section = found.group(1)
            lines.setdefault((section, ""), number)
        elif found := _ENTRY.match(line):
            lines.setdefault((section, found.group(1).strip("\"'")), number)
    return lines
