import * as v from 'valibot'
import type { SignInAccount } from '../../core/signIn/signInFields'
import type { SignInRequest } from '../../core/signIn/signInState'
import { storedText } from '../../core/storedText'
import { trackedItemSchema } from '../../core/tracking/stored/trackedSchema'
import type { KeyValueStorage } from '../../ports/storage'

/** What is kept of a sign-in while the page is closed. */
export type SignInRecord =
  /** The Safe has been asked; nobody is known to have signed. */
  | { readonly kind: 'asked'; readonly request: SignInRequest }
  /** Owners are signing. `claimedUntilMs`: a tab is bringing the signatures to the service, the others leave it alone. */
  | {
      readonly kind: 'pending'
      readonly request: SignInRequest
      readonly way: 'messages' | 'onChain'
      readonly claimedUntilMs: number
    }

export type SignInPlace = { readonly account: SignInAccount; readonly storage: KeyValueStorage }

const requestSchema = v.pipe(
  v.object({
    message: v.string(),
    secret: v.string(),
    endsAtMs: v.pipe(v.number(), v.finite()),
    safeMessage: v.nullable(trackedItemSchema),
  }),
  v.transform(({ safeMessage, ...request }): SignInRequest | null => {
    if (safeMessage === null) return { ...request, safeMessage }
    return safeMessage.kind === 'safeMessage' ? { ...request, safeMessage } : null
  }),
  v.custom<SignInRequest>((request) => request !== null),
)

const signInText = storedText(
  v.object({
    record: v.variant('kind', [
      v.object({ kind: v.literal('asked'), request: requestSchema }),
      v.object({
        kind: v.literal('pending'),
        request: requestSchema,
        way: v.picklist(['messages', 'onChain']),
        claimedUntilMs: v.pipe(v.number(), v.finite()),
      }),
    ]),
  }),
)

/** Where the sign-in of one account is kept: chains and accounts never share a key. */
export function signInKey({ chainId, address }: SignInAccount): string {
  return `dsg.v1.signIn.${chainId}.${address}`
}

/** The sign-in that this browser has begun for the account. What cannot be read is none. */
export function readSignIn({ account, storage }: SignInPlace): SignInRecord | null {
  return signInText.parse(storage.get(signInKey(account)))?.record ?? null
}

/** Whether a reload finds the sign-in as it stands now. */
export function isSignInKept({ account, storage }: SignInPlace): boolean {
  return !storage.isDenied && storage.isKept(signInKey(account))
}

export function writeSignIn({ account, storage }: SignInPlace, record: SignInRecord): void {
  storage.set(signInKey(account), signInText.serialise({ record }))
}

/** Notes that owners are signing; a claim of another tab stays. */
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

/** Forgets whatever the account has begun. */
export function clearSignIn({ account, storage }: SignInPlace): void {
  if (storage.get(signInKey(account)) !== null) storage.remove(signInKey(account))
}

/**
 * Takes it on this tab to bring the signature to the service. False: another tab is at it. Read and written without a
 * pause between, so that of two tabs only one goes.
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

/** Lets other tabs try, after an attempt that did not reach the service. */
export function releaseSignIn(place: SignInPlace, request: SignInRequest): void {
  const record = readSignIn(place)
  if (record?.kind === 'pending' && record.request.message === request.message) {
    writeSignIn(place, { ...record, claimedUntilMs: 0 })
  }
}
