import { useDeferredValue, useMemo, useState } from 'react'
import { type BasketRow, findRows, type RowOrder, sortRows } from '../../../core/giving/basketRows'

/** `ranks`: places by the id of the line, as they were when it was sorted. A row does not move while its amount is typed. */
type Sorted = {
  readonly order: RowOrder
  readonly ranks: ReadonlyMap<string, number> | null
  readonly rows: readonly BasketRow[]
}

export type Arrangement = {
  /** The rows found, in order. */
  readonly shown: readonly BasketRow[]
  readonly text: string
  readonly order: RowOrder
  /** True when rows have changed since they were sorted. */
  readonly isOutdated: boolean
  search(text: string): void
  sort(order: RowOrder): void
}

/** Searches and sorts rows. `revealed`: a new number clears the search. */
export function useArrangement(rows: readonly BasketRow[], revealed: number): Arrangement {
  const [typed, setTyped] = useState({ text: '', revealed })
  const [sorted, setSorted] = useState<Sorted>({ order: 'gift', ranks: null, rows })
  const text = typed.revealed === revealed ? typed.text : ''
  const deferred = useDeferredValue(text)
  const searched = text === '' ? '' : deferred
  // A long table is rendered in slices, so that the choice shows at once.
  const ranks = useDeferredValue(sorted.ranks)
  const ordered = useMemo(() => inRanks(rows, ranks), [rows, ranks])
  const shown = useMemo(() => findRows(ordered, searched), [ordered, searched])
  return {
    shown,
    text,
    order: sorted.order,
    isOutdated: sorted.ranks !== null && sorted.rows !== rows,
    search: (next) => setTyped({ text: next, revealed }),
    sort(order) {
      const ranks = order === 'gift' ? null : ranksOf(sortRows(rows, order))
      setSorted({ order, ranks, rows })
    },
  }
}

function ranksOf(rows: readonly BasketRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ line }, rank) => [line.id, rank]))
}

/** Lines added since come last. */
function inRanks(
  rows: readonly BasketRow[],
  ranks: ReadonlyMap<string, number> | null,
): readonly BasketRow[] {
  if (ranks === null) return rows
  const rank = ({ line }: BasketRow) => ranks.get(line.id) ?? rows.length
  return rows.toSorted((one, other) => rank(one) - rank(other))
}
