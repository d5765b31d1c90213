import { type Address, decodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import { decodeCalls } from './decodeCalls'
import { type CallSurroundings, isListed, payeeOf, codeAt } from './payeeOf'
import { readPayment } from './readPayment'
import { refundOf } from './refundOf'
import type { Call, Execution, SafeTx, SafeTxRecord } from './safeTx'
import { nonceUse } from './findWitness'

/**
 * Payments of a gift by the transaction that used a nonce. `equal`: exactly the gift. `contained`: the gift and more.
 * `disjoint`: certainly none of it. `unknown`: check before giving again.
 */
export type PaymentMatch = 'equal' | 'contained' | 'disjoint' | 'unknown'

export type ExecutedPayments = CallSurroundings & {
  readonly tx: SafeTx
  readonly safe: Address
  readonly outcome: Execution['outcome']
  /** `keccak256` of the code of the batch contract; null when there is none, or no batch. */
  readonly codeHash: Hex | null
  /** Other gifts that this transaction already pays, first claim first. */
  readonly claims: readonly (readonly Call[])[]
}

/** Methods of the Safe that move nothing, in every supported version. */
const settingsAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
])

/**
 * Compares an executed transaction with the calls of a gift, as multisets: one payment counts for one gift. Fails
 * closed: `disjoint` requires that every call is understood, runs no code that could pay others, and reaches none of
 * the gift's recipients.
 *
 * @see Safe.sol, `execTransaction`: ExecutionFailure means that the inner call was reverted, so all of it was undone.
 */
export function comparePayments(gift: readonly Call[], executed: ExecutedPayments): PaymentMatch {
  const { tx, outcome, codeHash, claims, context } = executed
  const recipients = recipientsOf(gift)
  const isRefunded = mayRefund(executed, recipients)
  // The refund is paid whatever the outcome.
  if (outcome === 'failure') return isRefunded ? 'unknown' : 'disjoint'
  const decoded = decodeCalls(tx)
  if (decoded.kind === 'unreadable') return 'unknown'
  // A DELEGATECALL to an address without code succeeds and pays nobody.
  if (decoded.via !== null && codeHash !== decoded.via.codeHash) return 'unknown'

  const unclaimed = claims.reduce<readonly Call[]>(
    (left, claim) => withoutCalls(left, claim) ?? left,
    decoded.calls,
  )
  if (gift.length > 0 && withoutCalls(unclaimed, gift) !== null)
    return decoded.calls.length === gift.length ? 'equal' : 'contained'
  if (recipients === null || isRefunded) return 'unknown'
  if (recipients.some((recipient) => isListed(context?.credited ?? [], recipient))) return 'unknown'
  return decoded.calls.every((call) => cannotPay(call, executed, recipients)) ? 'disjoint' : 'unknown'
}

/** Removes one of each of `taken` from `calls`; null unless all of `taken` is in there. */
export function withoutCalls(calls: readonly Call[], taken: readonly Call[]): readonly Call[] | null {
  const left = [...calls]
  for (const call of taken) {
    const at = left.findIndex((other) => keyOf(other) === keyOf(call))
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

function keyOf({ to, value, data }: Call): string {
  return `${to}:${value}:${data}`.toLowerCase()
}

/** Returns null when a call of the gift is no plain payment: its recipient is unknown. */
function recipientsOf(gift: readonly Call[]): readonly Address[] | null {
  const recipients: Address[] = []
  for (const call of gift) {
    const payment = readPayment(call)
    if (payment === null) return null
    recipients.push(payment.recipient)
  }
  return recipients
}

function cannotPay(call: Call, executed: ExecutedPayments, recipients: readonly Address[]): boolean {
  const { to, value, data } = call
  if (isAddressEqual(to, executed.safe)) return data === '0x' || (value === 0n && isSettingsChange(data))
  const payee = payeeOf(call, executed)
  return payee !== null && !isListed(recipients, payee)
}

function isSettingsChange(data: Hex): boolean {
  try {
    decodeFunctionData({ abi: settingsAbi, data })
    return true
  } catch {
    return false
  }
}

/**
 * Returns true when the refund may have reached a recipient: directly, or through code that runs.
 *
 * @see Safe.sol, `handlePayment`: without a receiver, the executor is paid.
 */
function mayRefund(
  { tx, safe, context, tokens }: ExecutedPayments,
  recipients: readonly Address[] | null,
): boolean {
  const refund = refundOf(tx)
  if (refund === null) return false
  const receiver = refund.receiver ?? context?.executor ?? null
  if (receiver === null || recipients === null || isListed(recipients, receiver)) return true
  if (refund.token !== null) return !isListed(tokens, refund.token)
  return !isAddressEqual(receiver, safe) && codeAt(context, receiver) !== 'none'
}

/**
 * Returns transactions that together make exactly these payments, sorted by nonce: a payment split into several
 * proposals. Delivered ones come before pending ones, newer before older. Failed, rejected and replaced ones do not
 * count. Null: there are none.
 *
 * @param taken - Those that already count for other payments.
 */
export function coveringTxs(
  records: readonly SafeTxRecord[],
  payments: readonly Call[],
  taken: ReadonlySet<SafeTxRecord> = new Set(),
): readonly SafeTxRecord[] | null {
  const candidates = records
    .filter((record) => !taken.has(record))
    .filter((record) =>
      record.isExecuted ? record.isSuccessful === true : nonceUse(record, records) === null,
    )
    .toSorted(
      (one, other) => Number(other.isExecuted) - Number(one.isExecuted) || Number(other.nonce - one.nonce),
    )
  const found: SafeTxRecord[] = []
  let left = payments
  for (const record of candidates) {
    // Of two pending ones with one nonce, only one can be executed.
    if (found.some(({ nonce }) => nonce === record.nonce)) continue
    const decoded = decodeCalls(record)
    const rest =
      decoded.kind === 'calls' && decoded.calls.length > 0 ? withoutCalls(left, decoded.calls) : null
    if (rest === null) continue
    found.push(record)
    left = rest
  }
  if (found.length === 0 || left.length > 0) return null
  return found.toSorted((one, other) => Number(one.nonce - other.nonce))
}
