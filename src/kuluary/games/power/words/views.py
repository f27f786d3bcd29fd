"""What a seat sees: the records a view is made of, so rich that an interface computes no rules."""

from __future__ import annotations

from typing import Final

from kuluary.core import Line, record


@record
class Strength:
    """The most agents a seat could still bring to a row card in this phase, by what lies open."""

    seat: int
    agents: int
    held_off: int
    """Fewest pieces of the viewer there that this seat cannot intercept."""


@record
class Spark:
    """An alliance of the viewer that answers an infiltration: `brings` is advance or secondary (P-9.8, P-9.9)."""

    alliance: int
    brings: str
    pieces: int
    """Fewest pieces that set it off."""


@record
class Closer:
    """An alliance in the viewer's hand that a row card would bring closer: parts of its requirement there are."""

    alliance: int
    before: int
    after: int
    need: int


@record
class RowCard:
    """A card of the row, and what it means to the viewer; places count from 1."""

    card: int
    place: int
    group: int
    minimum: int
    sign: int | None
    """The sign a support card gives."""
    interest: int
    """Special-interest signs on it."""
    holder: int | None
    pieces: int
    shadows: int
    within_reach: bool
    open_to_all: bool
    """Whether everybody reaches the place (P-4.1)."""
    opens_at: int | None
    """Stage of Spyware from which the place is available, if any."""
    own_shadows: int
    """Shadow agents the viewer must use there (P-4.8)."""
    least: int | None
    """Fewest pieces the viewer needs there: for the minimum or for an interception."""
    can: bool
    """Whether the viewer has the pieces and the reach."""
    missing: int
    safe: int | None
    """Fewest pieces from which no later seat can intercept; None if the viewer has too few or has had its turn."""
    safe_is_certain: bool
    """False while a hidden professional could change it."""
    rivals: tuple[Strength, ...]
    """Later seats that reach the card, strongest first."""
    sparks: tuple[Spark, ...]
    """The viewer's alliances that answer an infiltration of the card."""
    worth: int | None
    """What the card would add to the viewer's points now."""
    opens: tuple[int, ...]
    """Alliances in the viewer's hand whose requirements the card would meet."""
    closer: tuple[Closer, ...]
    """Alliances in the viewer's hand that lack less with the card, these among them."""


@record
class ProjectView:
    """A project and the viewer's next step in it, with the arithmetic of war."""

    project: int
    stages: tuple[int, ...]
    """Stage of every seat, 0 outside."""
    agents: tuple[int, ...]
    signs: tuple[int, ...]
    benefits: tuple[int, ...]
    points: tuple[int, ...]
    """As printed, by stage."""
    agents_now: tuple[int, ...]
    signs_now: tuple[int, ...]
    """By stage, as wars have it (P-5.19)."""
    stage: int
    benefit: int
    """The viewer's, now."""
    agents_printed: int
    agents_needed: int
    """What the viewer's next step takes: as wars have it, less what a professional at work saves."""
    active: int
    active_after: int
    """What would be left of the active pieces."""
    signs_printed: int
    signs_needed: int
    held: int
    can: bool
    """Whether every requirement of the next stage is met; the supervisor may still forbid it (P-5.2)."""
    missing_agents: int
    missing_signs: int
    paid: bool
    """Its agents have been returned, and the signs are being discarded (P-5.8)."""
    complete: bool


@record
class OperationView:
    """A covert operation; `pieces` is what the viewer would place on it, if it is on top."""

    operation: int
    agents: int
    points: int
    owner: int | None
    on_it: int
    on_top: bool
    pieces: int | None
    shadows: int
    can: bool
    missing: int


@record
class ObjectView:
    """An object before a seat."""

    card: int
    group: int
    pieces: int
    circle: int | None
    """The Inner Circle attached to it."""
    host: int | None
    """The host, if this is an attached Inner Circle."""
    sign: int | None
    signs: int
    """The sign a support card gives, and how many of it with an Inner Circle; family E comes on top."""
    interest: int
    worth: int | None
    """What its owner would lose in points without it now; told to the owner only."""


@record
class AtomView:
    """One part of a requirement: `kind` is all, any, without or most; `what` a kind, group, sign, stage or pool."""

    kind: str
    what: str
    have: int
    need: int
    met: bool


@record
class AllianceView:
    """An alliance with its requirement taken apart for whoever holds it."""

    alliance: int
    family: str
    rule: str
    corner: str
    corner_value: int
    qualifies: bool
    atoms: tuple[AtomView, ...]
    corner_gain: int
    """How much of what the corner shows its holder would get: points, a sign, a secondary object if one is left."""
    worth: int
    """What concluding it would add to the holder's points now, lasting gains to come not counted."""
    worth_met: int
    """The same with the requirement met in the smallest way."""
    parts: tuple[Line, ...]
    """The lines of the pad it would write now."""


@record
class Goal:
    """Something the viewer is near to: `kind` is alliance, project or operation, `which` its number."""

    kind: str
    which: int
    stage: int
    """The next stage of a project that brings points; 0 otherwise."""
    steps: int
    points: int
    """What it would add to the viewer's points, as things are."""
    missing: int
    """Parts of a requirement, signs until that stage, or agents that are not there."""
    places: tuple[int, ...]
    """Places of the row with a card that brings it closer."""


@record
class ProfessionalView:
    """A professional in the viewer's hand."""

    professional: int
    playable: bool
    fresh: bool
    """Taken this turn, so not for now (P-10.7)."""


@record
class PadView:
    """The score pad of a seat as if the game ended now: its nine rows, and every card's contribution where shown."""

    seat: int
    rows: tuple[int, ...]
    total: int
    lines: tuple[Line, ...]


@record
class PowerSeat:
    """What everyone sees of a seat, or of Falcon."""

    seat: int
    falcon: bool
    active: int
    reserve: int
    on_objects: int
    on_row: int
    on_operations: int
    coordinators: int
    shadows: int
    positional: tuple[int, ...]
    """Shadow agents on the first three places of the row (P-4.10)."""
    reach: int
    groups: tuple[int, ...]
    """Cards of the six groups, secondary objects included."""
    secondaries: tuple[int, ...]
    signs: tuple[int, ...]
    """Agitator, peacekeeper, spy and special-interest signs."""
    stages: tuple[int, ...]
    objects: tuple[ObjectView, ...]
    concluded: tuple[int, ...]
    hand: int
    known: tuple[int, ...]
    """Alliances in its hand the viewer knows."""
    professionals: int
    operations: tuple[int, ...]
    supervisor: bool
    headhunter: bool
    to_move: bool
    """Whether its turn of this action phase is still to come or going on."""


@record
class HostAdvice:
    """What an Inner Circle would bring under a host at the end, the 4 points lying alone not taken off."""

    host: int
    gain: int


@record
class CircleAdvice:
    """The viewer's lone Inner Circles and what they could bring, best host first."""

    circles: tuple[int, ...]
    alone: int
    hosts: tuple[HostAdvice, ...]
    suggestion: int | None
    """The host that brings most, if that is more than lying alone."""


@record
class Outcome:
    """What the viewer would have, if the game ended then, once it takes or discards a card as it is asked to choose."""

    card: int
    total: int


@record
class TributeView:
    """A tribute that is being paid (P-9.3)."""

    seat: int
    """Who demands it."""
    alliance: int
    owing: tuple[int, ...]
    """Seats that still have to give, in their order."""
    spared: tuple[int, ...]
    """Seats that have the sign."""
    prizes: tuple[int, ...]
    """Contested alliances that a card of the group, given next, would bring to whoever demands it (P-9.12)."""


@record
class FalconAim:
    """What Falcon looks at, in order: a place of the row, or an operation (None); whether he could take it now."""

    place: int | None
    reason: str
    possible: bool
    pieces: int


@record
class FalconView:
    """The solo opponent: level, action deck, project order, open hand, and what he would do now."""

    level: str
    personality: str
    deck: int
    deck_cards: tuple[int, ...]
    """Action cards still in the deck, sorted: the discard is open, so these are known."""
    discard: tuple[int, ...]
    project_order: tuple[int, ...]
    shadow: int
    hand: tuple[AllianceView, ...]
    aims: tuple[FalconAim, ...]


@record
class PowerView:
    """The table as one seat sees it, or a spectator."""

    seat: int | None
    phase: str
    round: int
    rounds: int
    circle: int
    """Number of the action phase in this round."""
    wars: int
    wars_left: int
    supervisor: int
    supervised: bool
    """Whether the supervisor keeps the viewer from advancing and recruiting in this action phase (P-3.3)."""
    headhunter: int | None
    turn: int | None
    order: tuple[int, ...]
    row: tuple[RowCard, ...]
    row_length: int
    deck: int
    deck_kinds: tuple[int, ...]
    """Objects of each kind still in the deck: everyone can count them."""
    discard: tuple[int, ...]
    supply: tuple[int, ...]
    projects: tuple[ProjectView, ...]
    operations: tuple[OperationView, ...]
    seats: tuple[PowerSeat, ...]
    hand: tuple[AllianceView, ...]
    professionals: tuple[ProfessionalView, ...]
    alliance_deck: int
    alliance_discard: tuple[int, ...]
    known_top: tuple[int | None, ...]
    """The top of the alliance deck as far as the viewer knows it."""
    professional_limit: int
    """Professionals a hand holds (P-10.4)."""
    professional_deck: int
    professional_discard: tuple[int, ...]
    pads: tuple[PadView, ...]
    goals: tuple[Goal, ...]
    """What the viewer is near to, best first: at most one alliance, one project and one operation."""
    idles: tuple[int | None, ...]
    """By card of the row, with how many pieces on it the viewer, supervisor in the next circle, would miss its turn."""
    returning: int
    """Pieces of the viewer that come back at the takeover as things are (P-6.5, P-6.6)."""
    more_recalls: tuple[int, ...]
    """By pieces on a card, how many of them beyond the first the viewer may recall at the takeover (P-6.7)."""
    tribute: TributeView | None
    circles: CircleAdvice | None
    outcomes: tuple[Outcome, ...]
    falcon: FalconView | None


VIEWS: Final = (
    Strength,
    Spark,
    Closer,
    RowCard,
    ProjectView,
    OperationView,
    ObjectView,
    AtomView,
    AllianceView,
    Goal,
    ProfessionalView,
    PadView,
    PowerSeat,
    HostAdvice,
    CircleAdvice,
    Outcome,
    TributeView,
    FalconAim,
    FalconView,
    PowerView,
)
