import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Basket } from '../../core/giving/basket'
import type { PlanPart } from '../../core/giving/planPart'
import { mergeAdded, type Lines } from '../../core/giving/editBasket'

/** The basket of a Safe or wallet. Every change is stored at once; changes of other tabs are picked up. */
export type BasketStore = Pick<StoreApi<Basket>, 'getState' | 'subscribe'> & {
  /** An edit by the user. */
  edit(change: (lines: Lines) => Lines): void
  /** Sets what the gift is for. Empty: removes it. */
  describe(purpose: string): void
  /** Subscribes to edits by the user in this page. Returns the unsubscribe function. */
  onEdit(listener: () => void): () => void
  /** Takes lines out, not as an edit by the user. `plan`: the part that they were. */
  takeOut(left: (lines: Lines) => Lines, plan?: PlanPart): void
  /** Whether a reload finds the basket as it is now. */
  isKept(): boolean
}

/** The baskets of this page: one store per `basketKey`. */
export type Baskets = {
  /** Returns the basket and starts to read it, if it is not read yet. */
  of(key: string): BasketStore
  /** Resolves to the basket when it is read. Never rejects. */
  read(key: string): Promise<BasketStore>
}

/** Where a basket is stored. */
export type StoredBasket = {
  read(): Basket
  write(basket: Basket): void
  isKept(): boolean
  onChange(listener: () => void): void
}

/** Creates a basket that is not read yet. Lines added before `open` are merged with the stored ones. */
export function createBasketStore(): BasketStore & { open(stored: StoredBasket): void } {
  const store = createStore<Basket>(() => ({ lines: [] }))
  const listening = new Set<() => void>()
  let storage: StoredBasket | null = null

  function keep(basket: Basket) {
    store.setState(basket, true)
    storage?.write(basket)
  }

  function change(lines: Lines, before: Basket, purpose = '', made?: PlanPart) {
    if (lines === before.lines) return
    // The plan ends when all its lines are out, removed or replaced.
    const isRest = lines.some(({ id }) => before.lines.some((line) => line.id === id))
    const plan = isRest ? (made ?? before.plan) : undefined
    keep({ lines, ...(plan && { plan }), ...(purpose && lines.length > 0 && { purpose }) })
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    edit(next) {
      const before = store.getState()
      change(next(before.lines), before, before.purpose)
      for (const listener of listening) listener()
    },
    describe(purpose) {
      const { purpose: _before, ...basket } = store.getState()
      keep({ ...basket, ...(purpose && { purpose }) })
    },
    onEdit(listener) {
      listening.add(listener)
      return () => void listening.delete(listener)
    },
    takeOut(left, plan) {
      // Another tab may have stored a newer basket whose storage event has not arrived yet.
      const before = storage?.read() ?? store.getState()
      // The rest of one gift has the same purpose; any other line belongs to the next gift.
      change(left(before.lines), before, plan && before.purpose, plan)
    },
    // Not opened yet: a reload finds the stored basket.
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
