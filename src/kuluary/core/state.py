"""What every game's state has in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from kuluary.core.event import Event, News

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from kuluary.core.step import Step

    S = TypeVar("S", bound="State", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound="State")
"""The position of one game: `Game[S]` and `Step[S]` speak of it; where nothing is said, of any."""


class Tape(list[News]):
    """The news of a game that is watched, and the positions at which its beats ended."""

    __slots__ = ("moments",)

    moments: list[Moment]

    def __init__(self) -> None:
        super().__init__()
        self.moments = []


class Moment(NamedTuple):
    """The position at the end of a beat: what the beat is called, and how many events had been told by then."""

    name: str
    told: int
    state: State


class State:
    """A mutable position: ints, lists, small records and the agenda; games derive slotted classes from it.

    `news` collects events while somebody listens and is None in search; it is output, not part of the position.
    """

    __slots__ = ("agenda", "news")

    blocks: ClassVar[Mapping[str, int]] = {}
    """Lists that have more than one number a seat, and how many: whoever looks again and again goes by that."""

    agenda: list[Step[Any]]
    news: list[News] | None

    def __repr__(self) -> str:
        steps = [*map(repr, self.agenda[:-4:-1]), "…"][: len(self.agenda)] if self.agenda else ["nothing"]
        return f"<{type(self).__name__}, to come: {', '.join(steps)}>"

    def clone(self) -> Self:
        """Give an independent copy that listens to nothing."""
        raise NotImplementedError

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda so that they happen in the order given, before anything already there."""
        self.agenda.extend(reversed(steps))

    def tell(self, event: Event, seen_by: tuple[int, ...] | None = None) -> None:
        """Record an event; callers on a hot path test `news` themselves before they build it."""
        if self.news is not None:
            self.news.append(News(event, seen_by))

    @property
    def watched(self) -> bool:
        """Whether beats are shown to anybody."""
        return type(self.news) is Tape

    def beat(self, name: str) -> None:
        """End a beat: what has happened so far is shown before anything else; where nobody watches, nothing is kept."""
        tape = self.news
        if type(tape) is Tape:
            tape.moments.append(Moment(name, len(tape), self.clone()))
