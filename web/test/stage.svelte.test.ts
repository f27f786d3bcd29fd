import { flushSync } from "svelte";
import { beforeEach, afterEach, describe, expect, test, vi } from "vitest";
import { patched } from "../src/core/patch";
import type { Answer, Decision, GameView, News, StateMessage } from "../src/core/protocol.gen";
import { FILM, Stage } from "../src/core/stage.svelte";

interface ToyView extends GameView {
  at: number;
}

const line = (number: number): News => ({ number, event: { type: "toy.Moved" }, text: { type: "Text", key: "", args: [] } });
const asked = (id: string): Decision => ({ id, seat: 0, prompt: { type: "Text", key: "", args: [] }, name: "", rule: "", free: false, actions: [], suggestion: null });

/** The state of a number, with a beat for every name, each of which moves the toy on by one. */
function state(number: number, names: string[], change: Partial<StateMessage> = {}): StateMessage {
  const beats = names.map((name, at) => ({ name, news: [line(number)], change: { at: [10 * number + at] } }));
  return { type: "state", number, after: number - 1, seat: 0, beats, decisions: [asked(`0:${number}:do`)], others: [], waiting: [0], reset: false, undo: false, turn: 0, plea: false, clocks: [], over: false, result: null, ...change };
}

const whole = (number: number, news = [line(number)], change: Partial<StateMessage> = {}): StateMessage =>
  state(number, [], { reset: true, beats: [{ name: "", news, view: { type: "toy.View", at: 10 * number } as ToyView }], ...change });

let stage: Stage;
const at = (): number => (stage.state!.view as ToyView).at;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage();
  stage.timing = { stays: { "": 100, long: 1000, none: 0 }, matters: ["long"] };
  stage.take(whole(1));
});
afterEach(() => vi.useRealTimers());

describe("a patch", () => {
  test("sets, takes away and goes down", () => expect(patched({ a: 1, b: { c: [1, 2], d: 3 }, e: 4 }, { a: [2], b: { c: { 1: [7] } }, e: [] })).toEqual({ a: 2, b: { c: [1, 7], d: 3 } }));
  test("leaves what has not changed the same object", () => {
    const before = { a: [1], b: [2] };
    expect(patched(before, { b: [[3]] }).a).toBe(before.a);
  });
});

describe("what comes before a question", () => {
  test("is told beat by beat, until nothing is left", () => {
    const left = (): number | undefined => stage.until?.length;
    stage.take(state(2, ["", "", ""]));
    expect(left()).toBe(2);
    stage.next();
    expect(left()).toBe(1);
    stage.finish();
    expect(left()).toBe(0);
  });
  test("is nothing where nothing will be asked", () => {
    stage.take(state(2, ["", ""], { decisions: [], waiting: [1] }));
    expect(stage.until).toBeNull();
  });
});

describe("the words of a beat", () => {
  const told = (): number[] => stage.told.map(({ number }) => number);
  beforeEach(() => (stage.timing = { ...stage.timing, tells: { long: () => 600 } }));

  test("come when what they tell of has been seen", () => {
    stage.take(state(2, ["long", ""]));
    expect([at(), stage.hushed, told()]).toEqual([20, true, [1]]);
    expect(stage.news.map(({ number }) => number)).toEqual([1, 2]);
    vi.advanceTimersByTime(599);
    expect(told()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([at(), stage.hushed, told()]).toEqual([20, false, [1, 2]]);
  });
  test("wait for nothing that is not shown", () => {
    stage.pace = () => "once";
    stage.timing = { ...stage.timing, matters: [] };
    stage.take(state(2, ["long"]));
    expect([stage.settled, told()]).toEqual([true, [1, 2]]);
  });
  test.each([["the next beat", () => stage.next(), [1, 2, 2]], ["the present", () => stage.finish(), [1, 2, 2]]])("do not wait longer than for %s", (_, go, all) => {
    stage.take(state(2, ["long", ""]));
    go();
    expect([stage.hushed, told()]).toEqual([false, all]);
    stage.take(state(3, ["long"]));
    stage.finish();
    vi.advanceTimersByTime(2000);
    expect(stage.hushed).toBe(false);
  });
});

describe("the beats of a state", () => {
  test("come one after another, each for its time", () => {
    stage.take(state(2, ["", "long", ""]));
    const seen = [at()];
    for (const ms of [99, 1, 999, 1]) {
      vi.advanceTimersByTime(ms);
      seen.push(at());
    }
    expect(seen).toEqual([20, 20, 21, 21, 22]);
  });
  test("last as long where it takes a while to draw them", async () => {
    stage.take(state(2, ["", ""]));
    vi.advanceTimersByTime(80);
    await Promise.resolve();
    vi.advanceTimersByTime(99);
    expect(at()).toBe(20);
    vi.advanceTimersByTime(1);
    expect(at()).toBe(21);
  });
  test("bring their news when they are shown", () => {
    stage.take(state(2, ["", ""]));
    expect(stage.news).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(stage.news).toHaveLength(3);
  });
  test("of several states wait for each other", () => {
    stage.take(state(2, [""]));
    stage.take(state(3, [""]));
    expect([at(), stage.behind]).toEqual([20, 1]);
    vi.advanceTimersByTime(100);
    expect([at(), stage.state!.number]).toEqual([30, 3]);
  });
  test("that are read stay as long as their sentence takes, unless it is to go fast", () => {
    stage.timing = { stays: { "": 100, deed: 100 }, reads: ["deed"] };
    stage.said = ({ number }) => (number === 3 ? "" : "Somebody joins something");
    const lasts = (number: number, name: string): number => {
      stage.take(state(number, [name]));
      const begun = Date.now();
      vi.advanceTimersToNextTimer();
      while (!stage.settled) vi.advanceTimersToNextTimer();
      return Date.now() - begun;
    };
    expect(lasts(2, "deed")).toBeGreaterThan(800);
    expect([lasts(3, "deed"), lasts(4, "")]).toEqual([100, 100]);
    stage.pace = () => "fast";
    expect(lasts(5, "deed")).toBe(45);
  });
  test("that need not be seen are passed over", () => {
    stage.take(state(2, ["none", ""]));
    expect(at()).toBe(21);
  });
  test("ask nothing before the last has been seen", () => {
    const settled = vi.fn();
    stage.onsettled = settled;
    stage.take(state(2, ["", ""]));
    expect([stage.state!.decisions, stage.state!.waiting]).toEqual([[], []]);
    vi.advanceTimersByTime(200);
    expect([stage.state!.decisions.length, stage.state!.waiting, settled.mock.calls.length]).toEqual([1, [0], 1]);
  });
  test("leave a question open that was open and still is", () => {
    stage.take(state(2, [""], { decisions: [asked("0:1:do")] }));
    expect(stage.state!.decisions).toHaveLength(1);
  });
  test("end the game only when the last has been seen", () => {
    stage.take(state(2, [""], { over: true }));
    const before = stage.state!.over;
    vi.advanceTimersByTime(100);
    expect([before, stage.state!.over]).toEqual([false, true]);
  });
});

describe("a state", () => {
  test("that stands on another one is not taken", () => expect(stage.take(state(5, [""]))).toBe(false));
  test("in which nothing has happened renews what is shown", () => {
    stage.take(state(2, [], { beats: [{ name: "", news: [], change: { at: [7] } }] }));
    expect([at(), stage.settled, stage.state!.number]).toEqual([7, true, 2]);
  });
  test("that begins anew is shown at once, and the queue is gone", () => {
    stage.take(state(2, ["", ""]));
    stage.take(whole(1));
    vi.advanceTimersByTime(1000);
    expect([at(), stage.news.length, stage.state!.jump]).toEqual([10, 1, true]);
  });
});

describe("what is asked", () => {
  test("is kept where only its id is sent", () => {
    const [one, other] = [asked("0:1:do"), asked("0:1:free")];
    stage.take(whole(1, [line(1)], { decisions: [one, other] }));
    stage.take(state(2, [""], { decisions: ["0:1:free"] }));
    stage.finish();
    expect(stage.state!.decisions).toEqual([other]);
  });
});

describe("what others are asked", () => {
  test("is kept where only its id is sent", () => {
    const [one, other] = [asked("1:1:do"), asked("2:1:do")];
    stage.take(whole(1, [line(1)], { others: [one, other] }));
    stage.take(state(2, [""], { others: ["2:1:do"] }));
    stage.finish();
    expect(stage.state!.others).toEqual([other]);
  });
  test("has its answers again where only their places are sent", () => {
    const answers = [1, 2, 3].map((n) => ({ action: { type: `do ${n}` }, text: { type: "Text", key: `do-${n}`, args: [] } }) as unknown as Answer);
    const [a, b, c] = answers as [Answer, Answer, Answer];
    stage.take(whole(1, [line(1)], { others: [{ ...asked("1:1:do"), seat: 1, name: "do", actions: [a, b] }] }));
    stage.take(state(2, [""], { others: [] }));
    stage.take(state(3, [""], { others: [{ ...asked("1:3:do"), seat: 1, name: "do", actions: [1, c] }] }));
    stage.take(state(4, [""], { others: [{ ...asked("1:4:do"), seat: 1, name: "do", actions: [1, 0] }] }));
    stage.finish();
    expect(stage.state!.others[0]!.actions).toEqual([c, b]);
  });
});

describe("whoever looks", () => {
  test("goes on by one beat, never two", () => {
    stage.take(state(2, ["", "", ""]));
    stage.next();
    expect(at()).toBe(21);
  });
  test("pauses, and the beat has as long left as it had", () => {
    stage.take(state(2, ["long", ""]));
    vi.advanceTimersByTime(400);
    stage.pause();
    vi.advanceTimersByTime(5000);
    stage.resume();
    vi.advanceTimersByTime(599);
    expect(at()).toBe(20);
    vi.advanceTimersByTime(1);
    expect(at()).toBe(21);
  });
  test("goes on by a beat while paused", () => {
    stage.take(state(2, ["", "", ""]));
    stage.pause();
    stage.next();
    vi.advanceTimersByTime(5000);
    expect([at(), stage.paused]).toEqual([21, true]);
  });
  test("pauses what is to come, where nothing is shown yet", () => {
    stage.pause();
    stage.take(state(2, ["", ""]));
    vi.advanceTimersByTime(5000);
    expect([at(), stage.paused]).toEqual([20, true]);
    stage.resume();
    vi.advanceTimersByTime(200);
    expect([at(), stage.paused]).toEqual([21, false]);
  });
  test("sees at once only what matters", () => {
    stage.pace = () => "once";
    stage.take(state(2, ["", "long", ""]));
    expect(at()).toBe(21);
    vi.advanceTimersByTime(400);
    expect([at(), stage.settled]).toEqual([22, true]);
  });
  test("at a fast pace waits less", () => {
    stage.pace = () => "fast";
    stage.take(state(2, ["long", ""]));
    vi.advanceTimersByTime(450);
    expect(at()).toBe(21);
  });
});

describe("a recap", () => {

  const many = Array.from({ length: FILM + 2 }, () => "");
  const rush = (): void => [state(2, many), state(3, [""])].forEach((one) => void stage.take(one));

  test("takes the place of a film that is too long", () => {
    rush();
    expect([at(), stage.settled, stage.recap?.news.length]).toEqual([30, true, FILM + 2]);
  });
  test("is not for one long play that is watched", () => {
    stage.take(state(2, many));
    expect([at(), stage.recap]).toEqual([20, null]);
  });
  test("can be shown as a film after all, and tells nothing twice", () => {
    rush();
    stage.replay(stage.recap!.film!);
    expect([at(), stage.news.length, stage.catching]).toEqual([21, 3, true]);
    vi.advanceTimersByTime(45 * (FILM + 2));
    expect([at(), stage.news.length, stage.settled, stage.catching]).toEqual([30, FILM + 4, true, false]);
  });
  test("is for those who come back to a table they have seen before", () => {
    const later = new Stage();
    later.known = 1;
    later.take(whole(4, [line(1), line(2), line(3), line(4)]));
    expect([later.recap?.since, later.recap?.news.length, later.recap?.film]).toEqual([1, 3, null]);
  });
  test("is not for those who see a table for the first time, nor for a game that is over", () => {
    const [first, late] = [new Stage(), new Stage()];
    late.known = 1;
    const lines = [line(1), line(2), line(3), line(4)];
    first.take(whole(4, lines));
    late.take(whole(4, lines, { over: true }));
    expect([first.recap, late.recap]).toEqual([null, null]);
  });
  test("shows what the server kept as a film, and tells at its end what it does not reach", () => {
    stage.take(whole(4, [line(1), line(2), line(3), line(4)]));
    const view = (at: number): GameView => ({ type: "toy.View", at }) as ToyView;
    stage.replay({ from: { name: "", news: [], view: view(10), number: 1 }, heard: 1, beats: [{ name: "", news: [line(2)], view: view(20), number: 2 }] });
    expect([at(), stage.news.length, stage.recap]).toEqual([20, 2, null]);
    vi.advanceTimersByTime(45);
    expect([at(), stage.news.length]).toEqual([40, 4]);
    stage.finish();
    expect([stage.settled, stage.catching]).toEqual([true, false]);
  });
  test("tells what was missed while the line was gone", () => {
    stage.take(whole(4, [line(1), line(2), line(3), line(4)]));
    expect(stage.recap?.news.map((item) => item.number)).toEqual([2, 3, 4]);
  });
  test("is for those who were away", () => {
    stage.hide(true);
    stage.take(state(2, ["", ""]));
    expect(at()).toBe(10);
    vi.advanceTimersByTime(30_000);
    stage.hide(false);
    expect([at(), stage.recap?.news.length]).toEqual([21, 2]);
  });
  test("is not for those who looked away for a moment: they see it all", () => {
    stage.hide(true);
    stage.take(state(2, ["", ""]));
    vi.advanceTimersByTime(3000);
    stage.hide(false);
    expect([at(), stage.recap]).toEqual([20, null]);
  });
});

test("what is shown can be followed", () => {
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(at()));
  });
  flushSync();
  stage.take(state(2, ["", ""]));
  flushSync();
  vi.advanceTimersByTime(100);
  flushSync();
  stop();
  expect(seen).toEqual([10, 20, 21]);
});
