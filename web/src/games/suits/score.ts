/** What a side would have if the game ended now (S-6, S-7): only to show what a round would change. */
import { neutralOf } from "./cards";
import { GUILDS, type SuitsView } from "./words.gen";
import { isSettling, sideOf, type Variants } from "./view";

/** By symbols in a guild pile (S-6.5). */
export const PILE_POINTS = [0, 1, 3, 6, -1, -3, -6, 10, 15] as const;
/** By power cards (S-6.7). */
export const POWER_POINTS = [0, -1, -3, -6, 10] as const;

export const pilePoints = (symbols: number): number => PILE_POINTS[Math.min(symbols, PILE_POINTS.length - 1)]!;
/** What one more symbol changes in a pile. */
export const jokerGain = (symbols: number): number => pilePoints(symbols + 1) - pilePoints(symbols);

/** Everything in front of one seat. */
export interface Area {
  guilds: number[];
  jokers: number;
  bonuses: number;
  penalties: number;
  powers: number;
  wealth: number;
}

export interface Sum {
  symbols: number[];
  points: number[];
  jokers: number;
  jokerPoints: number;
  /** Bonus, penalty and power cards together. */
  neutral: number;
  wealth: number;
  total: number;
}

/** What a seat has taken, with some more cards and gems. */
export function areaOf(view: SuitsView, seat: number, cards: readonly number[] = [], gems = 0): Area {
  const { piles, neutrals, wealth } = view.seats[seat]!;
  const all = [...piles.flatMap((pile) => pile.cards), ...neutrals, ...cards];
  const count = (kind: string): number => all.filter((card) => neutralOf(card) === kind).length;
  return {
    guilds: GUILDS.map((_, guild) => all.filter((card) => view.guild_of[card] === guild).length),
    jokers: count("joker"),
    bonuses: count("bonus"),
    penalties: count("penalty"),
    powers: count("power"),
    wealth: wealth + gems,
  };
}

/** Of two partners' piles the smaller counts (S-7.3). */
export function counted(areas: readonly Area[]): number[] {
  return GUILDS.map((_, guild) => {
    const sizes = areas.map((area) => area.guilds[guild]!).filter((size) => size > 0);
    return sizes.length > 0 ? Math.min(...sizes) : 0;
  });
}

/** The sum of a side whose seats have these areas, jokers at their best. */
export function sum(areas: readonly Area[], variants: Variants): Sum {
  const symbols = counted(areas);
  const points = symbols.map(pilePoints);
  const own = variants.ownJokers && areas.length > 1;
  const jokerPoints = own ? bestOwn(areas, symbols) : bestPooled(areas, symbols);
  const powers = areas.map((area) => area.powers);
  const forPowers = variants.ownPowers ? total(powers.map((n) => POWER_POINTS[n]!)) : POWER_POINTS[total(powers)]!;
  const neutral = forPowers + 2 * total(areas.map((area) => area.bonuses - area.penalties));
  const wealth = total(areas.map((area) => area.wealth));
  const jokers = total(areas.map((area) => area.jokers));
  const all = total(points) + jokerPoints + neutral + wealth;
  return { symbols, points, jokers, jokerPoints, neutral, wealth, total: all };
}

/** What taking the round would change for the seat's side. */
export interface Brings {
  seat: number;
  cards: number[];
  gems: number;
  before: Sum;
  after: Sum;
  /** With six one of these cards has to be left in the centre (S-8.5). */
  leavesOne: boolean;
}

/** What the round on the table would bring if this seat took it, with one more card of its own. */
export function brings(view: SuitsView, variants: Variants, seat: number, card: number | null): Brings | null {
  if (view.trump === null || isSettling(view)) return null;
  const played = view.seats.map((other) => other.played).filter((other) => other !== null);
  const cards = [...played, ...(card === null || played.includes(card) ? [] : [card]), view.trump];
  const gems = view.seats.filter((other) => other.bribed).length;
  const seats = view.sides[sideOf(view, seat)]!;
  return {
    seat,
    cards,
    gems,
    before: sum(seats.map((other) => areaOf(view, other)), variants),
    after: sum(
      seats.map((other) => (other === seat ? areaOf(view, other, cards, gems) : areaOf(view, other))),
      variants,
    ),
    leavesOne: view.seats.length === 6,
  };
}

/** Jokers of a side go where they bring most; each has to go somewhere if it fits (S-6.1). */
function bestPooled(areas: readonly Area[], symbols: readonly number[]): number {
  const gains = symbols.filter((size) => size > 0).map(jokerGain);
  return total(gains.sort((one, two) => two - one).slice(0, total(areas.map((area) => area.jokers))));
}

/** The same where jokers stay with their owner: equal piles are open to either partner (S-9.2, R-S5). */
function bestOwn(areas: readonly Area[], symbols: readonly number[]): number {
  const place = (guild: number, left: readonly number[]): [placed: number, points: number] => {
    if (guild === symbols.length) return [0, 0];
    let best = place(guild + 1, left);
    areas.forEach((area, owner) => {
      if (!left[owner] || !symbols[guild] || area.guilds[guild] !== symbols[guild]) return;
      const [placed, points] = place(guild + 1, left.with(owner, left[owner]! - 1));
      const found: [number, number] = [placed + 1, points + jokerGain(symbols[guild]!)];
      if (found[0] > best[0] || (found[0] === best[0] && found[1] > best[1])) best = found;
    });
    return best;
  };
  return place(0, areas.map((area) => area.jokers))[1];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
