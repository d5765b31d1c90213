import { m } from './messages'

export type TableHeadReading =
  | { readonly kind: 'head'; readonly version: number }
  | { readonly kind: 'problem'; readonly column: string; readonly problem: string }

/**
 * Reads the first line of a table, in any order of its columns. Nothing else tells the version: it is that of the latest column
 * in the line. All columns up to that version have to be there, and no others.
 *
 * @param columns - By name. `since`: the version from which on the column is written.
 */
export function readTableHead(
  cells: readonly string[],
  columns: Readonly<Record<string, { readonly since: number }>>,
): TableHeadReading {
  const known = Object.entries(columns).map(([name, { since }]) => ({ name, since }))
  const found = known.filter(({ name }) => cells.includes(name))
  const version = Math.max(1, ...found.map(({ since }) => since))
  const missing = known.find(({ name, since }) => since <= version && !cells.includes(name))
  const foreign = cells.find((cell) => !Object.hasOwn(columns, cell))

  if (foreign !== undefined) {
    // A newer release writes every column that this one knows.
    const other = found.length === known.length ? m.newerColumn : m.ownColumn
    return problem(foreign, missing === undefined ? other : m.changedColumn(missing.name))
  }
  if (missing !== undefined) return problem(missing.name, m.missingColumn)
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index)
  return twice === undefined ? { kind: 'head', version } : problem(twice, m.columnTwice)
}

function problem(column: string, words: string) {
  return { kind: 'problem', column, problem: words } as const
}
