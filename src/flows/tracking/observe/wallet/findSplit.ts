import { withoutCalls } from '../../../../core/safe/comparePayments'
import type { ChainTxHash } from '../../../../core/safe/safeTx'
import { statusTable } from '../../../../core/tracking/status/statusTable'
import { trackedId, type TrackedCalls, type TrackedItem } from '../../../../core/tracking/trackedItem'
import type { ChainTransaction } from '../../../../core/wallet/chainAccount'
import { judgeChainTx } from '../../../../core/wallet/judgeChainTx'
import type { WalletChain } from '../../../../ports/chain'

/** Maximum number of payments of a batch that is searched for as one transaction each. */
export const mostSplit = 10

/**
 * Returns false when another gift may have made one of these payments by a transaction that is not known: another batch, or one that
 * the wallet may have sent again under another hash.
 */
export function mayBeSplit(item: TrackedCalls, items: readonly TrackedItem[]): boolean {
  if (item.calls.length > mostSplit) return false
  const isKnown = ({ kind, phase }: TrackedItem) => {
    if (kind === 'chainTx') return statusTable[phase.status].final && phase.status !== 'replaced'
    return phase.status === 'confirmed' && phase.blockNumber <= (item.fromBlock ?? 0n)
  }
  return items
    .filter((other) => other.kind === 'calls' || other.kind === 'chainTx')
    .filter((other) => trackedId(other) !== trackedId(item))
    .every(
      (other) => isKnown(other) || other.calls.every((call) => withoutCalls(item.calls, [call]) === null),
    )
}

/** Finds one successful transaction of the account for each payment. Its bytes are the payment. Empty: one is missing. */
export async function findSplit(
  { wallet, calls }: TrackedCalls,
  own: readonly ChainTransaction[],
  walletChain: WalletChain,
  signal: AbortSignal,
): Promise<readonly ChainTxHash[]> {
  const left = [...own]
  const taken: ChainTxHash[] = []
  for (const call of calls) {
    const at = left.findIndex((each) => judgeChainTx(each, { wallet, call }) === 'ours')
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found === undefined) return []
    const receipt = await walletChain.getReceipt(found.txHash, wallet, signal)
    if (receipt.kind !== 'found' || receipt.value.outcome !== 'success') return []
    taken.push(found.txHash)
  }
  return taken
}
