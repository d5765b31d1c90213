import type { TableRow } from './columns'

/** A list with more keys is none of payments. */
const maxKeys = 50

/** The texts and numbers of JSON. In a text each quote is escaped, so a number is always outside of one. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gu

/**
 * Reads a list of payments in JSON as the rows of a table, its keys first. A number keeps every digit that it is written
 * with. Null: it is not a list of objects with texts and numbers.
 *
 * @param text - Valid JSON.
 */
export function rowsOfList(text: string): readonly TableRow[] | null {
  const exact: unknown = JSON.parse(
    text.replace(token, (one) => (one.startsWith('"') ? one : `"${clear(one)}"`)),
  )
  const list = Array.isArray(exact) ? (exact as readonly unknown[]) : null
  if (list === null || list.length === 0 || !list.every(isRecord)) return null
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))]
  if (keys.length > maxKeys || keys.length < 2) return null
  const rows: TableRow[] = [{ line: 0, cells: keys }]
  for (const [index, one] of list.entries()) {
    const cells = keys.map((key) => textOf(Object.hasOwn(one, key) ? one[key] : ''))
    if (cells.includes(null)) return null
    rows.push({ line: index + 1, cells: cells.map((cell) => cell ?? '') })
  }
  return rows
}

/** In JSON a point is always the decimal sign: with one more zero, 1.234 has no other reading. */
function clear(number: string): string {
  return /^\d{1,3}\.\d{3}$/u.test(number) ? `${number}0` : number
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return `${value}`
  return value === null ? '' : null
}
