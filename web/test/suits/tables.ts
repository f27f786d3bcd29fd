import type { SeatView, SuitsView } from "../../src/games/suits/words.gen";

const CHARACTERS = ["duchess", "chancellor", "cardinal", "captain"];
/** The guild of values 4 to 12 for every character (S-1.5). */
const ROWS = [
  [0, 3, 5, 2, 3, 4, 1, 4, 5],
  [2, 1, 4, 0, 4, 3, 5, 2, 0],
  [4, 2, 3, 5, 1, 2, 3, 0, 1],
  [1, 5, 0, 3, 2, 1, 4, 3, 2],
];

/** The number of a card: `card("chancellor", 12)`. */
export const card = (character: string, value: number): number => CHARACTERS.indexOf(character) * 13 + value - 1;

export const guildOf = ROWS.flatMap((row) => [-1, -1, -1, ...row, -1]);

const seat = (change: Partial<SeatView>): SeatView => ({
  type: "suits.SeatView", hand: 5, gems: 1, wealth: 0, piles: [], neutrals: [], played: null, bribed: false, out: false, ...change,
});

/** A table of as many seats as are described; the rest as on an ordinary evening. */
export function table(seats: Partial<SeatView>[], change: Partial<SuitsView> = {}): SuitsView {
  const sides = change.sides ?? seats.map((_, at) => [at]);
  return {
    type: "suits.SuitsView", seat: 0, round: 3, rounds: 12, leader: 0, lead: null, trump: card("duchess", 5), deck_left: 9, taker: null, turn: null, settling: false, leaves_one: seats.length === 6,
    ladder: [0, 1, 3, 6, -1, -3, -6, 10, 15], power_ladder: [0, -1, -3, -6, 10], stakes: [], bribe: null, leavings: [], placements: [],
    hand: [], contributed: null, centre: [], known_deck: null, next_deck: null, seats: seats.map(seat), sides, standings: [], guild_of: guildOf, ...change,
  };
}

/** A pile of these cards. */
export const pile = (...cards: number[]): SeatView["piles"][number] => ({ type: "suits.Pile", guild: guildOf[cards[0]!]!, cards, counts: true, joker: false, points: 0 });
