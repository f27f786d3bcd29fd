import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Result from "./Result.svelte";

export default { Board, Result } satisfies GameModule;
