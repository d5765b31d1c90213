import { type Address, zeroAddress } from 'viem'
import type { Cause, CauseRecipient } from '../causes/cause'
import { lastCheckedOn } from '../causes/checkAge'
import { lookAlikeAmong } from '../causes/lookAlike'
import { recipientOn, recipientState } from '../causes/recipientOn'
import { type StoppedRecipient, stopped } from '../causes/stoppedOn'
import type { SafeTxRecord } from '../safe/safeTx'
import type { AssetNames } from './assetNames'
import { everyNode, readCallTree } from './callTree'
import { outflowsOf } from './effects'
import { isHexEqual } from '../isHexEqual'

/** `paidIn`: nonce of the transaction that paid it, according to the service. */
type KnownAddress = {
  readonly address: Address
  readonly name: string | null
  readonly paidIn: bigint | null
}

/** The latest payment to a cause, at any of its addresses, according to the service. */
export type CausePaid = { readonly address: Address; readonly nonce: bigint }

/** Standing of a recipient. */
export type RecipientStanding = { readonly address: Address } & (
  | {
      readonly kind: 'confirmed'
      readonly causeId: string
      readonly name: string
      readonly checkedOn: string
      /** The latest gift to this cause went to another address. */
      readonly before?: EarlierGift
      readonly paid?: CausePaid
    }
  /** In the directory, but not confirmed by the operator: naming it would vouch for it. */
  | { readonly kind: 'unconfirmed'; readonly causeId: string }
  /** An address of a confirmed cause that is paused or retired. */
  | ({
      readonly kind: 'stopped'
      readonly causeId: string
      readonly name: string
      readonly paid?: CausePaid
    } & Omit<StoppedRecipient, 'address'>)
  /** A confirmed cause receives here, but only on other chains. */
  | {
      readonly kind: 'otherChain'
      readonly causeId: string
      readonly name: string
      readonly chainIds: readonly number[]
    }
  /** Looks like a known address, but is another one. */
  | { readonly kind: 'lookAlike'; readonly of: readonly KnownAddress[] }
  | { readonly kind: 'owner' }
  | { readonly kind: 'safeItself' }
  | { readonly kind: 'tokenContract'; readonly symbol: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'unknown'; readonly paidIn: bigint | null; readonly wasOf?: EarlierGift }
  /** Otherwise unknown, and there was no directory to compare with. `wasOf`: an earlier gift paid it for a cause. */
  | {
      readonly kind: 'notCompared'
      readonly paidIn: bigint | null
      readonly wasOf?: EarlierGift
      /** The directory is still being read. */
      readonly isComing?: true
    }
)

const wrong: ReadonlySet<RecipientStanding['kind']> = new Set([
  'lookAlike',
  'otherChain',
  'stopped',
  'tokenContract',
  'safeItself',
  'zero',
])

/** Returns true when a payment to this address is a mistake or a deception. */
export function isWrongStanding({ kind }: RecipientStanding): boolean {
  return wrong.has(kind)
}

type Known = {
  readonly chainId: number
  readonly safe: Address
  readonly owners: readonly Address[]
  /** Null: it could not be read. */
  readonly causes: readonly Cause[] | null
  /** True while the directory is still being read. */
  readonly areCausesComing?: true
  readonly tokens: readonly { readonly address: Address; readonly symbol: string }[]
  /** Empty when it could not be read. */
  readonly earlierPayments: readonly EarlierPayment[]
  readonly earlierGifts?: readonly EarlierGift[]
}

/**
 * Compares an address with the directory, the Safe, its owners, the known tokens, and last with earlier recipients.
 * An exact match wins.
 */
export function standingOf(address: Address, known: Known): RecipientStanding {
  return standingsAmong(known)(address)
}

/**
 * Does the same for many addresses: sorts the known ones once.
 *
 * @param compared - Number of addresses to compare.
 */
export function standingsAmong(known: Known, compared = 1): (address: Address) => RecipientStanding {
  const { safe, owners, causes, areCausesComing, tokens, earlierPayments, earlierGifts = [] } = known
  const listed = listings(known)
  const tokenAt = new Map(tokens.map((token) => [keyOf(token.address), token]))
  const ownerAt = new Set(owners.map(keyOf))
  const anchors = anchorsOf(known)
  const anchorsLike = lookAlikeAmong(
    anchors.map(({ address }) => address),
    compared,
  )
  const paidAt = new Map(earlierPayments.map((paid) => [keyOf(paid.address), paid]))
  const seenPaid = earlierPayments.filter(({ nonce }) => nonce === null)
  // A file excuses nothing either.
  const ownGifts = earlierGifts.filter(({ imported }) => !imported)
  const deliveredTo = new Set([...seenPaid, ...ownGifts].map(({ address }) => keyOf(address)))
  const causePaid = latestByCause(earlierPayments, listed)
  const paidLike = lookAlikeAmong(
    earlierPayments.map(({ address }) => address),
    compared,
  )

  return (address) => {
    const key = keyOf(address)
    if (key === zeroAddress) return { address, kind: 'zero' }
    if (key === keyOf(safe)) return { address, kind: 'safeItself' }
    const token = tokenAt.get(key)
    if (token !== undefined) return { address, kind: 'tokenContract', symbol: token.symbol }
    const listing = listed.get(key)
    if (listing?.kind === 'confirmed') {
      const before = otherAddressBefore(earlierGifts, { causeId: listing.causeId, address })
      const paid = causePaid.get(listing.causeId)
      return { address, ...listing, ...(before !== null && { before }), ...(paid !== undefined && { paid }) }
    }
    if (listing?.kind === 'stopped') {
      const paid = causePaid.get(listing.causeId)
      return { address, ...listing, ...(paid !== undefined && { paid }) }
    }
    if (listing !== undefined) return { address, ...listing }
    if (ownerAt.has(key)) return { address, kind: 'owner' }

    const alike = anchorsLike(address)
    if (alike.length > 0) {
      const of = anchors.filter((anchor) => alike.includes(anchor.address))
      const withPaid = of.map((one) => ({ ...one, paidIn: paidAt.get(keyOf(one.address))?.nonce ?? null }))
      return { address, kind: 'lookAlike', of: withPaid }
    }
    const paidIn = paidAt.get(key)?.nonce ?? null
    // What the service claims was paid excuses nothing: it could list the look-alike itself.
    const paidAlike = deliveredTo.has(key) ? [] : paidLike(address)
    if (paidAlike.length > 0) {
      const of = earlierPayments.filter((one) => paidAlike.includes(one.address))
      return { address, kind: 'lookAlike', of: of.map((one) => knownAddress(one.address, null, one.nonce)) }
    }
    const wasOf = earlierGifts.findLast((one) => keyOf(one.address) === key)
    return {
      address,
      ...(causes === null
        ? { kind: 'notCompared', ...(areCausesComing && { isComing: true }) }
        : { kind: 'unknown' }),
      paidIn,
      ...(wasOf !== undefined && { wasOf }),
    }
  }
}

type Listed = 'confirmed' | 'unconfirmed' | 'stopped' | 'otherChain'
type Listing = DistributiveOmit<Extract<RecipientStanding, { kind: Listed }>, 'address'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** An address that an earlier transaction of the Safe paid. */
export type EarlierPayment = {
  readonly address: Address
  /** Of the latest transaction that paid it; null: this browser has seen it delivered, and the nonce does not matter. */
  readonly nonce: bigint | null
}

/**
 * Returns the recipients of transactions that a service lists as executed. This unverified claim may add an alarm,
 * and never removes one. Yields before each transaction, so that the caller can let a frame render.
 */
export function* earlierPaymentsIn(
  records: readonly SafeTxRecord[],
  { safe, names }: { readonly safe: Address; readonly names: AssetNames },
): Generator<undefined, readonly EarlierPayment[]> {
  const latest = new Map<string, EarlierPayment & { readonly nonce: bigint }>()
  for (const record of records) {
    yield
    if (!record.isExecuted || record.isSuccessful !== true) continue
    for (const { to: address } of outflowsOf(everyNode(readCallTree(record, safe)), safe, names)) {
      if (address === null) continue
      const known = latest.get(address.toLowerCase())
      if (known === undefined || known.nonce < record.nonce)
        latest.set(address.toLowerCase(), { address, nonce: record.nonce })
    }
  }
  return [...latest.values()]
}

/** A delivered gift to a cause, as stored in this browser. */
export type EarlierGift = {
  readonly causeId: string
  /** Name of the cause at that time. */
  readonly name: string | null
  readonly address: Address
  readonly atMs: number
  /** As a file says that was brought in from another browser. */
  readonly imported?: true
}

/**
 * Maps addresses in lower case to their directory entry. A cause that receives on this chain comes first, then a
 * paused or retired address, then a cause elsewhere.
 */
function listings({ chainId, causes }: Known): ReadonlyMap<string, Listing> {
  const listed = new Map<string, Listing>()
  const add = (address: Address, listing: Listing) => {
    if (!listed.has(keyOf(address))) listed.set(keyOf(address), listing)
  }
  for (const cause of causes ?? []) {
    const here = recipientOn(cause, chainId)
    if (here === null) continue
    const { id: causeId, name } = cause
    add(
      here.address,
      cause.confirmed
        ? { kind: 'confirmed', causeId, name, checkedOn: lastCheckedOn(here) }
        : { kind: 'unconfirmed', causeId },
    )
  }
  for (const { id: causeId, name, confirmed, recipients } of causes ?? []) {
    if (!confirmed) for (const { address } of recipients) add(address, { kind: 'unconfirmed', causeId })
    else {
      const addStopped = (all: readonly CauseRecipient[]) =>
        all
          .flatMap((one) => stopped(one) ?? [])
          .forEach(({ address, ...word }) => add(address, { kind: 'stopped', causeId, name, ...word }))
      addStopped(recipients.filter((one) => one.chainId === chainId))
      for (const { address } of recipients) {
        const there = recipients.filter(
          (one) => keyOf(one.address) === keyOf(address) && recipientState(one) === 'active',
        )
        const chainIds = there.map(({ chainId: id }) => id)
        if (there.length > 0) add(address, { kind: 'otherChain', causeId, name, chainIds })
      }
      addStopped(recipients)
    }
  }
  return listed
}

/** Returns the latest payment to each confirmed cause, by its id. Includes former addresses. */
function latestByCause(
  earlierPayments: readonly EarlierPayment[],
  listed: ReadonlyMap<string, Listing>,
): ReadonlyMap<string, CausePaid> {
  const latest = new Map<string, CausePaid>()
  for (const { address, nonce } of earlierPayments) {
    const listing = listed.get(keyOf(address))
    if (nonce === null || (listing?.kind !== 'confirmed' && listing?.kind !== 'stopped')) continue
    const known = latest.get(listing.causeId)
    if (known === undefined || known.nonce < nonce) latest.set(listing.causeId, { address, nonce })
  }
  return latest
}

function knownAddress(address: Address, name: string | null, paidIn: bigint | null = null): KnownAddress {
  return { address, name, paidIn }
}

/** Returns confirmed causes and on-chain accounts: nothing that a proposer could plant. */
function anchorsOf({ safe, owners, causes }: Known): readonly KnownAddress[] {
  const confirmed = (causes ?? []).filter((cause) => cause.confirmed)
  return [
    ...confirmed.flatMap(({ name, recipients }) =>
      recipients.map(({ address }) => knownAddress(address, name)),
    ),
    ...[safe, ...owners].map((address) => knownAddress(address, null)),
  ]
}

function keyOf(address: Address): string {
  return address.toLowerCase()
}

/** Returns the latest gift to this cause if it went to another address; null: the same address, or no gift. */
function otherAddressBefore(
  given: readonly EarlierGift[],
  { causeId, address }: { readonly causeId: string; readonly address: Address },
): EarlierGift | null {
  const toCause = given.filter((one) => one.causeId === causeId)
  const latest = toCause.reduce<EarlierGift | null>(
    (last, one) => (last === null || one.atMs >= last.atMs ? one : last),
    null,
  )
  return latest === null || isHexEqual(latest.address, address) ? null : latest
}
