import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { endingKey } from "../../src/core/words";
import type { PowerNews } from "../../src/games/power/view";
import { ALLIANCES, FALCON_CARDS, OBJECT_KINDS, OPERATIONS, PROFESSIONALS, PROJECTS, SECONDARIES } from "../../src/games/power/words.gen";

const { default: power } = await import("../../src/games/power");

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

describe("what the prompt tells in fewer words", () => {
  const before = messages.bundle;
  afterEach(() => {
    messages.bundle = before;
  });
  const laid = (count: number, wars: number) => power.brief({ type: "power.RowLaid", round: 1, cards: Array.from({ length: count }, (_, card) => card), wars, points: [] }, []);

  test.each([
    ["ru", ["Новый ряд: 8 карт", "Новый ряд: 3 карты и мировая война", "Новый ряд: 1 карта и мировые войны: 2"]],
    ["en", ["New row: 8 cards", "New row: 3 cards and a world war", "New row: 1 card and 2 world wars"]],
  ] as const)("%s counts its cards, which lie on the board", (lang, said) => {
    messages.bundle = bundle(lang, [source(lang, "power-board")]);
    expect([laid(8, 0), laid(3, 1), laid(1, 2)]).toEqual(said);
  });
  test("those who recall together share a sentence", () => {
    messages.bundle = bundle("ru", [source("ru", "power-board")]);
    const beat = [2, 1].map((count, seat): PowerNews => ({ number: seat, text: {}, event: { type: "power.Recalled", seat, count } }) as PowerNews);
    const say = (count: number) => power.brief(beat[0]!.event, beat.slice(0, count));
    expect([say(1), say(2)]).toEqual([null, "Отзыв: с карт и операций вернулось по фишке."]);
  });
  test("anything else is told as the log tells it", () => expect(power.brief({ type: "power.SupervisorPassed", seat: 0, circle: 1 }, [])).toBeNull());
});
