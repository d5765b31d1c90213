import { useCallback, useState } from 'react'
import type { Lines } from '../../core/giving/basket'
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
  readonly before: Lines
  readonly after: Lines
  /** Dropped with the last line. */
  readonly purpose: string | undefined
}

/** Applies an edit of the basket, and offers to undo it. */
export type Run = (what: Edit, change: (lines: Lines) => Lines) => void

/** Returns the last edit of the basket, which can be undone until the basket changes in any tab. */
export function useUndo(): { readonly last: Undo | null; readonly run: Run } {
  const { basket, edit, describe } = useBasket()
  const { purpose } = basket
  const [done, setDone] = useState<Done | null>(null)
  const run = useCallback<Run>(
    (what, change) =>
      edit((before) => {
        const after = change(before)
        setDone((last) => ({ ...what, number: (last?.number ?? 0) + 1, before, after, purpose }))
        return after
      }),
    [edit, purpose],
  )
  if (done === null || basket.lines !== done.after) return { last: null, run }
  const undo = () => {
    edit((lines) => (lines === done.after ? done.before : lines))
    if (done.after.length === 0 && done.purpose !== undefined) describe(done.purpose)
  }
  return { last: { ...done, undo }, run }
}
