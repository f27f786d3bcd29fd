import { beforeEach, describe, expect, test } from "vitest";
import { bundle } from "../src/core/fluent";
import { leftOut, messages, tell } from "../src/core/i18n.svelte";
import type { GameEvent, News, Text } from "../src/core/protocol.gen";
import type { LogLine } from "../src/games/types";
import { chapters } from "../src/table/log";

interface Happened extends GameEvent {
  seat?: number;
  line: LogLine;
}
const happened = (number: number, line: LogLine, seat?: number): News<Happened> => ({ number, event: { type: "toy.Moved", line, ...(seat === undefined ? {} : { seat }) }, text: { type: "Text", key: "", args: [] } });
const lines = (event: GameEvent): LogLine => (event as Happened).line;
const read = (news: News[], more: Partial<Parameters<typeof chapters>[1]> = {}) => chapters(news, { line: lines, me: 0, since: null, filter: "all", ...more });

describe("the chapters of a log", () => {
  const game = [happened(1, { round: "1", silent: true }), happened(2, { phase: "actions" }, 0), happened(3, {}, 0), happened(4, { about: [0], loud: true, under: ["taken"] }, 1), happened(5, { phase: "takeover" }, 1), happened(6, { round: "2", silent: true }), happened(7, {}, 1)];

  test("put what one seat does on end into one block, under its phase and round", () => {
    const [first, second] = read(game);
    expect(first!.phases.map((phase) => [phase.text, phase.blocks.map((block) => block.entries.length)])).toEqual([["actions", [2, 1]], ["takeover", [1]]]);
    expect(second!.phases[0]!.blocks).toHaveLength(1);
  });
  test("say once what those who play together have", () => {
    const [alone, teams] = read([happened(1, { round: "1", points: [3, 5], silent: true }), happened(2, { round: "2", points: [4, 7, 4, 7], sides: [[0, 2], [1, 3]], silent: true })]);
    expect(alone!.points).toEqual([{ seats: [0], points: 3 }, { seats: [1], points: 5 }]);
    expect(teams!.points).toEqual([{ seats: [0, 2], points: 4 }, { seats: [1, 3], points: 7 }]);
  });
  test("say at a line what its seat has more when the next round opens, where it has", () => {
    const open = (number: number, points: number[]): News => happened(number, { round: `${number}`, points, silent: true });
    const rounds = read([happened(1, { counts: true }, 0), open(2, [3, 5]), happened(3, { counts: true }, 1), open(4, [3, 4]), happened(5, { counts: true }, 0), open(6, [3, 4]), happened(7, { counts: true }, 0)]);
    expect(rounds.flatMap((round) => round.phases.flatMap(({ blocks }) => blocks[0]!.entries.map(({ line }) => line.gain?.number)))).toEqual([undefined, -1, undefined, undefined]);
  });
  test("mark what hurts the reader", () => expect(read(game)[0]!.phases[0]!.blocks.map((block) => block.loud)).toEqual([false, true]));
  test("mark nothing of the kind for a spectator", () => expect(read(game, { me: null })[0]!.phases[0]!.blocks.some((block) => block.loud)).toBe(false));
  test("say once where the news since the reader's last move begin", () => {
    const blocks = read(game, { since: 3 }).flatMap((round) => round.phases.flatMap((phase) => phase.blocks));
    expect(blocks.map((block) => block.since)).toEqual([false, true, false, false]);
    expect(blocks.flatMap((block) => block.entries.map((entry) => entry.fresh))).toEqual([false, false, true, true, true]);
  });
  test("leave only what concerns the reader, or what a filter names, with its headings", () => {
    expect(read(game, { filter: "me" }).map((round) => round.text)).toEqual(["1"]);
    const [round] = read(game, { filter: "taken" });
    expect(round!.phases.map((phase) => phase.text)).toEqual(["actions"]);
  });
});

describe("a sentence of the log", () => {
  const speak = (own: string): void => void (messages.bundle = bundle("en", [`house-log-own = ${own}\n` + "moved = { $seat } { $seat_is ->\n    [me] take\n   *[other] takes\n  } «{ $card }» and { $cards }\ncard = Media\nhouse-you = you\nhouse-you-first = You\nmate = Falcon\n"]));
  beforeEach(() => speak("You"));
  const noun: Text = { type: "Text", key: "card", args: [] };
  const event = { type: "toy.Took", seat: 1, card: 7, cards: [8] } as GameEvent;
  const text = (seat: number | Text): Text => ({ type: "Text", key: "moved", args: [["seat", seat], ["card", noun], ["cards", [noun]]] });
  const who = { name: (seat: number) => `Seat ${seat}`, me: 0 };

  test("names things apart, each with its field and number", () =>
    expect(tell(text(1), event, who)).toEqual([{ text: "Seat 1 takes " }, { text: "Media", thing: ["card", 7] }, { text: " and " }, { text: "Media", thing: ["cards", 8] }]));
  test("keeps a comma with the name before it", () => {
    messages.bundle = bundle("en", ["list = { $seat } takes { $card }, { $cards }.\ncard = Media\n"]);
    expect(tell({ ...text(1), key: "list" }, event, who).slice(1)).toEqual([{ text: "Media", thing: ["card", 7], tail: "," }, { text: " " }, { text: "Media", thing: ["cards", 8], tail: "." }]);
  });
  test("leaves out whoever it begins with, where the mark of the seat stands before it", () => {
    expect(tell(text(1), event, who, true)[0]!.text).toBe("takes ");
    expect(tell(text(0), { ...event, seat: 0 } as GameEvent, who, true)[0]!.text).toBe("take ");
    expect(tell(text({ type: "Text", key: "mate", args: [] }), event, who, true)[0]!.text).toBe("takes ");
  });
  test("keeps its «you» in a language that needs it", () => {
    speak('{""}');
    const own = tell(text(0), { ...event, seat: 0 } as GameEvent, who, true);
    expect([own[0]!.text, leftOut(text(0), who)]).toEqual(["You take ", ""]);
    expect([tell(text(1), event, who, true)[0]!.text, leftOut(text(1), who)]).toEqual(["takes ", "Seat 1"]);
  });
  test("leaves out a «you:» that only says whose the line is, in any language", () => {
    messages.bundle = bundle("en", ['house-log-own = {""}\nhouse-you = you\nhouse-you-first = You\nlaid = { $seat }: { $card }\ncard = Media\n']);
    const laid = { ...text(0), key: "laid" };
    expect(tell(laid, { ...event, seat: 0 } as GameEvent, who, true)).toEqual([{ text: "Media", thing: ["card", 7] }]);
    expect(leftOut(laid, who)).toBe("You");
  });
  test("says whom it is about to those who hear it", () => {
    expect(leftOut(text(0), who)).toBe("You");
    expect(leftOut(text({ type: "Text", key: "mate", args: [] }), who)).toBe("Falcon");
  });
});
