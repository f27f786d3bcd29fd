import { untrack } from "svelte";

/** Keeps a part of the board as high as it was while things leave it: what lies below stays where it is. */
export class Floor {
  element: HTMLElement | undefined = $state.raw();
  #height = $state(0);

  /** For as long as `held` says so; `shown` is read for everything that may change the part. */
  constructor(held: () => boolean, shown: () => unknown) {
    $effect.pre(() => {
      void shown();
      const keeps = held();
      untrack(() => (this.#height = keeps ? Math.max(this.#height, this.element?.offsetHeight ?? 0) : 0));
    });
  }

  get height(): string | null {
    return this.#height > 0 ? `${this.#height}px` : null;
  }
}
