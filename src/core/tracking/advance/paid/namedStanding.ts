import { isAddressEqual } from 'viem'
import { withoutCalls } from '../../../safe/comparePayments'
import type { Call } from '../../../safe/safeTx'
import type { ChainReceipt, ChainTransaction } from '../../../wallet/chainAccount'
import { judgeChainTx } from '../../../wallet/judgeChainTx'
import type { CallsObservation } from '../../observation'
import type { TrackedCalls } from '../../trackedItem'
import { provedByTokens } from './shortfalls'

/** Relation of a batch's named transactions to the account, by our own node. */
export type NamedStanding =
  /** They made the payments: by event logs, or by every call of the account in a trace. */
  | 'made'
  /** The account sent them, and its wallet may interpret them. */
  | 'own'
  /**
   * They have another sender, are older than the request, are plainly other payments, or pay another gift: they show
   * nothing about the batch.
   */
  | 'another'
  /** The node has not returned them. */
  | 'unread'

/** Compares the transactions named by a wallet, and their receipts, with the requested batch. */
export function namedStanding(
  item: TrackedCalls,
  receipts: readonly ChainReceipt[],
  seen: CallsObservation,
): NamedStanding {
  const { transactions, made, claims = [] } = seen
  const { wallet, calls, gifts, fromBlock } = item
  if (receipts.some(({ blockNumber }) => fromBlock !== null && blockNumber < fromBlock)) return 'another'
  const transfers = receipts.flatMap((receipt) => receipt.transfers)
  if (provedByTokens(gifts, transfers, seen)) return 'made'
  if (made?.kind === 'found' && claims.length === 0 && holds(made.value, calls)) return 'made'

  const shown = transactions?.kind === 'found' ? transactions.value : []
  const sent = receipts.map(({ txHash }) => shown.find((one) => one.txHash === txHash))
  if (sent.some((one) => one === undefined)) return 'unread'
  if (!sent.every((one) => one !== undefined && isAddressEqual(one.from, wallet))) return 'another'
  const succeeded = shown.filter(({ txHash }) =>
    receipts.some((one) => one.txHash === txHash && one.outcome === 'success'),
  )
  if (succeeded.length === 0) return 'own'
  return claims.length === 0 && mayMake(item, succeeded) ? 'own' : 'another'
}

function holds(made: readonly Call[], calls: readonly Call[]): boolean {
  return calls.length > 0 && withoutCalls(made, calls) !== null
}

/**
 * Returns true when the account's own transactions can be the batch: each is one of its payments, or runs code that
 * may make the rest, and none is left.
 */
function mayMake({ wallet, calls }: TrackedCalls, sent: readonly ChainTransaction[]): boolean {
  const left = [...calls]
  let runsCode = false
  for (const transaction of sent) {
    const judged = left.map((call) => judgeChainTx(transaction, { wallet, call }))
    const at = judged.indexOf('ours')
    if (at >= 0) left.splice(at, 1)
    else if (judged.every((one) => one === 'wrapped')) runsCode = true
    else return false
  }
  return runsCode || left.length === 0
}
