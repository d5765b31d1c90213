import { type Address, isAddressEqual } from 'viem'
import type { Payment } from '../../core/record/paymentsOf'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { parseTracked } from '../../core/tracking/stored/parseTracked'
import type { TrackedCalls, TrackedChainTx } from '../../core/tracking/trackedItem'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey } from '../account/storageKey'

/** What this browser has followed of a wallet: one payment, or one batch. */
export type FollowedTx = TrackedChainTx | TrackedCalls

type Place = {
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly chain: { readonly id: number }
  readonly wallet: Address
}

/** What this browser has followed of a wallet, by the transaction that the chain has, or may have, of it. */
export function followedByWallet({ storage, chain, wallet }: Place): ReadonlyMap<ChainTxHash, FollowedTx> {
  const { items } = parseTracked(storage.get(storageKey('tracked', { chain, address: wallet })))
  return new Map(
    items.flatMap((item) => {
      if (item.kind !== 'chainTx' && item.kind !== 'calls') return []
      const txHash = hashOf(item)
      return txHash === null ? [] : [[txHash, item] as const]
    }),
  )
}

/** A gift of the item that this payment is. */
export function isOfItem({ gifts }: FollowedTx, { recipient, token }: Pick<Payment, 'recipient' | 'token'>) {
  return gifts.some(
    (gift) => isAddressEqual(gift.recipient, recipient) && gift.token?.toLowerCase() === token?.toLowerCase(),
  )
}

function hashOf(item: FollowedTx): ChainTxHash | null {
  const { phase } = item
  // A cancellation pays nobody. What replaced a payment may have made it all the same.
  if (phase.status === 'cancelled') return null
  if (phase.status === 'replaced') return phase.paid === 'unknown' ? phase.byTxHash : null
  return phase.txHash ?? item.txHash
}
