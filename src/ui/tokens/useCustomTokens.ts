import { useMemo } from 'react'
import type { ChainToken } from '../../core/chain'
import type { Unreadable } from '../../core/storedText'
import type { Account } from '../../flows/account/account'
import { type CustomTokens, customTokensKey, openCustomTokens } from '../../flows/tokens/customTokens'
import type { KeyValueStorage } from '../../ports/storage'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/** One for each key of a storage. It follows other tabs as long as the page is open. */
const opened = new WeakMap<KeyValueStorage, Map<string, CustomTokens>>()

/** Returns the tokens that the user has added for an account, and the functions that change them. */
export function useCustomTokens({ chain, address }: Pick<Account, 'chain' | 'address'>): {
  readonly tokens: readonly ChainToken[]
  readonly edit: Pick<CustomTokens, 'add' | 'remove' | 'discardUnreadable'>
  /** Stored tokens that cannot be read. */
  readonly unreadable: Unreadable | null
} {
  const { storage } = useApp()
  const store = useMemo(
    () => customTokensOf(storage, customTokensKey(chain.id, address)),
    [storage, chain.id, address],
  )
  return { tokens: useStoreValue(store), edit: store, unreadable: useStoreValue(store.unreadable) }
}

function customTokensOf(storage: KeyValueStorage, key: string): CustomTokens {
  const ofStorage = opened.get(storage) ?? new Map<string, CustomTokens>()
  opened.set(storage, ofStorage)
  const known = ofStorage.get(key) ?? openCustomTokens(storage, key)
  ofStorage.set(key, known)
  return known
}
