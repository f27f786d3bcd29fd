import type { StateMessage, Table, Why } from "../src/core/protocol.gen";

/** A position of a real game as it is sent and the reason for every illegal action. */
export interface Scene {
  name: string;
  table: Table;
  state: StateMessage;
  why: Record<string, Why>;
}
