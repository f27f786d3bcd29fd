import type { StateMessage, Table, Why } from "../src/core/protocol.gen";

/** A position of a real game with the states that led to it and the reason for every illegal action. */
export interface Scene {
  name: string;
  table: Table;
  states: StateMessage[];
  why: Record<string, Why>;
}
