"""Falcon (P-12)."""
FALCON_DEALT = (2, 6, 6, 6)
LAY_PROJECT_ORDER = None
