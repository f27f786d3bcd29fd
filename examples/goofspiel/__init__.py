"""Goofspiel: one prize after another, everybody bids a card in secret. A small complete game, to learn from."""

from examples.goofspiel.game import GAME

__all__ = ["GAME"]
