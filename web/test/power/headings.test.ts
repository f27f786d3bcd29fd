import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { headingsOf } from "../../src/games/power/headings";
import type { PowerAction, PowerView } from "../../src/games/power/words.gen";

const read = (file: string): string => readFileSync(join(import.meta.dirname, "../../../src/kuluary/locales/ru", `${file}.ftl`), "utf8");
messages.bundle = bundle("ru", [read("power-board"), read("power-cards")]);

const view = { row: [{ card: 8, holder: 2 }, { card: 16, holder: null }, { card: 24, holder: 1 }], projects: [{ stage: 0 }, { stage: 2 }], seats: [{}, { falcon: true }, {}] } as unknown as PowerView;
const of = (type: string, fields: Record<string, number> = {}) => headingsOf({ type: `power.${type}`, ...fields } as PowerAction, view, (seat) => ["Вы", "Ася", "Марк"][seat]!);

describe("headings of the prompt", () => {
  test("gather the numbers of agents under their card, which lights up on the board", () => {
    const [verb, card] = of("Infiltrate", { card: 16, pieces: 2 });
    expect(verb!.text).toBe("Внедриться");
    expect(card).toMatchObject({ text: "СМИ", thing: "card:16" });
  });
  test("name whom an infiltration would intercept", () => expect(of("Infiltrate", { card: 8, pieces: 2 })[1]!.note).toBe("перехват: Марк"));
  test("call Сокол by his name, whoever's seat he has", () => expect(of("Infiltrate", { card: 24, pieces: 2 })[1]!.note).toBe("перехват: Сокол"));
  test("tell the step a project would take", () => {
    expect(of("Advance", { project: 0 })[1]!.note).toBe("вступить");
    expect(of("Advance", { project: 1 })[1]!.note).toBe("на стадию III");
  });
  test("keep two alliances that offer the same secondary object apart", () =>
    expect(of("TakeSecondary", { secondary: 0, alliance: 1 })[1]!.key).not.toBe(of("TakeSecondary", { secondary: 0, alliance: 2 })[1]!.key));
  test("take the host of an Inner Circle for its thing", () => expect(of("Attach", { card: 136, host: 8 })[1]!.key).toBe("card:8"));
  test("recall from objects and operations under one verb", () => expect(of("Recall", { card: 8 })[0]!.key).toBe(of("RecallFrom", { operation: 1 })[0]!.key));
  test("leave a pass alone", () => expect(of("Pass")).toEqual([]));
});
