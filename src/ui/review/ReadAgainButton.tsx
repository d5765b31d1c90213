import { useEffect, useRef } from 'react'
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

/**
 * Moves the focus to the heading of the screen after a press that removed its own button.
 *
 * @param kind - Kind of the screen. The focus moves once it has changed.
 * @returns A function to call on the press.
 */
export function useFocusAfterPress(kind: string): () => void {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    isPressed.current = false
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [kind])
  return () => {
    isPressed.current = true
  }
}
