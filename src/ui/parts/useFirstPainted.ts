import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'
import { useNavigation } from './navigation'

/**
 * Whether the first screen of a visit has been painted: what can wait for that is not rendered, nor fetched, before. True at
 * once for a user who has navigated, and may come back to a place further down.
 */
export function useFirstPainted(): boolean {
  const [isPainted, setPainted] = useState(useNavigation().hasMoved())
  useEffect(() => {
    if (!isPainted) afterPaint(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}
