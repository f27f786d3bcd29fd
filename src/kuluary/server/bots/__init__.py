"""Bots at a table: who drives them, where they think, what they plan and what they say to it."""
