import type { TrackedGift } from '../../giving/trackedGift'

/** Whom a delivered gift paid: the cause by name where there is only one; null otherwise. */
export function paidWhom(gifts: readonly TrackedGift[] = []): string | null {
  const names = new Set(gifts.map(({ payeeName }) => payeeName))
  const [only = null] = names
  return names.size === 1 ? only : null
}
