"""A language that nobody wrote: English in brackets and accents, made when a test needs one."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from kuluary.languages import FALLBACK, message_files

PSEUDO = "en-XA"
ACCENTS = str.maketrans("aceginorsuyzACEGINORSUYZ", "åçéğîñøŕšúýžÅÇÉĞÎÑØŔŠÚÝŽ")


class Accents(Transformer):
    """Writes every text with accents; what stands in braces is left alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(ACCENTS)
        return node


def write_pseudo_language(home: Path) -> Path:
    """Write the folder of the language into a folder of languages, which is given back."""
    folder = home / PSEUDO
    folder.mkdir(parents=True)
    for path in message_files(FALLBACK):
        resource = parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                entry.value.elements = [ast.TextElement("["), *entry.value.elements, ast.TextElement("]")]
        (folder / path.name).write_text(serialize(Accents().visit(resource)), encoding="utf-8")
    return home
