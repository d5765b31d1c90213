import { type Baskets, type BasketStore, createBasketStore } from '../flows/basket/basketStore'
import type { KeyValueStorage } from '../ports/storage'
import { afterPaint } from '../ui/parts/afterPaint'

/** The baskets of this page. What reads them is fetched after the first paint: it is too heavy to come before. */
export function openBaskets(storage: KeyValueStorage): Baskets {
  const entries = new Map<string, { readonly store: BasketStore; readonly isRead: Promise<void> }>()

  async function read(key: string, store: ReturnType<typeof createBasketStore>) {
    await new Promise<void>(afterPaint)
    try {
      const { storedBasket } = await import('../flows/basket/storedBasket')
      store.open(storedBasket(storage, key))
    } catch (error) {
      // Nothing is stored then, but what is given is still taken out of what is seen.
      reportError(error)
    }
  }

  function entryOf(key: string) {
    const known = entries.get(key)
    if (known !== undefined) return known
    const store = createBasketStore()
    const entry = { store, isRead: read(key, store) }
    entries.set(key, entry)
    return entry
  }

  return {
    of: (key) => entryOf(key).store,
    async read(key) {
      const { store, isRead } = entryOf(key)
      await isRead
      return store
    },
  }
}
