import type { TrackedGift } from '../../giving/trackedGift'

/** Returns the name of the only cause that a delivered gift paid; null: there are several. */
export function paidWhom(gifts: readonly TrackedGift[] = []): string | null {
  const names = new Set(gifts.map(({ payeeName }) => payeeName))
  const [only = null] = names
  return names.size === 1 ? only : null
}
