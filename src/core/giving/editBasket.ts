import type { Basket, BasketLine } from './basket'

export type Lines = readonly BasketLine[]

/** Adds a line for a payee. */
export function addLine(lines: Lines, line: Pick<BasketLine, 'payee' | 'assetKey'>): Lines {
  return [...lines, { id: nextId(lines), ...line, amountText: '' }]
}

/** Appends lines that were added before the stored basket was read, under free ids. */
export function mergeAdded(stored: Basket, added: Lines): Basket {
  if (added.length === 0) return stored
  const first = nextNumber(stored.lines)
  return {
    ...stored,
    lines: [...stored.lines, ...added.map((line, at) => ({ ...line, id: `line-${first + at}` }))],
  }
}

function nextId(lines: Lines): string {
  return `line-${nextNumber(lines)}`
}

function nextNumber(lines: Lines): number {
  const used = lines.map((line) => Number(/^line-(\d+)$/.exec(line.id)?.[1] ?? 0))
  return Math.max(0, ...used) + 1
}
