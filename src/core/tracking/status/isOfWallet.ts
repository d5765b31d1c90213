import type { TrackedItem } from '../trackedItem'

/** Whether an ordinary wallet has sent it, and no Safe. */
export function isOfWallet<T extends Pick<TrackedItem, 'kind'>>(
  item: T,
): item is Extract<T, { readonly kind: 'chainTx' | 'calls' }> {
  return item.kind === 'chainTx' || item.kind === 'calls'
}
