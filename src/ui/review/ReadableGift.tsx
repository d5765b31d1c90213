import { readableGift } from '../../core/review/readableGift'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReviewState } from '../../flows/review/reviewState'
import { useApp } from '../AppContext'
import { AmountText } from '../parts/AmountText'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { checkOf } from './checkOf'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type ReadableGiftProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
}

/** Notes that a transaction only pays confirmed causes. It proves nothing about the intention. */
export function ReadableGift({ place: { chain, safe }, state: { reading, review } }: ReadableGiftProps) {
  const directory = useStoreValue(useApp().causes)
  if (directory.kind !== 'ready' || checkOf(review.checks, 'recordHash').outcome !== 'holds') return null
  const { record, codes } = reading
  const gifts = readableGift({ record, codes, chain, safe, causes: directory.causes })
  if (gifts === null) return null
  return (
    <Notice tone="quiet" title={m.gift.title}>
      <p>{m.gift.words}</p>
      <ul>
        {gifts.map((gift, index) => (
          <li key={index}>
            <Sentence
              of={m.gift.payment(<AmountText amount={gift.amount} asset={gift} />, gift.payeeName ?? '')}
            />
          </li>
        ))}
      </ul>
      <p>{m.gift.unknown}</p>
    </Notice>
  )
}
