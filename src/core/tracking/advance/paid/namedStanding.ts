import { isAddressEqual } from 'viem'
import { withoutCalls } from '../../../safe/comparePayments'
import type { Call } from '../../../safe/safeTx'
import type { ChainReceipt, ChainTransaction } from '../../../wallet/chainAccount'
import { judgeChainTx } from '../../../wallet/judgeChainTx'
import type { CallsObservation } from '../../observation'
import type { TrackedCalls } from '../../trackedItem'
import { provedByTokens } from './provedByTokens'

/** What the transactions that a wallet has named for a batch have to do with the account, by our own node. */
export type NamedStanding =
  /** They made the payments: by the tokens' own events, or by every call of the account in a trace. */
  | 'made'
  /** The account sent them, and its wallet may say what they mean. */
  | 'own'
  /**
   * They are somebody else's, older than the request, plainly other payments, or count for another gift: they say nothing
   * of the batch.
   */
  | 'another'
  /** The node has not shown them. */
  | 'unread'

/** Compares the transactions that a wallet has named, with their receipts, with the batch that it was asked for. */
export function namedStanding(
  item: TrackedCalls,
  receipts: readonly ChainReceipt[],
  { transactions, made, claims = [] }: CallsObservation,
): NamedStanding {
  const { wallet, calls, gifts, fromBlock } = item
  if (receipts.some(({ blockNumber }) => fromBlock !== null && blockNumber < fromBlock)) return 'another'
  const transfers = receipts.flatMap((receipt) => receipt.transfers)
  if (provedByTokens([...claims, ...gifts], transfers)) return 'made'
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
 * Whether the account's own transactions can be the batch: each is one of its payments as it is, or runs code that may make
 * the rest, and none is left.
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
