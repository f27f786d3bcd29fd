import { accountError } from "./words";

/** One form: what it says when it is done or wrong, and that it is on its way. */
export class Form {
  wrong: string | null = $state(null);
  done: string | null = $state(null);
  busy = $state(false);
  readonly #say: (error: unknown) => string;

  /** `say` puts a failure into words. */
  constructor(say: (error: unknown) => string = accountError) {
    this.#say = say;
  }

  /** Does what the form is for; a failure is said below it. */
  async send(event: Event, run: () => Promise<string | null>): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    this.wrong = this.done = null;
    this.busy = true;
    try {
      this.done = await run();
    } catch (error) {
      console.warn(error);
      this.wrong = this.#say(error);
    } finally {
      this.busy = false;
    }
  }
}
