import { type Address, isAddressEqual } from 'viem'
import { readPayment } from '../../../safe/readPayment'
import { codeAt, type CallSurroundings, isListed, payeeOf } from '../../../safe/payeeOf'
import type { Call, ChainTxHash } from '../../../safe/safeTx'
import { isDeepEnough } from '../../../wallet/chainAccount'
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
 * Decides whether a mined transaction, other than the payment itself, may have paid the item. `no` is proved: it is
 * the wallet's own and was reverted, or it runs no code, pays another recipient, and no Transfer event credits the
 * item's recipient.
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

/** Returns the context to read before deciding whether a transaction ran code; null: none. */
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

/** Returns true when its payment depends on the code that it ran. */
export function isByContext(item: TrackedChainTx, { transaction, receipt }: Replacement): boolean {
  return receipt.outcome === 'success' && ['other', 'cancel'].includes(judge(item, transaction))
}

/** A transfer to oneself pays nobody else, unless the account runs code of its own. */
function payeeIn(
  { to, value, data }: Replacement['transaction'],
  wallet: Address,
  where: CallSurroundings,
): Address | null {
  if (to === null) return null
  if (isAddressEqual(to, wallet)) return data === '0x' && codeAt(where.context, wallet) === 'none' ? to : null
  return payeeOf({ to, value, data }, where)
}

/** Returns null when the call is no plain payment: its recipient is unknown. */
function recipientOf(call: Call | undefined): Address | null {
  if (call === undefined) return null
  return readPayment(call)?.recipient ?? null
}
