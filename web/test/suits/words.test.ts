import { beforeEach, describe, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import type { Beat } from "../../src/core/stage.svelte";
import type { Person } from "../../src/games/suits/people";
import { beatText, bribeText, countText, lastCardText, prospectText, prospectTitle, sinceText, turnText } from "../../src/games/suits/words";
import type { Standing, SuitsEvent, SuitsView } from "../../src/games/suits/words.gen";
import { card, table } from "./tables";

import house from "../../../src/kuluary/locales/ru/house.ftl?raw";
import board from "../../../src/kuluary/locales/ru/suits-board.ftl?raw";
import suits from "../../../src/kuluary/locales/ru/suits.ftl?raw";

beforeEach(() => void (messages.bundle = bundle("ru", [house, suits, board])));

const standing = (seat: number, change: Partial<Standing> = {}): Standing => ({
  type: "suits.Standing", seats: [seat], symbols: [0, 0, 0, 0, 0, 0], points: [0, 0, 0, 0, 0, 0], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0, ...change,
});
const people = ["Вы", "Бона"].map((name, seat) => ({ seat, name, me: seat === 0 }) as Person);
const told = (name: string, view: SuitsView, ...events: SuitsEvent[]): Beat<SuitsView, SuitsEvent> => ({ name, view, news: events.map((event) => ({ number: 1, event, text: { key: "", args: [] } }) as never) });
const plain = (said: string): string => said.replaceAll(/[\u2068\u2069]/g, "");

test("what was since the last move is told in words, round by round", () => {
  const deeds = [{ seat: 1, card: card("captain", 4), took: false }, { seat: 0, card: null, took: true }, { seat: 1, card: null, took: false }, { seat: 0, card: card("duchess", 13), took: false }, { seat: 1, card: null, took: true }];
  expect(plain(sinceText(deeds, people))).toBe("Бона: Капитан\u00a04. Вы забираете раунд. Бона: взятка, вы: Герцогиня\u00a013. Бона забирает раунд.");
});

test("what is asked is said before what was, in a few words", () => {
  const asked = (question: string, lead: number | null): string => plain(turnText("Ваш ход", question, table([{}, {}], { lead })));
  expect(asked("follow", 3)).toBe("Ваш ход: масть — Капитан");
  expect(asked("any", 3)).toBe("Ваш ход: масти захода нет");
  expect(asked("lead", null)).toBe("Ваш ход: любая карта");
  expect(asked("leave", null)).toBe("Ваш ход");
});

describe("a beat in the dock", () => {
  const view = table([{}, {}], { standings: [standing(0), standing(1)] });
  test("speaks of whoever did it, also in the last beat, which has no name", () => {
    const beat = beatText(told("", view, { type: "suits.Bribed", seat: 1, left: 1 }), view, people);
    expect(beat).toMatchObject({ title: "Бона даёт взятку", seat: 1 });
    expect(beatText(told("card", view, { type: "suits.Led", seat: 0, card: card("captain", 4) }), view, people)).toMatchObject({ title: "Вы заходите", seat: 0 });
  });
  test("names the taker of a round that changed no score", () => {
    const beat = beatText(told("taken", view), { ...view, taker: 1 }, people);
    expect(beat?.seat).toBe(1);
    expect(plain(beat!.title)).toBe("Бона: по-прежнему 0");
  });
  test("says why a round is taken and what with it", () => {
    const taken = (change: Partial<SuitsView>): string => {
      const round = { ...view, taker: 1, trump: card("duchess", 5), seats: [view.seats[0]!, { ...view.seats[1]!, played: card("captain", 12) }], ...change };
      return plain(beatText(told("round", round, { type: "suits.RoundTaken", seat: 1, cards: [card("captain", 4), card("captain", 12), card("duchess", 5)], gems: 1 }), view, people)!.more);
    };
    expect(taken({ lead: 3 })).toMatch(/^Старшая в масти захода: Капитан\u00a012. Взято: 2 карты, карта козыря.*1 самоцвет.$/);
    expect(taken({ lead: 1, trump: card("captain", 5) })).toContain("Козырь бьёт масть захода: Капитан\u00a012.");
  });
  test("says what whoever takes the round so far would have with a card that cannot take it", () => {
    const stake = { type: "suits.Stake", card: card("captain", 2), verdict: "cannot", higher: 0, trumps: 0, after: standing(1, { total: 4 }), taker: 1, owners: [] } as const;
    const brings = { stake, before: standing(1, { total: 6 }) };
    const three = table([{}, { played: card("captain", 12) }, {}], { taker: 1 });
    expect(plain(prospectText(three, brings, people))).toBe("Пока раунд забирает Бона: счёт 6\u00a0→\u00a04.");
    const last = { ...three, seats: [three.seats[0]!, three.seats[1]!, { ...three.seats[2]!, bribed: true }] };
    expect(plain(prospectText(last, brings, people))).toBe("Раунд заберёт Бона: счёт 6\u00a0→\u00a04.");
    expect(plain(prospectText(last, { ...brings, before: standing(1, { total: 4 }) }, people))).toBe("Раунд заберёт Бона: счёт останется 4.");
    expect(plain(prospectText({ ...last, sides: [[0, 1], [2]] }, brings, people))).toBe("Раунд заберёт ваш партнёр Бона: счёт 6\u00a0→\u00a04.");
  });
  test("says who would have the round, and with what score, with a bribe", () => {
    const bribe = { type: "suits.Prize", after: standing(1, { total: 4 }), taker: 1, owners: [] } as const;
    const three = table([{}, { played: card("captain", 12) }, {}], { taker: 1, bribe, standings: [standing(0), standing(1, { total: 3 }), standing(2)] });
    expect(plain(bribeText(three, 2, people))).toMatch(/^Пока раунд забирает Бона: счёт 3\u00a0→\u00a04\. .+ забравшему\.$/);
    expect(plain(bribeText(three, 1, people))).toMatch(/Это последний\.$/);
  });
  test("says what the own score would be with a card that may take the round", () => {
    const stake = { type: "suits.Stake", card: card("captain", 2), verdict: "if", higher: 2, trumps: 5, after: standing(0, { total: 4 }), taker: 0, owners: [] } as const;
    expect(plain(prospectText(view, { stake, before: standing(0, { total: 6 }) }, people))).toBe("Ещё не вышли: 2 карты старше, 5 козырей. Ваш счёт, если заберёте: 6\u00a0→\u00a04.");
    expect(plain(prospectText(view, { stake, before: standing(0, { total: 4 }) }, people))).toMatch(/счёт останется 4\.$/);
  });
  test("calls the score of a pair theirs, not the reader's", () => {
    const pair = { ...standing(0, { total: 4 }), seats: [0, 2] };
    const stake = { type: "suits.Stake", card: card("captain", 2), verdict: "takes", higher: 0, trumps: 0, after: pair, taker: 0, owners: [] } as const;
    expect(plain(prospectText(view, { stake, before: standing(0) }, people))).toMatch(/^Счёт вашей пары.*: 0\u00a0→\u00a04\.$/);
    expect(plain(prospectText(view, { stake: { ...stake, verdict: "cannot", after: { ...pair, seats: [1, 3] }, taker: 1 }, before: standing(1) }, people))).toMatch(/Бона: счёт пары 0\u00a0→\u00a04\.$/);
  });
  test("makes what is certain no condition, and says whether more may come to it", () => {
    const stake = { type: "suits.Stake", card: card("captain", 12), verdict: "takes", higher: 0, trumps: 0, after: standing(0, { total: 8 }), taker: 0, owners: [] } as const;
    const says = (...others: object[]): string => plain(prospectText(table([{}, ...others]), { stake, before: standing(0) }, people));
    const laid = { played: card("captain", 2) };
    expect(says(laid, { bribed: true })).toBe("Ваш счёт: 0\u00a0→\u00a08.");
    expect(says(laid, {})).toBe("Ваш счёт с тем, что уже лежит: 0\u00a0→\u00a08.");
    expect(says(laid, laid, laid, laid, laid)).toBe("Ваш счёт с тем, что уже лежит: 0\u00a0→\u00a08. Одну карту придётся оставить.");
  });
  test("says that a card cannot take the round from a trump, whatever their values", () => {
    const led = table([{}, { played: card("duchess", 9) }], { taker: 1, lead: 3 });
    const stake = (value: number, suit = "captain") => ({ type: "suits.Stake", card: card(suit, value), verdict: "cannot", higher: 0, trumps: 0, after: standing(1), taker: 1, owners: [] }) as const;
    expect(plain(prospectTitle(led, stake(12)))).toBe("Не заберёт: Герцогиня\u00a09 — козырь");
    expect(plain(prospectTitle(led, stake(4, "duchess")))).toBe("Не заберёт: Герцогиня\u00a09 старше");
  });
  test("says that gems are lost with the last card", () => {
    const hand = [card("captain", 4), card("captain", 5)];
    expect([lastCardText({ ...view, hand }), lastCardText({ ...view, hand: hand.slice(1) }).length > 0]).toEqual(["", true]);
  });
  test("says what a taken round was worth, by what it is made of", () => {
    const now = table([{}, {}], { standings: [standing(0), standing(1, { points: [1, 0, -7, 0, 0, 0], penalty: -2, power_points: -1, wealth: 1, total: -8 })] });
    expect(beatText(told("taken", now), { ...view, taker: 1 }, people)!.more).toBe("Аристократы\u00a0+1, торговцы\u00a0−7, штрафы\u00a0−2, карты власти\u00a0−1, богатство\u00a0+1");
  });
  test("says first which pile a round has spoiled, and from what to what", () => {
    const was = table([{}, {}], { standings: [standing(0), standing(1, { points: [0, 0, 6, 0, 0, 0], total: 6 })] });
    const now = table([{}, {}], { standings: [standing(0), standing(1, { points: [1, 0, -1, 0, 0, 0], total: 0 })] });
    expect(beatText(told("taken", now), { ...was, taker: 1 }, people)!.more).toBe("Торговцы\u00a0+6\u00a0→\u00a0−1, аристократы\u00a0+1");
  });
  test("names whoever looks before their partner", () => {
    const three = [...people, { seat: 2, name: "Лев", me: false } as Person];
    const [one, two] = [0, 2].map((total) => table([{}, {}, {}], { standings: [standing(1, { seats: [1, 0], total }), standing(2)] }));
    expect(plain(beatText(told("taken", two!), { ...one!, taker: 0 }, three)!.title)).toMatch(/^Вы \S+ Бона: 0/);
  });
  test("says once who has no cards left, and what that costs", () => {
    const beat = beatText(told("gems", view, { type: "suits.GemsRemoved", seat: 1, gems: 2 }), view, people)!;
    expect([beat.title, beat.more].map(plain)).toEqual(["Бона: карт больше нет", "2 самоцвета убраны из игры."]);
    expect(beatText(told("gems", view, { type: "suits.GemsRemoved", seat: 0, gems: 0 }), view, people)).toMatchObject({ title: "У вас кончились карты", more: "" });
  });
  test("names the card that is left, and the deck that is made of such cards", () => {
    const left = beatText(told("taken", view, { type: "suits.CardLeft", seat: 1, card: card("captain", 13) }), { ...view, taker: 1 }, people)!;
    expect([left.more, plain(left.also!)]).toEqual(["", "В центре остаётся Капитан 13, карта власти."]);
    const turned = told("trump", view, { type: "suits.DeckRecycled", cards: [card("captain", 13)] }, { type: "suits.TrumpTurned", round: 5, card: view.trump!, left: 3, points: [0, 0], sides: [[0], [1]] });
    expect(plain(beatText(turned, view, people)!.more)).toContain("Новая колода из оставленных карт.");
  });
});

test("a line of the count is whole sentences", () => {
  const standings = [standing(0, { symbols: [0, 0, 0, 3, 0, 0], points: [0, 0, 0, 6, 0, 0] }), standing(1, { symbols: [0, 0, 0, 4, 0, 0], points: [0, 0, 0, -1, 0, 0] })];
  expect(plain(countText(table([{}, {}], { standings }), people, 4))).toBe("Ремесленники. Больше всех: вы, +6. Бона: 4 в стопке, это −1.");
});
