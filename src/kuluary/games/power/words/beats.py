"""What is shown at one time, and what is told in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kuluary.core import Event
from kuluary.games.power.words import events as ev
from kuluary.games.power.words import falcon as fa

SHOWN: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "intercepted": (ev.Intercepted,),
    "placed": (ev.Infiltrated,),
    "operation": (ev.OperationRun,),
    "takeover": (),
    "captured": (ev.Captured,),
    "recalled": (ev.Recalled, ev.RecalledMore, ev.RecalledFromOperation, ev.PiecesLost),
    "phase": (ev.SupervisorPassed, ev.HeadhunterPassed),
    "alliances": (ev.PhaseBegun,),
    "row": (ev.RowLaid,),
    "recruited": (ev.Recruited,),
    "drawn": (
        *(ev.AlliancesDrawn, ev.AlliancesSeen, ev.AlliancesRevealed, ev.AlliancesReshuffled),
        *(ev.AlliancesLookedAt, ev.AllianceKept),
        *(ev.ProfessionalTaken, ev.ProfessionalSeen, ev.ProfessionalsReshuffled),
    ),
    "discarded": (ev.AllianceDiscarded, ev.ObjectDiscarded, ev.PiecesToReserve, ev.ProfessionalDiscarded),
    "returned": (ev.AllianceReturned, ev.ReturnedAlliance),
    "concluded": (ev.Concluded,),
    "gained": (ev.SecondaryTaken, ev.SecondaryMissing, ev.Recovered, ev.NothingRecovered),
    "tribute": (ev.TributeGiven, ev.TributeAvoided, ev.PiecesToReserve),
    "attached": (ev.Attached,),
    "project": (ev.Joined, ev.Advanced, fa.FalconAdvanced, fa.ProjectTokenGone),
    "professional": (ev.ProfessionalPlayed, ev.Assassinated, ev.InfiltrationFailed, ev.TopArranged),
    "falcon": (
        *(fa.FalconDrew, fa.FalconCardPlayed, fa.FalconCardIdle, fa.FalconPaid, fa.FalconShadowGained),
        *(fa.FalconDeckShuffled, fa.FalconIdle, fa.FalconNothing, fa.FalconOrdered, fa.FalconStays),
    ),
    "passed": (fa.FalconPassedOver,),
    "aimed": (fa.FalconAimed, fa.FalconCounted, fa.FalconOperated),
    "turn": (ev.TurnPassed,),
    "end": (ev.ScoringBegun,),
}
"""A rival's agents step back, agents land, an operation is run; the takeover begins, a card goes to its owner, pieces
come back; the supervisor moves on, the alliance phase begins, a row is laid; Falcon's thoughts; and so on."""
