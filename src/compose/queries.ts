import { createQueries, type Queries } from '../flows/queries'
import type { Clock } from '../ports/clock'

let queries: Queries | null = null

/** Returns the page's one cache of what its screens read, of all chains. */
export function queriesOf(clock: Clock): Queries {
  return (queries ??= createQueries(clock))
}
