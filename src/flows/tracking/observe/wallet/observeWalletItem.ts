import type { ChainTxHash } from '../../../../core/safe/safeTx'
import { walletClaims } from '../../../../core/tracking/advance/paid/walletClaims'
import {
  type CallsObservation,
  type ChainTxObservation,
  type Look,
  type NodeVerdict,
  type Observation,
  type ReceiptClaim,
  notAsked,
} from '../../../../core/tracking/observation'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../../../../core/tracking/trackedItem'
import { advance } from '../../../../core/tracking/advance/advance'
import { isProvisional } from '../../../../core/tracking/advance/recheckEnd'
import { everTracked } from '../../../../core/tracking/trackedStore'
import { statusTable } from '../../../../core/tracking/status/statusTable'
import type { WalletContext, WalletParts } from '../../../account/accountContext'
import { ForeignItemError } from '../observeItem'
import { observeCalls } from './observeCalls'
import { observeChainTx } from './observeChainTx'

/** Polls an ordinary wallet's item once. Throws only when aborted, or for an item of a Safe. */
export async function observeWalletItem(
  item: TrackedItem,
  sources: Pick<WalletContext, 'chain' | 'sender' | 'walletChain' | 'clock' | 'tracked'>,
  signal: AbortSignal,
): Promise<Observation> {
  if (item.kind !== 'chainTx' && item.kind !== 'calls') throw new ForeignItemError(item.kind)
  const seen =
    item.kind === 'chainTx'
      ? await observeChainTx(item, sources, signal)
      : await observeCalls(item, sources, signal)
  const withClaims = () => ({
    ...seen,
    claims: walletClaims(minedIn(seen), item, everTracked(sources.tracked)),
  })
  const nodes = await observeWalletNodes(item, withClaims(), sources, signal)
  // Read last: the same transaction may have settled another gift meanwhile.
  return { ...withClaims(), nodes }
}

/** Returns the mined transactions that could make the payments. */
function minedIn(seen: ChainTxObservation | CallsObservation): readonly ChainTxHash[] {
  if (seen.kind === 'calls')
    return seen.receipts.kind === 'found' ? seen.receipts.value.map(({ txHash }) => txHash) : []
  const { receipt, replacement } = seen
  if (receipt.kind === 'found') return [receipt.value.txHash]
  return replacement.kind === 'found' ? [replacement.value.transaction.txHash] : []
}

/** Compares a second node's view of the receipts that would end a wallet's item. Only runs in the poll that would end it. */
async function observeWalletNodes(
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
