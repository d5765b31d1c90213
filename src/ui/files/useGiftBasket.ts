import { useMemo } from 'react'
import { type Basket, type BasketLine, type Lines, mergeAdded } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { basketKey } from '../../flows/basket/basketStore'
import { useApp } from '../AppContext'
import { replacedGift } from './replacedGift'
import { useStoreValue } from '../parts/useStoreValue'

type NewLine = Omit<BasketLine, 'id'>

type GiftBasket = {
  readonly basket: Basket
  /** Adds lines after those of the gift, or replaces them: then with their purpose, where there is one. */
  put(lines: readonly NewLine[], how: 'add' | 'replace', purpose?: string | null): void
  /** Undoes a replacement. */
  bringBack(lines: Lines, purpose: string): void
}

/** Returns the current gift of an account, to be filled from a file or a plan. */
export function useGiftBasket({ chain, address }: Pick<Account, 'chain' | 'address'>): GiftBasket {
  const { baskets } = useApp()
  const store = baskets.of(basketKey(chain.id, address))
  const basket = useStoreValue(store)
  const edits = useMemo(
    () => ({
      put(lines: readonly NewLine[], how: 'add' | 'replace', purpose: string | null = null) {
        const added = lines.map((line) => ({ ...line, id: '' }))
        const { lines: before, purpose: purposeBefore = '' } = store.getState()
        store.edit((lines) => mergeAdded({ lines: how === 'add' ? lines : [] }, added).lines)
        if (how === 'replace' || before.length === 0) store.describe(purpose ?? '')
        if (how === 'replace')
          replacedGift.setState({ before, purposeBefore, after: store.getState().lines }, true)
      },
      bringBack(lines: Lines, purpose: string) {
        store.edit(() => lines)
        store.describe(purpose)
        replacedGift.setState(null, true)
      },
    }),
    [store],
  )
  return { basket, ...edits }
}
