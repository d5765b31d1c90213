import { useEffect, useState } from 'react'
import { quotable } from '../../core/cleanLine'
import type { SafePlace } from '../../core/review/safePlace'
import type { Queue } from '../../core/queue/groupQueue'
import { useApp } from '../AppContext'

/** By safeTxHash in lower case. */
export type Purposes = ReadonlyMap<string, string>

const none: Purposes = new Map()

/** Number of nonces that are looked up: those that come next. */
const mostGroups = 100

/** Reads the purposes that this browser has noted for the transactions of the queue. Nobody signs a purpose. */
export function usePurposes({ chain, safe }: SafePlace, { groups }: Pick<Queue, 'groups'>): Purposes {
  const { openNotes } = useApp()
  const [purposes, setPurposes] = useState(none)
  const ids = groups
    .slice(0, mostGroups)
    .flatMap(({ entries }) => entries.map(({ record }) => record.safeTxHash.toLowerCase()))
    .join(' ')

  useEffect(() => {
    if (ids === '') return undefined
    let isWanted = true
    openNotes()
      .then((notes) => notes.find({ chainId: chain.id, owner: safe }, ids.split(' ')))
      .then(
        (found) => {
          const noted = [...found].flatMap(([id, { purpose }]) =>
            purpose === null ? [] : [[id, quotable(purpose)] as const],
          )
          if (isWanted) setPurposes(noted.length === 0 ? none : new Map(noted))
        },
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [openNotes, chain.id, safe, ids])

  return purposes
}
