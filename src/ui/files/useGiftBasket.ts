import { useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Basket, BasketLine, Lines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { basketKey } from '../../flows/basket/basketStore'
import { newLineId } from '../give/newLineId'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

type NewLine = Omit<BasketLine, 'id'>

type GiftBasket = {
  readonly basket: Basket
  /** Adds lines after those of the gift, or replaces them: then with their purpose, where there is one. */
  put(lines: readonly NewLine[], how: 'add' | 'replace', purpose?: string | null): void
  /** Undoes a replacement. */
  bringBack(replaced: ReplacedGift): void
}

/** Returns the current gift of an account, to be filled from a file or a plan. */
export function useGiftBasket({ chain, address }: Pick<Account, 'chain' | 'address'>): GiftBasket {
  const { baskets } = useApp()
  const store = baskets.of(basketKey(chain.id, address))
  const basket = useStoreValue(store)
  const edits = useMemo(
    () => ({
      put(lines: readonly NewLine[], how: 'add' | 'replace', purpose: string | null = null) {
        const added = lines.map((line) => ({ ...line, id: newLineId() }))
        const before = store.getState()
        store.edit((lines) => (how === 'add' ? [...lines, ...added] : added))
        if (how === 'replace' || before.lines.length === 0) store.describe(purpose ?? '')
        if (how === 'replace') replacedGift.setState({ before, after: store.getState().lines }, true)
      },
      bringBack(replaced: ReplacedGift) {
        store.undo(replaced)
        replacedGift.setState(null, true)
      },
    }),
    [store],
  )
  return { basket, ...edits }
}

/** A gift that a file or a plan has replaced. */
export type ReplacedGift = {
  /** The gift before. */
  readonly before: Basket
  /** Lines that replaced them. With any other lines in the gift, restoring the earlier ones would lose those. */
  readonly after: Lines
}

/** The lines that a file or a plan has replaced, until the next change of the gift. Null: none. */
export const replacedGift = createStore<ReplacedGift | null>(() => null)
