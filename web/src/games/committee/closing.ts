import type { BeatId, CommitteeEvent } from "./words.gen";
import type { CommitteeState } from "./view";

/** A matter that is closed, missed or lost at this moment: which, by whom, and where its card goes. */
export interface Closed {
  stamp: "done" | "failed" | "missed" | "condition" | "main" | "personal";
  seat: number | null;
  mission: number | null;
  main: string | null;
  personal: string | null;
  /** The space of the progress track its card goes to. */
  space: number | null;
  /** How many have failed, or which part of a main mission it was. */
  count: number;
}

const NOTHING: Closed = { stamp: "done", seat: null, mission: null, main: null, personal: null, space: null, count: 0 };
const BEATS: readonly string[] = ["done", "failed", "missed", "condition", "main"] satisfies BeatId[];

/** What the beat on screen closes; null where it closes nothing, or where the game ends with it. */
export function closedBy({ name, news, settled }: Pick<CommitteeState, "name" | "news" | "settled">): Closed | null {
  if (settled || !BEATS.includes(name)) return null;
  return news.map(({ event }) => closes(event)).findLast((one) => one !== null) ?? null;
}

function closes(event: CommitteeEvent): Closed | null {
  switch (event.type) {
    case "committee.MissionCompleted": return { ...NOTHING, seat: event.seat, mission: event.mission, space: event.space };
    case "committee.MissionFailed": return { ...NOTHING, stamp: "failed", mission: event.mission, space: event.space, count: event.count };
    case "committee.MissionMissed": return { ...NOTHING, stamp: "missed", seat: event.seat, mission: event.mission };
    case "committee.ConditionMet": return { ...NOTHING, stamp: "condition", seat: event.seat, main: event.main, count: event.part };
    case "committee.MainCompleted": return { ...NOTHING, stamp: "main", seat: event.seat, main: event.main, space: event.space };
    case "committee.PersonalCompleted": return { ...NOTHING, stamp: "personal", seat: event.seat, personal: event.personal };
    default: return null;
  }
}
