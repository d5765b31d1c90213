import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'

/** In which order the rows of one list are checked. */
export type RowOrder = {
  /** Returns the next open row: one on screen, else the one that executes next; undefined: none is open. */
  next(visible: ReadonlySet<SafeTxHash>, isOpen: (record: SafeTxRecord) => boolean): SafeTxRecord | undefined
  /** Rows that were done are open again. */
  restart(): void
}

/** A list of a thousand is gone through once, and not once for each of its rows. */
export function createRowOrder(records: readonly SafeTxRecord[]): RowOrder {
  /** Two under one hash: one of them is forged. */
  const byHash = new Map<SafeTxHash, SafeTxRecord[]>()
  for (const record of records) {
    const same = byHash.get(record.safeTxHash)
    if (same === undefined) byHash.set(record.safeTxHash, [record])
    else same.push(record)
  }
  /** Nothing before this place is open. */
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
