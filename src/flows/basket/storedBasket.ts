import { readBasket, serialiseBasket } from '../../core/giving/draftBasket'
import type { KeyValueStorage } from '../../ports/storage'
import { storedEntry } from '../storedEntry'
import type { StoredBasket } from './basketStore'

/** Opens the stored basket under a `basketKey`. An unreadable one stays unchanged; an empty one is removed. */
export function storedBasket(storage: KeyValueStorage, key: string): StoredBasket {
  const { set, remove, ...entry } = storedEntry(storage, key, {
    read: readBasket,
    serialise: serialiseBasket,
  })
  return {
    ...entry,
    write(basket) {
      if (basket.lines.length === 0) remove()
      else set(basket)
    },
    onChange: (listener) => void storage.subscribe((changed) => changed === key && listener()),
  }
}
