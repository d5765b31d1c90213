import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainToken } from '../../core/chain'
import { addCustomToken, readCustomTokens, serialiseCustomTokens } from '../../core/tokens/customTokens'
import { foundOr, type Unreadable } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { storedEntry } from '../storedEntry'

/** Tokens that a user has added for one account on one chain. Stored at once, and shared by all tabs. */
export type CustomTokens = Pick<StoreApi<readonly ChainToken[]>, 'getState' | 'subscribe'> & {
  /** Adds a token. False: no room for more, or the stored tokens are unreadable. */
  add(token: ChainToken): boolean
  remove(address: Address): void
  /** Stored tokens that cannot be read: they stay unchanged, and none can be added. Null: none. */
  readonly unreadable: StoreApi<Unreadable | null>
  /** Removes the unreadable tokens that are shown. */
  discardUnreadable(): void
}

/** Returns the storage key of the tokens of an account on a chain. All tabs share them. */
export function customTokensKey(chainId: number, owner: Address): string {
  return `dsg.v1.tokens.${chainId}.${owner.toLowerCase()}`
}

/** Opens the tokens under a key. Removes the key when none is left. */
export function openCustomTokens(storage: KeyValueStorage, key: string): CustomTokens {
  const entry = storedEntry(storage, key, { read: readCustomTokens, serialise: serialiseCustomTokens })
  const unreadable = createStore<Unreadable | null>(entry.unreadable)
  const read = () => foundOr(entry.read(), [])
  const store = createStore<readonly ChainToken[]>(read)
  function refresh() {
    unreadable.setState(entry.unreadable(), true)
    store.setState(read(), true)
  }
  // Another tab may have stored more, and its storage event may arrive later.
  function change(next: (tokens: readonly ChainToken[]) => readonly ChainToken[]) {
    if (entry.unreadable() !== null) return refresh()
    const tokens = next(read())
    if (tokens.length === 0) entry.remove()
    else entry.set(tokens)
    store.setState(tokens, true)
  }
  storage.subscribe((changed) => changed === key && refresh())
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add(token) {
      change((tokens) => addCustomToken(tokens, token))
      return store.getState().some(({ address }) => address === token.address)
    },
    unreadable,
    discardUnreadable() {
      const shown = unreadable.getState()
      if (shown !== null) entry.discard(shown)
      refresh()
    },
    remove: (address) => change((tokens) => tokens.filter((token) => token.address !== address)),
  }
}
