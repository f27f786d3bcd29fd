"""The coach: what answers are worth, what a stronger player would do and why, and what decided a finished game."""

from kuluary.coach.hints import Hint, suggest
from kuluary.coach.puzzles import Puzzle, all_puzzles, of_the_day, puzzles
from kuluary.coach.review import Deed, Point, Review, Step, Weighed, review, steps, summary
from kuluary.coach.values import Answer, Weighing, standing, weigh

__all__ = [
    "Answer",
    "Deed",
    "Hint",
    "Point",
    "Puzzle",
    "Review",
    "Step",
    "Weighed",
    "Weighing",
    "all_puzzles",
    "of_the_day",
    "puzzles",
    "review",
    "standing",
    "steps",
    "suggest",
    "summary",
    "weigh",
]
