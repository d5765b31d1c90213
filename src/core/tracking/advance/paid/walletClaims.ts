import type { TrackedGift } from '../../../giving/trackedGift'
import { areCallsEqual, type ChainTxHash } from '../../../safe/safeTx'
import { statusTable } from '../../status/statusTable'
import {
  isMadeHere,
  trackedId,
  type TrackedCalls,
  type TrackedChainTx,
  type TrackedItem,
} from '../../trackedItem'

type OfWallet = TrackedChainTx | TrackedCalls

/**
 * Returns the gifts that a wallet's transactions pay before the item itself, so that no payment counts twice: those
 * of items that they settled, of items sent as these very transactions, and of equal items with the same nonce begun
 * earlier.
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
      // This browser was told the transactions of its own gift: a file takes none of them away.
      if (isOwn && other.imported === true && isMadeHere(item)) return false
      if (other.phase.status === 'confirmed' || other.phase.status === 'repriced')
        return isIn(other.phase.txHash)
      if (statusTable[other.phase.status].final) return false
      if (isIn(other.txHash)) return !isOwn || isEarlier(other, item)
      return !isOwn && haveOneNonce(other, item) && isEarlier(other, item)
    })
    .flatMap(({ gifts }) => gifts)
}

/** A sped-up payment keeps the date of the original. */
function isAnotherGift(other: TrackedItem, item: OfWallet): other is OfWallet {
  if (other.kind !== 'chainTx' && other.kind !== 'calls') return false
  if (other.chainId !== item.chainId || other.wallet !== item.wallet) return false
  return other.kind !== item.kind || other.kind === 'calls' || other.createdAtMs !== item.createdAtMs
}

function haveOneNonce(other: OfWallet, item: OfWallet): boolean {
  if (other.kind !== 'chainTx' || item.kind !== 'chainTx') return false
  return other.nonce !== null && other.nonce === item.nonce && areCallsEqual(other.calls, item.calls)
}

/** Orders two items the same way in every tab, and never an item before itself. */
function isEarlier(one: OfWallet, other: OfWallet): boolean {
  if (one.createdAtMs !== other.createdAtMs) return one.createdAtMs < other.createdAtMs
  return trackedId(one) < trackedId(other)
}
