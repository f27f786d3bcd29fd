import type { Attachment } from "svelte/attachments";
import { looking } from "../looks";
import { allyWorth } from "./deeds";
import { needOf } from "./pieces/needs";
import { allyOf, cityOf, missionOf } from "./view";
import { CARGO, RESOURCE_IDS, type CityId, type CommitteeView } from "./words.gen";
import { allyName, attr, capital, checkName, cityEffect, cityName, list, mainName, missionName, presentIn, priceWords, quoted, stressName, t, three } from "./words";
import type { Page } from "./desk.svelte";

/** Something with a name: the field it is called by in events and actions, and its number or id. */
export interface Topic {
  field: string;
  value: number | string;
  /** The length of the log when it was spoken of. */
  number?: number | undefined;
}

/** What is to be known of a thing: a heading, a few sentences, and the page that shows it on the table. */
export interface Facts {
  title: string;
  lines: string[];
  page?: Page;
}

/** What the reader looks at: a card that is open, and what a resting pointer is told; one for board, prompt and log. */
class Look {
  topic: Topic | null = $state.raw(null);
  glance: { topic: Topic; at: DOMRect } | null = $state.raw(null);

  open(topic: Topic): void {
    this.glance = null;
    this.topic = topic;
  }

  close(): void {
    this.topic = null;
  }
}

export const look = new Look();

/** A long press tells everything about a thing, a resting pointer a glance of it. */
export function looks(field: string, value: number | string): Attachment<HTMLElement> {
  const topic = { field, value };
  return looking({ open: () => look.open(topic), glance: (at) => (look.glance = at && { topic, at }) });
}

const STOCKS: readonly string[] = [...RESOURCE_IDS, "calm", "stress"];

/** The fields whose things have something to tell. */
export const TOLD: readonly string[] = ["city", "other_city", "mission", "other_mission", "ally", "main", "mains", "token", "tokens", "other_token", "stress", "personal", "resource", "clearance", "sticker"];

function told(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "");
}

export function factsOf(view: CommitteeView, { field, value }: Topic): Facts | null {
  const id = String(value);
  switch (field) {
    case "city":
    case "other_city": {
      const here = cityOf(view, id);
      const things = [...presentIn(view, here), ...here.allies.map((ally) => t("committee-board-ally-n", { ally: allyName(ally) }))];
      return { title: cityName(id), lines: told([`${t("committee-board-effect")} ${cityEffect(id)}`, things.length > 0 ? t("committee-board-here", { things: list(things) }) : ""]), page: { kind: "city", city: id as CityId } };
    }
    case "mission":
    case "other_mission": {
      const mission = missionOf(view, Number(value));
      const title = `${three(Number(value))} ${quoted(missionName(Number(value)))}`;
      if (!mission) return { title, lines: told([attr(`committee-mission-${three(Number(value))}`, "task")]) };
      return { title, lines: told([needOf(view, mission), t("committee-board-otherwise-round", { round: mission.fails_in, n: view.failures + 1 }), attr(`committee-mission-${three(mission.mission)}`, "task")]), page: { kind: "mission", mission: mission.mission } };
    }
    case "ally": {
      const ally = allyOf(view, Number(value));
      return { title: `${three(Number(value))} ${allyName(Number(value))}`, lines: ally ? told([ally.check ? checkName(ally.check) : capital(t("committee-board-free")), allyWorth(ally)]) : [] };
    }
    case "main":
    case "mains": {
      const main = view.mains.find((one) => one.main === id);
      if (!main) return null;
      const steps = main.conditions.map((one) => `${cityName(one.city)}: ${one.check ? checkName(one.check) : one.price ? priceWords(one.price) : ""}`);
      return { title: quoted(mainName(id)), lines: [t("committee-board-main-at", { space: main.space }), steps.join(" → ")], page: { kind: "main", main: id } };
    }
    case "token":
    case "tokens":
    case "other_token":
      return typeof value === "string" ? { title: t(`committee-scenario-${id}`), lines: told([attr(`committee-scenario-${id}`, "text")]) } : null;
    case "stress":
      return { title: capital(t("committee-board-stress-open", { stress: stressName(id) })), lines: [t("committee-board-about-stress")] };
    case "personal":
      return { title: t(`committee-personal-${id}`), lines: told([attr(`committee-personal-${id}`, "task")]) };
    case "clearance":
      return { title: capital(t(`committee-clearance-${id}`)), lines: [t("committee-board-about-clearance")] };
    case "sticker":
      return { title: capital(t(`committee-sticker-${id}`)), lines: [t("committee-board-about-sticker")] };
    case "resource":
      return STOCKS.includes(id) ? { title: capital(t(`committee-sign-${id === "calm" || id === "stress" ? "t" : "r"}-${id}`)), lines: told([(CARGO as readonly string[]).includes(id) ? t("committee-board-about-cargo") : "", t("committee-board-stock-more")]), page: { kind: "stock" } } : null;
    default:
      return null;
  }
}
