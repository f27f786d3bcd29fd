import type { StateMessage, Table } from "../src/core/protocol.gen";

/** A position of a real game as it is sent. */
export interface Scene {
  name: string;
  table: Table;
  state: StateMessage;
}
