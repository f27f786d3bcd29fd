import type { GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./placeholder/index.ts"]);

/** The board of a game, or a stand-in that shows no pieces where it is not built. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  return (load ? await load() : await import("./placeholder")).default;
}
