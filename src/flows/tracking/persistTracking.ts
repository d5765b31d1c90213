import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from 'viem'
import { foundOr, type Unreadable } from '../../core/storedText'
import { clearTracked, endUndo, mergeStored, undoClear } from '../../core/tracking/stored/mergeStored'
import {
  readTracked,
  serialiseTracked,
  nothingStored,
  type Cleared,
  type StoredTracked,
  parseTracked,
} from '../../core/tracking/stored/storedTracked'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import { mayLeave } from '../../core/tracking/status/endOf'
import { rereading } from '../../core/tracking/rereading'
import { updateTracked } from '../../core/tracking/trackedStore'
import { mergeTracked } from '../../core/tracking/stored/mergeTracked'
import type { KeyValueStorage } from '../../ports/storage'
import type { AccountContext } from '../account/accountContext'
import { storageKey, type StorageOwner } from '../account/storageKey'

type PersistContext = StorageOwner & Pick<AccountContext, 'storage' | 'clock' | 'tracked' | 'signal'>

type PersistedTracking = {
  /** Items that the last clear removed; none after an undo, or once it cannot be undone. */
  readonly cleared: StoreApi<Cleared>
  clear(): void
  undoClear(): void
  leave(item: TrackedItem): void
  /** Removes a stored list that cannot be read, as it is shown, and stores the one in memory. */
  discardUnreadable(): void
}

/** Time in which a clear can be undone, in ms. */
const undoForMs = 86_400_000

/**
 * Stores tracked items. Other tabs write to the same storage: each write first merges the stored list, and changes of other
 * tabs are merged at once, so that no item is lost. Never overwrites a list that cannot be read.
 *
 * The subscription outlives the account, to store a late response of the host.
 */
export function persistTracking(context: PersistContext): PersistedTracking {
  const { storage, clock, tracked, signal } = context
  const key = storageKey('tracked', context)
  const cleared = createStore<Cleared>(() => nothingStored.cleared)
  let known: ReadonlySet<string> = new Set()
  let { clearedAtMs } = nothingStored

  function current(): StoredTracked {
    const { items } = tracked.getState()
    return { items, unread: [], clearedAtMs, cleared: cleared.getState() }
  }

  function keepClear(next: StoredTracked) {
    clearedAtMs = next.clearedAtMs
    const isOver = clock.nowMs() - next.cleared.changedAtMs > undoForMs
    const kept = isOver ? endUndo(next.cleared, next.items) : next.cleared
    const before = cleared.getState()
    // Parsed again with each change of storage: compare by value.
    const isNews = before.changedAtMs !== kept.changedAtMs || before.items.length !== kept.items.length
    if (!isNews && before.settled?.length === kept.settled?.length) return
    cleared.setState(kept, true)
    tracked.setState({ cleared: [...kept.items, ...(kept.settled ?? [])] })
  }

  /** Merges memory and storage. Ties go to the tab with the change, or two tabs would overwrite each other forever. */
  function sync(whoWinsTies: 'ours' | 'theirs') {
    const before = storage.get(key)
    const stored = readTracked(before)
    if (stored.kind === 'unreadable') return sayUnreadable(stored)
    const theirs = foundOr(stored, nothingStored)
    const merged = mergeStored(current(), theirs, { known, whoWinsTies })
    keepClear(merged)
    const { items, unread } = merged
    known = new Set(items.map(trackedId))
    const text = serialise(items, unread)
    const isStored = (text === before && storage.isKept(key)) || storage.set(key, text)
    const durable = isStored && storage.isDurable
    const state = tracked.getState()
    const isNews = serialise(state.items, unread) !== text
    const isReadAgain = state.unreadable != null || state.unreadItems !== unread.length
    if (isNews || isReadAgain || state.durable !== durable)
      tracked.setState({
        durable,
        unreadable: null,
        unreadItems: unread.length,
        ...(isNews ? { items } : {}),
      })
  }

  /** Shows an unreadable list. New items stay in memory only. */
  function sayUnreadable(unreadable: Unreadable) {
    const state = tracked.getState()
    if (state.unreadable?.text !== unreadable.text || state.durable)
      tracked.setState({ durable: false, unreadable, unreadItems: 0 })
  }

  function serialise(items: readonly TrackedItem[], unread: readonly unknown[]) {
    return serialiseTracked(items, clearedAtMs, cleared.getState(), unread)
  }

  /** Applies a change to the latest list, including changes of other tabs. */
  function change(how: (stored: StoredTracked, nowMs: number) => StoredTracked) {
    sync('ours')
    const next = how(current(), clock.nowMs())
    keepClear(next)
    tracked.setState({ items: next.items })
  }

  sync('ours')
  tracked.setState(({ items }) => ({ items: items.map(rereading) }))
  tracked.subscribe((state, before) => {
    if (state.items !== before.items) sync('ours')
  })
  const stopListening = storage.subscribe((changed) => {
    if (changed === key) sync('theirs')
  })
  signal.addEventListener('abort', stopListening, { once: true })

  return {
    cleared,
    clear: () => change(clearTracked),
    undoClear: () => change(undoClear),
    leave(item) {
      const leftAtMs = clock.nowMs()
      updateTracked(tracked, trackedId(item), (known) =>
        known.kind === 'calls' && mayLeave(known, leftAtMs) ? { ...known, leftAtMs } : known,
      )
    },
    discardUnreadable() {
      const { unreadable } = tracked.getState()
      if (unreadable?.text === storage.get(key)) storage.remove(key)
      sync('ours')
    },
  }
}

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
