import { advance } from '../../../../core/tracking/advance/advance'
import { isProvisional } from '../../../../core/tracking/advance/recheckEnd'
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

/** Compares a second node's view of the receipts that would end a wallet's item. Only runs in the poll that would end it. */
export async function observeWalletNodes(
  item: TrackedChainTx | TrackedCalls,
  seen: ChainTxObservation | CallsObservation,
  { walletChain, clock }: Pick<WalletParts, 'walletChain' | 'clock'>,
  signal: AbortSignal,
): Promise<Look<NodeVerdict>> {
  if (isProvisional(item)) return notAsked
  const { phase } = advance(item, seen, clock.nowMs())
  const claims = statusTable[phase.status].final ? claimsIn(seen) : []
  return claims.length === 0 ? notAsked : walletChain.compareReceipts(claims, item.wallet, signal)
}

/** Returns the receipts to compare. Empty when only the wallet reported the end, which no node can confirm. */
function claimsIn(seen: ChainTxObservation | CallsObservation): readonly ReceiptClaim[] {
  if (seen.kind === 'calls') return namedClaims(seen)
  const { receipt, transaction, replacement } = seen
  if (receipt.kind === 'found')
    return [{ receipt: receipt.value, transaction: transaction.kind === 'found' ? transaction.value : null }]
  return replacement.kind === 'found' ? [replacement.value] : []
}

/** Includes the senders: the wallet can name any transaction. */
function namedClaims({ receipts, transactions }: CallsObservation): readonly ReceiptClaim[] {
  if (receipts.kind !== 'found') return []
  const shown = transactions?.kind === 'found' ? transactions.value : []
  return receipts.value.map((receipt) => {
    return { receipt, transaction: shown.find(({ txHash }) => txHash === receipt.txHash) ?? null }
  })
}
