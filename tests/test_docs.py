"""What README and docs show is true: their code runs, their commands are accepted, their names and links are there."""

from __future__ import annotations

import re
import shlex
from dataclasses import asdict
from pathlib import Path

import pytest

import kuluary
import kuluary.server
import kuluary.testing
from kuluary.cli.main import _parser
from kuluary.server import Limits

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(path: Path, *kinds: str) -> list[tuple[int, str]]:
    """Give the blocks of code in a page, each with the number of its first line."""
    text = path.read_text(encoding="utf-8")
    found = re.finditer(rf"^```(?:{'|'.join(kinds)})\n(.*?)^```$", text, re.M | re.S)
    return [(text.count("\n", 0, block.start(1)) + 1, block.group(1)) for block in found]


@pytest.mark.parametrize("name", ["README.md", "docs/api.md", "docs/coach.md", "docs/lab.md"])
def test_the_code_of_a_page_runs(name, tmp_path, monkeypatch, capsys):
    """The blocks of a page are one program, as a reader would type it."""
    monkeypatch.chdir(tmp_path)
    program = {"__name__": "page"}
    found = blocks(ROOT / name, "python")
    assert found
    for line, code in found:
        exec(compile("\n" * (line - 1) + code, ROOT / name, "exec"), program)
    assert capsys.readouterr().out


def commands() -> list[str]:
    lines = [
        line for path in PAGES for _, block in blocks(path, "sh", "bash", "console") for line in block.splitlines()
    ]
    return [part.strip() for line in lines for part in re.split(r";|&&|\|", line.partition("#")[0]) if part.strip()]


def test_commands_are_shown():
    assert len([command for command in commands() if "kuluary" in command]) > 5


@pytest.mark.usefixtures("goofspiel")
@pytest.mark.parametrize("command", commands())
def test_a_command_that_is_shown_is_accepted(command):
    program, *arguments = shlex.split(command)
    if program.endswith("kuluary"):
        assert _parser().parse_args(arguments).command
    elif program == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
        assert set(arguments) <= set(targets)


def named_in_the_guide(heading: str) -> list[str]:
    """Give the names in the first column of a section of the guide."""
    guide = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    section = guide.split(f"\n### {heading}\n", 1)[1].split("\n### ", 1)[0]
    return sorted(name for cell in re.findall(r"^\| (`.*?) \|", section, re.M) for name in re.findall(r"`(\w+)`", cell))


@pytest.mark.parametrize(
    "module",
    [kuluary, kuluary.bots, kuluary.coach, kuluary.testing, kuluary.server, kuluary.core],
    ids=lambda module: module.__name__,
)
def test_the_guide_has_every_public_name_and_no_other(module):
    assert named_in_the_guide(module.__name__) == sorted(module.__all__)


@pytest.mark.parametrize("face", [kuluary.Match, kuluary.Position], ids=lambda face: face.__name__)
def test_the_guide_has_every_public_name_of_a_face(face):
    assert named_in_the_guide(f"kuluary.{face.__name__}") == [name for name in dir(face) if not name.startswith("_")]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path):
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


def test_every_test_that_is_named_is_there():
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")))
    files = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    assert named <= {name for text in files for name in re.findall(r"^def (test_\w+)", text, re.M)}


def test_what_a_language_costs_is_counted():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (told,) = re.findall(r"^\| a language \| (\d+) message files, (\d+) digests \|", text, re.M)
    files = list((ROOT / "src" / "kuluary" / "locales" / "ru").glob("*.ftl"))
    digests = list((ROOT / "docs" / "rules").glob("*.ru.md"))
    assert tuple(map(int, told)) == (len(files), len(digests))


def test_the_protocol_names_every_code_of_a_refusal():
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "kuluary" / "server").rglob("*.py")]
    codes = {code for text in sources for code in re.findall(r'(?:Refused|_error)\(\s*\d{3}, "(\w+)"', text)}
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    named = {word for quoted in re.findall(r"`([^`\n]+)`", text) for word in quoted.split()}
    assert len(codes) > 50
    assert codes <= named


def test_the_protocol_names_every_limit_with_its_value():
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("\n## Limits\n")[1]
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)?) \| ([\d., ]+) \|", text, re.M)
    named = {
        name: value
        for names, values in rows
        for name, value in zip(re.findall(r"\w+", names), values.split(", "), strict=True)
    }
    assert named == {name: str(value) for name, value in asdict(Limits()).items()}
