import { api, ApiError } from "./api";
import { messages, t } from "./i18n.svelte";
import { errorText } from "./trouble.svelte";
import type { Keepsake } from "./protocol.gen";

/** A file larger than this is something else. */
const LARGEST = 32_768;

/** Keeps what is in a file: one that was exported, or a bare card as a finished game offers it. */
export async function importFile(file: File, game: string): Promise<Keepsake> {
  if (file.size > LARGEST) throw new ApiError("not_keepsake", "the file is too large");
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw new ApiError("not_json", "the file is no JSON");
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new ApiError("not_keepsake", "the file holds something else");
  const { game: named, card } = found as { game?: unknown; card?: unknown };
  return api.takeIn(typeof named === "string" && card !== undefined ? { game: named, card } : { game, card: found });
}

/** What is wrong with a file, as its game says it. */
export function importError(error: unknown, game: string): string {
  const key = error instanceof ApiError && error.field ? `${game}-keepsake-wrong-${error.field}` : "";
  return key && messages.has(key) ? t("house-keepsake-wrong", { what: t(key) }) : errorText(error);
}
