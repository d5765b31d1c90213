import { type Address, isAddressEqual } from 'viem'
import type { GiftRecord } from './giftRecord'
import { type Period, tokenKey } from './recordFilter'

type Asset = GiftRecord['asset']

/** The movements of one asset between two blocks, in its base units. */
export type AssetStatement = {
  readonly asset: Asset
  /** Null: the node gave no answer. */
  readonly opening: bigint | null
  readonly closing: bigint | null
  /** Amounts that stayed with the recipients. */
  readonly toCauses: bigint
  readonly toOthers: bigint
  /** Network fees of a wallet, or refunds that a Safe paid to executors. */
  readonly costs: bigint
  /**
   * What the other figures leave: receipts, less payments that are not in the record. Below zero where more went out than
   * came in. Null: one of the balances is not known.
   */
  readonly other: bigint | null
}

export type Balances = readonly (bigint | null)[]

/** Returns the assets of a statement: the chain's own coin, and every token that these gifts paid. */
export function statedAssets(gifts: readonly GiftRecord[], coin: Asset): readonly Asset[] {
  const assets = new Map<string, Asset>([[tokenKey(coin), coin]])
  for (const { asset } of gifts) if (!assets.has(tokenKey(asset))) assets.set(tokenKey(asset), asset)
  return [...assets.values()]
}

/**
 * Adds up the payments and costs of each asset, and derives what else moved.
 *
 * @param gifts - All payments of the account in the blocks between the balances, whoever was paid.
 * @param balances - In the order of `assets`.
 */
export function statementOf(
  gifts: readonly GiftRecord[],
  assets: readonly Asset[],
  balances: { readonly opening: Balances; readonly closing: Balances },
): readonly AssetStatement[] {
  const paid = new Map<string, { toCauses: bigint; toOthers: bigint; costs: bigint }>()
  const sumOf = (key: string) => {
    const sum = paid.get(key) ?? { toCauses: 0n, toOthers: 0n, costs: 0n }
    paid.set(key, sum)
    return sum
  }
  const counted = new Set<string>()
  for (const gift of gifts) {
    sumOf(tokenKey(gift.asset))[gift.cause === null ? 'toOthers' : 'toCauses'] += gift.arrived
    const cost = costOf(gift)
    if (cost === null || counted.has(cost.hash)) continue
    counted.add(cost.hash)
    sumOf(tokenKey(cost)).costs += cost.amount
  }
  return assets.map((asset, at) => {
    const sum = sumOf(tokenKey(asset))
    const [opening, closing] = [balances.opening[at] ?? null, balances.closing[at] ?? null]
    const isKnown = opening !== null && closing !== null
    const other = isKnown ? closing - opening + sum.toCauses + sum.toOthers + sum.costs : null
    return { asset, opening, closing, ...sum, other }
  })
}

/** Returns what the account itself paid for the transaction of a gift. Null: nothing, or another account paid. */
function costOf({ payer, executor, txHash, feeWei }: GiftRecord): {
  readonly hash: string
  readonly token: Address | null
  readonly amount: bigint
} | null {
  if (payer.kind === 'safe') return payer.refund === null ? null : { hash: payer.safeTxHash, ...payer.refund }
  return isAddressEqual(executor, payer.address) ? { hash: txHash, token: null, amount: feeWei } : null
}

/** Returns the first ms of a year or a quarter, and the first after it, in UTC. Null: it is neither. */
export function periodSpan(period: Period): { readonly fromMs: number; readonly toMs: number } | null {
  const [, yearText, quarter] = /^(\d{4})(?:-Q([1-4]))?$/.exec(period) ?? []
  if (yearText === undefined) return null
  const [year, first] = [Number(yearText), quarter === undefined ? 0 : (Number(quarter) - 1) * 3]
  return { fromMs: Date.UTC(year, first), toMs: Date.UTC(year, first + (quarter === undefined ? 12 : 3)) }
}
