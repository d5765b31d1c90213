import { useEffect, useMemo, useState } from 'react'
import type { GiftRecord } from '../../core/record/giftRecord'
import { type CheckOutcome, checkRecordAgainstChain } from '../../flows/record/check/checkRecordAgainstChain'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { useListedChains } from '../tokens/useListedChains'
import { directoryOfToday } from './directoryOfToday'

export type Checking = { readonly kind: 'checking' } | { readonly kind: 'broken' } | CheckOutcome

/** Checks a record once the directory has loaded, and again on each call of `again`. Stops with the component. */
export function useCheck(gift: GiftRecord): readonly [checking: Checking, again: () => void] {
  const { openHistory, causes } = useApp()
  const chains = useListedChains()
  const state = useStoreValue(causes)
  const [run, setRun] = useState(0)
  const task = useMemo(() => ({ gift, directory: directoryOfToday(state), run }), [gift, state, run])
  const [done, setDone] = useState<{ readonly task: object; readonly checking: Checking } | null>(null)

  useEffect(() => {
    const { directory } = task
    if (directory === undefined || chains === null) return undefined
    const stop = new AbortController()
    const end = (checking: Checking) => {
      if (!stop.signal.aborted) setDone({ task, checking })
    }
    checkRecordAgainstChain(task.gift, { chains, openSources: openHistory, directory }, stop.signal).then(
      end,
      () => end({ kind: 'broken' }),
    )
    return () => stop.abort()
  }, [task, chains, openHistory])

  return [done?.task === task ? done.checking : { kind: 'checking' }, () => setRun(run + 1)]
}
