import { Show, type Frame } from "../show.svelte";
import type { PowerEvent, PowerView } from "./words.gen";
import type { PowerNews, PowerState } from "./view";

/** How long a state stays while others wait to be shown, in `--slow`. */
const TOLD = 2.2;

/** The table a state at a time, each with what it moves. */
export class PowerShow extends Show<PowerView, PowerEvent> {
  protected readonly behind = 6;
  #act: (news: readonly PowerNews[]) => void;

  /** `act` is called with the news of a state while the one before it is still on screen. */
  constructor(state: PowerState, act: (news: readonly PowerNews[]) => void) {
    super(state);
    this.#act = act;
  }

  protected frame(view: PowerView, news: readonly PowerNews[]): Frame<PowerView, PowerEvent> {
    return { view, news };
  }

  protected stay(_frame: Frame<PowerView, PowerEvent>, last: boolean): number {
    return last ? 0 : TOLD;
  }

  protected before({ news }: Frame<PowerView, PowerEvent>, jump: boolean): void {
    if (this.moving && !jump) this.#act(news);
  }
}
