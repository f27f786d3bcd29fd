import { falconSteps, type FalconStep } from "../history";
import { lastOwn } from "../recap.svelte";
import type { PowerView } from "../words.gen";
import type { PowerNews } from "../view";

interface Props {
  view: PowerView;
  news: readonly PowerNews[];
  live: boolean;
}

/** Сокол's last turn, told a step at a time; what came before the board was opened is not told again. */
export class Story {
  #props: () => Props;
  /** PowerNews up to this place have been told or skipped. */
  #told = $state(0);
  /** Steps of the present turn that are shown. */
  #shown = $state(1);

  constructor(props: () => Props) {
    this.#props = props;
    const { news, view } = props();
    this.#told = view.falcon ? lastOwn(news, view.seat) : news.length;
  }

  steps: FalconStep[] = $derived.by(() => {
    const { view, news } = this.#props();
    const falcon = view.seats.find((seat) => seat.falcon);
    if (!falcon || view.seat === null) return [];
    return falconSteps(news.slice(Math.max(this.#told, lastOwn(news, view.seat))), falcon.seat);
  });

  at: number = $derived.by(() => Math.min(this.#shown, this.steps.length));

  /** The card he aims at, while its step is told and his agents do not stand there yet. */
  aim: { card: number; pieces: number; shadows: number } | null = $derived.by(() => {
    const told = this.steps.slice(0, this.at).map((step) => step.news.event);
    const aimed = told.findLast((event) => event.type === "power.FalconAimed");
    if (!aimed) return null;
    const counted = this.steps.map((step) => step.news.event).find((event) => event.type === "power.FalconCounted");
    const row = this.#props().view.row.find((one) => one.card === aimed.card);
    if (!row) return null;
    return { card: row.card, pieces: counted?.pieces ?? 0, shadows: counted?.shadows ?? 0 };
  });

  next(): void {
    this.#shown = this.at + 1;
  }

  /** Tells the rest at once; told already, it is put away. */
  finish(): void {
    if (this.at < this.steps.length) {
      this.#shown = this.steps.length;
      return;
    }
    this.#told = this.#props().news.length;
    this.#shown = 1;
  }
}
