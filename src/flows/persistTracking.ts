import { mergeTracked } from '../core/tracking/mergeTracked'
import { parseTracked, type StoredTracked } from '../core/tracking/parseTracked'
import { serialiseTracked } from '../core/tracking/serialiseTracked'
import { trackedId } from '../core/tracking/trackedItem'
import type { AccountContext } from './accountContext'
import { storageKey, type StorageOwner } from './storageKey'

type PersistContext = StorageOwner & Pick<AccountContext, 'storage' | 'clock' | 'tracked' | 'signal'>

/**
 * Keeps the followed items in storage, which other tabs write to as well: each write first takes in what is there, and
 * a change from another tab is taken in at once. So nothing that one tab follows is lost by another.
 *
 * The subscription outlives the account: an answer of the host that comes late is still kept.
 */
export function persistTracking(context: PersistContext): { readonly clear: () => void } {
  const { storage, clock, tracked, signal } = context
  const key = storageKey('tracked', context)
  /** Ids that have been in storage: when another tab clears the list, only what it never saw stays. */
  let stored = new Set<string>()
  let clearedAtMs = 0

  function takeIn(theirs: StoredTracked, whoWinsTies: 'ours' | 'theirs') {
    const { items } = tracked.getState()
    if (theirs.clearedAtMs < clearedAtMs) return items
    const ours =
      theirs.clearedAtMs > clearedAtMs ? items.filter((item) => !stored.has(trackedId(item))) : items
    clearedAtMs = theirs.clearedAtMs
    return whoWinsTies === 'ours' ? mergeTracked(ours, theirs.items) : mergeTracked(theirs.items, ours)
  }

  /** Two tabs must not answer each other for ever: what has just changed here wins, what another tab wrote wins there. */
  function sync(whoWinsTies: 'ours' | 'theirs') {
    const before = storage.get(key)
    const items = takeIn(parseTracked(before), whoWinsTies)
    stored = new Set(items.map(trackedId))
    const text = serialiseTracked(items, clearedAtMs)
    const durable = (text === before || storage.set(key, text)) && storage.isDurable
    const state = tracked.getState()
    const isNews = serialiseTracked(state.items, clearedAtMs) !== text
    if (isNews || state.durable !== durable) {
      tracked.setState({ durable, ...(isNews ? { items } : {}) })
    }
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
    clear() {
      const known = Math.max(clearedAtMs, parseTracked(storage.get(key)).clearedAtMs)
      clearedAtMs = Math.max(known + 1, clock.nowMs())
      tracked.setState({ items: [] })
      sync('ours')
    },
  }
}
