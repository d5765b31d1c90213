import { isAddressEqual } from 'viem'
import type { Gift } from './gift'
import { ownNameOf } from './ownNameOf'
import type { TrackedGift } from './trackedGift'

/**
 * Adds the giver's own names to gifts that were read from calls. Recipients in the directory keep its name.
 *
 * @param intended - Gifts that the calls were built from, in the same order.
 */
export function withOwnNames(
  gifts: readonly TrackedGift[],
  intended: readonly Gift[],
): readonly TrackedGift[] {
  return gifts.map((gift, at) => {
    const own = intended[at]
    const isOwn =
      gift.causeId === null && own?.causeId === null && isAddressEqual(own.recipient, gift.recipient)
    return isOwn ? { ...gift, payeeName: ownNameOf(own) } : gift
  })
}
