import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sounds as committee } from "../src/games/committee/sounds";
import { BEATS as COMMITTEE } from "../src/games/committee/words.gen";
import { sounds as power } from "../src/games/power/sounds";
import { BEATS as POWER } from "../src/games/power/words.gen";
import { sounds } from "../src/games/suits/sounds";
import { BEATS as SUITS } from "../src/games/suits/words.gen";

const { settings } = await import("../src/core/settings.svelte");
const { sound, SOUND_NAMES } = await import("../src/core/sound");

/** Counts what would be heard. */
const struck: number[] = [];
const param = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: (to: number) => to > 0 || struck.push(NaN) };
const node = () => ({ gain: param, frequency: param, Q: param, connect: (next: object) => next, start: (at: number) => struck.push(at), stop: vi.fn() });

class Speaker {
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = node;
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe("sounds", () => {
  beforeEach(() => {
    struck.length = 0;
    vi.stubGlobal("AudioContext", Speaker);
  });
  afterEach(() => vi.unstubAllGlobals());

  test("nothing is heard until somebody wants it", () => {
    Object.assign(settings, { sound: false, vibration: false });
    const felt = vi.fn();
    vi.stubGlobal("navigator", { ...navigator, vibrate: felt });
    for (const name of SOUND_NAMES) sound.play(name, true);
    expect([struck, felt.mock.calls]).toEqual([[], []]);
  });

  test("every sound can be played, and none begins before now", () => {
    Object.assign(settings, { sound: true, volume: 60 });
    for (const name of SOUND_NAMES) {
      struck.length = 0;
      sound.play(name);
      expect(struck.length, name).toBeGreaterThan(0);
      expect(struck.every((at) => at >= 1), name).toBe(true);
    }
    settings.sound = false;
  });

  const scored = (...totals: number[]): Parameters<typeof sounds>[2] => ({ standings: totals.map((total) => ({ total })) });
  const even = scored(0, 0);

  test("a round that costs its taker points sounds low", () => {
    expect(sounds([], "taken", scored(6, -3), scored(6, 2))).toEqual(["rustle", "low"]);
    expect(sounds([], "taken", scored(6, 9), scored(6, 2))).toEqual(["rustle"]);
  });

  test("a beat sounds once for each thing that is heard in it", () => {
    const played = { type: "suits.Played" as const, seat: 0, card: 3 };
    expect(sounds([played, { ...played, card: 4 }], "card", even, even)).toEqual(["card"]);
    expect(sounds([{ type: "suits.Bribed", seat: 1, left: 1 }], "card", even, even)).toEqual(["gem"]);
    expect(sounds([{ type: "suits.RoundTaken", seat: 1, cards: [3, 4], gems: 1 }], "round", even, even)).toEqual(["seal", "gem"]);
  });

  test("every beat of every board has its sound, what has no events too", () => {
    for (const beat of SUITS) expect(sounds([], beat, even, even), beat).toHaveLength(1);
    for (const beat of POWER) expect(power([], beat), beat).toHaveLength(1);
    for (const beat of COMMITTEE) expect(committee([], beat), beat).toHaveLength(1);
    expect([power([], "takeover"), power([], "captured"), power([], "aimed")]).toEqual([["seal"], ["card"], ["bell"]]);
  });
});
