import { parseTracked } from '../../core/tracking/stored/parseTracked'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import { findTracked, type TrackedStore } from '../../core/tracking/trackedStore'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'

type FollowedContext = StorageOwner & { readonly storage: KeyValueStorage; readonly tracked: TrackedStore }

/** The item with this id, if it is followed: here, or by others in this browser, of whom a closed account does not hear. */
export function findFollowed(context: FollowedContext, id: string): TrackedItem | undefined {
  const { storage, tracked } = context
  const kept = () => parseTracked(storage.get(storageKey('tracked', context))).items
  return findTracked(tracked, id) ?? kept().find((item) => trackedId(item) === id)
}
