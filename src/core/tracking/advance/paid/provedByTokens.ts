import type { TokenTransfer } from '../../../safe/tokenTransfers'
import { shortfalls } from './shortfalls'
import type { TrackedGift } from '../../../giving/trackedGift'

/**
 * Whether the tokens' own events say that every gift has arrived. Never so for the chain's own coin, which leaves no event:
 * a transaction that goes through other code may succeed although what it carried has failed.
 */
export function provedByTokens(gifts: readonly TrackedGift[], transfers: readonly TokenTransfer[]): boolean {
  const isTold = gifts.length > 0 && gifts.every(({ token }) => token !== null)
  return isTold && shortfalls(gifts, transfers).length === 0
}
