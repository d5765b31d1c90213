import { useCallback, useEffect, useState } from 'react'
import type { SafeTxHash } from '../../core/safe/safeTx'

/** How far below the window a row counts as visible. */
const margin = '400px'

/** Watches an element while it is there. */
export type Watch = (element: HTMLElement | null) => (() => void) | undefined

/**
 * Tells which rows are on screen, by their `data-hash`. The result is the `ref` of each row. Where a browser cannot tell, no
 * row is said to be on screen.
 */
export function useShown(onShow: (hashes: readonly SafeTxHash[]) => void): Watch {
  const [shown] = useState(() => new Set<SafeTxHash>())
  const [observer] = useState(() =>
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              const hash = (target as HTMLElement).dataset['hash'] as SafeTxHash | undefined
              if (hash === undefined) continue
              if (isIntersecting) shown.add(hash)
              else shown.delete(hash)
            }
            onShow([...shown])
          },
          { rootMargin: margin },
        ),
  )
  useEffect(() => () => observer?.disconnect(), [observer])
  return useCallback(
    (element) => {
      if (element === null || observer === null) return undefined
      observer.observe(element)
      return () => {
        observer.unobserve(element)
        shown.delete(element.dataset['hash'] as SafeTxHash)
      }
    },
    [observer, shown],
  )
}
