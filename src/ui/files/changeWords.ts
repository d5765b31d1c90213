import { maxPlans } from '../../core/files/savedPlans'
import type { PlanChange } from '../../flows/plans/plansStore'
import { m } from './toolMessages'

/** Returns why a change of the saved plans was not stored. Null: it was. */
export function changeWords(change: PlanChange): string | null {
  switch (change) {
    case 'kept':
      return null
    case 'noRoom':
      return m.noRoom
    case 'unreadable':
      return m.unreadablePlans
    case 'tooMany':
      return m.tooMany(maxPlans)
  }
}
