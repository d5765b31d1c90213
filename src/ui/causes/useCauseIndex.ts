import { useEffect, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { type CauseIndex, indexCauses } from '../../core/causes/searchCauses'
import { runInSlices } from '../../flows/runInSlices'

/** Created once for each directory. */
const indexes = new WeakMap<readonly Cause[], CauseIndex>()

const clock = {
  nowMs: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

/** Returns the search index of these causes. Null: still being built. */
export function useCauseIndex(causes: readonly Cause[]): CauseIndex | null {
  const [, setReady] = useState<CauseIndex | null>(null)
  const index = indexes.get(causes) ?? null
  useEffect(() => {
    if (index !== null) return undefined
    let isWanted = true
    void runInSlices(indexCauses(causes), clock).then((made) => {
      indexes.set(causes, made)
      if (isWanted) setReady(made)
    })
    return () => {
      isWanted = false
    }
  }, [causes, index])
  return index
}
