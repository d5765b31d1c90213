import { type Address, isAddressEqual } from 'viem'
import { readPayment } from '../../../safe/readPayment'
import type { Refund } from '../../../safe/refundOf'
import type { Call } from '../../../safe/safeTx'
import { type TokenTransfer, withoutRefund } from '../../../safe/tokenTransfers'
import type { Shortfall, TrackedGift } from '../../../giving/trackedGift'
import type { BalanceProof } from '../../observation'
import { unconfirmedRise } from './balanceRises'

/** Other payments of the same transaction, and what is known of the tokens. */
export type PaidBesides = {
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
