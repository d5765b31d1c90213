import { isAddressEqual } from 'viem'
import { isSameToken, type TrackedGift } from './trackedGift'
import type { WaitingTx } from './promisedByAsset'

export type EqualGifts = {
  /** Payments that a waiting transaction makes too, each once. */
  readonly payments: readonly TrackedGift[]
  /** The transactions that make them. */
  readonly waiting: readonly WaitingTx[]
}

/** Finds payments of a gift that are already pending: equal amount, asset and recipient. Null: none. */
export function findEqualGifts(
  gifts: readonly TrackedGift[],
  waiting: readonly WaitingTx[],
): EqualGifts | null {
  const payments = gifts.filter((gift) => waiting.some((tx) => makes(tx, gift)))
  if (payments.length === 0) return null
  return { payments, waiting: waiting.filter((tx) => payments.some((gift) => makes(tx, gift))) }
}

function makes({ gifts }: WaitingTx, wanted: TrackedGift): boolean {
  return gifts.some(
    ({ recipient, token, amount }) =>
      amount === wanted.amount &&
      isSameToken(token, wanted.token) &&
      isAddressEqual(recipient, wanted.recipient),
  )
}
