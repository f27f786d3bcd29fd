"""Texts for what is printed on cards and boards; the words themselves are in the message files."""

from __future__ import annotations

from kuluary.core import Text
from kuluary.games.committee.words.names import CITIES, RESOURCES
from kuluary.games.committee.words.views import Price


def city_text(city: int) -> Text:
    """Name a city."""
    return Text(f"committee-city-{CITIES[city]}")


def check_text(colour: str, number: int) -> Text:
    """Name a check: colour and number."""
    return Text("committee-check", (("colour", Text(f"committee-department-{colour}")), ("number", number)))


def price_texts(price: Price) -> tuple[Text, ...]:
    """Word a price, resource by resource."""
    pairs = [(name, getattr(price, name)) for name in RESOURCES] + [("cargo", price.any)]
    pairs += [("same", size) for size in price.same]
    return tuple(Text(f"committee-count-{name}", (("n", count),)) for name, count in pairs if count)
