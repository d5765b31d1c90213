import { parsePlanned } from './planned'
import { type Price, worthOf } from './prices'

type PlannedGift = {
  readonly amount: bigint
  readonly decimals: number
  readonly planned?: string | undefined
}

/** Planned and current worth of gifts planned in one currency. `now` null: a price is missing. */
export type PlannedWorth = { readonly currency: string; readonly before: bigint; readonly now: bigint | null }

/** Sums up the planned gifts by currency, in the order in which the currencies first appear. */
export function plannedWorths<TGift extends PlannedGift>(
  gifts: readonly TGift[],
  priceOf: (gift: TGift, currency: string) => Price | null,
): readonly PlannedWorth[] {
  const sums = new Map<string, PlannedWorth>()
  for (const gift of gifts) {
    const planned = parsePlanned(gift.planned)
    if (planned === null) continue
    const { currency, worth } = planned
    const sum = sums.get(currency) ?? { currency, before: 0n, now: 0n }
    const price = priceOf(gift, currency)
    const now =
      price === null || sum.now === null
        ? null
        : sum.now + worthOf(gift.amount, gift.decimals, price, currency)
    sums.set(currency, { currency, before: sum.before + worth, now })
  }
  return [...sums.values()]
}

/** Minimum change that deserves attention, in tenths of a percent. */
export const largeDrift = 100
