import { isAddressEqual, type Address } from 'viem'
import type { Asset } from '../giving/gift'
import { type RoundComparison, sinceLastRound } from '../giving/lastRound'
import { readPlan } from '../giving/planDocument'
import type { TrackedGift } from '../giving/trackedGift'
import type { SavedPlan } from './savedPlans'

type Planner = {
  readonly chainId: number
  /** The Safe or wallet that gives. */
  readonly address: Address
  /** Assets that can be given: their symbols and decimals are not in a plan. */
  readonly assets: readonly Asset[]
}

/** Plans that are looked at: reading one computes the checksum of each address. */
const mostCompared = 10

/**
 * Compares a gift with the newest saved plan of this account that goes mostly to the same payees. Null: there is none. A plan
 * with an asset that is not known here is no measure, and is passed over.
 *
 * @param plans - Newest first.
 */
export function sincePlan(
  gifts: readonly TrackedGift[],
  plans: readonly SavedPlan[],
  planner: Planner,
): { readonly name: string; readonly since: RoundComparison } | null {
  for (const { name, savedAtMs, text } of plans.slice(0, mostCompared)) {
    const planned = plannedGifts(text, planner)
    const since =
      planned === null ? null : sinceLastRound(gifts, [{ atMs: savedAtMs, gifts: planned, round: null }])
    if (since !== null) return { name, since }
  }
  return null
}

/** Returns what a plan gives from this account. Null: nothing, or it cannot be read. */
function plannedGifts(text: string, { chainId, address, assets }: Planner): readonly TrackedGift[] | null {
  // Stored by this browser: longer than a link.
  const read = readPlan(text, text.length)
  if (read.kind === 'problem') return null
  const part = read.plan.parts.find((one) => one.chainId === chainId && isAddressEqual(one.safe, address))
  if (part === undefined) return null
  const gifts: TrackedGift[] = []
  for (const { causeId, name, recipient, token, amount } of part.gifts) {
    const asset = assets.find((one) =>
      one.kind === 'native' ? token === null : token !== null && isAddressEqual(one.address, token),
    )
    if (asset === undefined) return null
    const { symbol, decimals } = asset
    gifts.push({ causeId, payeeName: name, recipient, symbol, decimals, token, amount })
  }
  return gifts
}
