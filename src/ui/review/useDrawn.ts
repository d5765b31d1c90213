import { startTransition, useEffect, useState } from 'react'

const drawnFirst = 10
const drawnPerSlice = 40

/** How many of so many rows are drawn: a few at first, the rest in slices, so that a search and screen readers find them all. */
export function useDrawn(rows: number): number {
  const [drawn, setDrawn] = useState(drawnFirst)
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + drawnPerSlice))
  }, [drawn, rows])
  return drawn
}
