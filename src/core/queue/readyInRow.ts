import type { SafeTxRecord } from '../safe/safeTx'
import type { Queue } from './groupQueue'

/** The transactions that can be executed in sequence, and the end of the sequence. */
export type ReadyRow = {
  /** Each has enough verified signatures and no rival on its nonce. */
  readonly ready: readonly SafeTxRecord[]
  readonly end: RowEnd
}

/** Reason why the row ends at this nonce. */
export type RowEnd = { readonly nonce: bigint } & (
  | { readonly kind: 'nothing' }
  /** `unverified`: signatures that only the Safe can verify, and has not. */
  | { readonly kind: 'unsigned'; readonly verified: number; readonly unverified: number }
  /** Only one of them can be executed; the owners decide which. */
  | { readonly kind: 'rivals'; readonly count: number }
  /** Unparsable rows may have this nonce. */
  | { readonly kind: 'unreadable'; readonly count: number }
  /** Its signatures could not be checked. */
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'limit' }
)

/**
 * Collects the transactions of a queue that are ready in sequence, from its next nonce on.
 *
 * @param queue - Grouped from `from` on, with its rows checked.
 * @param options.most - Maximum length of the row.
 */
export function readyInRow(
  queue: Pick<Queue, 'groups' | 'unreadable'>,
  { from, threshold, most }: { readonly from: bigint; readonly threshold: number; readonly most: number },
): ReadyRow {
  const ready: SafeTxRecord[] = []
  for (let nonce = from; ; nonce += 1n) {
    const ended = (end: DistributiveOmit<RowEnd, 'nonce'>): ReadyRow => ({ ready, end: { ...end, nonce } })
    if (ready.length >= most) return ended({ kind: 'limit' })
    const entries = queue.groups.find((group) => group.nonce === nonce)?.entries ?? []
    const [entry, rival] = entries
    if (rival !== undefined) return ended({ kind: 'rivals', count: entries.length })
    if (queue.unreadable.length > 0) return ended({ kind: 'unreadable', count: queue.unreadable.length })
    if (entry === undefined) return ended({ kind: 'nothing' })
    if (entry.check?.kind !== 'ok') return ended({ kind: 'unchecked' })
    const { valid, unverifiable } = entry.check.signatures
    if (valid.length < threshold)
      return ended({ kind: 'unsigned', verified: valid.length, unverified: unverifiable.length })
    ready.push(entry.record)
  }
}

type DistributiveOmit<T, key extends PropertyKey> = T extends unknown ? Omit<T, key> : never
