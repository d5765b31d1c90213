import { createStore, type StoreApi } from 'zustand/vanilla'
import { foundOr, type Unreadable } from '../../core/storedText'
import { clearTracked, undoClear } from '../../core/tracking/clearTracked'
import { mergeStored } from '../../core/tracking/stored/mergeStored'
import { readTracked } from '../../core/tracking/stored/parseTracked'
import { serialiseTracked } from '../../core/tracking/stored/serialiseTracked'
import { nothingStored, type Cleared, type StoredTracked } from '../../core/tracking/stored/storedTracked'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import type { AccountContext } from '../account/accountContext'
import { storageKey, type StorageOwner } from '../account/storageKey'

type PersistContext = StorageOwner & Pick<AccountContext, 'storage' | 'clock' | 'tracked' | 'signal'>

export type PersistedTracking = {
  /** What the last clear removed: no items once it was undone, or can no longer be. */
  readonly cleared: StoreApi<Cleared>
  clear(): void
  undoClear(): void
  /** Removes a stored list that cannot be read, as it is shown, and stores the one in memory. */
  discardUnreadable(): void
}

/** How long a clear can be undone. */
const undoForMs = 86_400_000

/**
 * Stores tracked items. Other tabs write to the same storage: each write first merges what is there, and a change of another
 * tab is merged at once, so that no tab loses what another one tracks. A list that cannot be read is never written over.
 *
 * The subscription outlives the account: a late response of the host is still stored.
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
    const kept: Cleared = isOver ? { ...next.cleared, items: [] } : next.cleared
    const before = cleared.getState()
    // Parsed with each change of storage: only a different clear counts.
    if (before.changedAtMs !== kept.changedAtMs || before.items.length !== kept.items.length)
      cleared.setState(kept, true)
  }

  /** Two tabs must not overwrite each other for ever: a change here wins here, a change of another tab wins there. */
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

  /** What is followed meanwhile is in memory alone. */
  function sayUnreadable(unreadable: Unreadable) {
    const state = tracked.getState()
    if (state.unreadable?.text !== unreadable.text || state.durable)
      tracked.setState({ durable: false, unreadable, unreadItems: 0 })
  }

  function serialise(items: readonly TrackedItem[], unread: readonly unknown[]) {
    return serialiseTracked(items, clearedAtMs, cleared.getState(), unread)
  }

  /** Changes what is there now, also by another tab. */
  function change(how: (stored: StoredTracked, nowMs: number) => StoredTracked) {
    sync('ours')
    const next = how(current(), clock.nowMs())
    keepClear(next)
    tracked.setState({ items: next.items })
  }

  sync('ours')
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
    discardUnreadable() {
      const { unreadable } = tracked.getState()
      if (unreadable?.text === storage.get(key)) storage.remove(key)
      sync('ours')
    },
  }
}
