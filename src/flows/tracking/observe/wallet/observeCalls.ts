import type { ChainTxHash } from '../../../../core/safe/safeTx'
import type { CallsObservation, Look } from '../../../../core/tracking/observation'
import type { TrackedCalls } from '../../../../core/tracking/trackedItem'
import type { ChainReceipt } from '../../../../core/wallet/chainAccount'
import { notAsked } from '../../sources'
import type { WalletParts } from '../../../account/wallet/walletContext'

/**
 * One poll of a batch of an ordinary wallet: the wallet names the transactions, our own node gives their receipts. Throws
 * only when aborted.
 */
export async function observeCalls(
  item: TrackedCalls,
  { chain, sender, walletChain }: Pick<WalletParts, 'chain' | 'sender' | 'walletChain'>,
  signal: AbortSignal,
): Promise<CallsObservation> {
  const calls = await sender.getCalls(item.id, signal)
  const named = calls.kind === 'found' ? calls.value.txHashes : []
  const remembered = item.txHash === null ? [] : [item.txHash]
  const receipts = await readReceipts(named.length > 0 ? named : remembered, item, walletChain, signal)
  return { kind: 'calls', confirmationsWanted: chain.confirmations, calls, receipts }
}

async function readReceipts(
  hashes: readonly ChainTxHash[],
  { wallet }: TrackedCalls,
  walletChain: WalletParts['walletChain'],
  signal: AbortSignal,
): Promise<Look<readonly ChainReceipt[]>> {
  if (hashes.length === 0) return notAsked
  const answers = await Promise.all(hashes.map((hash) => walletChain.getReceipt(hash, wallet, signal)))
  const trouble = answers.find((answer) => answer.kind === 'unreachable')
  if (trouble !== undefined) return trouble
  const value = answers.flatMap((answer) => (answer.kind === 'found' ? [answer.value] : []))
  return value.length < hashes.length ? { kind: 'missing' } : { kind: 'found', value }
}
