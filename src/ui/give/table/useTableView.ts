import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { fieldId } from '../basketLine'

/** The fields of the lines, or the lines at a glance. */
type TableViewName = 'table' | 'overview'

/** From this number of lines on, an overview shows more than the table does. */
const overviewFrom = 24

export type TableView = {
  readonly isOffered: boolean
  /** The one chosen. */
  readonly chosen: TableViewName
  /** The one to render: a moment behind a choice, as a long one takes a while. */
  readonly shown: TableViewName
  choose(view: TableViewName): void
  /** Shows the table, with the focus in the amount of this line. Stable. */
  readonly openLine: (id: string) => void
}

/** Chooses how the lines are shown. `revealed`: a new number shows the table at once, so that a field can be reached. */
export function useTableView(lines: number, revealed: number): TableView {
  const [choice, setChoice] = useState<{ readonly view: TableViewName; readonly revealed: number }>({
    view: 'table',
    revealed,
  })
  const isOffered = lines >= overviewFrom
  const chosen = isOffered && choice.revealed === revealed ? choice.view : 'table'
  const deferred = useDeferredValue(chosen)
  const shown = isOffered && choice.revealed === revealed ? deferred : 'table'
  const opened = useRef<string | null>(null)
  const [openLine] = useState(() => (id: string) => {
    opened.current = id
    setChoice((before) => ({ ...before, view: 'table' }))
  })
  useLayoutEffect(() => {
    if (shown !== 'table' || opened.current === null) return
    const amount = document.getElementById(fieldId(opened.current, 'amount'))
    opened.current = null
    amount?.focus()
    amount?.scrollIntoView({ block: 'center' })
  }, [shown])
  return { isOffered, chosen, shown, choose: (view) => setChoice({ view, revealed }), openLine }
}
