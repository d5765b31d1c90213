import type { Address } from 'viem'
import type { Answer } from '../../../../core/answer'
import type { Call, ChainTxHash } from '../../../../core/safe/safeTx'
import { isDone } from '../../../../core/tracking/advance/advanceCalls'
import { endReceipts } from '../../../../core/tracking/advance/recheckWalletEnd'
import { isProvisional } from '../../../../core/tracking/advance/recheckEnd'
import { namedStanding } from '../../../../core/tracking/advance/paid/namedStanding'
import { type CallsObservation, type Look, notAsked } from '../../../../core/tracking/observation'
import type { TrackedCalls } from '../../../../core/tracking/trackedItem'
import { everTracked } from '../../../../core/tracking/trackedStore'
import { type ChainReceipt, type ChainTransaction, isDeepEnough } from '../../../../core/wallet/chainAccount'
import { observeRises } from '../observeRises'
import { findBatch } from './findBatch'
import type { WalletContext, WalletParts } from '../../../account/accountContext'

/**
 * Polls a batch of an ordinary wallet once: the wallet names the transactions, our own node returns their receipts. If the wallet
 * says that it is done and names none, searches the chain. Reads an
 * end that is not final again from the chain alone. Throws only when aborted.
 */
export async function observeCalls(
  item: TrackedCalls,
  {
    chain,
    sender,
    walletChain,
    tracked,
  }: Pick<WalletContext, 'chain' | 'sender' | 'walletChain' | 'tracked'>,
  signal: AbortSignal,
): Promise<CallsObservation> {
  if (isProvisional(item)) return observeEnd(item, { chain, walletChain }, signal)
  const tokens = chain.tokens.map(({ address }) => address)
  const told = await sender.getCalls(item.id, signal)
  const found =
    told.kind === 'found' && isDone(told.value) && told.value.txHashes.length === 0
      ? await findBatch(
          {
            item,
            items: everTracked(tracked),
            seen: { kind: 'calls', confirmationsWanted: chain.confirmations, calls: told, tokens },
          },
          walletChain,
          signal,
        )
      : []
  const calls: CallsObservation['calls'] =
    told.kind === 'found' && found.length > 0
      ? { kind: 'found', value: { ...told.value, txHashes: found } }
      : told
  const named = calls.kind === 'found' ? calls.value.txHashes : []
  const remembered = item.txHash === null ? [] : [item.txHash]
  const hashes = named.length > 0 ? named : remembered
  const { receipts, transactions } = await readMined(hashes, item, walletChain, signal)
  const seen: CallsObservation = {
    kind: 'calls',
    confirmationsWanted: chain.confirmations,
    calls,
    receipts,
    transactions,
    tokens,
    ...(await readRises(item, { receipts, confirmations: chain.confirmations, tokens }, walletChain, signal)),
  }
  return { ...seen, made: await readMade(item, seen, walletChain, signal) }
}

async function observeEnd(
  item: TrackedCalls,
  { chain, walletChain }: Pick<WalletParts, 'chain' | 'walletChain'>,
  signal: AbortSignal,
): Promise<CallsObservation> {
  const hashes = endReceipts(item).map(({ txHash }) => txHash)
  // In parallel, so that one node returns all of them.
  const [account, ...receipts] = await Promise.all([
    walletChain.readAccount(item.wallet, signal),
    ...hashes.map((hash) => walletChain.getReceipt(hash, item.wallet, signal)),
  ])
  const { confirmations: confirmationsWanted } = chain
  return { kind: 'calls', confirmationsWanted, calls: notAsked, receipts: allOf(receipts), account }
}

/** Reads the balances for doubted tokens, once all receipts are deep enough. */
async function readRises(
  item: TrackedCalls,
  {
    receipts,
    confirmations,
    tokens,
  }: Pick<Mined, 'receipts'> & { readonly confirmations: number; readonly tokens: readonly Address[] },
  walletChain: WalletParts['walletChain'],
  signal: AbortSignal,
): Promise<Pick<CallsObservation, 'rises'>> {
  if (receipts.kind !== 'found' || !receipts.value.every((one) => isDeepEnough(one, confirmations))) return {}
  const made = receipts.value.filter(({ outcome }) => outcome === 'success')
  if (made.length === 0) return {}
  const blocks = made.map(({ blockNumber }) => blockNumber)
  return observeRises(item, { blocks, tokens }, walletChain, signal)
}

type Mined = {
  readonly receipts: Look<readonly ChainReceipt[]>
  readonly transactions: Look<readonly ChainTransaction[]>
}

/** Reads receipts and senders of the transactions, in one request: the wallet can name any transaction. */
async function readMined(
  hashes: readonly ChainTxHash[],
  { wallet }: TrackedCalls,
  walletChain: WalletParts['walletChain'],
  signal: AbortSignal,
): Promise<Mined> {
  if (hashes.length === 0) return { receipts: notAsked, transactions: notAsked }
  const [receipts, transactions] = await Promise.all([
    Promise.all(hashes.map((hash) => walletChain.getReceipt(hash, wallet, signal))),
    Promise.all(hashes.map((hash) => walletChain.getTransaction(hash, signal))),
  ])
  return { receipts: allOf(receipts), transactions: allOf(transactions) }
}

/** Traces the calls, only when nothing else ties the named transactions to the account. */
async function readMade(
  item: TrackedCalls,
  seen: CallsObservation,
  walletChain: WalletParts['walletChain'],
  signal: AbortSignal,
): Promise<Look<readonly Call[]>> {
  const { receipts, confirmationsWanted } = seen
  if (receipts.kind !== 'found' || receipts.value.length === 0) return notAsked
  if (!receipts.value.every((receipt) => isDeepEnough(receipt, confirmationsWanted))) return notAsked
  if (namedStanding(item, receipts.value, seen) !== 'another') return notAsked
  const hashes = receipts.value.map(({ txHash }) => txHash)
  const traced = allOf(
    await Promise.all(hashes.map((hash) => walletChain.readCallsMade(hash, item.wallet, signal))),
  )
  return traced.kind === 'found' ? { kind: 'found', value: traced.value.flat() } : traced
}

/** Combines the results: unreachable or missing if one of them is. */
function allOf<T>(answers: readonly Answer<T>[]): Answer<readonly T[]> {
  const trouble = answers.find((answer) => answer.kind === 'unreachable')
  if (trouble !== undefined) return trouble
  const value = answers.flatMap((answer) => (answer.kind === 'found' ? [answer.value] : []))
  return value.length < answers.length ? { kind: 'missing' } : { kind: 'found', value }
}
