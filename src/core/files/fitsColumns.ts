import type { Columns, TableRow } from './columns'
import { m } from './messages'

type Misfit = { readonly sentence: string; readonly remedy: string }

/** Start of a split amount: "1" of 1,000 and of 1,5. */
const beginsAmount = /^\d+$/u
/** Continuation of a number after a comma: any digits before a name, few before an unread cell. */
const goesOn = { name: /^\d[\d.]*$/u, unread: /^\d{1,3}(?:\.\d*)?$/u } as const

/**
 * Describes why the cells of a line do not fit the first line; null: they do. A delimiter in a number or a name makes
 * one cell more, and a cut-off line has one less. Ignores empty cells at the end.
 */
export function misfitOf({ cells }: TableRow, { at, headings }: Columns, delimiter: string): Misfit | null {
  const count = lengthOf(cells)
  const columns = lengthOf(headings)
  const isBeside = cells.some((cell, index) => cell.trim() !== '' && (headings[index] ?? '').trim() === '')
  if (count > columns || isBeside)
    return { sentence: m.row.moreCells(count, columns), remedy: m.row.quoteCells }
  if (cells.length < columns)
    return { sentence: m.row.fewerCells(cells.length, columns), remedy: m.row.fillCells }

  const place = at.amount?.index ?? -1
  const [amount, next] = [cells[place] ?? '', cells[place + 1] ?? ''].map((cell) => cell.trim())
  const isOwn = Object.entries(at).some(([column, { index }]) => index === place + 1 && column !== 'name')
  const isSplit = (at.name?.index === place + 1 ? goesOn.name : goesOn.unread).test(next ?? '')
  if (delimiter !== ',' || isOwn || !isSplit || !beginsAmount.test(amount ?? '')) return null
  return { sentence: m.row.splitAmount(`${amount},${next}`), remedy: m.row.quoteAmount }
}

/** Counts cells, without empty ones at the end. */
function lengthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}
