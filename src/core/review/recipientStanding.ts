import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Cause } from '../causes/cause'
import { lookAlike } from '../causes/lookAlike'
import { recipientOn } from '../causes/recipientOn'

type NamedAddress = { readonly address: Address; readonly name: string | null }

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
  | { readonly kind: 'lookAlike'; readonly of: readonly NamedAddress[] }
  | { readonly kind: 'owner' }
  | { readonly kind: 'safeItself' }
  | { readonly kind: 'tokenContract'; readonly symbol: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'unknown' }
  /** Nothing else is known, and there was no directory to compare with. */
  | { readonly kind: 'notCompared' }
)

type Known = {
  readonly chainId: number
  readonly safe: Address
  readonly owners: readonly Address[]
  /** Null: it could not be read. */
  readonly causes: readonly Cause[] | null
  readonly tokens: readonly { readonly address: Address; readonly symbol: string }[]
}

/** Compares an address with the directory, the Safe, its owners and the known tokens. An exact match comes first. */
export function standingOf(address: Address, known: Known): RecipientStanding {
  const { chainId, safe, owners, causes, tokens } = known
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
  return { address, kind: causes === null ? 'notCompared' : 'unknown' }
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
function anchorsOf({ safe, owners, causes }: Known): readonly NamedAddress[] {
  const confirmed = (causes ?? []).filter((cause) => cause.confirmed)
  return [
    ...confirmed.flatMap(({ name, recipients }) => recipients.map(({ address }) => ({ address, name }))),
    ...[safe, ...owners].map((address) => ({ address, name: null })),
  ]
}
