import { beforeEach, describe, expect, test, vi } from "vitest";
import { bundle } from "../src/core/fluent";
import { list, messages, say, signed, t, type Who } from "../src/core/i18n.svelte";
import type { Text, Value } from "../src/core/protocol.gen";

const RU = `
house-you = вы
house-you-first = Вы
led = { $seat }: заход, { $card }
gives = Карту отдаёт { $seat }. { $to_seat }: плюс одна.
missing = Ещё не выбрали: { $seats }.
card = { $character } { $value }
king = Король
points = Очки: { $points }
takes = { $seat_is ->
    [me] Вы забираете раунд
   *[other] { $seat } забирает раунд
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
taken = { $cards_count }: { $cards }
counted = { $passed ->
    [true] пройдена
   *[other] не пройдена
}
`;

const text = (key: string, args: Record<string, Value> = {}): Text => ({ type: "Text", key, args: Object.entries(args) });
const names = ["Марк", "Ася", "Глеб"];
const who = (me: number | null): Who => ({ name: (seat) => names[seat]!, me });
const card = text("card", { character: text("king"), value: 12 });

describe("formatter", () => {
  beforeEach(() => {
    messages.lang = "ru";
    messages.bundle = bundle("ru", [RU]);
  });

  test("what is true is called true, as the engine's own speaker calls it", () => {
    expect([true, false].map((passed) => say(text("counted", { passed }), who(0)))).toEqual(["пройдена", "не пройдена"]);
  });

  test("a seat becomes the name of who sits there", () => {
    expect(say(text("led", { seat: 1, card }), who(0))).toBe("Ася: заход, Король 12");
  });

  test("the reader is «Вы» at the beginning of a sentence", () => {
    expect(say(text("led", { seat: 0, card }), who(0))).toBe("Вы: заход, Король 12");
  });

  test("the reader is «вы» inside one, and «Вы» again after a full stop", () => {
    expect(say(text("gives", { seat: 0, to_seat: 0 }), who(0))).toBe("Карту отдаёт вы. Вы: плюс одна.");
  });

  test("a spectator is nobody at the table", () => {
    expect(say(text("led", { seat: 0, card }), who(null))).toBe("Марк: заход, Король 12");
  });

  test("a list of seats is joined as Russian does", () => {
    expect(say(text("missing", { seats: [0, 1, 2] }), who(1))).toBe("Ещё не выбрали: Марк, вы и Глеб.");
  });

  test("a list of texts is joined, and its length can be asked for", () => {
    expect(say(text("taken", { cards: [card, text("king")] }), who(0))).toBe("2: Король 12 и Король");
  });

  test("what has commas of its own is parted by semicolons", () => {
    expect(list(["Король 12, торговцы", "Король 3"])).toBe("Король 12, торговцы; Король 3");
  });

  test("a text can ask whether the seat is the reader", () => {
    expect(say(text("takes", { seat: 0 }), who(0))).toBe("Вы забираете раунд");
    expect(say(text("takes", { seat: 1 }), who(0))).toBe("Ася забирает раунд");
  });

  test.each([
    [0, "0 карт"],
    [1, "1 карта"],
    [2, "2 карты"],
    [5, "5 карт"],
    [11, "11 карт"],
    [21, "21 карта"],
    [1.5, "1,5 карты"],
  ])("%d has its Russian plural", (count, words) => {
    expect(t("cards", { count })).toBe(words);
  });

  test("a negative number has a true minus", () => {
    expect(say(text("points", { points: -3 }), who(0))).toBe("Очки: −3");
  });

  test.each([[3, "+3"], [0, "0"], [-1, "−1"]])("%d points are written %s", (points, words) => {
    expect(signed(points)).toBe(words);
  });

  test("English joins its lists its own way", () => {
    messages.lang = "en";
    expect(list(["Ann", "Bob", "you"])).toBe("Ann, Bob, and you");
  });

  test("a missing key shows itself and is reported once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(t("no-such-key")).toBe("no-such-key");
    t("no-such-key");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
