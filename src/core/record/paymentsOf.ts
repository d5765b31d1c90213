import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { decodeCalls } from '../safe/decodeCalls'
import { readPayment } from '../safe/readPayment'
import { signMessageLibOf } from '../safe/signMessageLib'
import type { Call } from '../safe/safeTx'
import { type TokenTransfer, withoutRefund } from '../safe/tokenTransfers'
import { m } from './messages'
import type { RecordedTx } from './recordedTx'

/**
 * Outcome of one payment. `delivered`: all of it stayed with the recipient. `partial`: less stayed. `nothing`: executed, and
 * nothing stayed. `failed`: the execution failed, and no payment was made.
 */
export type PaymentOutcome = 'delivered' | 'partial' | 'nothing' | 'failed'

/** One plain payment of an executed transaction: coin, or an ERC-20 `transfer`. */
export type Payment = {
  /** Index among the calls of the transaction, from 0. */
  readonly index: number
  /** EIP-55 checksummed. */
  readonly recipient: Address
  /** Null: the chain's own coin. */
  readonly token: Address | null
  /** Amount in the call, in base units. */
  readonly amount: bigint
  /**
   * Amount that stayed with the recipient, in base units, never below zero. Tokens: by their own events. Coin: the value of
   * the call less what came back.
   */
  readonly arrived: bigint
  readonly outcome: PaymentOutcome
}

export type TxPayments =
  | {
      readonly kind: 'read'
      readonly payments: readonly Payment[]
      /** Number of calls that are not plain payments. */
      readonly otherCalls: number
      /** True when those calls moved money out of the Safe (by values and the tokens' events). Recipients are unknown. */
      readonly movedOtherwise: boolean
    }
  /** Executed, but its bytes do not show what it paid. */
  | { readonly kind: 'unreadable'; readonly reason: string }

/** The fields of an executed transaction that its payments depend on. An ordinary wallet's transaction is its one call. */
export type PaidTx = Pick<RecordedTx, 'tx' | 'safe' | 'outcome' | 'refund' | 'transfers' | 'coinReturned'>

/**
 * Returns the payments of an executed Safe transaction.
 *
 * @param codeHashOf - `keccak256` of the code at a contract on this chain; null: none, or not read.
 */
export function paymentsOf(recorded: PaidTx, codeHashOf: (contract: Address) => Hex | null): TxPayments {
  const { tx, safe, outcome } = recorded
  if (tx === null) return unreadable(m.reading.noFields)
  const signing = signMessageLibOf(tx)
  if (signing !== null && codeHashOf(tx.to) === signing.codeHash) return paysNothing(recorded)
  const decoded = decodeCalls(tx)
  if (decoded.kind === 'unreadable') {
    // A failed execution reverts everything, so its bytes do not matter.
    return outcome === 'failure'
      ? { kind: 'read', payments: [], otherCalls: 1, movedOtherwise: false }
      : unreadable(decoded.reason)
  }
  // A DELEGATECALL to an address without code succeeds and pays nobody.
  if (decoded.via !== null && codeHashOf(tx.to) !== decoded.via.codeHash)
    return unreadable(m.reading.otherCode(tx.to))

  const asked = decoded.calls.flatMap((call, index) => {
    const payment = plainPayment(call, safe)
    return payment === null ? [] : { index, ...payment }
  })
  const transfers = withoutRefund(recorded.transfers, recorded.refund)
  const payments = settlePayments(asked, { ...recorded, transfers })
  const places = new Set(asked.map(({ index }) => index))
  const others = decoded.calls.filter((_call, index) => !places.has(index))
  const movedOtherwise =
    outcome === 'success' && others.length > 0 && movesMoney({ others, asked, transfers, safe })
  return { kind: 'read', payments, otherCalls: others.length, movedOtherwise }
}

/** Returns that it paid nobody. What the Safe's tokens say all the same moved otherwise. */
function paysNothing({ safe, outcome, transfers, refund }: PaidTx): TxPayments {
  const left = withoutRefund(transfers, refund)
  const movedOtherwise = outcome === 'success' && movesMoney({ others: [], asked: [], transfers: left, safe })
  return { kind: 'read', payments: [], otherCalls: 1, movedOtherwise }
}

function movesMoney({
  others,
  asked,
  transfers,
  safe,
}: {
  readonly others: readonly Call[]
  readonly asked: readonly Asked[]
  readonly transfers: readonly TokenTransfer[]
  readonly safe: Address
}): boolean {
  const ways = new Set(asked.map(({ token, recipient }) => wayKey(token, recipient)))
  const isAsked = ({ token, to }: TokenTransfer) => ways.has(wayKey(token, to))
  return (
    others.some(({ to, value }) => value > 0n && !isAddressEqual(to, safe)) ||
    transfers.some((one) => one.value > 0n && !isAsked(one))
  )
}

type Asked = Pick<Payment, 'index' | 'recipient' | 'token' | 'amount'>

/** Compares the requested payments with the transfers, and returns the outcome of each. */
export function settlePayments(
  asked: readonly Asked[],
  moved: Pick<PaidTx, 'outcome' | 'transfers' | 'coinReturned'>,
): readonly Payment[] {
  if (moved.outcome === 'failure')
    return asked.map((payment) => ({ ...payment, arrived: 0n, outcome: 'failed' }))
  const shares = shareOut(asked, moved)
  return asked.map((payment, at) => {
    const arrived = shares[at] ?? 0n
    return { ...payment, arrived, outcome: outcomeOf(payment.amount, arrived) }
  })
}

/** Returns the payment of a call. Null: not a payment, or one that does not leave the Safe or goes to the zero address. */
function plainPayment(call: Call, safe: Address): Omit<Asked, 'index'> | null {
  const payment = readPayment(call)
  if (payment === null || payment.amount === 0n || isAddressEqual(payment.recipient, safe)) return null
  return payment.token === null && payment.recipient === zeroAddress ? null : payment
}

/**
 * Assigns the transfers to the payments. Payments of one token to one recipient share their events: with one event per
 * payment each has its own, otherwise they are filled in order.
 */
function shareOut(
  asked: readonly Asked[],
  { transfers, coinReturned }: Pick<PaidTx, 'transfers' | 'coinReturned'>,
): readonly bigint[] {
  const shares = asked.map(() => 0n)
  const groups = groupBy(
    asked.map((payment, at) => ({ ...payment, at })),
    ({ token, recipient }) => wayKey(token, recipient),
  )
  const movedBy = groupBy(transfers, ({ token, to }) => wayKey(token, to))
  const returnedBy = groupBy(coinReturned, ({ from }) => wayKey(null, from))
  for (const [key, group] of groups) {
    const amounts = group.map(({ amount }) => amount)
    const isCoin = group[0]?.token === null
    const moved = isCoin ? amounts : (movedBy.get(key) ?? []).map(({ value }) => value)
    const back = isCoin
      ? sumOf((returnedBy.get(key) ?? []).map(({ value }) => value))
      : -sumOf(moved.filter((value) => value < 0n))
    const arrived = moved.filter((value) => value > 0n)
    const isEach = arrived.length === group.length && back === 0n
    const filled = isEach ? arrived : fill(amounts, sumOf(arrived) - back)
    for (const [place, { at }] of group.entries()) shares[at] = filled[place] ?? 0n
  }
  return shares
}

/** Returns the key of one asset to one address. */
function wayKey(token: Address | null, to: Address): string {
  return `${token?.toLowerCase() ?? ''}:${to.toLowerCase()}`
}

/** Groups by key: comparing all pairs of a batch of 500 would take a second. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/** Fills each in order; the last one takes the remainder. */
function fill(amounts: readonly bigint[], total: bigint): readonly bigint[] {
  let left = total > 0n ? total : 0n
  return amounts.map((amount, place) => {
    const share = place === amounts.length - 1 || left < amount ? left : amount
    left -= share
    return share
  })
}

function outcomeOf(amount: bigint, arrived: bigint): PaymentOutcome {
  if (arrived >= amount) return 'delivered'
  return arrived === 0n ? 'nothing' : 'partial'
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n)
}

function unreadable(reason: string): TxPayments {
  return { kind: 'unreadable', reason }
}
