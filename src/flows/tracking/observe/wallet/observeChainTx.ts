import { isAddressEqual } from 'viem'
import { isProvisional } from '../../../../core/tracking/advance/recheckEnd'
import { endReceipts } from '../../../../core/tracking/advance/recheckWalletEnd'
import { contextToRead } from '../../../../core/tracking/advance/paid/paidInstead'
import {
  type ChainTxObservation,
  type Look,
  type Replacement,
  notAsked,
} from '../../../../core/tracking/observation'
import type { TrackedChainTx } from '../../../../core/tracking/trackedItem'
import { isDeepEnough } from '../../../../core/wallet/chainAccount'
import { observeRises } from '../observeRises'
import type { WalletParts } from '../../../account/accountContext'

/**
 * Polls a transaction of an ordinary wallet once, through our own node. If its nonce is used and it has no receipt, searches
 * for the transaction that used it. Throws only when aborted.
 */
export async function observeChainTx(
  item: TrackedChainTx,
  { chain, walletChain }: Pick<WalletParts, 'chain' | 'walletChain'>,
  signal: AbortSignal,
): Promise<ChainTxObservation> {
  const { txHash, wallet } = item
  // In parallel, so that they share one request.
  const [account, transaction, firstReceipt] = await Promise.all([
    walletChain.readAccount(wallet, signal),
    walletChain.getTransaction(txHash, signal),
    walletChain.getReceipt(txHash, wallet, signal),
  ])
  const shown = transaction.kind === 'found' && isAddressEqual(transaction.value.from, wallet)
  const nonce = shown ? transaction.value.nonce : item.nonce
  const isUsed = account.kind === 'found' && nonce !== null && account.value.nonce > nonce
  const search =
    isUsed && firstReceipt.kind === 'missing'
      ? await findReplacement(item, nonce, walletChain, signal)
      : notAsked
  // It was mined between the reads of this poll.
  const isOwn = search === 'itself'
  const receipt = isOwn ? await walletChain.getReceipt(txHash, wallet, signal) : firstReceipt
  const replacement: Look<Replacement> = isOwn ? { kind: 'missing' } : search
  const confirmationsWanted = chain.confirmations
  // An end that is read again is compared with its receipt, not decided anew.
  const query = isProvisional(item)
    ? null
    : contextToRead(item, { transaction, receipt, replacement, confirmationsWanted })
  const context = query === null ? notAsked : await walletChain.readMinedContext(query, signal)
  const tokens = chain.tokens.map(({ address }) => address)
  const mined = receipt.kind === 'found' ? receipt : replacement
  const end = mined.kind === 'found' ? ('receipt' in mined.value ? mined.value.receipt : mined.value) : null
  const isEnd = end !== null && end.outcome === 'success' && isDeepEnough(end, confirmationsWanted)
  const rises = isEnd
    ? await observeRises(item, { blocks: [end.blockNumber], tokens }, walletChain, signal)
    : {}
  const seen = { account, transaction, receipt, replacement, context, tokens, ...rises }
  return { kind: 'chainTx', confirmationsWanted, ...seen }
}

/** Returns the transaction that used the nonce, first the one that ended the item; `itself`: the tracked one. */
async function findReplacement(
  item: TrackedChainTx,
  nonce: number,
  walletChain: WalletParts['walletChain'],
  signal: AbortSignal,
): Promise<Look<Replacement> | 'itself'> {
  const { wallet, txHash, fromBlock } = item
  const known = endReceipts(item).find((one) => one.txHash !== txHash)
  if (known !== undefined) {
    const [used, mined] = await Promise.all([
      walletChain.getTransaction(known.txHash, signal),
      walletChain.getReceipt(known.txHash, wallet, signal),
    ])
    if (used.kind === 'unreachable') return used
    if (mined.kind === 'unreachable') return mined
    if (used.kind === 'found' && mined.kind === 'found')
      return { kind: 'found', value: { transaction: used.value, receipt: mined.value } }
  }
  const transaction = await walletChain.findByNonce(wallet, nonce, fromBlock, signal)
  if (transaction.kind !== 'found') return transaction
  if (transaction.value.txHash === txHash) return 'itself'
  const receipt = await walletChain.getReceipt(transaction.value.txHash, wallet, signal)
  if (receipt.kind !== 'found') return receipt
  return { kind: 'found', value: { transaction: transaction.value, receipt: receipt.value } }
}
