import { textProblem } from '../causes/textProblem'
import { maxPlanName } from '../giving/giftDocumentSchema'

/** What is wrong with a name for a plan, in words with a remedy; null: nothing. `taken` are the names of the others. */
export function planNameProblem(name: string, taken: readonly string[]): string | null {
  if (name.trim() === '') return 'Give the plan a name, such as “Third quarter”.'
  if (name.length > maxPlanName) return `The name has ${name.length} characters; ${maxPlanName} are allowed.`
  const unfit = textProblem(name)
  if (unfit !== null) return unfit
  return taken.includes(name) ? 'There is a plan of this name already. Choose another name.' : null
}
