import * as v from 'valibot'
import { getAddress, isAddress } from 'viem'
import { timeMs } from '../fields'
import { storedText } from '../storedText'
import { trackedItemSchema } from '../tracking/stored/trackedSchema'
import type { SignInAccount } from './signInFields'
import type { SignInRequest } from './signInState'

/** The stored state of a sign-in. */
export type SignInRecord =
  /** Requested from the Safe; no owner is known to have signed. */
  | { readonly kind: 'asked'; readonly request: SignInRequest }
  /** Owners are signing. `claimedUntilMs`: until then only one tab posts the signatures. */
  | {
      readonly kind: 'pending'
      readonly request: SignInRequest
      readonly way: 'messages' | 'onChain'
      readonly claimedUntilMs: number
    }

/** More than a message of this app has: the screen shows it whole. */
const maxMessage = 10_000

/** Characters that reorder the text around them. A message of this app has none. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/

const requestSchema = v.pipe(
  v.object({
    message: v.pipe(
      v.string(),
      v.maxLength(maxMessage),
      v.check((text) => !reordering.test(text)),
    ),
    secret: v.string(),
    endsAtMs: timeMs,
    safeMessage: v.nullable(trackedItemSchema),
  }),
  v.transform(({ safeMessage, ...request }): SignInRequest | null => {
    if (safeMessage === null) return { ...request, safeMessage }
    return safeMessage.kind === 'safeMessage' ? { ...request, safeMessage } : null
  }),
  v.custom<SignInRequest>((request) => request !== null),
)

/** The storage format of a record. */
export const signInText = storedText(
  v.object({
    record: v.variant('kind', [
      v.object({ kind: v.literal('asked'), request: requestSchema }),
      v.object({
        kind: v.literal('pending'),
        request: requestSchema,
        way: v.picklist(['messages', 'onChain']),
        claimedUntilMs: timeMs,
      }),
    ]),
  }),
)

/** Returns the storage key of one account's sign-in: chains and accounts never share one. */
export function signInKey({ chainId, address }: SignInAccount): string {
  return `dsg.v1.signIn.${chainId}.${address}`
}

/**
 * Parses the account of a storage key; null when it is no key of a sign-in. Each account has one key: its address is
 * checksummed.
 */
export function parseSignInKey(key: string): SignInAccount | null {
  const [, chainId, address = ''] = /^dsg\.v1\.signIn\.([1-9]\d{0,14})\.(0x[\da-fA-F]{40})$/.exec(key) ?? []
  return isAddress(address) && getAddress(address) === address ? { chainId: Number(chainId), address } : null
}
