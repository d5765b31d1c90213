import type { TrackedItem } from '../../core/tracking/trackedItem'
import { Small } from '../parts/basics'
import { giftTitle } from './giftTitle'
import { locale } from '../../language/messages'
import { m } from './messages'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Lists the payments of a batch that are items of their own, so that nobody counts them twice. */
export function PartsNote({ parts }: { readonly parts: readonly TrackedItem[] }) {
  if (parts.length === 0) return null
  return <Small>{m.includes(list.format(parts.map(giftTitle)), parts.length)}</Small>
}
