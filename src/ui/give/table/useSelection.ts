import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Lines } from '../../../core/giving/basket'
import { idsBetween } from '../../../core/giving/basketRows'

export type Selection = {
  /** The selected lines, in the order of the gift. */
  readonly lines: Lines
  has(id: string): boolean
  /** `isRange`: all from the one selected before. */
  readonly select: (id: string, isSelected: boolean, isRange: boolean) => void
  selectAll(ids: readonly string[], isSelected: boolean): void
  clear(): void
}

/** Keeps the selected lines, while they are in the gift. `shownIds`: those of the rows shown, in order. */
export function useSelection(lines: Lines, shownIds: RefObject<readonly string[]>): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState(lines)
  const before = useRef<string | null>(null)
  // Undo brings a removed line back, which is then not selected.
  if (seen !== lines) {
    setSeen(lines)
    if (ids.size > 0) setIds(stillThere(ids, lines))
  }
  useLayoutEffect(() => {
    if (!lines.some(({ id }) => id === before.current)) before.current = null
  }, [lines])
  const selectAll = useCallback((changed: readonly string[], isSelected: boolean) => {
    setIds((all) => {
      const next = new Set(all)
      for (const id of changed) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }, [])
  const select = useCallback<Selection['select']>(
    (id, isSelected, isRange) => {
      selectAll(isRange ? idsBetween(shownIds.current, before.current, id) : [id], isSelected)
      before.current = id
    },
    [selectAll, shownIds],
  )
  const selected = useMemo(() => (ids.size === 0 ? [] : lines.filter(({ id }) => ids.has(id))), [lines, ids])
  return { lines: selected, has: (id) => ids.has(id), select, selectAll, clear: () => setIds(new Set()) }
}

/** Returns the ids of lines that are in the gift now. */
function stillThere(ids: ReadonlySet<string>, now: Lines): ReadonlySet<string> {
  return new Set(now.flatMap(({ id }) => (ids.has(id) ? [id] : [])))
}
