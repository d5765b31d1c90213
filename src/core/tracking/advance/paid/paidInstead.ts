import { type Address, isAddressEqual } from 'viem'
import { readPayment } from '../../../safe/readPayment'
import { codeAt } from '../../../safe/minedContext'
import { type CallSurroundings, isListed, payeeOf } from '../../../safe/payeeOf'
import type { Call, ChainTxHash } from '../../../safe/safeTx'
import { isDeepEnough } from '../../../wallet/isDeepEnough'
import { type ChainTxJudgement, judgeChainTx } from '../../../wallet/judgeChainTx'
import type { ChainTxObservation, Replacement } from '../../observation'
import type { TrackedChainTx } from '../../trackedItem'

/** Compares a transaction with the payment of an item, by its bytes. */
export function judge(
  { wallet, calls }: Pick<TrackedChainTx, 'wallet' | 'calls'>,
  transaction: Replacement['transaction'],
): ChainTxJudgement {
  const [call] = calls
  return call === undefined ? 'overlap' : judgeChainTx(transaction, { wallet, call })
}

/**
 * What a transaction in a block, which is not the payment of an item, paid of it. `no` is proved: it is the wallet's own and
 * was undone, or it runs no code, pays somebody else, and no token says that the recipient was credited.
 */
export function paidInstead(
  { wallet, calls }: TrackedChainTx,
  { transaction, receipt }: Replacement,
  where: CallSurroundings,
): 'no' | 'unknown' {
  if (!isAddressEqual(transaction.from, wallet)) return 'unknown'
  if (receipt.outcome === 'reverted') return 'no'
  const recipient = recipientOf(calls[0])
  const payee = payeeIn(transaction, wallet, where)
  if (recipient === null || payee === null || isAddressEqual(payee, recipient)) return 'unknown'
  return isListed(where.context?.credited ?? [], recipient) ? 'unknown' : 'no'
}

/** What has to be read of a transaction before it can be told whether it ran code; null: nothing. */
export function contextToRead(
  item: TrackedChainTx,
  {
    transaction,
    receipt,
    replacement,
    confirmationsWanted,
  }: Pick<ChainTxObservation, 'transaction' | 'receipt' | 'replacement' | 'confirmationsWanted'>,
): { readonly txHash: ChainTxHash; readonly addresses: readonly Address[] } | null {
  const isMined = transaction.kind === 'found' && receipt.kind === 'found'
  const mined = isMined ? { transaction: transaction.value, receipt: receipt.value } : null
  const shown = mined ?? (replacement.kind === 'found' ? replacement.value : null)
  if (shown === null || !isDeepEnough(shown.receipt, confirmationsWanted)) return null
  if (!isByContext(item, shown)) return null
  const { to, txHash } = shown.transaction
  return { txHash, addresses: to === null ? [] : [to] }
}

/** Whether the bytes alone do not tell what it paid, and the code that it ran may. */
export function isByContext(item: TrackedChainTx, { transaction, receipt }: Replacement): boolean {
  return receipt.outcome === 'success' && ['other', 'cancel'].includes(judge(item, transaction))
}

/** A send to oneself pays nobody else, unless the account runs code of its own. */
function payeeIn(
  { to, value, data }: Replacement['transaction'],
  wallet: Address,
  where: CallSurroundings,
): Address | null {
  if (to === null) return null
  if (isAddressEqual(to, wallet)) return data === '0x' && codeAt(where.context, wallet) === 'none' ? to : null
  return payeeOf({ to, value, data }, where)
}

/** Null when the call is not a plain payment, so that it is unknown whom it pays. */
function recipientOf(call: Call | undefined): Address | null {
  if (call === undefined) return null
  return readPayment(call)?.recipient ?? null
}
