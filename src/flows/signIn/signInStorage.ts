import type { SignInAccount } from '../../core/signIn/signInFields'
import { signInKey, type SignInRecord, signInText } from '../../core/signIn/signInRecord'
import type { SignInRequest } from '../../core/signIn/signInState'
import { foundOr, mapFound } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { type StoredEntry, storedEntry } from '../storedEntry'

export type SignInPlace = { readonly account: SignInAccount; readonly storage: KeyValueStorage }

/** Returns the entry of the account's sign-in in storage. */
export function storedSignIn({ account, storage }: SignInPlace): StoredEntry<SignInRecord> {
  return storedEntry(storage, signInKey(account), {
    read: (text) => mapFound(signInText.read(text), ({ record }) => record),
    serialise: (record) => signInText.serialise({ record }),
  })
}

/** Reads the sign-in. Null: none, or unreadable. */
export function readSignIn(place: SignInPlace): SignInRecord | null {
  return foundOr(storedSignIn(place).read(), null)
}

/** Returns true when a reload finds the sign-in in its current state. */
export function isSignInKept(place: SignInPlace): boolean {
  return !place.storage.isDenied && storedSignIn(place).isKept()
}

export function writeSignIn(place: SignInPlace, record: SignInRecord): void {
  storedSignIn(place).set(record)
}

/** Stores that owners are signing; a claim of another tab stays. */
export function writePending(place: SignInPlace, request: SignInRequest, way: 'messages' | 'onChain'): void {
  const record = readSignIn(place)
  const isWritten = record?.kind === 'pending' && record.request.message === request.message
  if (!isWritten || record.way !== way)
    writeSignIn(place, { kind: 'pending', request, way, claimedUntilMs: 0 })
}

/** Forgets this one; another sign-in, of another tab, stays. */
export function removeSignIn(place: SignInPlace, request: SignInRequest): void {
  const record = readSignIn(place)
  if (record?.request.message === request.message) clearSignIn(place)
}

/** Forgets the account's sign-in, unless it cannot be read. */
export function clearSignIn(place: SignInPlace): void {
  storedSignIn(place).remove()
}

/**
 * Claims for this tab to post the signature to the service. False: another tab holds the claim. Read and written
 * synchronously, so that only one of two tabs succeeds.
 */
export function claimSignIn(
  place: SignInPlace,
  request: SignInRequest,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): boolean {
  const record = readSignIn(place)
  const own = record?.request.message === request.message ? record : null
  if (own?.kind === 'pending' && own.claimedUntilMs > nowMs) return false
  const way = own?.kind === 'pending' ? own.way : 'messages'
  writeSignIn(place, { kind: 'pending', request, way, claimedUntilMs: untilMs })
  return true
}

/** Releases the claim after an attempt that did not reach the service. */
export function releaseSignIn(place: SignInPlace, request: SignInRequest): void {
  const record = readSignIn(place)
  if (record?.kind === 'pending' && record.request.message === request.message) {
    writeSignIn(place, { ...record, claimedUntilMs: 0 })
  }
}
