import * as v from 'valibot'
import type { KeyValueStorage } from '../../ports/storage'

/** What this browser keeps of a wallet's sign-in while the page is closed: the service may have a session for it. */
export type SignInWalletRecord = {
  /** When such a session is over at the latest. */
  readonly endsAtMs: number
  /** It is to be ended, and the service has not answered yet. */
  readonly isLeaving: boolean
}

const storageName = 'dsg.v1.signIn.wallet'

const recordSchema = v.object({
  version: v.literal(1),
  endsAtMs: v.number(),
  isLeaving: v.optional(v.boolean(), false),
})

/** Null where nobody can be signed in any more. */
export function readWalletRecord(storage: KeyValueStorage, nowMs: number): SignInWalletRecord | null {
  try {
    const stored = v.safeParse(recordSchema, JSON.parse(storage.get(storageName) ?? 'null'))
    return stored.success && stored.output.endsAtMs > nowMs ? stored.output : null
  } catch {
    return null
  }
}

/**
 * Null removes it. Returns whether a later visit can act on what was written; where the browser denies storage altogether
 * no visit finds anything, so nothing is stale. A record that cannot be stored is kept for this page.
 */
export function writeWalletRecord(storage: KeyValueStorage, record: SignInWalletRecord | null): boolean {
  if (record === null) {
    storage.remove(storageName)
    return true
  }
  const text = JSON.stringify({ version: 1, ...record })
  if (storage.set(storageName, text) || storage.isDenied) return true
  // The older record would sign in whoever has just signed out. Without it there may be room, too.
  storage.remove(storageName)
  return storage.set(storageName, text)
}
