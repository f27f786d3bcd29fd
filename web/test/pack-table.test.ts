import { describe, expect, test } from "vitest";
import type { PackField, PackSection } from "../src/core/protocol.gen";
import { columnsOf } from "../src/packs/table";

const field = (key: string, value: unknown): PackField => ({ key, value, text: "", mark: "stated", usual: value, usual_text: "", changed: false });
const entry = (name: string, ...fields: PackField[]): PackSection => ({ path: [name], fields });
const object = (name: string): PackSection => entry(name, field("group", "control"), field("minimum", 1), field("copies", [3, 3, 3, 4]));

describe("a file of a pack as a table", () => {
  test("entries with the same numbers have a column a number", () => {
    const columns = columnsOf("power", [object("media"), object("banks"), object("patents")]);
    expect(columns?.fields).toEqual([{ key: "minimum", numbers: 1 }, { key: "copies", numbers: 4 }]);
    expect(columns?.heads.length).toBe(5);
  });

  test("entries that differ are read one by one", () => {
    expect(columnsOf("power", [object("media"), object("banks"), entry("falcon", field("minimum", 1))])).toBeNull();
    expect(columnsOf("power", [1, 2, 3].map((n) => entry(`a${n}`, field("requires", { control: n }))))).toBeNull();
  });
});
