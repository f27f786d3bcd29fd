// boardgame.io's own server with a small game of tricks: four seats, 52 cards, follow suit, the highest of the led suit takes.
// Usage: node server.js [FOLDER]   with a folder: its flat-file storage there, without one: in memory.
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const suitOf = (card) => Math.floor(card / 13);

const tricks = {
  name: "tricks",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    return { hands: Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * 13, seat * 13 + 13)), trick: [], taken: [0, 0, 0, 0] };
  },
  // Nobody is sent another's hand.
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
  turn: { minMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, events }, card) => {
        const hand = G.hands[playerID];
        const led = G.trick.length ? suitOf(G.trick[0].card) : null;
        const must = led !== null && hand.some((held) => suitOf(held) === led);
        if (!hand.includes(card) || (must && suitOf(card) !== led)) return INVALID_MOVE;
        G.hands[playerID] = hand.filter((held) => held !== card);
        G.trick.push({ seat: Number(playerID), card });
        if (G.trick.length < SEATS) {
          events.endTurn();
          return;
        }
        const suit = suitOf(G.trick[0].card);
        const best = G.trick.filter((laid) => suitOf(laid.card) === suit).reduce((a, b) => (b.card > a.card ? b : a));
        G.taken[best.seat] += 1;
        G.trick = [];
        if (G.hands.every((held) => held.length === 0)) events.endGame({ taken: [...G.taken] });
        else events.endTurn({ next: String(best.seat) });
      },
    },
  },
};

const folder = process.argv[2];
const server = Server({ games: [tricks], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });
server.run({ port: 0 }).then(({ appServer }) => console.log(`listening http://127.0.0.1:${appServer.address().port}`));
