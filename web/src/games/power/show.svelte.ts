import type { News, StateMessage } from "../../core/types";
import { Show, type Frame } from "../show.svelte";
import type { PowerView } from "./view";

/** How long a state stays while others wait to be shown, in `--slow`. */
const TOLD = 2.2;

/** The table a state at a time, each with what it moves. */
export class PowerShow extends Show<PowerView> {
  protected readonly behind = 6;
  #act: (news: readonly News[]) => void;

  /** `act` is called with the news of a state while the one before it is still on screen. */
  constructor(state: StateMessage, act: (news: readonly News[]) => void) {
    super(state);
    this.#act = act;
  }

  protected frame(view: PowerView, news: readonly News[]): Frame<PowerView> {
    return { view, news };
  }

  protected stay(_frame: Frame<PowerView>, last: boolean): number {
    return last ? 0 : TOLD;
  }

  protected before({ news }: Frame<PowerView>, jump: boolean): void {
    if (this.moving && !jump) this.#act(news);
  }
}
