"""Every drawing that is not ours is named with its author in docs/credits.md."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CREDITS = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")


def borrowed_drawings() -> set[str]:
    """Give the drawings of the client on a grid of 512, which is that of game-icons.net; ours are on smaller ones."""
    files = [path for kind in ("svg", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    symbols = [tag for path in files for tag in re.findall(r"<symbol[^>]*>", path.read_text(encoding="utf-8"))]
    return {re.search(r'\bid="([^"]+)"', tag).group(1) for tag in symbols if 'viewBox="0 0 512 512"' in tag}


def credited() -> dict[str, tuple[str, str]]:
    return {
        drawing: (name, author)
        for drawing, name, author in re.findall(r"^\| `(.+?)` \| (.+?) \| (.+?) \|$", CREDITS, re.M)
    }


def test_every_borrowed_drawing_is_credited():
    assert borrowed_drawings() == credited().keys()


def test_a_pictogram_has_one_author():
    assert len(set(credited().values())) == len({name for name, _ in credited().values()})


def test_the_notice_names_every_author():
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert [author for author in sorted({author for _, author in credited().values()}) if author not in notice] == []
