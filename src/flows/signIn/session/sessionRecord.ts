import * as v from 'valibot'
import type { SignInAccount } from '../../../core/signIn/signInFields'
import { storedText } from '../../../core/storedText'
import type { KeyValueStorage } from '../../../ports/storage'

/** What is stored of the session of this browser: the sign-in service keeps one, whoever signs in. */
export type SessionRecord = {
  /** Who has signed in: see `holderOf`. */
  readonly holder: string
  /** When such a session is over at the latest. */
  readonly endsAtMs: number
  /** It is to be ended, and the service has not confirmed it yet. */
  readonly isLeaving: boolean
}

export const sessionKey = 'dsg.v1.signIn.session'

const sessionText = storedText(v.object({ holder: v.string(), endsAtMs: v.number(), isLeaving: v.boolean() }))

/** One Safe on its chain; or any wallet of this browser, for `null`. */
export function holderOf(account: SignInAccount | null): string {
  return account === null ? 'wallet' : `${account.chainId}.${account.address}`
}

/** Null where nobody can be signed in any more. */
export function readSessionRecord(storage: KeyValueStorage, nowMs: number): SessionRecord | null {
  const stored = sessionText.parse(storage.get(sessionKey))
  return stored !== null && stored.endsAtMs > nowMs ? stored : null
}

/**
 * Null removes it. Returns whether a later visit can act on what was written; where the browser denies storage altogether
 * no visit finds anything, so nothing is stale. A record that cannot be stored is kept for this page.
 */
export function writeSessionRecord(storage: KeyValueStorage, record: SessionRecord | null): boolean {
  if (record === null) {
    storage.remove(sessionKey)
    return true
  }
  const text = sessionText.serialise(record)
  if (storage.set(sessionKey, text) || storage.isDenied) return true
  // The older record would sign in whoever has just signed out. Without it there may be room, too.
  storage.remove(sessionKey)
  return storage.set(sessionKey, text)
}
