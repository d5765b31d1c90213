import type { StoreApi } from 'zustand/vanilla'
import type { TabTurns } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'

type TurnContext = StorageOwner & { readonly turns: TabTurns; readonly signal: AbortSignal }

/**
 * Makes it this tab's turn to ask for the account, before storage or the chain are read for it: until `state` is one
 * that does not ask, or the account is closed. False: another tab is asking, and this one must not. Throws only when
 * aborted.
 */
export async function takeTurn<State>(
  context: TurnContext,
  state: StoreApi<State>,
  isAsking: (state: State) => boolean,
): Promise<boolean> {
  const { turns, signal } = context
  const over = new AbortController()
  const end = () => {
    unsubscribe()
    signal.removeEventListener('abort', end)
    over.abort()
  }
  const unsubscribe = state.subscribe((next) => {
    if (!isAsking(next)) end()
  })
  signal.addEventListener('abort', end, { once: true })
  const isTaken = await turns.take(storageKey('intent', context), over.signal)
  if (!isTaken) end()
  signal.throwIfAborted()
  return isTaken
}
