import * as v from 'valibot'
import type { SignInAccount } from '../../../core/signIn/signInFields'
import { foundOr, storedText } from '../../../core/storedText'
import type { KeyValueStorage } from '../../../ports/storage'

/** The stored session of this browser: the sign-in service keeps one for all accounts. */
export type SessionRecord = {
  /** Account that has signed in: see `holderOf`. */
  readonly holder: string
  /** Latest expiry of the session. */
  readonly endsAtMs: number
  /** True when signed out, but not confirmed by the service yet. */
  readonly isLeaving: boolean
}

export const sessionKey = 'dsg.v1.signIn.session'

const sessionText = storedText(v.object({ holder: v.string(), endsAtMs: v.number(), isLeaving: v.boolean() }))

/** Returns the key of one Safe on its chain; null: of any wallet of this browser. */
export function holderOf(account: SignInAccount | null): string {
  return account === null ? 'wallet' : `${account.chainId}.${account.address}`
}

/** Reads the record. Null: none, or the session can no longer be valid. */
export function readSessionRecord(storage: KeyValueStorage, nowMs: number): SessionRecord | null {
  const stored = foundOr(sessionText.read(storage.get(sessionKey)), null)
  return stored !== null && stored.endsAtMs > nowMs ? stored : null
}

/**
 * Writes or, for null, removes the record. Returns true when a later visit finds it, or storage is denied, so that no visit
 * finds any. A record that cannot be stored stays in memory.
 */
export function writeSessionRecord(storage: KeyValueStorage, record: SessionRecord | null): boolean {
  if (record === null) {
    storage.remove(sessionKey)
    return true
  }
  const text = sessionText.serialise(record)
  if (storage.set(sessionKey, text) || storage.isDenied) return true
  // The older record would sign in an account that has just signed out. Removing it may also free the space.
  storage.remove(sessionKey)
  return storage.set(sessionKey, text)
}
