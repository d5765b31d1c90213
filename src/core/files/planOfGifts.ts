import type { Address, Hex } from 'viem'
import type { Gift } from '../giving/gift'
import type { DescribedGift } from '../giving/giftDocument'
import type { PlanDocument } from '../giving/planDocument'

type Planned = {
  readonly chainId: number
  readonly safe: Address
  readonly createdAtMs: number
  readonly directory: Hex | null
  readonly name?: string | null
  readonly purpose?: string | null
}

/** Builds a plan from the gifts of one account. */
export function planOfGifts(
  gifts: readonly Gift[],
  { chainId, safe, createdAtMs, directory, name = null, purpose = null }: Planned,
): PlanDocument {
  const parts = [{ chainId, safe, gifts: gifts.map(describe) }]
  return { name, createdAtMs, purpose, author: null, directory, parts }
}

function describe({ causeId, payeeName, recipient, asset, amount }: Gift): DescribedGift {
  return {
    causeId,
    // Without a name of its own the recipient goes by its address.
    name: payeeName === recipient ? null : payeeName,
    recipient,
    token: asset.kind === 'native' ? null : asset.address,
    amount,
  }
}
