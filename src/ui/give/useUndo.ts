import { useState } from 'react'
import type { Lines } from '../../core/giving/basket'
import { useBasket } from './useBasket'

export type Undo = {
  /** The edit, as one sentence. */
  readonly sentence: string
  /** Position of the edited line. */
  readonly place: number
  undo(): void
}

type Done = Pick<Undo, 'sentence' | 'place'> & { readonly before: Lines; readonly after: Lines }

/** Returns the last edit of the basket, which can be undone until the basket changes in any tab. */
export function useUndo(): {
  readonly last: Undo | null
  run(what: Pick<Undo, 'sentence' | 'place'>, change: (lines: Lines) => Lines): void
} {
  const { basket, edit } = useBasket()
  const [done, setDone] = useState<Done | null>(null)
  return {
    last:
      done === null || basket.lines !== done.after
        ? null
        : {
            sentence: done.sentence,
            place: done.place,
            undo: () => edit((lines) => (lines === done.after ? done.before : lines)),
          },
    run(what, change) {
      edit((before) => {
        const after = change(before)
        setDone({ ...what, before, after })
        return after
      })
    },
  }
}
