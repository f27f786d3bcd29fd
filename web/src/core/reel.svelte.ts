import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { News } from "./protocol.gen";
import { unfold, type Beat } from "./stage.svelte";

/** So many frames are fetched at a time. */
const PIECE = 60;

/** A position of a finished game, with the beats that led to it. */
export interface Still {
  number: number;
  /** Who has just played. */
  seat: number | null;
  beats: readonly Beat[];
}

/** The frames of a finished game from one chair, fetched piece by piece as they are needed. */
export class Reel {
  /** The number of the last frame, once known. */
  last: number | null = $state(null);
  #frames = new SvelteMap<number, Still>();
  #asked = new Map<number, Promise<void>>();

  constructor(
    readonly code: string,
    readonly as: number | null,
  ) {}

  frame(at: number): Still | null {
    return this.#frames.get(at) ?? null;
  }

  /** The frame to which an entry of the log belongs, as far as it is fetched. */
  at(number: number): number | null {
    return [...this.#frames].filter(([, still]) => still.number >= number).sort(([one], [other]) => one - other)[0]?.[0] ?? null;
  }

  /** Everything visible up to a frame, as far as it is fetched. */
  until(at: number): News[] {
    return Array.from({ length: at + 1 }, (_, number) => this.#frames.get(number)?.beats.flatMap((beat) => beat.news) ?? []).flat();
  }

  /** The frames in which something happens that opens a part of the game, with its name. */
  parts(opens: (item: News) => string | null): { at: number; text: string }[] {
    return [...this.#frames.entries()]
      .sort(([one], [two]) => one - two)
      .flatMap(([at, still]) => still.beats.flatMap((beat) => beat.news).map(opens).filter((text) => text !== null).map((text) => ({ at, text })));
  }

  /** Has a frame and all before it, so that the log is whole; and the next piece, so that play runs on. */
  async load(at: number): Promise<void> {
    const piece = Math.floor(Math.min(at, this.last ?? at) / PIECE);
    await Promise.all(Array.from({ length: piece + 1 }, (_, number) => this.#fetch(number)));
    if (this.last !== null && (piece + 1) * PIECE <= this.last) await this.#fetch(piece + 1);
  }

  #fetch(piece: number): Promise<void> {
    const known = this.#asked.get(piece);
    if (known) return known;
    const asked = api.replay(this.code, this.as, piece * PIECE, (piece + 1) * PIECE).then(({ total, frames }) => {
      let view = frames[0]?.beats[0]?.view;
      frames.forEach(({ number, seat, beats: sent }, index) => {
        const beats = unfold(sent, view!);
        view = beats.at(-1)!.view;
        this.#frames.set(piece * PIECE + index, { number, seat, beats });
      });
      this.last = Math.max(0, total - 1);
    });
    this.#asked.set(piece, asked);
    asked.catch(() => this.#asked.delete(piece));
    return asked;
  }
}
