import { memo, useMemo, useEffect, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { searchCauses, type CauseIndex, indexCauses } from '../../core/causes/searchCauses'
import { Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { m } from './messages'
import { CauseList, type CauseListProps } from './CauseList'
import { runInSlices } from '../../flows/runInSlices'

type CauseSearchProps = Omit<CauseListProps, 'found'> & {
  readonly causes: readonly Cause[]
  /** The causes that match the filters. */
  readonly filtered: readonly Cause[]
  readonly text: string
}

/** Number of results at once: each key lays out the rows again, and visitors read the best few. */
const rowsAtOnce = 30

/** An address, the id of a transaction in Safe{Wallet}, or a link: no words of a cause. */
const namesAddress = /0x[\da-f]{40}|multisig_|^\s*https?:\/\//i

const address = deferredPart(async () => (await import('./AddressFound')).AddressFound)

const searching = <Small>{m.searching}</Small>

/** Shows the search results. A chunk of its own: most visitors never search. */
export const CauseSearch = memo(function CauseSearch({ causes, filtered, text, ...list }: CauseSearchProps) {
  const index = useCauseIndex(causes)
  const isAddress = namesAddress.test(text)
  const allowed = useMemo(() => new Set(filtered), [filtered])
  const found = useMemo(
    () => (index === null ? null : searchCauses(index, text).filter((cause) => allowed.has(cause))),
    [index, allowed, text],
  )
  if (isAddress) return <Deferred part={address} props={{ text, causes, ...list }} waiting={searching} />
  if (found === null) return searching
  return <CauseList found={found} {...list} atOnce={rowsAtOnce} />
})

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
