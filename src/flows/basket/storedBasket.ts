import { parseBasket, serialiseBasket } from '../../core/giving/draftBasket'
import type { KeyValueStorage } from '../../ports/storage'
import type { StoredBasket } from './basketStore'

/** Opens the stored basket under a `basketKey`. Unreadable text is an empty basket; an empty basket is removed. */
export function storedBasket(storage: KeyValueStorage, key: string): StoredBasket {
  return {
    read: () => parseBasket(storage.get(key)),
    write(basket) {
      if (basket.lines.length === 0) storage.remove(key)
      else storage.set(key, serialiseBasket(basket))
    },
    isKept: () => storage.isKept(key),
    onChange: (listener) => void storage.subscribe((changed) => changed === key && listener()),
  }
}
