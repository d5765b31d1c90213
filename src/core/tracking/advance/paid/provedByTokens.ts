import type { TokenTransfer } from '../../../safe/tokenTransfers'
import { shortfalls } from './shortfalls'
import type { TrackedGift } from '../../../giving/trackedGift'
import type { BalanceProof } from '../../observation'

/**
 * Returns true when Transfer events prove that every gift arrived, beside `claims`, which the same transactions pay
 * first. Events of a doubted token only count where the recipient's balance confirms them. Always false for coin, which
 * emits no event: other code may succeed although a payment in it failed.
 */
export function provedByTokens(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  proof: BalanceProof & { readonly claims?: readonly TrackedGift[] },
): boolean {
  // The balances of other gifts are not read.
  const all = [...(proof.claims ?? []), ...gifts].map((gift) => {
    const { custom: _, ...trusted } = gift
    return trusted
  })
  const isTold = all.length > 0 && all.every(({ token }) => token !== null)
  if (!isTold || shortfalls(gifts, transfers, { proof }).length > 0) return false
  return shortfalls(all, transfers).length === 0
}
