import { textProblem } from '../causes/textProblem'
import { maxPlanName } from '../giving/giftDocumentSchema'
import { m } from './messages'

/** Describes the problem of a plan's name, with a remedy; null: none. `taken` are the names of the others. */
export function planNameProblem(name: string, taken: readonly string[]): string | null {
  if (name.trim() === '') return m.plan.noName
  if (name.length > maxPlanName) return m.plan.tooLong(name.length, maxPlanName)
  const unfit = textProblem(name)
  if (unfit !== null) return unfit
  return taken.includes(name) ? m.plan.taken : null
}
