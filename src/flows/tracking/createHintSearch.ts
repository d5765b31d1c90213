import type { AccountContext } from '../account/accountContext'
import type { AccountOutbox } from '../outbox/createAccountOutbox'

/** Minimum time between two polls, in ms: a host that repeats itself must not spend the service's budget. */
export const hintGapMs = 5_000

/**
 * Returns the handler of a hint, for a proposal that the host names unrequested: one poll for the open intent, at once or
 * when the gap after the last poll is over. Throws only when aborted.
 */
export function createHintSearch(
  { clock, signal }: Pick<AccountContext, 'clock' | 'signal'>,
  { shown, searchNow }: Pick<AccountOutbox, 'shown' | 'searchNow'>,
): () => Promise<void> {
  let isWaiting = false

  /** Returns the wait, in ms; null: no intent is open. */
  function waitMs(): number | null {
    const state = shown.getState()
    if (state.kind !== 'unknown') return null
    // The running poll may have read the list before the proposal was in it.
    if (state.isSearching) return hintGapMs
    const { lastSearch } = state
    // Never wait longer than the gap, even if the clock was set back.
    return lastSearch === null ? 0 : Math.min(hintGapMs, lastSearch.atMs + hintGapMs - clock.nowMs())
  }

  async function untilDue(): Promise<boolean> {
    isWaiting = true
    try {
      for (;;) {
        const ms = waitMs()
        if (ms === null || ms <= 0) return ms !== null
        await clock.sleep(ms, signal)
      }
    } finally {
      isWaiting = false
    }
  }

  return async () => {
    if (!isWaiting && (await untilDue())) await searchNow()
  }
}
