import { isAddressEqual } from 'viem'
import type { Gift } from './gift'
import { ownNameOf } from './ownNameOf'
import type { TrackedGift } from './trackedGift'

/**
 * Gifts as they were read from calls, with the giver's own names for recipients that are not in the directory. What the
 * directory names keeps its name.
 *
 * @param intended - What the calls were made from, in the same order.
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
