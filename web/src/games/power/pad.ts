/** The rows of a score pad that have something on them. */
export function padRows(rows: readonly number[]): { row: number; points: number }[] {
  return rows.map((points, at) => ({ row: at + 1, points })).filter((row) => row.points !== 0);
}
