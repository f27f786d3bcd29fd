"""The coach: what answers are worth, what a stronger player would do and why, and what decided a finished game."""

from kuluary.coach.hints import Hint, suggest
from kuluary.coach.review import Deed, Point, Review, Step, Weighed, review, steps, summary
from kuluary.coach.values import Answer, Weighing, standing, weigh

__all__ = [
    "Answer",
    "Deed",
    "Hint",
    "Point",
    "Review",
    "Step",
    "Weighed",
    "Weighing",
    "review",
    "standing",
    "steps",
    "suggest",
    "summary",
    "weigh",
]
