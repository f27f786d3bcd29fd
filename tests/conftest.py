"""What every test shares: quiet, repeatable hypothesis."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("kuluary", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("kuluary")
