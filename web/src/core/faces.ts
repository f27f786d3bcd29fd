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
