import { falconSteps, type FalconStep } from "../history";
import { ACTIONS } from "../recap.svelte";
import type { BeatId, PowerEvent } from "../words.gen";
import type { PowerNews, PowerState } from "../view";

interface Props {
  state: PowerState;
  news: readonly PowerNews[];
}

/** Сокол's turn as far as it has been shown, each step with the table on which he decided it; another turn is another story. */
export class Story {
  #props: () => Props;
  /** News up to this place have been put away. */
  #seen = $state(0);

  constructor(props: () => Props) {
    this.#props = props;
    this.#seen = props().news.length;
  }

  steps: FalconStep[] = $derived.by(() => {
    const { state, news } = this.#props();
    const falcon = state.view.seats.find((seat) => seat.falcon);
    if (!falcon || state.view.seat === null) return [];
    return falconSteps(news.slice(Math.max(this.#seen, lastTurn(news))), falcon.seat);
  });

  /** The card he aims at, while that is shown and his agents do not stand there yet. */
  aim: { card: number; pieces: number; shadows: number } | null = $derived.by(() => {
    const { name, news } = this.#props().state;
    if (name !== "aimed") return null;
    const events = news.map((item) => item.event);
    const aimed = events.find((event) => event.type === "power.FalconAimed");
    const counted = events.find((event) => event.type === "power.FalconCounted");
    return aimed ? { card: aimed.card, pieces: counted?.pieces ?? 0, shadows: counted?.shadows ?? 0 } : null;
  });

  /** The cards he has looked at in vain, while he looks on. */
  passed: readonly number[] = $derived.by(() => {
    const { name, settled } = this.#props().state;
    if (settled || !LOOKING.includes(name)) return [];
    return this.steps.flatMap(({ news: { event } }) => (event.type === "power.FalconPassedOver" ? [event.card] : []));
  });

  putAway(): void {
    this.#seen = this.#props().news.length;
  }
}

/** The beats in which he makes up his mind. */
const LOOKING: readonly string[] = ["passed", "falcon", "aimed"] satisfies BeatId[];

/** The place where the last turn of somebody else, or another circle, was over. */
function lastTurn(news: readonly PowerNews[]): number {
  return news.findLastIndex(({ event }) => BETWEEN.includes(event.type) || (ACTIONS.includes(event.type) && "seat" in event && event.seat === 0)) + 1;
}
const BETWEEN: readonly PowerEvent["type"][] = ["power.SupervisorPassed", "power.PhaseBegun", "power.RowLaid"];
