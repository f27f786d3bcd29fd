"""What the package does not bring along: environments need libraries of others, which come with its extras."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import something of an extra, or say how it is installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is not installed: pip install 'kuluary[{name}]'", name=error.name
        ) from None
