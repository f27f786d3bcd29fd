import { neutralOf } from "../cards";
import { sideOf, type Prospect } from "../view";
import { GUILDS, type NeutralId, type SeatView, type Standing, type SuitsView } from "../words.gen";

/** A guild in the ledger: the pile that counts, the partner's that does not, the points. */
export interface Cell {
  symbols: number;
  ignored: number | null;
  joker: boolean;
  points: number;
}

/** So many of something, and the points for them. */
export interface Sum {
  count: number;
  points: number;
}

/** The columns after the guilds. */
export const SUMS = ["jokers", "twos", "powers", "wealth"] as const;

/** Where neutral cards are counted. */
export const SUM_OF: Record<NeutralId, (typeof SUMS)[number]> = { joker: "jokers", penalty: "twos", bonus: "twos", power: "powers" };

/** The column a card is counted in: its guild, or one of the sums. */
export function columnOf(card: number, guildOf: readonly number[]): number | (typeof SUMS)[number] {
  const neutral = neutralOf(card);
  return neutral === null ? guildOf[card]! : SUM_OF[neutral];
}

/** One line of the ledger: a seat, or a team. */
export interface Row {
  side: number;
  seats: readonly number[];
  guilds: Cell[];
  jokers: Sum;
  /** Bonus and penalty cards together. */
  twos: Sum;
  powers: Sum;
  wealth: Sum;
  total: number;
  /** Nobody has more, and somebody has less. */
  ahead: boolean;
}

/** The lines of the ledger, the viewer's side first, the others clockwise. */
export function ledger(view: SuitsView): Row[] {
  const totals = view.standings.map((standing) => standing.total);
  const most = Math.max(...totals) > Math.min(...totals) ? Math.max(...totals) : null;
  const me = view.seat ?? 0;
  const distance = (standing: Standing): number =>
    Math.min(...standing.seats.map((seat) => (seat - me + view.seats.length) % view.seats.length));
  return view.standings
    .map((standing, side) => ({ standing, side }))
    .sort((one, two) => distance(one.standing) - distance(two.standing))
    .map(({ standing, side }) => row(view, standing, side, most));
}

function row(view: SuitsView, standing: Standing, side: number, most: number | null): Row {
  return {
    side,
    seats: standing.seats,
    guilds: GUILDS.map((_, guild) => ({
      symbols: standing.symbols[guild]!,
      ignored: ignoredPile(view, standing.seats, guild),
      joker: standing.seats.some((seat) => view.seats[seat]!.piles.some((pile) => pile.guild === guild && pile.joker)),
      points: standing.points[guild]!,
    })),
    ...sumsOf(standing),
    ahead: standing.total === most,
  };
}

/** A pile of one seat; `counts` is false for what is not there, and for that of partners which does not count. */
export interface PileOf {
  guild: number;
  size: number;
  counts: boolean;
  joker: boolean;
  points: number;
  /** It would be so with the card that is raised. */
  would: boolean;
}

/** The six piles of a seat, or what a raised card would make of them. */
export function pilesOf(view: SuitsView, seat: number, stake: Prospect | null): PileOf[] {
  const now = view.standings[sideOf(view, seat)]!;
  return GUILDS.map((_, guild) => {
    const pile = view.seats[seat]!.piles.find((other) => other.guild === guild);
    const { cards, counts, joker, points } = pile ?? { cards: [], counts: false, joker: false, points: 0 };
    const size = cards.length + Number(joker);
    if (stake && stake.after.symbols[guild] !== now.symbols[guild]) {
      if (stake.owners[guild] === seat) return { guild, size: stake.after.symbols[guild]!, counts: true, joker, points: stake.after.points[guild]!, would: true };
      if (counts) return { guild, size, counts: false, joker, points: 0, would: true };
    }
    return { guild, size, counts, joker, points, would: false };
  });
}

/** The size of the partner's pile that does not count, if there is one (S-7.3). */
function ignoredPile(view: SuitsView, seats: readonly number[], guild: number): number | null {
  const piles = seats.flatMap((seat) => view.seats[seat]!.piles);
  return piles.find((pile) => pile.guild === guild && !pile.counts)?.cards.length ?? null;
}

/** A line as it would be after a round is taken. */
export function preview(row: Row, after: Standing): Row {
  return {
    ...row,
    guilds: row.guilds.map((cell, guild) => ({
      ...cell,
      symbols: after.symbols[guild]!,
      points: after.points[guild]!,
    })),
    ...sumsOf(after),
  };
}

/** Jokers and power cards that lie before several of a side: none of them says alone what they are worth. */
export function both(view: SuitsView, seats: readonly number[], { jokers, joker_points, powers, power_points }: Standing): (Sum & { kind: "joker" | "power" })[] {
  const sums = [{ kind: "joker", count: jokers, points: joker_points }, { kind: "power", count: powers, points: power_points }] as const;
  return sums.filter(({ kind }) => seats.filter((seat) => view.seats[seat]!.neutrals.some((card) => neutralOf(card) === kind)).length > 1);
}

function sumsOf(standing: Standing): Pick<Row, (typeof SUMS)[number] | "total"> {
  return {
    jokers: { count: standing.jokers, points: standing.joker_points },
    twos: { count: standing.twos, points: standing.bonus + standing.penalty },
    powers: { count: standing.powers, points: standing.power_points },
    wealth: { count: standing.wealth, points: standing.wealth },
    total: standing.total,
  };
}

export const differs = (one: Sum, other: Sum): boolean => one.count !== other.count || one.points !== other.points;

/** What became of something: whether there was nothing before, and whether it is worth less now. */
export interface Change {
  fresh: boolean;
  worse: boolean;
}

/** What differs from one table to the next: cells (`side:column`) and what lies before a seat (`@seat:pile`). */
export type Changes = ReadonlyMap<string, Change>;
export const NO_CHANGES: Changes = new Map();

/** As long as nothing differs, what the step before has changed stays marked. */
export function changes(old: SuitsView, view: SuitsView, before: Changes): Changes {
  if (old.standings === view.standings || old.standings.length !== view.standings.length) return before;
  const now = new Map<string, Change>();
  const rows = ledger(old);
  ledger(view).forEach((row, at) => {
    const was = rows[at]!;
    row.guilds.forEach((cell, guild) => {
      const { symbols, ignored, points } = was.guilds[guild]!;
      if (cell.symbols !== symbols || cell.ignored !== ignored) now.set(`${row.side}:${guild}`, { fresh: symbols === 0 && ignored === null, worse: cell.points < points });
    });
    for (const column of SUMS) if (differs(row[column], was[column])) now.set(`${row.side}:${column}`, { fresh: was[column].count === 0, worse: row[column].points < was[column].points });
    if (row.total !== was.total) now.set(`${row.side}:total`, { fresh: false, worse: row.total < was.total });
  });
  view.seats.forEach((seat, at) => {
    const was = heaps(old.seats[at]!);
    const side = sideOf(view, at);
    for (const [heap, size] of heaps(seat))
      if (size !== was.get(heap)) now.set(`@${at}:${heap}`, { fresh: !was.has(heap), worse: now.get(`${side}:${typeof heap === "number" ? heap : SUM_OF[heap]}`)?.worse ?? false });
  });
  return now.size > 0 ? now : before;
}

/** How many cards lie in each pile of a seat, and of each kind of neutral card. */
function heaps({ piles, neutrals }: SeatView): Map<number | NeutralId, number> {
  const sizes = new Map<number | NeutralId, number>(piles.map((pile) => [pile.guild, pile.cards.length]));
  for (const card of neutrals) sizes.set(neutralOf(card)!, (sizes.get(neutralOf(card)!) ?? 0) + 1);
  return sizes;
}
