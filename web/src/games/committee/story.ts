import type { GameEvent } from "../../core/types";
import { three } from "./words";

/** A story sheet: whose text it is, and how the matter ended. */
export interface Story {
  /** The key of the message whose attribute is the text. */
  key: string;
  attribute: "done" | "failed" | "text";
  stamp: "done" | "failed" | "main" | "personal" | "token";
}

/** The sheet an event brings to the table, or null. */
export function storyOf(event: GameEvent): Story | null {
  switch (event.type) {
    case "committee.MissionCompleted":
      return { key: `committee-mission-${three(event["mission"] as number)}`, attribute: "done", stamp: "done" };
    case "committee.MissionFailed":
      return { key: `committee-mission-${three(event["mission"] as number)}`, attribute: "failed", stamp: "failed" };
    case "committee.MainCompleted":
      return { key: `committee-main-${String(event["main"])}`, attribute: "done", stamp: "main" };
    case "committee.PersonalCompleted":
      return { key: `committee-personal-${String(event["personal"])}`, attribute: "done", stamp: "personal" };
    case "committee.TokenActive":
      return { key: `committee-scenario-${String(event["token"])}`, attribute: "text", stamp: "token" };
    default:
      return null;
  }
}
