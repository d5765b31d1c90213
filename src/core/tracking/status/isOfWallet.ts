import type { TrackedItem } from '../trackedItem'

/** Returns true when an ordinary wallet sent it, not a Safe. */
export function isOfWallet<T extends Pick<TrackedItem, 'kind'>>(
  item: T,
): item is Extract<T, { readonly kind: 'chainTx' | 'calls' }> {
  return item.kind === 'chainTx' || item.kind === 'calls'
}
