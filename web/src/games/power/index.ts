import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import "./theme.css";

export default { Board, Result, Mark } satisfies GameModule;
