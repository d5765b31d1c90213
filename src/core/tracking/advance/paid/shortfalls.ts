import { type Address, isAddressEqual } from 'viem'
import { readPayment } from '../../../safe/readPayment'
import type { Refund } from '../../../safe/refundOf'
import type { Call } from '../../../safe/safeTx'
import { type TokenTransfer, withoutRefund } from '../../../safe/tokenTransfers'
import type { Shortfall, TrackedGift } from '../../../giving/trackedGift'
import type { BalanceProof, ProvedWitness, TxObservation } from '../../observation'
import { unconfirmedRise, isBalanceAwaited } from './balanceRises'
import type { TrackedNote } from '../../trackedNote'
import type { TrackedTx } from '../../trackedItem'

/** Other payments of the same transaction, and what is known of the tokens. */
type PaidBesides = {
  readonly others?: readonly Call[]
  readonly refund?: Refund | null
  readonly proof?: BalanceProof
}

/**
 * Returns the token gifts of which less stayed with the recipient than was given, by Transfer events. A token may
 * return `false` and move nothing, or keep a part, and a recipient may send a part back. Gifts of one token to one
 * recipient count together, because their transfers are indistinguishable, as are those of `others`. Ignores the
 * chain's own coin, which emits no event. Includes gifts in doubted tokens that the recipient's balance does not confirm.
 */
export function shortfalls(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  { others = [], refund = null, proof = {} }: PaidBesides = {},
): readonly Shortfall[] {
  const paid = withoutRefund(transfers, refund)
  const asked = new Map<string, Shortfall>()
  for (const gift of gifts) {
    const { payeeName, recipient, symbol, decimals, token, amount, custom } = gift
    if (token === null) continue
    const key = `${token}:${recipient}`.toLowerCase()
    const moved = paid.filter((one) => isBetween(one, token, recipient)).map(({ value }) => value)
    const arrived = sumOf(moved.filter((value) => value > 0n))
    const returned = -sumOf(moved.filter((value) => value < 0n))
    const given = (asked.get(key)?.given ?? askedOf(others, token, recipient)) + amount
    const back = returned === 0n ? {} : { returned }
    const isShort = arrived - returned < given
    const risen = unconfirmedRise({ token, recipient, custom }, { arrived, returned, isShort }, proof)
    const doubt = risen === undefined ? {} : { risen }
    asked.set(key, { payeeName, recipient, symbol, decimals, token, given, arrived, ...back, ...doubt })
  }
  return [...asked.values()].filter(
    ({ given, arrived, returned = 0n, risen }) => risen !== undefined || arrived - returned < given,
  )
}

function isBetween(transfer: TokenTransfer, token: Address, recipient: Address): boolean {
  return isAddressEqual(transfer.token, token) && isAddressEqual(transfer.to, recipient)
}

function askedOf(calls: readonly Call[], token: Address, recipient: Address): bigint {
  return calls.reduce((sum, call) => {
    const paid = readPayment(call)
    if (paid === null || paid.token === null || !isAddressEqual(paid.token, token)) return sum
    return isAddressEqual(paid.recipient, recipient) ? sum + paid.amount : sum
  }, 0n)
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n)
}

/** Notes that less arrived, or stayed, than was given, or that its balance does not confirm it. No status, since it was paid. */
export function shortfallNote(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  besides: PaidBesides = {},
): TrackedNote | null {
  const short = shortfalls(gifts, transfers, besides)
  return short.length === 0 ? null : { kind: 'received', gifts: short }
}

/**
 * Returns true when Transfer events prove that every gift arrived, beside `claims`, which the same transactions pay
 * first. Events of a doubted token only count where the recipient's balance confirms them. Always false for coin, which
 * emits no event: other code may succeed although a payment in it failed.
 */
export function provedByTokens(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  proof: BalanceProof & { readonly claims?: readonly TrackedGift[] },
): boolean {
  // The balances of other gifts are not read.
  const all = [...(proof.claims ?? []), ...gifts].map((gift) => {
    const { custom: _, ...trusted } = gift
    return trusted
  })
  const isProvable = all.length > 0 && all.every(({ token }) => token !== null)
  if (!isProvable || shortfalls(gifts, transfers, { proof }).length > 0) return false
  return shortfalls(all, transfers).length === 0
}

/** `note` says why it is not known yet, or that less arrived; null: all of it arrived. */
type Arrival = { readonly isKnown: boolean; readonly note: TrackedNote | null }

/** Judges what a final execution paid, by the receipt, which alone shows it, and by balances for doubted tokens. */
export function judgeArrival(
  item: TrackedTx,
  seen: TxObservation,
  paidBy: ProvedWitness | null,
  since: (kind: TrackedNote['kind']) => number,
): Arrival {
  // Coin emits no event, and a failed inner payment undoes the batch.
  if (item.gifts.every(({ token }) => token === null)) return { isKnown: true, note: null }
  const { transfers } = seen
  if (transfers.kind === 'unreachable') {
    const { reason } = transfers
    return { isKnown: false, note: { kind: 'unreachable', reason, sinceMs: since('unreachable') } }
  }
  if (transfers.kind !== 'found' || isBalanceAwaited(item, seen))
    return { isKnown: false, note: { kind: 'receiptUnread', sinceMs: since('receiptUnread') } }
  const besides = { others: paidBy?.others ?? [], refund: item.refund, proof: seen }
  return { isKnown: true, note: shortfallNote(item.gifts, transfers.value, besides) }
}
