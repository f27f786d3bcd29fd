import { ApiError } from "./api";
import { messages, t } from "./i18n.svelte";

/** What last went wrong with a request, said to the person; shown by the app until the next one. */
class Trouble {
  text: string | null = $state(null);
  /** Why the page does not open, in whose place that is said. */
  page: string | null = $state(null);
}

export const trouble = new Trouble();

/** The message for an error of the server: by its stable code, or a general one. */
export function errorKey(code: string): string {
  const key = `house-error-${code.replaceAll("_", "-")}`;
  return messages.has(key) ? key : "house-error";
}

export function errorText(error: unknown): string {
  return t(errorKey(error instanceof ApiError ? error.code : "failed"));
}

/** Fetches what a page cannot open without; a failure takes the place of the page. */
export async function opening(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.warn(error);
    trouble.page = errorText(error);
  }
}

/** Runs a request; a failure is shown and gives undefined. */
export async function attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
  trouble.text = null;
  try {
    return await run();
  } catch (error) {
    console.warn(error);
    trouble.text = errorText(error);
    return undefined;
  }
}
