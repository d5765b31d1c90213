import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'

/** The order in which the rows of a list are checked. */
export type RowOrder = {
  /** Returns the next unchecked row: one on screen, else the lowest nonce; undefined: none. */
  next(visible: ReadonlySet<SafeTxHash>, isOpen: (record: SafeTxRecord) => boolean): SafeTxRecord | undefined
  /** Starts again with all rows. */
  restart(): void
}

/** Creates the order. Walks the list once in total, not once per row. */
export function createRowOrder(records: readonly SafeTxRecord[]): RowOrder {
  /** Several per hash: all but one are forged. */
  const byHash = new Map<SafeTxHash, SafeTxRecord[]>()
  for (const record of records) {
    const same = byHash.get(record.safeTxHash)
    if (same === undefined) byHash.set(record.safeTxHash, [record])
    else same.push(record)
  }
  /** No row before this index is unchecked. */
  let at = 0
  return {
    next(visible, isOpen) {
      for (const hash of visible) {
        const shown = byHash.get(hash)?.find(isOpen)
        if (shown !== undefined) return shown
      }
      for (; at < records.length; at += 1) {
        const record = records[at]
        if (record !== undefined && isOpen(record)) return record
      }
      return undefined
    },
    restart() {
      at = 0
    },
  }
}
