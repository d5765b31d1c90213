import type { GiftRecord } from './giftRecord'
import { type Period, quarterOf, quartersBetween, yearOf, tokenKey } from './recordFilter'

/** Token of a chart of gifts, as `tokenKey`: bars are what arrived of it. Null: bars count the delivered gifts. */
type Measure = string | null

/** One bar: its key, its exact amount, and its length as a share of the longest, from 0 to 1. */
export type Bar = { readonly key: string; readonly amount: bigint; readonly share: number }

/** Maximum number of quarters in a chart; above it the bars are years. */
const mostQuarters = 16

/** Returns one bar for each key (for example a payee), longest first. Amounts of zero have no bar. */
export function barsBy(
  gifts: readonly GiftRecord[],
  measure: Measure,
  keyOf: (gift: GiftRecord) => string,
): readonly Bar[] {
  const bars = [...sums(gifts, measure, keyOf)].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  return withShares(bars.filter(([, amount]) => amount > 0n))
}

/** Returns one bar for each quarter from the first gift to the last, in order; above `mostQuarters`, one for each year. */
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

/** Returns the measure of one gift. Null: the gift is of another token. */
function measured({ asset, arrived, outcome }: GiftRecord, measure: Measure): bigint | null {
  if (measure === null) return outcome === 'delivered' ? 1n : 0n
  return tokenKey(asset) === measure ? arrived : null
}

/** Adds the lengths with four digits; the amounts stay exact. */
function withShares(bars: readonly (readonly [string, bigint])[]): readonly Bar[] {
  const longest = bars.reduce((most, [, amount]) => (amount > most ? amount : most), 0n)
  return bars.map(([key, amount]) => ({
    key,
    amount,
    share: longest === 0n ? 0 : Number((amount * 10_000n) / longest) / 10_000,
  }))
}
