import { advance } from '../../../../core/tracking/advance/advance'
import type {
  CallsObservation,
  ChainTxObservation,
  Look,
  NodeVerdict,
  ReceiptClaim,
} from '../../../../core/tracking/observation'
import { statusTable } from '../../../../core/tracking/status/statusTable'
import type { TrackedCalls, TrackedChainTx } from '../../../../core/tracking/trackedItem'
import { notAsked } from '../../sources'
import type { WalletParts } from '../../../account/wallet/walletContext'

/** Whether a second node shows what would end a wallet's item. Asked only in the round that would end it. */
export async function observeWalletNodes(
  item: TrackedChainTx | TrackedCalls,
  seen: ChainTxObservation | CallsObservation,
  { walletChain, clock }: Pick<WalletParts, 'walletChain' | 'clock'>,
  signal: AbortSignal,
): Promise<Look<NodeVerdict>> {
  const { phase } = advance(item, seen, clock.nowMs())
  const claims = statusTable[phase.status].final ? claimsIn(seen) : []
  return claims.length === 0 ? notAsked : walletChain.compareReceipts(claims, item.wallet, signal)
}

/** Empty where it ended by the wallet's word alone, which no node can confirm. */
function claimsIn(seen: ChainTxObservation | CallsObservation): readonly ReceiptClaim[] {
  if (seen.kind === 'calls')
    return seen.receipts.kind === 'found'
      ? seen.receipts.value.map((receipt) => ({ receipt, transaction: null }))
      : []
  const { receipt, transaction, replacement } = seen
  if (receipt.kind === 'found')
    return [{ receipt: receipt.value, transaction: transaction.kind === 'found' ? transaction.value : null }]
  return replacement.kind === 'found' ? [replacement.value] : []
}
