import * as v from 'valibot'
import type { KeyValueStorage } from '../ports'

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

/** Null removes it. */
export function writeWalletRecord(storage: KeyValueStorage, record: SignInWalletRecord | null): void {
  if (record === null) storage.remove(storageName)
  else storage.set(storageName, JSON.stringify({ version: 1, ...record }))
}
