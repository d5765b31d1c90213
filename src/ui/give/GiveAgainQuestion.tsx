import { amountWords } from '../../core/money/formatAmount'
import type { EqualGifts } from '../../core/giving/earlierGifts'
import { LazyFold } from '../parts/LazyFold'
import { Notice } from '../parts/Notice'
import { Consent } from './Consent'
import { isLongGift } from './GiftList'
import type { Giver } from './giver'
import { m } from './messages'
import { useUnlistedName } from './ReviewTable'
import type { GiveAgain } from './useConsents'

type GiveAgainQuestionProps = {
  readonly giverName: Giver['name']
  /** Number of payments of the gift. */
  readonly count: number
  readonly again: GiveAgain
}

/** Requires consent before a pending payment is given once more. */
export function GiveAgainQuestion({ giverName, count, again }: GiveAgainQuestionProps) {
  const unlisted = useUnlistedName()
  const { equal, accepted, accept } = again
  if (equal === null) return null
  const isWhole = equal.payments.length === count
  const payments = (
    <ul>
      {equal.payments.map((gift, index) => (
        <li key={`${index}${gift.recipient}`}>
          {m.review.again.payment(
            amountWords(gift.amount, gift),
            gift.causeId === null
              ? m.review.again.unlisted(gift.recipient, unlisted)
              : (gift.payeeName ?? gift.recipient),
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Notice tone="waiting" title={titleOf(equal, isWhole, giverName)}>
      {!isWhole && !isLongGift(equal.payments) && payments}
      {!isWhole && isLongGift(equal.payments) && (
        <LazyFold title={m.review.again.each(equal.payments.length)}>{payments}</LazyFold>
      )}
      <Consent given={accepted} onChange={accept}>
        {m.review.again.yes}
      </Consent>
    </Notice>
  )
}

function titleOf({ waiting }: EqualGifts, isWhole: boolean, giverName: Giver['name']): string {
  const unsettled = waiting.filter(({ money }) => money !== 'unknown')
  const isUnknown = unsettled.length === 0
  const nonces = giverName === 'wallet' ? '' : numbers(isUnknown ? waiting : unsettled)
  return m.review.again.title(isWhole, giverName, isUnknown, nonces)
}

/** Returns "#4, #5", as far as the nonces are known. */
function numbers(waiting: EqualGifts['waiting']): string {
  const nonces = [...new Set(waiting.flatMap(({ nonce }) => nonce ?? []))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  return nonces.map((nonce) => `#${nonce}`).join(', ')
}
