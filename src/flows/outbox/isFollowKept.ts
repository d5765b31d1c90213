import type { KeyValueStorage } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'

/** Whether a reload finds the list of what is followed as it is now. While it does not, the intent has to stay. */
export function isFollowKept(context: StorageOwner & { readonly storage: KeyValueStorage }): boolean {
  return context.storage.isKept(storageKey('tracked', context))
}
