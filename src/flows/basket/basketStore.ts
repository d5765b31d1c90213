import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Basket } from '../../core/giving/basket'
import type { PlanPart } from '../../core/giving/planPart'
import { mergeAdded, type Lines } from '../../core/giving/editBasket'

/** The basket of one Safe or wallet in this page. Every change is stored at once, and what other tabs store is heard. */
export type BasketStore = Pick<StoreApi<Basket>, 'getState' | 'subscribe'> & {
  /** The user makes other lines of what is there now. */
  edit(change: (lines: Lines) => Lines): void
  /** Called after each edit of the user in this page. Returns how to stop. */
  onEdit(listener: () => void): () => void
  /** Takes lines out, whichever screen is open: not an edit of the user. `plan`: the part that they were. */
  takeOut(left: (lines: Lines) => Lines, plan?: PlanPart): void
  /** Whether a reload finds the basket as it is now. */
  isKept(): boolean
}

/** The baskets of this page: one for each `basketKey`, whoever asks for it. */
export type Baskets = {
  /** The basket, which may still have to be read: that is begun. */
  of(key: string): BasketStore
  /** The basket once it has been read. Never rejects. */
  read(key: string): Promise<BasketStore>
}

/** Where a basket is stored. */
export type StoredBasket = {
  read(): Basket
  write(basket: Basket): void
  isKept(): boolean
  onChange(listener: () => void): void
}

/** A basket that has not been read yet: what is added meanwhile is stored with what was there. */
export function createBasketStore(): BasketStore & { open(stored: StoredBasket): void } {
  const store = createStore<Basket>(() => ({ lines: [] }))
  const listening = new Set<() => void>()
  let storage: StoredBasket | null = null

  function change(next: (lines: Lines) => Lines, before: Basket, made?: PlanPart) {
    const lines = next(before.lines)
    if (lines === before.lines) return
    // Nothing is left of a plan whose lines are all out, removed or replaced.
    const isRest = lines.some(({ id }) => before.lines.some((line) => line.id === id))
    const plan = isRest ? (made ?? before.plan) : undefined
    const basket: Basket = plan === undefined ? { lines } : { lines, plan }
    store.setState(basket, true)
    storage?.write(basket)
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    edit(next) {
      change(next, store.getState())
      for (const listener of listening) listener()
    },
    onEdit(listener) {
      listening.add(listener)
      return () => void listening.delete(listener)
    },
    // Another tab may have stored a newer one, and a browser tells of it later.
    takeOut: (left, plan) => change(left, storage?.read() ?? store.getState(), plan),
    // Not opened: a reload finds what storage had.
    isKept: () => storage?.isKept() ?? false,
    open(stored) {
      storage = stored
      const added = store.getState().lines
      store.setState(mergeAdded(stored.read(), added), true)
      if (added.length > 0) stored.write(store.getState())
      stored.onChange(() => store.setState(stored.read(), true))
    },
  }
}
