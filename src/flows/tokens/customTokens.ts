import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainToken } from '../../core/chain'
import { addCustomToken, parseCustomTokens, serialiseCustomTokens } from '../../core/tokens/customTokens'
import type { KeyValueStorage } from '../../ports/storage'

/** The tokens that a user has added for one account, on one chain. Every change is stored at once; other tabs are heard. */
export type CustomTokens = Pick<StoreApi<readonly ChainToken[]>, 'getState' | 'subscribe'> & {
  /** False: there is no room for more. */
  add(token: ChainToken): boolean
  remove(address: Address): void
}

/** Where they are stored: per chain and account. All tabs share them. */
export function customTokensKey(chainId: number, owner: Address): string {
  return `dsg.v1.tokens.${chainId}.${owner.toLowerCase()}`
}

/** The tokens under a key. Text that is none is no token, and none leaves nothing behind. */
export function openCustomTokens(storage: KeyValueStorage, key: string): CustomTokens {
  const read = () => parseCustomTokens(storage.get(key))
  const store = createStore<readonly ChainToken[]>(read)
  // Another tab may have stored more, and its storage event can come later.
  function change(next: (tokens: readonly ChainToken[]) => readonly ChainToken[]) {
    const tokens = next(read())
    if (tokens.length === 0) storage.remove(key)
    else storage.set(key, serialiseCustomTokens(tokens))
    store.setState(tokens, true)
  }
  storage.subscribe((changed) => changed === key && store.setState(read(), true))
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add(token) {
      change((tokens) => addCustomToken(tokens, token))
      return store.getState().some(({ address }) => address === token.address)
    },
    remove: (address) => change((tokens) => tokens.filter((token) => token.address !== address)),
  }
}
