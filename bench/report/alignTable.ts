/** Rows of text as lines with columns: the first to the left, all others to the right but for those named. */
export function alignTable(
  rows: readonly (readonly string[])[],
  leftColumns: readonly number[] = [0],
): readonly string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)))
  return rows.map((row) =>
    row
      .map((cell, at) =>
        leftColumns.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
