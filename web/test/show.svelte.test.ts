import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, GameView, News, StateMessage } from "../src/core/protocol.gen";
import { Show, type Frame } from "../src/games/show.svelte";
import { ownClock, SLOW, state as stateOf, told } from "./states";

interface ToyView extends GameView {
  seat: number | null;
  at: number;
}

/** Every state stays for one `--slow`; what came before a frame is written down. */
class Toy extends Show<ToyView, GameEvent> {
  protected readonly behind = 3;
  calls: { shown: number; news: number[]; jump: boolean }[] = [];

  protected frame(view: ToyView, news: readonly News[]): Frame<ToyView, GameEvent> {
    return { view, news };
  }

  protected stay(): number {
    return 1;
  }

  protected before(frame: Frame<ToyView, GameEvent>, jump: boolean): void {
    this.calls.push({ shown: this.view.at, news: frame.news.map((item) => item.number), jump });
  }
}

const news = (...numbers: number[]): News[] => numbers.map((number) => told(number, { type: "toy.Moved" }));
/** The state of this number as a seat sees it. */
const state = (number: number, { seat = 0, ...change }: Partial<StateMessage<ToyView>> = {}): StateMessage<ToyView> => stateOf(number, { type: "toy.View", seat, at: number }, change);
const seen = (show: Toy): number[] => show.news.map((item) => item.number);

let show: Toy;

ownClock();
beforeEach(() => {
  show = new Toy(state(1, { reset: true }));
});

describe("the states of the server", () => {
  test("the first is on the board at once, with its news", () => expect([show.view.at, seen(show)]).toEqual([1, [1]]));
  test("the next is shown at once where nothing waits", () => {
    show.next(state(2));
    expect(show.view.at).toBe(2);
  });
  test("come one after another, each when the one before has stayed", () => {
    [2, 3, 4].forEach((number) => show.next(state(number)));
    const shown = [show.view.at];
    for (let n = 0; n < 2; n++) {
      vi.advanceTimersByTime(SLOW);
      shown.push(show.view.at);
    }
    expect(shown).toEqual([2, 3, 4]);
  });
  test("bring their news when they are shown, not before", () => {
    [2, 3].forEach((number) => show.next(state(number)));
    expect(seen(show)).toEqual([1, 2]);
  });
  test("tell nothing twice", () => {
    show.next(state(2, { news: news(1, 2) }));
    expect(seen(show)).toEqual([1, 2]);
  });
  test("are announced while the one before is on screen", () => {
    [2, 3].forEach((number) => show.next(state(number)));
    vi.advanceTimersByTime(SLOW);
    expect(show.calls).toEqual([{ shown: 1, news: [2], jump: false }, { shown: 2, news: [3], jump: false }]);
  });
  test("of the same position renew the one that waits", () => {
    [2, 3].forEach((number) => show.next(state(number)));
    const again = state(3, { news: [] });
    show.next(again);
    vi.advanceTimersByTime(SLOW);
    expect(show.view).toBe(again.view);
    expect(seen(show)).toEqual([1, 2, 3]);
  });
  test("of the same position renew the one on the board", () => {
    const again = state(1, { news: [] });
    show.next(again);
    expect(show.view).toBe(again.view);
  });
  test("do not run an effect again that hands them over", () => {
    let runs = 0;
    const stop = $effect.root(() => {
      $effect.pre(() => {
        runs += 1;
        show.next(state(2));
      });
    });
    flushSync();
    show.next(state(3));
    vi.advanceTimersByTime(SLOW);
    flushSync();
    stop();
    expect(runs).toBe(1);
  });
});

describe("going to the present at once", () => {
  const rush = (...numbers: number[]): void => numbers.forEach((number) => show.next(state(number)));

  test("happens when too many wait", () => {
    rush(2, 3, 4, 5, 6);
    expect(show.view.at).toBe(6);
  });
  test("keeps all news", () => {
    rush(2, 3, 4);
    show.flush();
    expect([show.view.at, seen(show)]).toEqual([4, [1, 2, 3, 4]]);
  });
  test("announces all that was left out together", () => {
    rush(2, 3, 4);
    show.flush();
    expect(show.calls.at(-1)).toEqual({ shown: 2, news: [3, 4], jump: false });
  });
  test("leaves nothing for later", () => {
    rush(2, 3, 4);
    show.flush();
    expect(vi.getTimerCount()).toBe(0);
  });
  test("changes nothing where nothing waits", () => {
    const { view } = show;
    show.flush();
    expect([show.view, show.calls]).toEqual([view, []]);
  });
});

describe("a jump", () => {
  beforeEach(() => [2, 3].forEach((number) => show.next(state(number))));

  test("goes to a state that starts from the beginning, and to its news alone", () => {
    show.next(state(4, { reset: true, news: news(1, 4) }));
    expect([show.view.at, seen(show)]).toEqual([4, [1, 4]]);
  });
  test("goes back where something was taken back", () => {
    show.next(state(2));
    expect([show.view.at, seen(show)]).toEqual([2, [2]]);
  });
  test("goes to another seat and keeps the news that waited", () => {
    show.next(state(4, { seat: 1 }));
    expect([show.view.seat, seen(show)]).toEqual([1, [1, 2, 3, 4]]);
  });
  test("is made to every state where motion is off, and keeps the news that waited", () => {
    document.documentElement.style.setProperty("--slow", "0ms");
    show.next(state(4));
    expect([show.view.at, seen(show)]).toEqual([4, [1, 2, 3, 4]]);
  });
  test("says that it is one", () => {
    show.next(state(4, { seat: 1 }));
    expect(show.calls.at(-1)).toEqual({ shown: 2, news: [3, 4], jump: true });
  });
  test("leaves nothing for later", () => {
    show.next(state(4, { seat: 1 }));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the time of a table", () => {
  test("things move once it is drawn", () => {
    show.start();
    expect(show.moving).toBe(true);
  });
  test("nothing follows once it is gone", () => {
    const end = show.start();
    [2, 3].forEach((number) => show.next(state(number)));
    end();
    vi.advanceTimersByTime(10 * SLOW);
    expect(show.view.at).toBe(2);
  });
});
