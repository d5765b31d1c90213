import type { Basket } from '../../core/giving/basket'
import { parseBasket, serialiseBasket } from '../../core/giving/draftBasket'
import type { KeyValueStorage } from '../../ports/storage'

/** What was being put together in this Safe when the page was last open. */
export function readDraft(storage: KeyValueStorage, key: string): Basket {
  return parseBasket(storage.get(key))
}

/** Keeps the basket for the next time; an empty one leaves nothing behind. */
export function writeDraft(storage: KeyValueStorage, key: string, basket: Basket): void {
  if (basket.lines.length === 0) storage.remove(key)
  else storage.set(key, serialiseBasket(basket))
}
