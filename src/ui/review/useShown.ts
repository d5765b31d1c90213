import { useCallback, useEffect, useState } from 'react'
import type { SafeTxHash } from '../../core/safe/safeTx'

/** Distance below the window at which a row counts as visible. */
const margin = '400px'

/** Watches an element while it is mounted. */
export type Watch = (element: HTMLElement | null) => (() => void) | undefined

/**
 * Reports the rows on screen, by their `data-hash`. The result is the `ref` of each row. Reports none where the browser
 * lacks IntersectionObserver.
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
