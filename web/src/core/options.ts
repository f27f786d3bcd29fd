import type { GameOption } from "./protocol.gen";

/** What makes another game of it; every other option settles a fine point of the rules, and waits folded. */
const MAIN: Record<string, readonly string[]> = {
  suits: ["teams"],
  power: ["professionals", "deal", "falcon.level", "falcon.personality"],
  committee: ["scenario"],
};

/** What means something only where another option has a value; a table that cannot choose the other one has it anyway. */
const WITH: Record<string, Record<string, readonly [string, unknown]>> = {
  suits: { jokers: ["teams", true], power: ["teams", true] },
};

/** What means something only for so many at the table, though every table may write it down. */
const FOR: Record<string, Record<string, number>> = { committee: { three_literal: 3 } };

export type Values = Record<string, unknown>;

/** What an option is set to. */
export function valueOf(option: GameOption, values: Values): unknown {
  return option.name in values ? values[option.name] : option.default;
}

/** The options worth showing for a number of seats: first what people choose, then the fine points. */
export function sorted(game: string, seats: number, options: readonly GameOption[], values: Values): { main: GameOption[]; fine: GameOption[] } {
  const here = options.filter((option) => (!option.seats || option.seats.includes(seats)) && option.values.every(isPlain));
  const open = here.filter((option) => {
    if ((FOR[game]?.[option.name] ?? seats) !== seats) return false;
    const [name, value] = WITH[game]?.[option.name] ?? [];
    const other = here.find((one) => one.name === name);
    return !other || valueOf(other, values) === value;
  });
  const isMain = (option: GameOption): boolean => MAIN[game]?.includes(option.name) ?? true;
  return { main: open.filter(isMain), fine: open.filter((option) => !isMain(option)) };
}

function isPlain(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
