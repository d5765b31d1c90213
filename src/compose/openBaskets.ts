import { type Baskets, type BasketStore, createBasketStore } from '../flows/basket/basketStore'
import type { KeyValueStorage } from '../ports/storage'
import { afterPaint } from '../ui/parts/afterPaint'

/**
 * Opens the baskets of this page. The code that reads them from storage is fetched after the first paint, because of
 * its weight.
 */
export function openBaskets(storage: KeyValueStorage): Baskets {
  const entries = new Map<string, { readonly store: BasketStore; readonly isRead: Promise<void> }>()

  async function read(key: string, store: ReturnType<typeof createBasketStore>) {
    try {
      const { storedBasket } = await import('../flows/basket/storedBasket')
      store.open(storedBasket(storage, key))
    } catch (error) {
      // Nothing is stored then, but gifts that were sent still leave the basket on screen.
      reportError(error)
    }
  }

  function entryOf(key: string, until: () => Promise<void>) {
    const known = entries.get(key)
    if (known !== undefined) return known
    const store = createBasketStore()
    const entry = { store, isRead: until().then(() => read(key, store)) }
    entries.set(key, entry)
    return entry
  }

  return {
    // A screen is being rendered: its paint comes first.
    of: (key) => entryOf(key, () => new Promise(afterPaint)).store,
    async read(key) {
      const { store, isRead } = entryOf(key, () => Promise.resolve())
      await isRead
      return store
    },
  }
}
