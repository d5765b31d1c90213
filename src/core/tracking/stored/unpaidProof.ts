import type { TrackedItem } from '../trackedItem'

/** The mark of a stored end that was judged by the code that ran. Earlier releases drop it, and set none. */
type Marked<T> = T & { readonly judgedByCode?: true }

/** Returns what is stored of an item: an end that is proved to be unpaid is marked. */
export function withProof(item: TrackedItem): unknown {
  const { phase } = item
  return phase.status === 'replaced' && phase.paid === 'no'
    ? { ...item, phase: { ...phase, judgedByCode: true } }
    : item
}

/**
 * Returns an item that was stored. Earlier releases said "not paid" also where a contract may have passed the money on: an
 * end without the mark is unknown.
 */
export function unlessUnproved(item: TrackedItem): TrackedItem {
  if (item.phase.status !== 'replaced') return item
  const { judgedByCode, ...phase }: Marked<typeof item.phase> = item.phase
  const paid = phase.paid === 'no' && judgedByCode !== true ? 'unknown' : phase.paid
  return { ...item, phase: { ...phase, paid } } as TrackedItem
}
