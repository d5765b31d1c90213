import { useEffect, useRef, useState } from 'react'
import type { PlanPart } from '../../core/giving/planDocument'
import { findPart, type FoundPart } from '../../flows/plans/findPart'
import { useApp } from '../AppContext'
import { m } from './messages'

/** State of a part in the queue of its Safe. */
export type PartState = { readonly kind: 'idle' } | { readonly kind: 'waiting' } | FoundPart

const idle: PartState = { kind: 'idle' }

/** Returns the state of each part of a plan. Makes no request before `look`. */
export function usePartsFound(parts: readonly PlanPart[]) {
  const { chains, openReader } = useApp()
  const [states, setStates] = useState<ReadonlyMap<PlanPart, PartState>>(() => new Map())
  const searches = useRef(new Map<PlanPart, AbortController>())
  useEffect(() => {
    const all = searches.current
    return () => all.forEach((one) => one.abort())
  }, [])

  const look = async (part: PlanPart) => {
    searches.current.get(part)?.abort()
    const mine = new AbortController()
    searches.current.set(part, mine)
    const set = (state: PartState) => {
      if (!mine.signal.aborted) setStates((all) => new Map(all).set(part, state))
    }
    set({ kind: 'waiting' })
    set(await find(part, mine.signal))
  }

  async function find(part: PlanPart, signal: AbortSignal): Promise<FoundPart> {
    const chain = chains.find(({ id }) => id === part.chainId)
    if (chain === undefined) return { kind: 'unreachable', reason: m.part.otherChain(part.gifts.length) }
    return openReader(chain)
      .then((reader) => findPart(reader, part, parts, signal))
      .catch((): FoundPart => ({ kind: 'unreachable', reason: m.status.notLoaded }))
  }

  return {
    stateOf: (part: PlanPart): PartState => states.get(part) ?? idle,
    look: (part: PlanPart) => void look(part),
    lookAll: () => parts.forEach((part) => void look(part)),
  }
}
