import type { Play } from "../src/games/suits/words.gen";
import { describe, expect, test } from "vitest";
import { TableSocket, type Link, type SocketParts } from "../src/core/socket";
import type { FromServer, ToServer } from "../src/core/protocol.gen";

type Wire = ReturnType<SocketParts["open"]> & { sent: ToServer[]; closed: boolean };

/** A socket whose wires and clock the test holds in its hand. */
function desk() {
  const wires: Wire[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const socket = new TableSocket({
    open: () => {
      const wire: Wire = {
        sent: [],
        closed: false,
        readyState: 0,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (data) => void wire.sent.push(JSON.parse(String(data))),
        close: () => (wire.closed = true),
      };
      wires.push(wire);
      return wire;
    },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return timer;
    },
    cancel: (timer) => {
      const at = timers.indexOf(timer as (typeof timers)[number]);
      if (at >= 0) timers.splice(at, 1);
    },
    random: () => 0.5,
  });
  const links: Link[] = [];
  const heard: FromServer[] = [];
  socket.onlink = (link) => links.push(link);
  socket.onmessage = (message) => heard.push(message);
  return {
    socket,
    wires,
    timers,
    links,
    heard,
    wire: () => wires.at(-1)!,
    open: () => wires.at(-1)!.onopen!(),
    lose: (code = 1006, reason = "") => wires.at(-1)!.onclose!({ code, reason }),
    say: (message: object) => wires.at(-1)!.onmessage!({ data: JSON.stringify(message) }),
    tick: () => timers.shift()!.run(),
  };
}

const play: ToServer<Play> = { type: "play", id: "a1", seat: 0, decision: "0:1:lead", action: { type: "suits.Play", card: 3 } };
const ack = { type: "ack", id: "a1", number: 4 };

describe("socket", () => {
  test("it opens", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    expect(at.links).toEqual(["open"]);
  });

  test("a lost line is tried again by itself", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.lose();
    expect(at.socket.link).toBe("waiting");
    at.tick();
    at.open();
    expect(at.socket.link).toBe("open");
    expect(at.wires).toHaveLength(2);
  });

  test("a server that restarts says when to come back", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.lose(1012, "2.4 s: the server restarts");
    expect(at.socket.link).toBe("waiting");
    expect(at.timers[0]!.ms).toBe(2400);
  });

  test("each failed try waits twice as long as the one before, up to a limit", () => {
    const at = desk();
    at.socket.connect();
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      at.lose();
      waits.push(at.timers[0]!.ms);
      at.tick();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  test("after four failed tries there is no connection, and the tries go on", () => {
    const at = desk();
    at.socket.connect();
    for (let n = 0; n < 3; n++) {
      at.lose();
      at.tick();
    }
    at.lose();
    expect(at.socket.link).toBe("off");
    expect(at.timers).toHaveLength(1);
  });

  test("a word of the server ends the count of failures", () => {
    const at = desk();
    at.socket.connect();
    at.lose();
    at.tick();
    at.open();
    at.say({ type: "chat", messages: [] });
    at.lose();
    expect(at.timers[0]!.ms).toBe(500);
  });

  test("a play made without a line goes out when it is back", () => {
    const at = desk();
    at.socket.connect();
    at.socket.send(play);
    at.open();
    expect(at.wire().sent).toEqual([play]);
  });

  test("an unanswered play is sent again under the same id", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.send(play);
    at.lose();
    at.tick();
    at.open();
    expect(at.wire().sent).toEqual([play]);
  });

  test.each([
    ack,
    { type: "refused", id: "a1", reason: "must_follow", rule: "S-3.5", text: null },
    { type: "superseded", id: "a1" },
    { type: "error", id: "a1", code: "not_your_seat", message: "" },
  ])("a play answered by $type is not sent again", (answer) => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.send(play);
    at.say(answer);
    at.lose();
    at.tick();
    at.open();
    expect(at.wire().sent).toEqual([]);
  });

  test("a line that does not answer in time is replaced", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.send(play);
    const dead = at.wire();
    at.tick();
    expect(dead.closed).toBe(true);
    expect(at.wires).toHaveLength(2);
  });

  test("with everything answered no clock runs", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.send(play);
    at.say(ack);
    expect(at.timers).toEqual([]);
  });

  test("the chosen seat is said first, again after every reconnect", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.look(2);
    at.socket.send(play);
    at.lose();
    at.tick();
    at.open();
    expect(at.wire().sent).toEqual([{ type: "look", seat: 2 }, play]);
  });

  test("without a network it says so at once, and goes on when it is back", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.offline();
    expect(at.socket.link).toBe("off");
    at.socket.connect();
    at.open();
    expect(at.socket.link).toBe("open");
  });

  test("a table that does not exist is not asked for again", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.lose(4404);
    expect(at.socket.link).toBe("gone");
    expect(at.timers).toEqual([]);
  });

  test("closed by us it stays closed", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    at.socket.close();
    expect(at.wire().closed).toBe(true);
    expect(at.timers).toEqual([]);
  });

  test("an old line that speaks late is not heard", () => {
    const at = desk();
    at.socket.connect();
    at.open();
    const old = at.wire();
    at.socket.connect();
    expect(old.onmessage).toBeNull();
  });
});
