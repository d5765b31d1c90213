import type { Basket, BasketLine } from './basket'

export type Lines = readonly BasketLine[]

/** The lines with one more for a payee. */
export function addLine(lines: Lines, line: Pick<BasketLine, 'payee' | 'assetKey'>): Lines {
  return [...lines, { id: nextId(lines), ...line, amountText: '' }]
}

/** What storage had, and after it what was added before it had been read, under ids that are free. */
export function mergeAdded(stored: Basket, added: Lines): Basket {
  if (added.length === 0) return stored
  return {
    lines: added.reduce<Lines>((lines, line) => [...lines, { ...line, id: nextId(lines) }], stored.lines),
  }
}

function nextId(lines: Lines): string {
  const used = lines.map((line) => Number(/^line-(\d+)$/.exec(line.id)?.[1] ?? 0))
  return `line-${Math.max(0, ...used) + 1}`
}
