import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'
import { useNavigation } from './navigation'

/**
 * Returns true once the first screen of a visit has been painted: what can wait is not rendered or fetched before. True
 * at once for a user who has navigated, and may return to a place further down.
 */
export function useFirstPainted(): boolean {
  const [isPainted, setPainted] = useState(useNavigation().hasMoved())
  useEffect(() => {
    if (!isPainted) afterPaint(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}
