import { maxPlans } from '../../core/files/savedPlans'
import type { PlanChange } from '../../flows/plans/plansStore'

/** Why a change of the saved plans was not stored; null: it was. */
export function changeWords(change: PlanChange): string | null {
  switch (change) {
    case 'kept':
      return null
    case 'noRoom':
      return 'This browser has no room left for it. Remove a plan, or save this one as a file.'
    case 'tooMany':
      return `An account keeps at most ${maxPlans} plans. Remove one, or save this one as a file.`
  }
}
