import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Cause } from '../causes/cause'
import { lookAlike, lookAlikeAtBothEnds } from '../causes/lookAlike'
import { recipientOn } from '../causes/recipientOn'
import type { PaidBefore } from './paidBefore'

/** `paidIn`: the nonce of the transaction that paid it, by the service's word. */
type KnownAddress = {
  readonly address: Address
  readonly name: string | null
  readonly paidIn: bigint | null
}

/** What is known of an address that is paid. */
export type RecipientStanding = { readonly address: Address } & (
  | {
      readonly kind: 'confirmed'
      readonly causeId: string
      readonly name: string
      readonly checkedOn: string
    }
  /** In the directory, and not confirmed by the operator: never named, which would vouch for it. */
  | { readonly kind: 'unconfirmed'; readonly causeId: string }
  /** A confirmed cause receives here, but only on other chains. */
  | {
      readonly kind: 'otherChain'
      readonly causeId: string
      readonly name: string
      readonly chainIds: readonly number[]
    }
  /** Starts or ends like an address that is known, and is another one. */
  | { readonly kind: 'lookAlike'; readonly of: readonly KnownAddress[] }
  | { readonly kind: 'owner' }
  | { readonly kind: 'safeItself' }
  | { readonly kind: 'tokenContract'; readonly symbol: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'unknown'; readonly paidIn: bigint | null }
  /** Nothing else is known, and there was no directory to compare with. */
  | { readonly kind: 'notCompared'; readonly paidIn: bigint | null }
)

type Known = {
  readonly chainId: number
  readonly safe: Address
  readonly owners: readonly Address[]
  /** Null: it could not be read. */
  readonly causes: readonly Cause[] | null
  readonly tokens: readonly { readonly address: Address; readonly symbol: string }[]
  /** Empty where it could not be read. */
  readonly paidBefore: readonly PaidBefore[]
}

/**
 * Compares an address with the directory, the Safe, its owners, the known tokens, and last with whom the Safe has paid. An
 * exact match comes first.
 */
export function standingOf(address: Address, known: Known): RecipientStanding {
  const { chainId, safe, owners, causes, tokens, paidBefore } = known
  if (isAddressEqual(address, zeroAddress)) return { address, kind: 'zero' }
  if (isAddressEqual(address, safe)) return { address, kind: 'safeItself' }
  const token = tokens.find((one) => isAddressEqual(one.address, address))
  if (token !== undefined) return { address, kind: 'tokenContract', symbol: token.symbol }
  const listed = causes === null ? null : listedAs(address, chainId, causes)
  if (listed !== null) return listed
  if (owners.some((owner) => isAddressEqual(owner, address))) return { address, kind: 'owner' }

  const anchors = anchorsOf(known)
  const alike = lookAlike(
    address,
    anchors.map((anchor) => anchor.address),
  )
  if (alike.length > 0) {
    const of = anchors.filter((anchor) => alike.includes(anchor.address))
    return { address, kind: 'lookAlike', of }
  }
  const paidIn = paidBefore.find((one) => isAddressEqual(one.address, address))?.nonce ?? null
  const paidAlike = lookAlikeAtBothEnds(
    address,
    paidBefore.map((one) => one.address),
  )
  if (paidIn === null && paidAlike.length > 0) {
    const of = paidBefore.filter((one) => paidAlike.includes(one.address))
    return { address, kind: 'lookAlike', of: of.map((one) => knownAddress(one.address, null, one.nonce)) }
  }
  return { address, kind: causes === null ? 'notCompared' : 'unknown', paidIn }
}

function knownAddress(address: Address, name: string | null, paidIn: bigint | null = null): KnownAddress {
  return { address, name, paidIn }
}

function listedAs(address: Address, chainId: number, causes: readonly Cause[]): RecipientStanding | null {
  const here = causes.find((cause) => {
    const recipient = recipientOn(cause, chainId)
    return recipient !== null && isAddressEqual(recipient.address, address)
  })
  const recipient = here === undefined ? null : recipientOn(here, chainId)
  if (here !== undefined && recipient !== null) {
    if (!here.confirmed) return { address, kind: 'unconfirmed', causeId: here.id }
    const { checkedOn } = recipient.proof
    return { address, kind: 'confirmed', causeId: here.id, name: here.name, checkedOn }
  }
  for (const cause of causes) {
    const elsewhere = cause.recipients.filter((one) => isAddressEqual(one.address, address))
    if (elsewhere.length === 0) continue
    if (!cause.confirmed) return { address, kind: 'unconfirmed', causeId: cause.id }
    const chainIds = elsewhere.map((one) => one.chainId)
    return { address, kind: 'otherChain', causeId: cause.id, name: cause.name, chainIds }
  }
  return null
}

/** Only what the operator has confirmed and what the chain says: nothing that a proposer could plant. */
function anchorsOf({ safe, owners, causes }: Known): readonly KnownAddress[] {
  const confirmed = (causes ?? []).filter((cause) => cause.confirmed)
  return [
    ...confirmed.flatMap(({ name, recipients }) =>
      recipients.map(({ address }) => knownAddress(address, name)),
    ),
    ...[safe, ...owners].map((address) => knownAddress(address, null)),
  ]
}
