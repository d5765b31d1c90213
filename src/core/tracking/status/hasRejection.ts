import type { Rival } from '../trackedItem'

/** Returns true when owners have signed a rejection of the gift. */
export function hasRejection(rivals: readonly Rival[] = []): boolean {
  return rivals.some(({ kind }) => kind === 'rejection')
}
