import type { BasketProblem } from '../../core/giving/basketProblem'

/** The id of a field of the basket, so that the summary of problems can lead to it. */
export function fieldId(lineId: string, field: 'asset' | 'amount' | 'cause'): string {
  return `${lineId}-${field}`
}

/** The field a problem is about; null when it is about the basket as a whole. */
export function fieldIdOf(problem: BasketProblem): string | null {
  return problem.lineId === null || problem.field === 'basket' ? null : fieldId(problem.lineId, problem.field)
}
