"""Every action of the game, made once each: a decision lists these, so that none is built on the way."""

from __future__ import annotations

from typing import Final

from kuluary.games.power.content.cards import (
    AFTER_HOSTS,
    ALLIANCES,
    CARDS,
    COPIES,
    FIRST_HOST,
    INNER_CIRCLE,
    OPERATIONS,
    PIECES,
    PROFESSIONALS,
    PROJECTS,
    SECONDARIES,
    WAR,
)
from kuluary.games.power.words.actions import (
    Advance,
    Assassinate,
    Attach,
    Conclude,
    Discard,
    DiscardAlliance,
    DiscardProfessional,
    DrawBenefit,
    Give,
    Infiltrate,
    KeepAlliance,
    PlayProfessional,
    PutOnTop,
    Recall,
    RecallFrom,
    Recover,
    Recruit,
    ReturnAlliance,
    RunOperation,
    TakeProfessional,
    TakeSecondary,
)

INFILTRATE: Final = tuple(
    tuple(Infiltrate(card, pieces) for pieces in range(PIECES + 1)) for card in range(WAR * COPIES)
)
RUN_OPERATION: Final = tuple(RunOperation(operation) for operation in range(len(OPERATIONS)))
ADVANCE: Final = tuple(Advance(project) for project in range(len(PROJECTS)))
RECRUIT: Final = tuple(Recruit(count) for count in range(4))
TAKE_PROFESSIONAL: Final = TakeProfessional()
PLAY_PROFESSIONAL: Final = tuple(PlayProfessional(kind) for kind in range(len(PROFESSIONALS)))
DISCARD_PROFESSIONAL: Final = tuple(DiscardProfessional(kind) for kind in range(len(PROFESSIONALS)))
ASSASSINATE: Final = tuple(Assassinate(card) for card in range(CARDS))
RECOVER: Final = tuple(Recover(card) for card in range(CARDS))
KEEP_ALLIANCE: Final = tuple(KeepAlliance(alliance) for alliance in range(len(ALLIANCES)))
PUT_ON_TOP: Final = tuple(PutOnTop(alliance) for alliance in range(len(ALLIANCES)))
RETURN_ALLIANCE: Final = tuple(ReturnAlliance(alliance) for alliance in range(len(ALLIANCES)))
CONCLUDE: Final = tuple(Conclude(alliance) for alliance in range(len(ALLIANCES)))
DISCARD_ALLIANCE: Final = tuple(DiscardAlliance(alliance) for alliance in range(len(ALLIANCES)))
DRAW_BENEFIT: Final = DrawBenefit()
TAKE_SECONDARY: Final = tuple(
    tuple(TakeSecondary(secondary, alliance) for alliance in range(len(ALLIANCES)))
    for secondary in range(len(SECONDARIES))
)
DISCARD: Final = tuple(Discard(card) for card in range(CARDS))
GIVE: Final = tuple(Give(card) for card in range(CARDS))
RECALL: Final = tuple(Recall(card) for card in range(CARDS))
RECALL_FROM: Final = tuple(RecallFrom(operation) for operation in range(len(OPERATIONS)))
ATTACH: Final = tuple(
    tuple(Attach((INNER_CIRCLE << 3) + copy, host) for host in range(FIRST_HOST, AFTER_HOSTS)) for copy in range(COPIES)
)
"""By copy of the Inner Circle and host − FIRST_HOST."""
