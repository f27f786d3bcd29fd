import { field } from "../../core/field";
import type { PowerNews } from "./view";
import type { PowerEvent } from "./words.gen";

/** What a seat does in a turn of its own. */
export const ACTIONS: readonly PowerEvent["type"][] = [
  "power.Infiltrated", "power.OperationRun", "power.Joined", "power.Advanced", "power.Recruited", "power.Concluded", "power.TurnPassed", "power.ProfessionalTaken", "power.ProfessionalPlayed",
];

/** Questions with which a turn begins: what has happened since the last one is told with them. */
const OPENINGS: readonly string[] = ["act", "act_supervised", "recruit_supervisor", "recruit_headhunter"];
export const opensTurn = (question: string | undefined): boolean => OPENINGS.includes(question ?? "");

/** Pieces that an office or an alliance brings are no turn, and nobody passes one of their own will. */
const isWilled = (event: PowerEvent): boolean => (event.type === "power.Recruited" ? event.by === "action" : event.type !== "power.TurnPassed" && ACTIONS.includes(event.type));

/** The place after the last thing a seat did of its own will. */
export function lastOwn(news: readonly PowerNews[], seat: number | null): number {
  return news.findLastIndex(({ event }) => isWilled(event) && field(event, "seat") === seat) + 1;
}

/** Something that happened since, with the places on the board it went between. */
export interface Happening {
  news: PowerNews;
  from: string | null;
  to: string | null;
}

/** A card that is gone from the row, and to whom. */
export interface Ghost {
  card: number;
  seat: number;
}

export interface Recap {
  happenings: Happening[];
  /** A card the reader lost to a rival, the agents of both, shadows among them, once he stands there, and the alliances drawn for it. */
  lost: { event: Extract<PowerEvent, { type: "power.Intercepted" }>; news: PowerNews; forces: readonly [his: number, mine: number] | null; alliances: readonly number[] } | null;
  /** Cards the reader had stood on, and where they went. */
  ghosts: Ghost[];
}

const pool = (seat: number): string => `[data-pool="${seat}"]`;

/** Where something went from and to; what was placed bears the mark of its seat, so that a number on it says enough. */
function places(event: PowerEvent): [from: string | null, to: string | null] | null {
  switch (event.type) {
    case "power.Infiltrated":
      return [null, `[data-row="${event.card}"]`];
    case "power.Intercepted":
      return [`[data-row="${event.card}"], [data-ghost="${event.card}"]`, pool(event.loser_seat)];
    case "power.Captured":
      return [`[data-ghost="${event.card}"]`, pool(event.seat)];
    case "power.OperationRun":
      return [null, `[data-operation="${event.operation}"]`];
    case "power.Joined":
    case "power.Advanced":
      return [null, `[data-flag="${event.seat}:${event.project}"]`];
    case "power.Assassinated":
      return [pool(event.seat), pool(event.victim_seat)];
    case "power.TributeGiven":
      return [pool(event.seat), pool(event.taker_seat)];
    case "power.AlliancesRevealed":
      return event.alliances.length > 0 ? [null, pool(event.seat)] : null;
    case "power.Concluded":
    case "power.ObjectDiscarded":
      return [null, pool(event.seat)];
    case "power.SupervisorPassed":
    case "power.TurnPassed":
      return [null, pool(event.seat)];
    default:
      return null;
  }
}

/** The agents who stood against each other on a card that was lost; who intercepts comes when the other has gone. */
function forcesOf(news: readonly PowerNews[], lost: Extract<PowerEvent, { type: "power.Intercepted" }>, at: number): [number, number] | null {
  const came = (seat: number) => ({ event }: PowerNews): boolean => event.type === "power.Infiltrated" && event.card === lost.card && event.seat === seat;
  const [his, mine] = [news.slice(at).find(came(lost.seat))?.event, news.slice(0, at).findLast(came(lost.loser_seat))?.event];
  return his?.type === "power.Infiltrated" && mine?.type === "power.Infiltrated" ? [his.pieces + his.shadows, mine.pieces + mine.shadows] : null;
}

/** What rivals did since the reader's last move; an infiltration that took a card is told as the interception. */
export function recapOf(news: readonly PowerNews[], seat: number | null): Recap {
  const since = seat === null ? [] : news.slice(lastOwn(news, seat));
  const lost = since.findLast(({ event }) => event.type === "power.Intercepted" && event.loser_seat === seat);
  const taken = new Set(since.flatMap(({ event }) => (event.type === "power.Intercepted" ? [event.card] : [])));
  const all = since.flatMap((item): Happening[] => {
    const { event } = item;
    if (event.type === "power.Infiltrated" && taken.has(event.card)) return [];
    if ((event.type === "power.SupervisorPassed" || event.type === "power.TurnPassed") && event.seat !== seat) return [];
    const found = places(event);
    return found === null ? [] : [{ news: item, from: found[0], to: found[1] }];
  });
  /* that the supervisor has come is worth a word among other things only */
  const happenings = all.every((one) => one.news.event.type === "power.SupervisorPassed") ? [] : all;
  const drawn = lost ? since.slice(since.indexOf(lost)).find(({ event }) => event.type === "power.AlliancesSeen" && event.seat === seat) : undefined;
  const ghosts = since.flatMap(({ event }): Ghost[] => (event.type === "power.Captured" && taken.has(event.card) && event.seat !== seat ? [{ card: event.card, seat: event.seat }] : []));
  return {
    happenings,
    lost: lost?.event.type === "power.Intercepted" ? { event: lost.event, news: lost, forces: forcesOf(news, lost.event, news.indexOf(lost)), alliances: drawn?.event.type === "power.AlliancesSeen" ? drawn.event.alliances : [] } : null,
    ghosts,
  };
}

/** Who has taken which card of the row since it was laid, in the order in which they went. */
export function takenOf(news: readonly PowerNews[]): Ghost[] {
  const laid = news.findLastIndex(({ event }) => event.type === "power.RowLaid");
  return news.slice(laid + 1).flatMap(({ event }): Ghost[] => (event.type === "power.Captured" ? [{ card: event.card, seat: event.seat }] : []));
}

/** More than these are told by the log. */
const FEW = 5;

/** It is about the reader. */
export const touches = ({ news: { event } }: Happening, seat: number | null): boolean => (["seat", "taker_seat", "loser_seat", "victim_seat"] as const).some((name) => field(event, name) === seat);

/** What is told of many: what touches the reader, and of the rest what came first; in the order in which it happened. */
export function fewOf(happenings: readonly Happening[], seat: number | null): Happening[] {
  const mine = (one: Happening): boolean => touches(one, seat);
  const kept = new Set([...happenings.filter(mine), ...happenings.filter((one) => !mine(one))].slice(0, FEW));
  return happenings.filter((one) => kept.has(one));
}

/** Arrows, ghosts and banner are put away together; what comes later is shown again. */
class Put {
  /** How much of the log has been seen so. */
  seen = $state(0);
  /** The banner over it has been, where there is little room for both. */
  lost = $state(0);
  /** The list is folded out where there is little room. */
  open = $state(false);
  /** What can be folded out: Сокол's turn, or that many events. */
  offer: { tale: boolean; count: number } | null = $state.raw(null);
}

export const put = new Put();
