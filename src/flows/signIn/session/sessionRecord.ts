import * as v from 'valibot'
import type { SignInAccount } from '../../../core/signIn/signInFields'
import { foundOr, storedText } from '../../../core/storedText'
import type { KeyValueStorage } from '../../../ports/storage'

/** The stored session of this browser: the sign-in service keeps one for all accounts. */
export type SessionRecord = {
  /** Who has signed in: see `holderOf`. */
  readonly holder: string
  /** When the session expires at the latest. */
  readonly endsAtMs: number
  /** Signed out, and the service has not confirmed it yet. */
  readonly isLeaving: boolean
}

export const sessionKey = 'dsg.v1.signIn.session'

const sessionText = storedText(v.object({ holder: v.string(), endsAtMs: v.number(), isLeaving: v.boolean() }))

/** One Safe on its chain; or any wallet of this browser, for `null`. */
export function holderOf(account: SignInAccount | null): string {
  return account === null ? 'wallet' : `${account.chainId}.${account.address}`
}

/** Null once the session can no longer be valid. */
export function readSessionRecord(storage: KeyValueStorage, nowMs: number): SessionRecord | null {
  const stored = foundOr(sessionText.read(storage.get(sessionKey)), null)
  return stored !== null && stored.endsAtMs > nowMs ? stored : null
}

/**
 * Null removes it. Returns whether a later visit finds what was written; where storage is denied altogether no visit finds
 * anything, so nothing is stale. A record that cannot be stored is kept in memory.
 */
export function writeSessionRecord(storage: KeyValueStorage, record: SessionRecord | null): boolean {
  if (record === null) {
    storage.remove(sessionKey)
    return true
  }
  const text = sessionText.serialise(record)
  if (storage.set(sessionKey, text) || storage.isDenied) return true
  // The older record would sign in an account that has just signed out. Without it there may be room, too.
  storage.remove(sessionKey)
  return storage.set(sessionKey, text)
}
