import { useMemo } from 'react'
import type { Basket, BasketLine } from '../../core/giving/basket'
import { type Lines, mergeAdded } from '../../core/giving/editBasket'
import type { Account } from '../../flows/account/account'
import { basketKey } from '../../flows/basket/basketKey'
import { useApp } from '../AppContext'
import { replacedGift } from './replacedGift'
import { useStoreValue } from '../parts/useStoreValue'

type NewLine = Omit<BasketLine, 'id'>

type GiftBasket = {
  readonly basket: Basket
  /** Puts lines behind those of the gift, or in their place. */
  put(lines: readonly NewLine[], how: 'add' | 'replace'): void
  /** Undoes a replacement. */
  bringBack(lines: Lines): void
}

/** The gift that is put together for an account, to be filled from a file or a plan. */
export function useGiftBasket({ chain, address }: Pick<Account, 'chain' | 'address'>): GiftBasket {
  const { baskets } = useApp()
  const store = baskets.of(basketKey(chain.id, address))
  const basket = useStoreValue(store)
  const edits = useMemo(
    () => ({
      put(lines: readonly NewLine[], how: 'add' | 'replace') {
        const added = lines.map((line) => ({ ...line, id: '' }))
        const before = store.getState().lines
        store.edit((lines) => mergeAdded({ lines: how === 'add' ? lines : [] }, added).lines)
        if (how === 'replace') replacedGift.setState({ before, after: store.getState().lines }, true)
      },
      bringBack(lines: Lines) {
        store.edit(() => lines)
        replacedGift.setState(null, true)
      },
    }),
    [store],
  )
  return { basket, ...edits }
}
