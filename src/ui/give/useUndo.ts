import { useCallback, useState } from 'react'
import type { Basket, Lines } from '../../core/giving/basket'
import { useBasket } from './useBasket'

type Edit = {
  /** The edit, as one sentence. */
  readonly sentence: string
  /** Position of the edited line. */
  readonly place: number
  /** True when the focus stays where the user edits. Otherwise the undo button takes it. */
  readonly keepsFocus?: boolean
}

export type Undo = Edit & {
  /** Counts the edits: two of them can have the same sentence. */
  readonly number: number
  undo(): void
}

type Done = Edit & {
  readonly number: number
  readonly before: Basket
  readonly after: Lines
}

/** Applies an edit of the basket, and offers to undo it. */
export type Run = (what: Edit, change: (lines: Lines) => Lines) => void

/** Returns the last edit of the basket, which can be undone until the basket changes in any tab. */
export function useUndo(): { readonly last: Undo | null; readonly run: Run } {
  const { basket, edit, undo } = useBasket()
  const { plan, purpose } = basket
  const [done, setDone] = useState<Done | null>(null)
  const run = useCallback<Run>(
    (what, change) =>
      edit((lines) => {
        const after = change(lines)
        setDone((last) => ({
          ...what,
          number: (last?.number ?? 0) + 1,
          before: { lines, ...(plan && { plan }), ...(purpose && { purpose }) },
          after,
        }))
        return after
      }),
    [edit, plan, purpose],
  )
  if (done === null || basket.lines !== done.after) return { last: null, run }
  return { last: { ...done, undo: () => undo(done) }, run }
}
