import type { Cause } from '../../core/causes/cause'
import type { BasketLine, BasketProblem } from '../../core/giving/basket'
import { payeeNameOf } from '../../core/giving/checkPayee'
import { m } from './messages'

/** Returns the name of a line of the basket. */
export function lineName({ payee }: Pick<BasketLine, 'payee'>, causes: readonly Cause[]): string {
  return payeeNameOf(payee, causes) ?? m.goneCause
}

/** Returns the id of a field of the basket, so that the summary of problems can link to it. */
export function fieldId(lineId: string, field: 'asset' | 'amount' | 'cause'): string {
  return `${lineId}-${field}`
}

/** Returns the id of the field with the problem. Null for a problem of the whole basket. */
export function fieldIdOf(problem: BasketProblem): string | null {
  return problem.lineId === null || problem.field === 'basket' ? null : fieldId(problem.lineId, problem.field)
}
