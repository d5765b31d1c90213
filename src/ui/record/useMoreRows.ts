import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Thousands of rows would take seconds to lay out. */
const rowsAtATime = 50
/** To lay out more in one frame is a task of some 50 ms. */
const rowsInAFrame = 25

export type MoreRows = {
  /** How many rows to render now. */
  readonly rendered: number
  /** How many will be rendered, some frames later. */
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
  const [rendered, setRendered] = useState(rowsInAFrame)
  const shown = Math.min(limit, count)
  useEffect(() => {
    if (rendered < shown) startTransition(() => setRendered(rendered + rowsInAFrame))
  }, [rendered, shown])

  // Paper has no button for more. Subscribed with the first rows: other effects may run some tasks later.
  useLayoutEffect(() => {
    const showAll = () =>
      flushSync(() => {
        setLimit(Number.POSITIVE_INFINITY)
        setRendered(Number.POSITIVE_INFINITY)
      })
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])

  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    const first = firstNew.current
    if (first === null || rendered <= first) return
    firstNew.current = null
    if (limit < count) return
    const added = list.current?.querySelectorAll<HTMLElement>(row)[first]
    const target = added?.querySelector('a') ?? added
    target?.focus()
  }, [list, row, limit, rendered, count])

  return {
    rendered: Math.min(rendered, shown),
    shown,
    next: Math.min(rowsAtATime, count - shown),
    showMore: () => {
      firstNew.current = limit
      setLimit(limit + rowsAtATime)
    },
  }
}
