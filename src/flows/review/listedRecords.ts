import type { Address } from 'viem'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'

/** After this long the record is read from the service, in ms: another owner may have signed since. */
export const listedForMs = 10_000

type Place = { readonly chainId: number; readonly safe: Address }

export type ListedRecords = {
  /** Keeps the list of a Safe, in place of the one before. Of two records under one hash none is kept. */
  keep(place: Place, list: readonly SafeTxRecord[], atMs: number): void
  /** The record as it was listed, and when; null: it was not, or too long ago. Whoever reads it has to verify it. */
  find(
    asked: Place & { readonly safeTxHash: SafeTxHash },
    nowMs: number,
  ): { readonly record: SafeTxRecord; readonly atMs: number } | null
}

/** Remembers the queue that was read last, so that a review opened from it need not ask for its record. */
export function createListedRecords(): ListedRecords {
  let latest: {
    readonly key: string
    readonly records: ReadonlyMap<SafeTxHash, SafeTxRecord>
    readonly atMs: number
  } | null = null

  return {
    keep(place, list, atMs) {
      const records = new Map<SafeTxHash, SafeTxRecord>()
      const twice = new Set<SafeTxHash>()
      for (const record of list) {
        if (records.has(record.safeTxHash)) twice.add(record.safeTxHash)
        records.set(record.safeTxHash, record)
      }
      for (const safeTxHash of twice) records.delete(safeTxHash)
      latest = { key: keyOf(place), records, atMs }
    },
    find({ safeTxHash, ...place }, nowMs) {
      if (latest === null || latest.key !== keyOf(place) || nowMs - latest.atMs >= listedForMs) return null
      const record = latest.records.get(safeTxHash)
      return record === undefined ? null : { record, atMs: latest.atMs }
    },
  }
}

function keyOf({ chainId, safe }: Place): string {
  return `${chainId} ${safe}`.toLowerCase()
}
