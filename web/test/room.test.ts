import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bundle } from "../src/core/fluent";
import { messages } from "../src/core/i18n.svelte";
import { me } from "../src/core/person.svelte";
import { Room } from "../src/core/room.svelte";
import type { Play } from "../src/games/suits/words.gen";
import type { SocketParts } from "../src/core/socket";
import type { Decision, News, StateMessage, Table, ToServer } from "../src/core/protocol.gen";

const place = (seat: number, name: string, you: boolean) => ({
  seat,
  kind: you && seat > 0 ? ("local" as const) : ("person" as const),
  name,
  level: null,
  character: null,
  you,
  online: true,
  stand_in: null,
  role: null,
  picked: false,
  brings: false,
  keepsake: null,
  face: seat,
  person: null,
  left: null,
  asks: null,
  lent: null,
  rests: null,
  rest: 0,
  hints: 0,
});

const table = (mine: number[], change: Partial<Table> = {}): Table => ({
  code: "KRTVND",
  name: "",
  game: "suits",
  seats: 3,
  options: {},
  public: false,
  status: "playing",
  host: "p1",
  created: 0,
  moved: 0,
  number: 3,
  commitment: null,
  pack: { digest: "", name: "", author: "", standard: true },
  stuck: null,
  goes_on: null,
  take_back: null,
  abandoned: null,
  agreed: [],
  pace: { name: "none", move: 0, bank: 0, end: "wait", rest: 0, away: 86_400, host: false, soon: 0, more: 300 },
  clocks: [],
  stands: [],
  votes: [],
  origin: null,
  watch: "live",
  gallery: true,
  asked: [],
  plea: null,
  cup: null,
  hints: "free",
  open_hands: false,
  keepsakes: false,
  seating: ["Марк", "Ася", "Глеб"].map((name, seat) => place(seat, name, mine.includes(seat))),
  waiting: [0],
  winners: null,
  again: null,
  ...change,
});

const decision: Decision<Play> = {
  id: "0:3:lead",
  seat: 0,
  prompt: { type: "Text", key: "ask", args: [] },
  name: "lead",
  rule: "S-3.1",
  free: false,
  actions: [{ action: { type: "suits.Play", card: 3 }, text: { type: "Text", key: "do", args: [] } }],
  suggestion: null,
};

/** A state with the whole table, or with what has happened since the last. */
const state = (seat: number | null, { news = [], ...change }: Partial<StateMessage> & { news?: News[] } = {}): StateMessage => ({
  type: "state",
  number: 3,
  after: change.number === undefined ? 3 : change.number - 1,
  seat,
  beats: [{ name: "", news, ...(change.reset === false ? { change: {} } : { view: { type: "suits.SuitsView" } }) }],
  decisions: seat === 0 ? [decision] : [],
  others: [],
  waiting: [0],
  reset: true,
  undo: false,
  turn: 0,
  plea: false,
  clocks: [],
  over: false,
  result: null,
  ...change,
});

/** A room with its line open, and what it has sent. */
function sit(mine: number[], change: Partial<Table> = {}, ready?: Promise<unknown>) {
  const sent: ToServer[] = [];
  const seen: ToServer[] = [];
  const wire: ReturnType<SocketParts["open"]> = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => {
      const message = JSON.parse(String(data)) as ToServer;
      (message.type === "seen" ? seen : sent).push(message);
    },
    close: () => {},
  };
  const room = new Room("KRTVND", { open: () => wire, later: () => 0, cancel: () => {}, random: () => 0 });
  const hear = (message: object): void => {
    wire.onmessage!({ data: JSON.stringify(message) });
    flushSync();
  };
  room.open(table(mine, change), ready);
  wire.onopen!();
  return { room, sent, seen, hear };
}

describe("room", () => {
  beforeEach(() => {
    messages.bundle = bundle("ru", ["house-you-first = Вы\n"]);
  });

  test("what is said before the board is there waits for it, in its order", async () => {
    let lay = (): void => undefined;
    const ready = new Promise<void>((done) => (lay = done));
    const { room, hear } = sit([0], {}, ready);
    hear(state(0, { number: 4 }));
    hear(state(0, { number: 5 }));
    expect(room.state).toBeNull();
    lay();
    await ready;
    expect(room.state?.number).toBe(5);
    hear(state(0, { number: 6 }));
    expect(room.state?.number).toBe(6);
  });

  test("behind the curtain the move just made can still be taken back, until somebody else has moved", () => {
    const { room, sent, hear } = sit([0, 1], { waiting: [1] });
    room.uncover(0);
    hear(state(0, { number: 4, undo: true, turn: 1, decisions: [], waiting: [1] }));
    hear(state(null, { number: 4, decisions: [], waiting: [1] }));
    expect(room.handTo).toBe(1);
    expect(room.backable).toBe(0);
    room.undoTurn(room.backable);
    expect(sent.at(-1)).toMatchObject({ type: "undo", seat: 0, turn: true });
    hear(state(null, { number: 5, decisions: [], waiting: [0] }));
    expect(room.backable).toBeNull();
  });

  test("a move that showed something is asked for, and the answer is told once", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0, { plea: true }));
    room.undoFrom(null);
    expect(room.pleading).toBe(true);
    room.plead(false, "oops");
    expect(sent.at(-1)).toMatchObject({ type: "plead", seat: 0, words: "oops" });
    hear({ type: "plea", plea: { seat: 0, words: "oops", left: 90, returns: [], stays: [], asked: [1, 2], for: [], against: [], majority: false }, end: null });
    room.consent(false);
    expect(sent.at(-1)).toMatchObject({ type: "consent", seat: 0, agrees: false });
    hear({ type: "plea", plea: null, end: { seat: 0, outcome: "refused", against: [1] } });
    expect(room.plea).toBeNull();
    expect(room.remark).toMatchObject({ key: "house-plea-refused", args: { names: "Ася" } });
  });

  test("a message that was hidden takes the place of what it said", () => {
    const { room, hear } = sit([0]);
    const said = { number: 1, person: "p", name: "Ася", seat: 1, text: "эй", at: 0, reaction: null, aside: false, reported: false, hidden: false };
    hear({ type: "chat", messages: [said] });
    hear({ type: "chat", messages: [{ ...said, text: "", hidden: true }] });
    expect(room.chat.map(({ text, hidden }) => [text, hidden])).toEqual([["", true]]);
  });

  test("who is ignored is not heard, neither in words nor in drawings nor in proposals, and a chat that is off says nothing", () => {
    const seating = table([0]).seating.map((one) => ({ ...one, person: `p${one.seat}` }));
    const { room, hear } = sit([0], { open_hands: true, seating });
    const by = (number: number, person: string, reaction: string | null = null) => ({ number, person, name: "", seat: 1, text: "а", at: 0, reaction, aside: false, reported: false, hidden: false });
    const idea = (number: number, seat: number) => ({ number, seat, target: null, action: null, text: null, words: "туда", intent: false, for: [], against: [], wait: [], at: 0, plan: null });
    hear({ type: "chat", messages: [by(1, "p1"), by(2, "p1", "bravo"), by(3, "p2")] });
    hear({ type: "proposals", proposals: [idea(1, 1), idea(2, 2)], aside: [] });
    me.ignored = ["p1"];
    flushSync();
    expect(room.heard.map(({ number }) => number)).toEqual([3]);
    expect(room.proposals.map(({ seat }) => seat)).toEqual([2]);
    me.ignored = [];
    room.hush(true);
    flushSync();
    expect(room.heard).toEqual([]);
    expect(room.chat).toHaveLength(3);
    room.hush(false);
  });

  test("a play is sent once, however often it is tapped", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    room.play(room.picker.choices[0]!);
    room.play(room.picker.choices[0]!);
    expect(sent.filter((message) => message.type === "play")).toHaveLength(1);
  });

  test("where somebody wants to be warned, the coach sees a move first, once a question", async () => {
    const { room, sent, hear } = sit([0]);
    const other = { action: { type: "suits.Play", card: 4 } as const, text: { type: "Text", key: "do", args: [] } as const };
    hear(state(0, { decisions: [{ ...decision, actions: [...decision.actions, other] }] }));
    room.warns = () => true;
    room.play(room.picker.choices[0]!);
    expect(sent.at(-1)).toMatchObject({ type: "foresee", warn: true });
    const better = { type: "Text", key: "do", args: [] };
    hear({ type: "foreseen", id: (sent.at(-1) as { id: string }).id, back: false, warning: { best: 0.3, chance: 0.2, better, why: null } });
    await vi.waitFor(() => expect(room.armed?.action).toEqual({ type: "suits.Play", card: 3 }));
    expect(room.warning?.chance).toBe(0.2);
    room.unarm();
    room.play(room.picker.choices[1]!);
    expect(sent.at(-1)).toMatchObject({ type: "play", action: { card: 4 } });
  });

  test("a hint is asked for once, and goes with its question", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    room.askHint();
    room.askHint();
    expect(sent.filter((message) => message.type === "hint")).toHaveLength(1);
    hear({ type: "hint", id: "x", seat: 0, decision: decision.id, answers: [], why: null, tries: 1, taken: 1, left: null });
    expect(room.hint).toMatchObject({ taken: 1 });
    hear(state(0, { number: 4, decisions: [{ ...decision, id: "0:4:follow" }] }));
    expect(room.hint).toBeNull();
  });

  test("where advice makes room for an answer, asking for it puts down the one that is begun", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    for (const asked of [1, 2]) {
      room.picker.chosen = ["card:3"];
      room.askHint();
      expect([room.picker.chosen, sent.filter((message) => message.type === "hint").length], `asked ${asked}`).toEqual([[], 1]);
    }
  });

  test("it is told how far one has seen, for the bots that wait", () => {
    const { seen, hear } = sit([0]);
    hear(state(0));
    expect(seen).toEqual([{ type: "seen", number: 3 }]);
  });

  test("an acknowledged play is on its way until what it has done is here, so that its question is not asked again in between", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    const play = (number: number): void => {
      room.play(room.picker.choices[0]!);
      hear({ type: "ack", id: (sent.at(-1) as { id: string }).id, number });
    };
    play(4);
    expect(room.pending).not.toBeNull();
    hear(state(0, { number: 4, decisions: [{ ...decision, id: "0:4:follow" }] }));
    expect(room.pending).toBeNull();
    play(4);
    expect(room.pending).toBeNull();
  });

  test("what is new is counted from the play of the seat one looks from", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    room.play(room.picker.choices[0]!);
    hear({ type: "ack", id: (sent.at(-1) as { id: string }).id, number: 4 });
    expect(room.ownLast).toBe(4);
    hear(state(1));
    expect(room.ownLast).toBeNull();
  });

  test("a late answer is said to be late", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    room.play(room.picker.choices[0]!);
    hear({ type: "superseded", id: (sent.at(-1) as { id: string }).id, seat: null });
    expect(room.remark?.key).toBe("house-superseded");
  });

  test("a refusal is shown with its clause", () => {
    const { room, sent, hear } = sit([0]);
    hear(state(0));
    room.play(room.picker.choices[0]!);
    hear({ type: "refused", id: (sent.at(-1) as { id: string }).id, reason: "must_follow", rule: "S-3.5", text: null });
    expect(room.picker.bubble).toMatchObject({ reason: "must_follow", rule: "S-3.5" });
  });

  test("news is added, and replaced after an undo", () => {
    const { room, hear } = sit([0]);
    const line = (number: number) => ({ number, event: { type: "x" }, text: { type: "Text" as const, key: "saw", args: [] } });
    hear(state(0, { news: [line(1)] }));
    hear(state(0, { news: [line(2)], reset: false }));
    expect(room.news.map((news) => news.number)).toEqual([1, 2]);
    hear(state(0, { news: [line(1)], reset: true }));
    expect(room.news.map((news) => news.number)).toEqual([1]);
  });

  test("a seat at a bot's is asked nothing", () => {
    const { room, hear } = sit([0], { seating: [{ ...place(0, "Марк", true), stand_in: "greedy" }, place(1, "Ася", false), place(2, "Глеб", false)] });
    hear(state(0));
    expect(room.picker.choices).toEqual([]);
  });

  test("at a hot seat one looks as a spectator first", () => {
    const { sent } = sit([0, 1]);
    expect(sent).toEqual([{ type: "look", seat: null }]);
  });

  test("at a hot seat the curtain names who must answer", () => {
    const { room, hear } = sit([0, 1]);
    hear(state(null));
    expect(room.handTo).toBe(0);
  });

  test("at a hot seat a hand that nobody has uncovered is not taken", () => {
    const { room, hear } = sit([0, 1]);
    hear(state(0));
    expect(room.state).toBeNull();
  });

  test("the curtain falls as soon as the other one must answer", () => {
    const { room, sent, hear } = sit([0, 1]);
    hear(state(null));
    room.uncover(0);
    hear(state(0));
    expect(room.handTo).toBeNull();
    hear(state(0, { number: 4, waiting: [1], decisions: [] }));
    expect(room.handTo).toBe(1);
    expect(room.state).toBeNull();
    expect(room.news).toEqual([]);
    expect(sent.at(-1)).toEqual({ type: "look", seat: null });
  });

  test("while something is told, whoever does it is seen at work", () => {
    const { room, hear } = sit([0], { waiting: [1] });
    room.stage.timing = { stays: { "": 1000 } };
    hear(state(0, { decisions: [], waiting: [1] }));
    const news = [{ number: 4, event: { type: "suits.Played", seat: 1 }, text: { type: "Text", key: "", args: [] } }] as unknown as News[];
    hear(state(0, { number: 4, reset: false, decisions: [], waiting: [2], beats: [{ name: "", news, change: {} }] }));
    expect([room.stage.settled, room.acting]).toEqual([false, [1]]);
    room.stage.finish();
    expect([room.stage.settled, room.acting]).toEqual([true, [2]]);
  });

  test("whoever does what names no seat is seen at work where the game knows them", () => {
    const { room, hear } = sit([0], { waiting: [] });
    room.stage.timing = { stays: { "": 1000 } };
    room.doer = (event) => (event.type === "power.FalconPassedOver" ? 1 : null);
    hear(state(0, { decisions: [], waiting: [] }));
    const news = [{ number: 4, event: { type: "power.FalconPassedOver" }, text: { type: "Text", key: "", args: [] } }] as unknown as News[];
    hear(state(0, { number: 4, reset: false, decisions: [], waiting: [0], beats: [{ name: "", news, change: {} }] }));
    expect([room.stage.settled, room.acting]).toEqual([false, [1]]);
  });

  test("the hand stays open while someone elsewhere decides", () => {
    const { room, hear } = sit([0, 1]);
    room.uncover(0);
    hear(state(0));
    hear(state(0, { number: 4, waiting: [2], decisions: [] }));
    expect(room.handTo).toBeNull();
    expect(room.state?.seat).toBe(0);
  });

  const open = (mine: number[], change: Partial<Table> = {}) => sit(mine, { open_hands: true, waiting: mine, ...change });
  const of = (seat: number, name = "act", number = 3): Decision => ({ ...decision, id: `${seat}:${number}:${name}`, seat, name });
  const at = (seat: number, change: Partial<StateMessage> & { news?: News[] } = {}) => state(seat, { decisions: [of(seat)], waiting: [0, 1], ...change });

  test("where hands are open several seats are no hot seat: no curtain falls", () => {
    const { room, sent, hear } = open([0, 1]);
    hear(at(0));
    expect([room.hot, room.several, room.handTo, sent]).toEqual([false, true, null, []]);
  });

  test("another of one's own agents acts while the table stays in sight", () => {
    const { room, sent, hear } = open([0, 1]);
    hear(at(0));
    room.act(1);
    expect([sent.at(-1), room.state?.seat]).toEqual([{ type: "look", seat: 1 }, 0]);
  });

  test("when the agent at hand need not answer, the one that must is taken up", () => {
    const { sent, hear } = open([0, 1]);
    hear(at(0, { decisions: [], waiting: [1] }));
    expect(sent.at(-1)).toEqual({ type: "look", seat: 1 });
  });

  test("an agent picked by hand stays, although another must answer", () => {
    const { room, sent, hear } = open([0, 1]);
    hear(at(0));
    room.act(1);
    hear(at(1, { decisions: [], waiting: [0] }));
    expect([sent.at(-1), room.seat]).toEqual([{ type: "look", seat: 1 }, 1]);
  });

  test("what is chosen while proposing is proposed, of whichever seat, and not played", () => {
    const { room, sent, hear } = open([0]);
    hear(at(0, { others: [of(1)] }));
    room.consider(true);
    room.picker.play(room.picker.choices[1]!);
    expect(sent.at(-1)).toMatchObject({ type: "propose", seat: 0, decision: "1:3:act" });
    expect([room.proposing, room.picker.choices.length]).toEqual([false, 1]);
  });

  test("a move that only opens a choice cannot be proposed, but played", () => {
    const { room, hear } = open([0]);
    const opening = { ...decision.actions[0]!, action: { type: "toy.Open" } };
    room.proposes = ({ type }) => type !== "toy.Open";
    hear(at(0, { decisions: [{ ...of(0), actions: [opening, ...decision.actions] }] }));
    const offered = (on: boolean) => {
      room.consider(on);
      return room.picker.choices.map(({ action }) => action);
    };
    expect([offered(true), offered(false)]).toEqual([decision.actions.map(({ action }) => action), [opening.action, ...decision.actions.map(({ action }) => action)]]);
  });

  test("an opinion said twice is taken back", () => {
    const { room, sent, hear } = open([0]);
    hear(at(0));
    const idea = { number: 4, seat: 1, target: 1, action: null, text: null, words: "да", intent: false, for: [], against: [], wait: [], plan: null, at: 0 };
    room.judge(idea, true);
    room.judge({ ...idea, for: [0] }, true);
    expect(sent.map((message) => "agrees" in message && message.agrees)).toEqual([true, null]);
  });

  test("what others do is read before it goes on, but in a lesson that tells what matters", () => {
    const item = { number: 4, event: { type: "x", seat: 1 }, text: { type: "Text" as const, key: "house-you-first", args: [] } };
    expect([false, true].map((lesson) => open([0], { lesson }).room.stage.said(item))).toEqual(["Вы", ""]);
  });

  test("who is late hears whose answer was faster and what changed", () => {
    const { room, sent, hear } = open([0]);
    hear(at(0));
    room.play(room.picker.choices[0]!);
    const news = [{ number: 4, event: { type: "x" }, text: { type: "Text" as const, key: "house-you-first", args: [] } }];
    hear(at(0, { number: 4, decisions: [of(0, "act", 4)], news, reset: false }));
    room.stage.finish();
    flushSync();
    hear({ type: "superseded", id: (sent.at(-1) as { id: string }).id, seat: 1 });
    expect(room.remark).toEqual({ key: "house-overtaken-still", args: { name: "Ася", what: "Вы" } });
    expect(room.picker.shown).toHaveLength(1);
  });

  test("a choice that is gone is not said to be possible", () => {
    const { room, sent, hear } = open([0]);
    hear(at(0));
    room.play(room.picker.choices[0]!);
    hear(at(0, { number: 4, decisions: [], reset: false }));
    hear({ type: "superseded", id: (sent.at(-1) as { id: string }).id, seat: 1 });
    expect(room.remark?.key).toBe("house-overtaken");
  });

  test("what was chosen stays chosen when somebody else changes the question, and goes with an own play", () => {
    const { room, sent, hear } = open([0]);
    hear(at(0));
    room.picker.touch("card:3", { type: "" });
    hear(at(0, { number: 4, decisions: [of(0, "act", 4)], reset: false }));
    expect(room.picker.chosen).toEqual(["card:3"]);
    room.play(room.picker.choices[0]!);
    hear({ type: "ack", id: (sent.at(-1) as { id: string }).id, number: 5 });
    hear(at(0, { number: 5, decisions: [of(0, "act", 5)], reset: false }));
    expect(room.picker.chosen).toEqual([]);
  });
});
