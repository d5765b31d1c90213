import type { Cause } from '../../core/causes/cause'
import type { Basket } from '../../core/giving/basket'

/** Returns true when the basket has a line for the cause. */
export function isInGift({ id }: Cause, { lines }: Basket): boolean {
  return lines.some(({ payee }) => payee.kind === 'cause' && payee.causeId === id)
}
