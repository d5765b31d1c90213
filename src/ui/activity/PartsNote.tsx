import type { TrackedItem } from '../../core/tracking/trackedItem'
import { Small } from '../parts/basics'
import { giftTitle } from './giftTitle'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Which payments of a batch are listed as items of their own, so that nobody counts them twice. */
export function PartsNote({ parts }: { readonly parts: readonly TrackedItem[] }) {
  if (parts.length === 0) return null
  return (
    <Small>
      Includes {list.format(parts.map(giftTitle))}, which{' '}
      {parts.length === 1 ? 'is listed on its own' : 'are listed on their own'}.
    </Small>
  )
}
