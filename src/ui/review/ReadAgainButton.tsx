import type { TxReview } from '../../flows/review/createReview'
import { SecondaryButton } from '../parts/Button'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

type ReadAgainButtonProps = {
  readonly review: Pick<TxReview, 'again' | 'isReadingAgain'>
  /** Called before the next reading. */
  readonly onPress?: () => void
  readonly children: string
}

/** Reads the transaction again, and shows that it is being read. */
export function ReadAgainButton({ review, onPress, children }: ReadAgainButtonProps) {
  const isReading = useStoreValue(review.isReadingAgain)
  const press = () => {
    onPress?.()
    if (!isReading) review.again()
  }
  return (
    <SecondaryButton aria-disabled={isReading} onClick={press}>
      {isReading ? m.readingAgain : children}
    </SecondaryButton>
  )
}
