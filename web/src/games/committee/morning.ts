import { say, type Who } from "../../core/i18n.svelte";
import type { CommitteeNews } from "./view";

/** What the start of a round has brought. */
export interface Morning {
  round: number;
  /** Missions closed in the round before. */
  closed: number[];
  /** Missions that failed, with what that cost. */
  failed: { mission: number; news: CommitteeNews[] }[];
  came: number[];
  allies: number[];
  /** Whether the main mission is another than at the last report. */
  main: boolean;
}

/** The report of the last round that has begun; none of the first, which is told by the folder. */
export function morningOf(news: readonly CommitteeNews[]): Morning | null {
  const start = news.findLastIndex((item) => item.event.type === "committee.RoundBegan");
  const began = news[start]?.event;
  if (began?.type !== "committee.RoundBegan" || began.round < 2) return null;
  const before = news.slice(0, start).findLastIndex((item) => item.event.type === "committee.RoundBegan");
  const morning: Morning = { round: began.round, closed: news.slice(Math.max(before, 0), start).flatMap(({ event }) => (event.type === "committee.MissionCompleted" ? [event.mission] : [])), failed: [], came: [], allies: [], main: news.slice(before, start).some((item) => item.event.type === "committee.MainCompleted") };
  for (const item of news.slice(start)) {
    const { event } = item;
    if (event.type === "committee.PhaseBegan" && event.phase === "income") break;
    if (event.type === "committee.MissionFailed") morning.failed.push({ mission: event.mission, news: [] });
    else if (event.type === "committee.MissionCame") morning.came.push(event.mission);
    else if (event.type === "committee.AllyCame") morning.allies.push(event.ally);
    else if (event.type === "committee.Lost" || event.type === "committee.LimitLost" || event.type === "committee.NothingLost") morning.failed.at(-1)?.news.push(item);
  }
  return morning;
}

/** The sentences of what happened; what happened several times is said once. */
export function sayAll(news: readonly CommitteeNews[], who: Who): string {
  const times = new Map<string, number>();
  for (const { text } of news) times.set(say(text, who), (times.get(say(text, who)) ?? 0) + 1);
  return [...times].map(([sentence, count]) => (count > 1 ? `${sentence} ×${count}` : sentence)).join(". ");
}
