"""What every test shares: the marker that ties a test to a clause, and quiet, repeatable hypothesis."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("kuluary", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("kuluary")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the clause of the rules a test proves")
