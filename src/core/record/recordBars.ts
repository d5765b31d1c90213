import type { GiftRecord } from './giftRecord'
import { type Period, quarterOf, quartersBetween, yearOf } from './period'
import { tokenKey } from './recordFilter'

/** What a chart of gifts measures: the amount that arrived of one token, or how many were delivered. */
export type Measure = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'gifts' }

/** One bar: what it stands for, its exact amount, and its length as a share of the longest, from 0 to 1. */
export type Bar = { readonly key: string; readonly amount: bigint; readonly share: number }

/** The most quarters of a chart; years are shown where there would be more. */
const mostQuarters = 16

/** One bar for each payee, or whatever `keyOf` tells apart, the longest first. What measures zero has none. */
export function barsBy(
  gifts: readonly GiftRecord[],
  measure: Measure,
  keyOf: (gift: GiftRecord) => string,
): readonly Bar[] {
  const bars = [...sums(gifts, measure, keyOf)].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  return withShares(bars.filter(([, amount]) => amount > 0n))
}

/** One bar for each quarter from the first gift to the last, in their order; for each year where that is too many. */
export function barsByPeriod(gifts: readonly GiftRecord[], measure: Measure): readonly Bar[] {
  const byQuarter = sums(gifts, measure, ({ atMs }) => quarterOf(atMs))
  const known = [...byQuarter.keys()].toSorted()
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined) return []
  const quarters = quartersBetween(first, last)
  if (quarters.length <= mostQuarters)
    return withShares(quarters.map((quarter) => [quarter, byQuarter.get(quarter) ?? 0n]))
  const years = new Map<Period, bigint>()
  for (const quarter of quarters) {
    const year = yearOf(quarter)
    years.set(year, (years.get(year) ?? 0n) + (byQuarter.get(quarter) ?? 0n))
  }
  return withShares([...years])
}

function sums(
  gifts: readonly GiftRecord[],
  measure: Measure,
  keyOf: (gift: GiftRecord) => string,
): ReadonlyMap<string, bigint> {
  const totals = new Map<string, bigint>()
  for (const gift of gifts) {
    const amount = measured(gift, measure)
    if (amount === null) continue
    const key = keyOf(gift)
    totals.set(key, (totals.get(key) ?? 0n) + amount)
  }
  return totals
}

/** Null: the gift is of another token. */
function measured({ asset, arrived, outcome }: GiftRecord, measure: Measure): bigint | null {
  if (measure.kind === 'gifts') return outcome === 'delivered' ? 1n : 0n
  return tokenKey(asset) === measure.token ? arrived : null
}

/** The length of a bar needs no more than four digits; its amount keeps all. */
function withShares(bars: readonly (readonly [string, bigint])[]): readonly Bar[] {
  const longest = bars.reduce((most, [, amount]) => (amount > most ? amount : most), 0n)
  return bars.map(([key, amount]) => ({
    key,
    amount,
    share: longest === 0n ? 0 : Number((amount * 10_000n) / longest) / 10_000,
  }))
}
