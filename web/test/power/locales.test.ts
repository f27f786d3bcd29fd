import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { endingKey } from "../../src/core/words";
import { ALLIANCES, FALCON_CARDS, OBJECT_KINDS, OPERATIONS, PROFESSIONALS, PROJECTS, SECONDARIES } from "../../src/games/power/words.gen";

const HOME = join(import.meta.dirname, "../../../src/kuluary/locales");
const BOARD = join(import.meta.dirname, "../../src/games/power");

const source = (lang: string, file: string): string => readFileSync(join(HOME, lang, `${file}.ftl`), "utf8");
const keys = (lang: string, file: string): string[] => new FluentResource(source(lang, file)).body.map((message) => message.id);

describe("texts of the power board", () => {
  test("every Russian plural has one, few, many and other", () => {
    const blocks = source("ru", "power-board").split(/\n(?=power-)/).filter((block) => block.includes("[few]") || block.includes("[many]"));
    expect(blocks.filter((block) => !["[one]", "[few]", "[many]", "*[other]"].every((form) => block.includes(form)))).toEqual([]);
  });

  test("every way a game can be decided has its words, in the prompt and on the sheet", () => {
    const known = new Set([...keys("en", "power"), ...keys("en", "power-board")]);
    const ways = ["points", "stage_five", "deep_state", "shared"];
    expect([...ways.map((how) => endingKey("power", how)), ...ways.map((how) => endingKey("power-board", how))].filter((key) => !known.has(key))).toEqual([]);
  });

  test("every card the board can draw has a name", () => {
    const known = new Set(keys("en", "power-cards"));
    const wanted = [
      ...OBJECT_KINDS.map((id) => `object-${id}`), ...SECONDARIES.map((id) => `secondary-${id}`), ...ALLIANCES.map((id) => `alliance-${id}`),
      ...PROJECTS.map((id) => `project-${id}`), ...OPERATIONS.map((id) => `operation-${id}`), ...PROFESSIONALS.map((id) => `professional-${id}`),
      ...FALCON_CARDS.map((id) => `falcon-${id}`),
    ];
    expect(wanted.filter((id) => !known.has(`power-${id}`))).toEqual([]);
  });

  test("every card has a drawing", () => {
    const drawing = readFileSync(join(BOARD, "sprite.svg"), "utf8");
    const wanted = [...OBJECT_KINDS.map((id) => `object-${id}`), ...ALLIANCES.map((id) => `alliance-${id}`), ...PROJECTS.map((id) => `project-${id}`), ...OPERATIONS.map((id) => `operation-${id}`), ...PROFESSIONALS.map((id) => `professional-${id}`)];
    expect(wanted.filter((id) => !drawing.includes(`id="power-${id}"`))).toEqual([]);
  });
});
