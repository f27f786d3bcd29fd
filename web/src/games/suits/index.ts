import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import "./theme.css";

export default { Board, Result, Mark, Cover } satisfies GameModule;
