import type { BasketProblem } from '../../core/giving/basket'

/** Returns the id of a field of the basket, so that the summary of problems can link to it. */
export function fieldId(lineId: string, field: 'asset' | 'amount' | 'cause'): string {
  return `${lineId}-${field}`
}

/** Returns the id of the field with the problem. Null for a problem of the whole basket. */
export function fieldIdOf(problem: BasketProblem): string | null {
  return problem.lineId === null || problem.field === 'basket' ? null : fieldId(problem.lineId, problem.field)
}
