import type { TrackedItem } from './trackedItem'

/** Returns whether a gift was executed and, as far as the tokens' events show, all of it stayed with its recipients. */
export function hasArrived({ phase, note }: Pick<TrackedItem, 'phase' | 'note'>): boolean {
  return phase.status === 'confirmed' && note?.kind !== 'received'
}
