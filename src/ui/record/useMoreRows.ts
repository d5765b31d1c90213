import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Thousands of rows would take seconds to lay out. */
const rowsAtATime = 50

type MoreRows = {
  /** How many rows are shown: at most as many as there are. */
  readonly shown: number
  /** How many the next press adds; 0: all are shown. */
  readonly next: number
  readonly showMore: () => void
}

/**
 * The rows of a long list, some at a time on a screen and all of them on paper.
 *
 * @param list - What the rows are in. With the last rows the button goes, and the focus moves to the first of them.
 * @param row - A selector of its rows.
 */
export function useMoreRows(count: number, list: RefObject<HTMLElement | null>, row: string): MoreRows {
  const [limit, setLimit] = useState(rowsAtATime)
  // Paper has no button for more.
  useEffect(() => {
    const showAll = () => flushSync(() => setLimit(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])

  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    const first = firstNew.current
    firstNew.current = null
    if (first === null || limit < count) return
    const added = list.current?.querySelectorAll<HTMLElement>(row)[first]
    const target = added?.querySelector('a') ?? added
    target?.focus()
  }, [list, row, limit, count])

  const shown = Math.min(limit, count)
  return {
    shown,
    next: Math.min(rowsAtATime, count - shown),
    showMore: () => {
      firstNew.current = limit
      startTransition(() => setLimit(limit + rowsAtATime))
    },
  }
}
