import type { Address } from 'viem'
import { mergeTracked } from '../../core/tracking/stored/mergeTracked'
import { parseTracked } from '../../core/tracking/stored/parseTracked'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'

/**
 * Returns the stored items of an address, newest first, while it is unknown whether it is a Safe or a wallet. Nothing is
 * verified.
 */
export function readRemembered({
  chain,
  address,
  storage,
}: {
  readonly chain: { readonly id: number }
  readonly address: Address
  readonly storage: Pick<KeyValueStorage, 'get'>
}): readonly TrackedItem[] {
  const stored = (owner: StorageOwner) => parseTracked(storage.get(storageKey('tracked', owner))).items
  return mergeTracked(stored({ chain, safe: address }), stored({ chain, address }))
}
