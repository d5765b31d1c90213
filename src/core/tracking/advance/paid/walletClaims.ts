import type { TrackedGift } from '../../../giving/trackedGift'
import { sameCalls } from '../../../safe/sameCalls'
import type { ChainTxHash } from '../../../safe/safeTx'
import { statusTable } from '../../status/statusTable'
import { trackedId, type TrackedCalls, type TrackedChainTx, type TrackedItem } from '../../trackedItem'

type OfWallet = TrackedChainTx | TrackedCalls

/**
 * The gifts that a wallet's transactions count for before the item itself, so that no payment is credited twice: of the
 * items that they have settled, of those that were sent as these very transactions, and of equal ones with the same nonce
 * that were begun earlier.
 */
export function walletClaims(
  hashes: readonly ChainTxHash[],
  item: OfWallet,
  items: readonly TrackedItem[],
): readonly TrackedGift[] {
  const isIn = (hash: ChainTxHash | null) => hash !== null && hashes.includes(hash)
  const isOwn = item.kind === 'calls' || isIn(item.txHash)
  return items
    .filter((other) => isAnotherGift(other, item))
    .filter((other) => {
      if (other.phase.status === 'confirmed' || other.phase.status === 'repriced')
        return isIn(other.phase.txHash)
      if (statusTable[other.phase.status].final) return false
      if (isIn(other.txHash)) return !isOwn || isEarlier(other, item)
      return !isOwn && haveOneNonce(other, item) && isEarlier(other, item)
    })
    .flatMap(({ gifts }) => gifts)
}

/** What a payment goes on as after a speed-up has its date. */
function isAnotherGift(other: TrackedItem, item: OfWallet): other is OfWallet {
  if (other.kind !== 'chainTx' && other.kind !== 'calls') return false
  if (other.chainId !== item.chainId || other.wallet !== item.wallet) return false
  return other.kind !== item.kind || other.kind === 'calls' || other.createdAtMs !== item.createdAtMs
}

function haveOneNonce(other: OfWallet, item: OfWallet): boolean {
  if (other.kind !== 'chainTx' || item.kind !== 'chainTx') return false
  return other.nonce !== null && other.nonce === item.nonce && sameCalls(other.calls, item.calls)
}

/** The same in every tab, and never of an item and itself. */
function isEarlier(one: OfWallet, other: OfWallet): boolean {
  if (one.createdAtMs !== other.createdAtMs) return one.createdAtMs < other.createdAtMs
  return trackedId(one) < trackedId(other)
}
