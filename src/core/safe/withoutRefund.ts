import { isAddressEqual } from 'viem'
import type { Refund } from './refundOf'
import type { TokenTransfer } from './tokenTransfers'

/**
 * Returns the transfers of a Safe transaction without the payment for its execution. A Safe pays that after all
 * calls: the last transfer to the receiver is no gift. Without a named receiver that is the executor, and so the last
 * transfer of the token.
 *
 * @see Safe.sol, `handlePayment`
 */
export function withoutRefund(
  transfers: readonly TokenTransfer[],
  refund: Pick<Refund, 'token' | 'receiver'> | null,
): readonly TokenTransfer[] {
  if (refund === null || refund.token === null) return transfers
  const { token, receiver } = refund
  const last = transfers.findLastIndex(
    (one) => one.value > 0n && isAddressEqual(one.token, token) && isAddressEqual(one.to, receiver ?? one.to),
  )
  return transfers.filter((_transfer, index) => index !== last)
}
