/** The portraits of the house by number; as many as a table has seats at most. */
export const FACES = [0, 1, 2, 3, 4, 5] as const;

/** The faces at a table that is to be, as the server will give them: mine first, then each seat its own or the next free one. */
export function facesOf(mine: number, taken: readonly boolean[]): (number | null)[] {
  const given: (number | null)[] = taken.map(() => null);
  given[0] = mine;
  for (let seat = 1; seat < taken.length; seat++) {
    if (!taken[seat]) continue;
    const free = FACES.filter((face) => !given.includes(face));
    given[seat] = free.find((face) => face === seat) ?? free[0] ?? seat % FACES.length;
  }
  return given;
}

/** Who the bots are, chair by chair: the character that was chosen, for null one that is still free, undefined where nobody is; `luck` from 0 to 1. */
export function castOf(characters: readonly string[], chosen: readonly (string | null | undefined)[], luck: number): (string | undefined)[] {
  const named = chosen.map((one) => (one && characters.includes(one) ? one : one === undefined ? undefined : null));
  const start = Math.floor(luck * characters.length);
  const free = [...characters.slice(start), ...characters.slice(0, start)].filter((one) => !named.includes(one));
  return named.map((one) => (one === null ? free.shift() : one));
}
