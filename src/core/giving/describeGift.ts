import { type Address, getAddress, type Hex } from 'viem'
import type { GiftDocument } from './giftDocument'
import type { TrackedGift } from './trackedGift'

type Proposed = {
  readonly chainId: number
  readonly safe: Address
  readonly createdAtMs: number
  readonly gifts: readonly TrackedGift[]
}

type Described = Partial<Pick<GiftDocument, 'purpose' | 'author'>> & { readonly directory: Hex | null }

/** Returns the document of a gift that this app proposed. */
export function describeGift(
  { chainId, safe, createdAtMs, gifts }: Proposed,
  { directory, purpose = null, author = null }: Described,
): GiftDocument {
  return {
    chainId,
    safe: getAddress(safe),
    createdAtMs,
    gifts: gifts.map(({ causeId, payeeName, recipient, token, amount }) => ({
      causeId,
      name: payeeName,
      recipient: getAddress(recipient),
      token: token === null ? null : getAddress(token),
      amount,
    })),
    purpose,
    author,
    directory,
  }
}
