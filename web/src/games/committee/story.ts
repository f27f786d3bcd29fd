import { three } from "./words";
import type { CommitteeEvent } from "./words.gen";

/** A story sheet: whose text it is, and how the matter ended. */
export interface Story {
  /** The key of the message whose attribute is the text. */
  key: string;
  attribute: "done" | "failed" | "text";
  stamp: "done" | "failed" | "main" | "personal" | "token";
}

/** The sheet an event brings to the table, or null. */
export function storyOf(event: CommitteeEvent): Story | null {
  switch (event.type) {
    case "committee.MissionCompleted":
      return { key: `committee-mission-${three(event.mission)}`, attribute: "done", stamp: "done" };
    case "committee.MissionFailed":
      return { key: `committee-mission-${three(event.mission)}`, attribute: "failed", stamp: "failed" };
    case "committee.MainCompleted":
      return { key: `committee-main-${event.main}`, attribute: "done", stamp: "main" };
    case "committee.PersonalCompleted":
      return { key: `committee-personal-${event.personal}`, attribute: "done", stamp: "personal" };
    case "committee.TokenActive":
      return { key: `committee-scenario-${event.token}`, attribute: "text", stamp: "token" };
    default:
      return null;
  }
}
