import type { TrackedItem } from '../trackedItem'

/** Mark of a stored end that was judged by the code that ran. Earlier releases drop it, and set none. */
type Marked<T> = T & { readonly judgedByCode?: true }

/** Marks an end with proof that it is unpaid, for storage. */
export function withProof(item: TrackedItem): unknown {
  const { phase } = item
  return phase.status === 'replaced' && phase.paid === 'no'
    ? { ...item, phase: { ...phase, judgedByCode: true } }
    : item
}

/**
 * Restores a stored item. Earlier releases stored "not paid" even when a contract may have forwarded the money: an
 * end without the mark is unknown.
 */
export function unlessUnproved(item: TrackedItem): TrackedItem {
  if (item.phase.status !== 'replaced') return item
  const { judgedByCode, ...phase }: Marked<typeof item.phase> = item.phase
  const paid = phase.paid === 'no' && judgedByCode !== true ? 'unknown' : phase.paid
  return { ...item, phase: { ...phase, paid } } as TrackedItem
}
