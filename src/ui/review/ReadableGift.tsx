import { readableGift } from '../../core/review/readableGift'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReviewState } from '../../flows/review/createReview'
import { useApp } from '../AppContext'
import { AmountText } from '../parts/AmountText'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { checkOf } from './checkOf'

type ReadableGiftProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
}

/** Says of a transaction that only pays confirmed causes that it can be read as a gift. What was meant, it cannot tell. */
export function ReadableGift({ place: { chain, safe }, state: { reading, review } }: ReadableGiftProps) {
  const directory = useStoreValue(useApp().causes)
  if (directory.kind !== 'ready' || checkOf(review.checks, 'recordHash').outcome !== 'holds') return null
  const { record, codes } = reading
  const gifts = readableGift({ record, codes, chain, safe, causes: directory.causes })
  if (gifts === null) return null
  return (
    <Notice tone="quiet" title="Readable as a gift">
      <p>All it does is pay causes that are confirmed in this page’s directory:</p>
      <ul>
        {gifts.map((gift, index) => (
          <li key={index}>
            <AmountText amount={gift.amount} asset={gift} /> to {gift.payeeName}
          </li>
        ))}
      </ul>
      <p>
        Whether it is the gift that was meant, nobody can tell from here: the link you opened has no
        description to compare with. Ask whoever proposed it for the link that the app made then.
      </p>
    </Notice>
  )
}
