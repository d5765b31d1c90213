import type { Cause } from '../../core/causes/cause'
import type { BasketLine } from '../../core/giving/basket'
import { payeeNameOf } from '../../core/giving/checkPayee'
import { m } from './messages'

/** Returns the name of a line of the basket. */
export function lineName({ payee }: Pick<BasketLine, 'payee'>, causes: readonly Cause[]): string {
  return payeeNameOf(payee, causes) ?? m.goneCause
}
