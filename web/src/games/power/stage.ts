import { tick } from "svelte";
import { slow, visible } from "../motion";
import { fly, hop, leave } from "./motion";
import type { PowerNews } from "./view";

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

/** Shows what the news moved. Call it while the board still shows what was; it goes on once the board has changed. */
export async function act(root: HTMLElement, news: readonly PowerNews[]): Promise<void> {
  if (slow() === 0 || news.length === 0) return;
  const map = new Map(root);
  const rows: Record<number, DOMRect | null> = {};
  const flags: [selector: string, from: DOMRect][] = [];
  let delay = 0;
  for (const { event } of news) {
    if (event.type === "power.Infiltrated" || event.type === "power.Intercepted") rows[event.card] ??= map.rect(`[data-row="${event.card}"]`);
    if (event.type === "power.Captured") {
      const card = map.find(`[data-row="${event.card}"] .poster`);
      const home = map.rect(`[data-objects="${event.seat}"]`) ?? map.pool(event.seat);
      if (card && home) leave(card, home, delay);
      delay += 80;
    }
    if (event.type === "power.Joined" || event.type === "power.Advanced" || event.type === "power.FalconAdvanced") {
      const seat = event.type === "power.FalconAdvanced" ? 1 : event.seat;
      const selector = `[data-flag="${seat}:${event.project}"]`;
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
    if (event.type === "power.Infiltrated") {
      const from = map.pool(event.seat);
      const to = map.rect(`[data-row="${event.card}"]`) ?? rows[event.card] ?? null;
      if (!from || !to) continue;
      const spent = fly("agent", event.pieces, from, to, { delay });
      fly("shadow", event.shadows, from, to, { faded: true, delay: delay + spent / 2 });
    }
    if (event.type === "power.Intercepted") {
      const from = map.rect(`[data-row="${event.card}"]`) ?? rows[event.card] ?? null;
      const to = map.pool(event.loser_seat);
      if (!from || !to) continue;
      delay += fly("agent", event.pieces, from, to, { delay });
      const deck = map.rect("[data-decks]");
      if (deck) fly("cards", 1, deck, to, { delay });
    }
  }
}
