import { startTransition, useEffect, useState } from 'react'

/** False in the first render, and true in a later one that React makes in short slices. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return isLater
}
