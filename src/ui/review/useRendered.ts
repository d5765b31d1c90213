import { startTransition, useEffect, useState } from 'react'

const renderedFirst = 10
const renderedPerSlice = 20

/**
 * Returns the number of rows to render: a few at first, the rest in slices, so that find-in-page and screen readers
 * find them all.
 */
export function useRendered(rows: number): number {
  const [rendered, setRendered] = useState(renderedFirst)
  useEffect(() => {
    if (rendered < rows) startTransition(() => setRendered(rendered + renderedPerSlice))
  }, [rendered, rows])
  return rendered
}
