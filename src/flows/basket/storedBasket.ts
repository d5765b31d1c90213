import { parseBasket, serialiseBasket } from '../../core/giving/draftBasket'
import type { KeyValueStorage } from '../../ports/storage'
import type { StoredBasket } from './basketStore'

/** A basket under its key (`basketKey`). Text that is no basket is an empty one, and an empty one leaves nothing behind. */
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
