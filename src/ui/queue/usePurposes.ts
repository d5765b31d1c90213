import { useEffect, useState } from 'react'
import { quotable } from '../../core/cleanLine'
import type { SafePlace } from '../../core/review/safePlace'
import type { NotePlace, NoteStore } from '../../ports/noteStore'
import type { Queue } from '../../core/queue/groupQueue'
import { useApp } from '../AppContext'

/** By safeTxHash in lower case. Null: this browser has a note that cannot be read. */
export type Purposes = ReadonlyMap<string, string | null>

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
      .then((notes) => findPurposes(notes, { chainId: chain.id, owner: safe }, ids.split(' ')))
      .then(
        (found) => isWanted && setPurposes(found.size === 0 ? none : found),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [openNotes, chain.id, safe, ids])

  return purposes
}

async function findPurposes(notes: NoteStore, place: NotePlace, ids: readonly string[]): Promise<Purposes> {
  const found = await notes.find(place, ids)
  const unread = await notes.findUnread(place, ids)
  const noted = [...found].flatMap(([id, { purpose }]) =>
    purpose === null ? [] : [[id, quotable(purpose)] as const],
  )
  return new Map([...noted, ...[...unread.keys()].map((id) => [id, null] as const)])
}
