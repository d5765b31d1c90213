import type { Call } from '../safe/safeTx'
import { buildBatch } from './buildBatch'
import type { DescribedGift } from './giftDocument'

/**
 * Builds the calls for the payments of a gift document, in their order.
 *
 * @throws EmptyBatchError, InvalidGiftError for what `readGiftDocument` refuses
 */
export function describedCalls(gifts: readonly DescribedGift[]): readonly Call[] {
  return buildBatch(
    gifts.map(({ name, recipient, token, amount }) => ({
      payeeName: name ?? recipient,
      recipient,
      asset: token === null ? ({ kind: 'native' } as const) : ({ kind: 'token', address: token } as const),
      amount,
    })),
  )
}
