import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer } from '../../core/answer'
import type { SafeService } from '../../ports/service'

export type OwnedSafes = {
  /** Null: not answered yet. */
  readonly state: StoreApi<Answer<readonly Address[]> | null>
  readonly close: () => void
}

/** Fetches the Safes of an owner once. A claim of the service, good enough to open a queue. */
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
