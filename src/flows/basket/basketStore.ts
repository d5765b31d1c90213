import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from 'viem'
import type { Unreadable } from '../../core/storedText'
import type { Basket, Lines } from '../../core/giving/basket'
import type { PlanPart } from '../../core/giving/planPart'
import type { StoredEntry } from '../storedEntry'

/** The basket of a Safe or wallet. Every change is stored at once; changes of other tabs are picked up. */
export type BasketStore = Pick<StoreApi<Basket>, 'getState' | 'subscribe'> & {
  /** Applies an edit by the user. */
  edit(change: (lines: Lines) => Lines): void
  /** Undoes an edit, with the plan and the purpose that ended with it. Ignored when the lines are no longer `after`. */
  undo(edit: { readonly before: Basket; readonly after: Lines }): void
  /** Sets the purpose of the gift. Empty: removes it. */
  describe(purpose: string): void
  /** Subscribes to edits by the user in this page. Returns the unsubscribe function. */
  onEdit(listener: () => void): () => void
  /** Removes lines, not as an edit by the user. `plan`: the plan part of these lines. */
  takeOut(left: (lines: Lines) => Lines, plan?: PlanPart): void
  /** Returns true when a reload finds the basket in its current state. */
  isKept(): boolean
  /** A stored basket that cannot be read: it stays unchanged, and this one is only in memory. Null: none. */
  readonly unreadable: StoreApi<Unreadable | null>
  /** Removes the unreadable basket that is shown, and stores this one. */
  discardUnreadable(): void
}

/** The baskets of this page: one store per `basketKey`. */
export type Baskets = {
  /** Returns the basket, and starts to read it if necessary. */
  of(key: string): BasketStore
  /** Resolves to the basket when it is read. Never rejects. */
  read(key: string): Promise<BasketStore>
}

/** Storage of one basket. */
export type StoredBasket = Pick<StoredEntry<Basket>, 'read' | 'isKept' | 'discard'> & {
  /** Writes the basket, but never over an unreadable one. */
  write(basket: Basket): void
  onChange(listener: () => void): void
}

/** Creates a basket that is not read yet. `open` merges lines added before it with the stored ones. */
export function createBasketStore(): BasketStore & { open(stored: StoredBasket): void } {
  const store = createStore<Basket>(() => ({ lines: [] }))
  const listening = new Set<() => void>()
  const unreadable = createStore<Unreadable | null>(() => null)
  let storage: StoredBasket | null = null

  /** Reads the stored basket. Null: unreadable. */
  function read(stored: StoredBasket): Basket | null {
    const reading = stored.read()
    unreadable.setState(reading.kind === 'unreadable' ? reading : null, true)
    if (reading.kind === 'unreadable') return null
    return reading.kind === 'found' ? reading.value : { lines: [] }
  }

  function keep(basket: Basket) {
    store.setState(basket, true)
    storage?.write(basket)
  }

  function change(lines: Lines, before: Basket, purpose = '', made?: PlanPart) {
    if (lines === before.lines) return
    // The plan ends when all its lines are sent, removed or replaced.
    const plan = isRest(lines, before.lines) ? (made ?? before.plan) : undefined
    keep({ lines, ...(plan && { plan }), ...(purpose && lines.length > 0 && { purpose }) })
  }

  function takeUp(stored: StoredBasket) {
    const added = store.getState().lines
    const basket = read(stored)
    if (basket === null) return
    store.setState(added.length === 0 ? basket : { ...basket, lines: [...basket.lines, ...added] }, true)
    if (added.length > 0) stored.write(store.getState())
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    unreadable,
    discardUnreadable() {
      const shown = unreadable.getState()
      if (storage === null || shown === null) return
      storage.discard(shown)
      takeUp(storage)
    },
    edit(next) {
      const before = store.getState()
      change(next(before.lines), before, before.purpose)
      for (const listener of listening) listener()
    },
    undo({ before, after }) {
      const now = store.getState()
      if (now.lines !== after) return
      keep(isRest(after, before.lines) ? { ...now, lines: before.lines } : before)
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
      // Another tab may have stored a newer basket whose storage event has not arrived.
      const before = (storage && read(storage)) ?? store.getState()
      // The rest of one gift has the same purpose; any other line belongs to the next gift.
      change(left(before.lines), before, plan && before.purpose, plan)
    },
    // Not opened yet: a reload finds the stored basket.
    isKept: () => storage?.isKept() ?? false,
    open(stored) {
      storage = stored
      takeUp(stored)
      stored.onChange(() => {
        const basket = read(stored)
        if (basket !== null) store.setState(basket, true)
      })
    },
  }
}

/** Returns true when lines of the same gift are left. */
function isRest(lines: Lines, before: Lines): boolean {
  return lines.some(({ id }) => before.some((line) => line.id === id))
}

/** Returns the storage key of the basket of a Safe or a wallet. All tabs share one. */
export function basketKey(chainId: number, owner: Address): string {
  return `dsg.v1.basket.${chainId}.${owner.toLowerCase()}`
}
