import { goTo, layAhead } from "../core/ahead";
import { api } from "../core/api";
import { me } from "../core/person.svelte";
import { attempt } from "../core/trouble.svelte";

/** Sits down to the lesson of a game, where it was left or at its beginning; nobody needs a name for it. */
export async function learn(game: string): Promise<void> {
  layAhead(game);
  const table = await attempt(async () => {
    await me.ensure();
    return api.learn(game, null);
  });
  if (table) goTo(table);
}
