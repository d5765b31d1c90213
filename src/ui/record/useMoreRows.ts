import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onPrint } from './onPrint'

/** Thousands of rows would take seconds to lay out. */
const rowsAtATime = 50
/** Laying out more in one frame takes about 50 ms. */
const rowsInAFrame = 25

export type MoreRows = {
  /** Number of rows to render now. */
  readonly rendered: number
  /** Number of rows that will be rendered, some frames later. */
  readonly shown: number
  /** Number of rows that the next press adds; 0: all are shown. */
  readonly next: number
  readonly showMore: () => void
}

/**
 * Limits the rows of a long list: in batches on screen, all of them on paper.
 *
 * @param list - The element with the rows. With the last rows the button is removed, and the focus moves to the first
 * of them.
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
  useLayoutEffect(
    () =>
      onPrint(() => {
        setLimit(Number.POSITIVE_INFINITY)
        setRendered(Number.POSITIVE_INFINITY)
      }),
    [],
  )

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
