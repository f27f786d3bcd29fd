// A whole game of «Масти Власти» against two bots, by docs/protocol.md: node play.mjs http://127.0.0.1:8000
// Node 22 has WebSocket; Node 20 has it with --experimental-websocket. A page of our own origin needs no header: it has the cookie.

const base = process.argv[2].replace(/\/$/, "");

async function call(path, token, body = {}) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const { token } = await call("/api/guest", null, { name: "Программа" });
const table = { game: "suits", seats: 3, seating: ["me", "bot:greedy", "bot:random"] };
const { code } = await call("/api/tables", token, table);
await call(`/api/tables/${code}/start`, token);

let plays = 0;
const headers = { Authorization: `Bearer ${token}` };
const socket = new WebSocket(`${base.replace("http", "ws")}/ws/${code}`, { headers });

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "error" || message.type === "refused") throw new Error(data);
  if (message.type !== "state") return;
  if (message.over) {
    const { places } = message.result;
    console.log(`${code}: place ${places[0]} of ${places.length} after ${message.number} entries`);
    socket.close();
    return;
  }
  const decision = message.decisions[0];
  if (!decision || typeof decision === "string") return; // the id of a question that is as it was: it is answered already
  const { action } = decision.actions[Math.floor(Math.random() * decision.actions.length)]; // a better idea goes here
  plays += 1;
  const play = { type: "play", id: `play-${plays}`, seat: decision.seat, decision: decision.id, action };
  socket.send(JSON.stringify(play));
};
