import type { GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./placeholder/index.ts"]);

/** Whether the board of a game is built. */
export function isBuilt(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** The board of a game, or a stand-in that shows no pieces where it is not built. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  return (load ? await load() : await import("./placeholder")).default;
}
