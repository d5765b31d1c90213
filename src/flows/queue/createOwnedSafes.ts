import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer } from '../../core/answer'
import type { SafeService } from '../../ports/service'

export type OwnedSafes = {
  /** Null: not answered yet. */
  readonly state: StoreApi<Answer<readonly Address[]> | null>
  readonly close: () => void
}

/** The Safes of an owner, asked once: by the service's word, which opens a queue and decides nothing. */
export function createOwnedSafes(service: Pick<SafeService, 'listSafesOf'>, owner: Address): OwnedSafes {
  const closing = new AbortController()
  const state = createStore<Answer<readonly Address[]> | null>(() => null)
  service.listSafesOf(owner, closing.signal).then(
    (answer) => state.setState(answer, true),
    (error: unknown) => {
      if (!closing.signal.aborted) throw error
    },
  )
  return { state, close: () => closing.abort() }
}
