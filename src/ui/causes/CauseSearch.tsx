import { useEffect, useMemo, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { type CauseIndex, indexCauses, searchCauses } from '../../core/causes/searchCauses'
import { runInSlices } from '../../flows/runInSlices'
import { Small } from '../parts/basics'
import { m } from './messages'
import { CauseList, type CauseListProps } from './CauseList'

/** Made once for each directory. */
const indexes = new WeakMap<readonly Cause[], CauseIndex>()

const clock = {
  nowMs: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

type CauseSearchProps = Omit<CauseListProps, 'found'> & {
  readonly causes: readonly Cause[]
  /** Those of the causes that the filters leave. */
  readonly filtered: readonly Cause[]
  readonly text: string
}

/** What was found for the words that were typed. A file of its own: most visitors of a short list never search it. */
export function CauseSearch({ causes, filtered, text, ...list }: CauseSearchProps) {
  const index = useIndex(causes)
  const found = useMemo(() => {
    if (index === null) return null
    const allowed = new Set(filtered)
    return searchCauses(index, text).filter((cause) => allowed.has(cause))
  }, [index, filtered, text])
  return found === null ? <Small>{m.searching}</Small> : <CauseList found={found} {...list} />
}

function useIndex(causes: readonly Cause[]): CauseIndex | null {
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
