"""Alone against Falcon (P-12)."""
