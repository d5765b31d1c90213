import { startTransition, useEffect, useState } from 'react'

/** Returns false in the first render, and true in a later one that React renders in short slices. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return isLater
}
