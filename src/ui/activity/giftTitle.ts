import type { TrackedGift } from '../../core/giving/trackedGift'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { shortAddress } from '../parts/shortAddress'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const nameOf = (gift: TrackedGift) => gift.payeeName ?? shortAddress(gift.recipient)

/** What an item is called: whom it gives to, or what the message is. */
export function giftTitle(item: TrackedItem): string {
  if (item.kind === 'safeMessage') return item.title
  const names = [...new Set(item.gifts.map(nameOf))]
  if (names.length === 0)
    return item.kind === 'safeTx' ? 'A transaction of this Safe' : 'A transaction of this wallet'
  if (names.length <= 3) return `Gift to ${list.format(names)}`
  return `Gift to ${list.format([...names.slice(0, 2), `${names.length - 2} others`])}`
}
