import type { TrackedGift } from '../../core/giving/trackedGift'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { shortAddress } from '../parts/format'
import { locale } from '../../language/messages'
import { m } from './messages'

/** Created on first use: this file belongs to the start of a page. */
let list: Intl.ListFormat | undefined

const nameOf = (gift: TrackedGift) => gift.payeeName ?? shortAddress(gift.recipient)

/** Returns the title of an item: the recipients of its gifts, or the title of a message. */
export function giftTitle(item: TrackedItem): string {
  if (item.kind === 'safeMessage') return item.title
  const names = [...new Set(item.gifts.map(nameOf))]
  if (names.length === 0) return item.kind === 'safeTx' ? m.giftTitle.ofSafe : m.giftTitle.ofWallet
  list ??= new Intl.ListFormat(locale, { type: 'conjunction' })
  return m.giftTitle.to(
    list.format(names.length <= 3 ? names : [...names.slice(0, 2), m.giftTitle.others(names.length - 2)]),
  )
}
