import { covers } from "../games/covers";
import type { GameOption } from "./protocol.gen";

export type Values = Record<string, unknown>;

/** What an option is set to. */
export function valueOf(option: GameOption, values: Values): unknown {
  return option.name in values ? values[option.name] : option.default;
}

/** The options worth showing for a number of seats: first what people choose, then the fine points; `out` is what others could choose. */
export function sorted(game: string, seats: number, options: readonly GameOption[], values: Values): { main: GameOption[]; fine: GameOption[]; out: GameOption[] } {
  const layout = covers[game]?.options;
  const here = options.filter((option) => (!option.seats || option.seats.includes(seats)) && option.values.every(isPlain));
  const open = here.filter((option) => {
    if ((layout?.seats?.[option.name] ?? seats) !== seats) return false;
    const [name, value] = layout?.with?.[option.name] ?? [];
    const other = here.find((one) => one.name === name);
    return !other || valueOf(other, values) === value;
  });
  const isMain = (option: GameOption): boolean => layout?.main.includes(option.name) ?? true;
  const out = options.filter((option) => option.seats && !option.seats.includes(seats) && option.values.every(isPlain) && isMain(option));
  return { main: open.filter(isMain), fine: open.filter((option) => !isMain(option)), out };
}

/** A value that is chosen from a list, not put together. */
export function isPlain(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
