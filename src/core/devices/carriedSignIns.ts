import * as v from 'valibot'
import { isAddressEqual } from 'viem'
import { readSignInText } from '../review/message/signInText'
import { innerMessageHash } from '../safe/safeMessageHash'
import type { SignInAccount, SignInSite } from '../signIn/signInFields'
import { parseSignInKey, type SignInRecord, signInText } from '../signIn/signInRecord'
import { foundOr, storedText } from '../storedText'

/** A sign-in that waits for owners of a Safe, as stored in one browser. */
export type CarriedSignIn = {
  readonly key: string
  /** The text stored under the key. */
  readonly text: string
  readonly account: SignInAccount
  /** By the clock of the browser that started it. */
  readonly endsAtMs: number
}

/** Outcome of importing a sign-in from a file. */
type SignInFate =
  | { readonly kind: 'added'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: SignInRefusal }

/**
 * `here`: the very same. `underWay`: another one of this account, which stays. `unfit`: not one of this site. `unread`: what this
 * browser keeps of the account cannot be read, and stays.
 */
export type SignInRefusal = 'here' | 'underWay' | 'expired' | 'unfit' | 'unread'

/** Limits for a file and its sealed part: number of sign-ins, and characters of each. */
const [mostSignIns, maxSignIn] = [50, 20_000]

/** Maximum of a `Date`, in ms. */
const lastMoment = 8.64e15

const signInsText = storedText(v.object({ signIns: v.record(v.string(), v.string()) }))

/**
 * Returns the sign-ins of this browser that another one can finish: an owner has signed, and the message has not
 * expired. Omits one without a signature: a request from a file could have owners sign for the file's author.
 */
export function carriedSignIns(
  kept: readonly (readonly [key: string, text: string])[],
  nowMs: number,
): readonly CarriedSignIn[] {
  const found = kept.flatMap(([key, text]) => {
    const account = parseSignInKey(key)
    const record = recordOf(text)
    if (account === null || record?.kind !== 'pending' || record.request.endsAtMs <= nowMs) return []
    return { key, text, account, endsAtMs: record.request.endsAtMs }
  })
  return found.slice(0, mostSignIns)
}

/** Serialises the sign-ins, to be sealed. */
export function writeSignIns(signIns: readonly CarriedSignIn[]): string {
  return signInsText.serialise({ signIns: Object.fromEntries(signIns.map(({ key, text }) => [key, text])) })
}

/** Parses the sign-ins of an opened text, by storage key; `mergeSignIn` parses each. Null: not such a text. */
export function readSignIns(text: string): readonly (readonly [key: string, text: string])[] | null {
  const read = foundOr(signInsText.read(text), null)
  return read === null ? null : Object.entries(read.signIns).slice(0, mostSignIns)
}

/**
 * Decides on a sign-in from a file. Never replaces a pending one of ours. Ignores a claim of a tab in the other
 * browser.
 *
 * @param ours - This browser's text under the same key.
 */
export function mergeSignIn(
  ours: string | null,
  [key, theirs]: readonly [key: string, text: string],
  { site, nowMs }: { readonly site: Pick<SignInSite, 'domain' | 'uri'>; readonly nowMs: number },
): SignInFate {
  const account = parseSignInKey(key)
  const record = recordOf(theirs)
  if (account === null || record?.kind !== 'pending' || !isOf(account, site, record)) return refuse('unfit')
  if (ours !== null && signInText.read(ours).kind !== 'found') return refuse('unread')
  const own = recordOf(ours)
  if (own?.request.message === record.request.message) return refuse('here')
  if (record.request.endsAtMs <= nowMs) return refuse('expired')
  if (own !== null && own.request.endsAtMs > nowMs) return refuse('underWay')
  return { kind: 'added', text: signInText.serialise({ record: { ...record, claimedUntilMs: 0 } }) }
}

function refuse(reason: SignInRefusal): SignInFate {
  return { kind: 'refused', reason }
}

function recordOf(text: string | null): SignInRecord | null {
  return text !== null && text.length <= maxSignIn
    ? (foundOr(signInText.read(text), null)?.record ?? null)
    : null
}

/** Returns true when the message signs this account in to this site, and is the one whose signatures are tracked. */
function isOf(
  { address, chainId }: SignInAccount,
  site: Pick<SignInSite, 'domain' | 'uri'>,
  { request: { message, safeMessage, endsAtMs } }: SignInRecord,
): boolean {
  const read = readSignInText(message)
  if (read === null || endsAtMs > lastMoment || safeMessage?.phase.status !== 'needsConfirmation')
    return false
  const isAccount = isAddressEqual(read.address, address) && read.chainId === BigInt(chainId)
  const isSite = read.domain === site.domain && read.uri === site.uri
  const isFollowed = isAddressEqual(safeMessage.safe, address) && safeMessage.chainId === chainId
  return isAccount && isSite && isFollowed && safeMessage.innerHash === innerMessageHash(message)
}
