import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createBackoff, searchBackoff } from '../backoff'
import type { SafeReader } from '../review/reader'

type OwnedSafesState =
  | { readonly kind: 'looking' }
  /** Retries. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** `more`: number that the service lists beyond `safes`. */
  | { readonly kind: 'found'; readonly safes: readonly Address[]; readonly more: number }

export type OwnedSafes = {
  readonly state: StoreApi<OwnedSafesState>
  readonly close: () => void
}

/** Maximum number of Safes: anybody can name an owner in thousands. */
const mostSafes = 100

/** Fetches the Safes of an owner, each once. Only a claim of the service, good enough to open a queue. */
export function createOwnedSafes(
  {
    service,
    clock,
  }: { readonly service: Pick<SafeReader['service'], 'listSafesOf'>; readonly clock: SafeReader['clock'] },
  owner: Address,
): OwnedSafes {
  const closing = new AbortController()
  const { signal } = closing
  const state = createStore<OwnedSafesState>(() => ({ kind: 'looking' }))

  async function look(): Promise<void> {
    const pause = createBackoff(clock, searchBackoff, signal)
    for (;;) {
      const answer = await service.listSafesOf(owner, signal)
      signal.throwIfAborted()
      if (answer.kind !== 'unreachable') {
        const safes = [...new Set(answer.kind === 'found' ? answer.value : [])]
        const shown = safes.slice(0, mostSafes)
        return state.setState({ kind: 'found', safes: shown, more: safes.length - shown.length }, true)
      }
      state.setState({ kind: 'unreachable', reason: answer.reason }, true)
      await pause()
    }
  }

  look().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return { state, close: () => closing.abort() }
}
