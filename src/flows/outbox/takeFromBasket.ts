import { parseBasket, serialiseBasket } from '../../core/giving/draftBasket'
import type { Gift } from '../../core/giving/gift'
import { withoutSent } from '../../core/giving/withoutSent'
import type { KeyValueStorage } from '../../ports/storage'
import { basketKey } from './basketKey'
import type { StorageOwner } from '../account/storageKey'

/**
 * Takes gifts that are out from the stored basket, so that a reload does not offer them again.
 *
 * @param sent - The places in `gifts` of those that are out.
 * @returns Whether the basket is stored without them.
 */
export function takeFromBasket(
  context: StorageOwner & { readonly storage: KeyValueStorage },
  gifts: readonly Gift[],
  sent: readonly number[],
): boolean {
  const { storage, chain } = context
  const key = basketKey(chain.id, 'safe' in context ? context.safe : context.address)
  const { lines } = parseBasket(storage.get(key))
  const left = withoutSent(lines, gifts, sent)
  if (left.length === 0 && lines.length > 0) storage.remove(key)
  else if (left.length < lines.length) storage.set(key, serialiseBasket({ lines: left }))
  return storage.isKept(key)
}
