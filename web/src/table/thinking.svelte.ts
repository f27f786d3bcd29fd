/** So long a bot may take before it is said that it thinks, in milliseconds. */
export const THINKS = 1500;

/** Whether what is awaited has been awaited for so long that it should be said. */
export class Thinking {
  on = $state(false);

  /** Takes what is awaited, each time something else; null: nothing. */
  constructor(awaited: () => string | null) {
    $effect(() => {
      this.on = false;
      if (awaited() === null) return;
      const timer = setTimeout(() => (this.on = true), THINKS);
      return () => clearTimeout(timer);
    });
  }
}
