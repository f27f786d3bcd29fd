import { progress } from "../lesson/progress.svelte";
import { api } from "./api";
import { me } from "./person.svelte";
import { settings } from "./settings.svelte";

/** Changes in so short a time are sent together. */
const TOGETHER_MS = 800;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what was chosen and learnt here to the account of whoever has one. */
function save(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), TOGETHER_MS);
}

export async function saveNow(): Promise<void> {
  clearTimeout(timer);
  // What cannot be kept now is kept with the next change; on this device it is.
  if (me.account) await api.saveSettings({ ...settings.all, learning: progress.all }).catch(() => undefined);
}

/** Keeps settings and lessons in step with the account. */
export function keepInStep(): void {
  settings.onchange = progress.onchange = save;
  me.onwho = async (kept) => {
    if (!kept) return;
    const { learning, ...chosen } = kept;
    if (learning && typeof learning === "object") progress.adopt(learning as object);
    await settings.adopt(chosen);
  };
}
