import type { TokenTransfer } from '../../../safe/tokenTransfers'
import { shortfalls } from './shortfalls'
import type { TrackedGift } from '../../../giving/trackedGift'

/**
 * Returns true when Transfer events prove that every gift arrived. Always false for coin, which emits no event: other
 * code may succeed although a payment in it failed.
 */
export function provedByTokens(gifts: readonly TrackedGift[], transfers: readonly TokenTransfer[]): boolean {
  const isTold = gifts.length > 0 && gifts.every(({ token }) => token !== null)
  return isTold && shortfalls(gifts, transfers).length === 0
}
