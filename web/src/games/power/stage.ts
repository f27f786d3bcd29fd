import { tick } from "svelte";
import type { GameEvent, News } from "../../core/types";
import { slow, visible } from "../motion";
import { fly, hop, leave } from "./motion";

/** Where things are on the board: found before it changes, and again after. */
class Map {
  constructor(private readonly root: HTMLElement) {}

  find(selector: string): HTMLElement | null {
    return visible(this.root, selector);
  }

  rect(selector: string): DOMRect | null {
    return this.find(selector)?.getBoundingClientRect() ?? null;
  }

  pool(seat: number): DOMRect | null {
    return this.rect(`[data-pool="${seat}"]`);
  }
}

const number = (event: GameEvent, field: string): number => event[field] as number;

/** Shows what the news moved. Call it while the board still shows what was; it goes on once the board has changed. */
export async function act(root: HTMLElement, news: readonly News[]): Promise<void> {
  if (slow() === 0 || news.length === 0) return;
  const map = new Map(root);
  const rows: Record<number, DOMRect | null> = {};
  const flags: [selector: string, from: DOMRect][] = [];
  let delay = 0;
  for (const { event } of news) {
    const name = event.type.replace("power.", "");
    if (name === "Infiltrated" || name === "Intercepted") rows[number(event, "card")] ??= map.rect(`[data-row="${number(event, "card")}"]`);
    if (name === "Captured") {
      const card = map.find(`[data-row="${number(event, "card")}"] .poster`);
      const home = map.rect(`[data-objects="${number(event, "seat")}"]`) ?? map.pool(number(event, "seat"));
      if (card && home) leave(card, home, delay);
      delay += 80;
    }
    if (name === "Joined" || name === "Advanced" || name === "FalconAdvanced") {
      const seat = name === "FalconAdvanced" ? 1 : number(event, "seat");
      const selector = `[data-flag="${seat}:${number(event, "project")}"]`;
      const from = map.rect(selector) ?? map.pool(seat);
      if (from) flags.push([selector, from]);
    }
  }
  await tick();
  for (const [selector, from] of flags) {
    const flag = map.find(selector);
    if (flag) hop(flag, from);
  }
  delay = 0;
  for (const { event } of news) {
    const name = event.type.replace("power.", "");
    if (name === "Infiltrated") {
      const from = map.pool(number(event, "seat"));
      const to = map.rect(`[data-row="${number(event, "card")}"]`) ?? rows[number(event, "card")] ?? null;
      if (!from || !to) continue;
      const spent = fly("agent", number(event, "pieces"), from, to, { delay });
      fly("shadow", number(event, "shadows"), from, to, { faded: true, delay: delay + spent / 2 });
    }
    if (name === "Intercepted") {
      const from = map.rect(`[data-row="${number(event, "card")}"]`) ?? rows[number(event, "card")] ?? null;
      const to = map.pool(number(event, "loser_seat"));
      if (!from || !to) continue;
      delay += fly("agent", number(event, "pieces"), from, to, { delay });
      const deck = map.rect("[data-decks]");
      if (deck) fly("cards", 1, deck, to, { delay });
    }
  }
}
