import { useEffect, useMemo, useState } from 'react'
import type { GiftRecord } from '../../core/record/giftRecord'
import { type CheckedClaim, checkClaims } from '../../flows/record/check/checkClaims'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { useListedChains } from '../tokens/useListedChains'
import { directoryOfToday } from './directoryOfToday'

export type ManyChecked = {
  readonly phase: 'checking' | 'done' | 'broken'
  /** Checked gifts in the order of the file. */
  readonly claims: readonly CheckedClaim[]
}

/** Interval of renders while gifts are checked, in ms. */
const renderEveryMs = 250

const nothing: ManyChecked = { phase: 'checking', claims: [] }

/** Checks the gifts of an export once the directory has loaded. Stops with the component. */
export function useCheckMany(gifts: readonly GiftRecord[]): ManyChecked {
  const { openHistory, causes } = useApp()
  const chains = useListedChains()
  const state = useStoreValue(causes)
  const task = useMemo(() => ({ gifts, directory: directoryOfToday(state) }), [gifts, state])
  const [done, setDone] = useState<{ readonly task: object; readonly checked: ManyChecked } | null>(null)

  useEffect(() => {
    const { directory } = task
    if (directory === undefined || chains === null) return undefined
    const stop = new AbortController()
    const claims: CheckedClaim[] = []
    let shownAtMs = 0
    const show = (phase: ManyChecked['phase']) => {
      if (stop.signal.aborted) return
      shownAtMs = performance.now()
      setDone({ task, checked: { phase, claims: [...claims] } })
    }
    checkClaims(
      task.gifts,
      { chains, openSources: openHistory, directory },
      {
        signal: stop.signal,
        onChecked(claim) {
          claims.push(claim)
          if (performance.now() - shownAtMs >= renderEveryMs) show('checking')
        },
      },
    ).then(
      () => show('done'),
      () => show('broken'),
    )
    return () => stop.abort()
  }, [task, chains, openHistory])

  return done?.task === task ? done.checked : nothing
}
