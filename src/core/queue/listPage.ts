import { m } from './messages'

/** One row of a list of the transaction service. A row that cannot be read is shown as it came, and never left out. */
export type ListedRow<T> =
  | { readonly kind: 'record'; readonly record: T }
  /** `raw`: the JSON text, cut where it is very long. `reason`: one sentence. */
  | { readonly kind: 'unreadable'; readonly raw: string; readonly reason: string }

/** One page of a list of the transaction service. */
export type ListPage<T> = {
  readonly rows: readonly ListedRow<T>[]
  /** Where the next page begins, counted in rows; null: this is the last page. */
  readonly nextOffset: number | null
}

/** The records among the rows, in their order. */
export function recordsIn<T>(rows: readonly ListedRow<T>[]): readonly T[] {
  return rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []))
}

/**
 * Why a list may lack a record that the service has, in one sentence; null when it is whole. `cut`: why it ends early,
 * or true where it only does.
 */
export function listGap(rows: readonly ListedRow<unknown>[], cut: string | boolean | null): string | null {
  const unreadable = rows.filter(({ kind }) => kind === 'unreadable').length
  if (unreadable > 0) return m.unreadable(unreadable)
  if (typeof cut === 'string') return cut
  return cut === true ? m.more : null
}
