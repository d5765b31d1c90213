import * as v from 'valibot'
import { cleanText } from '../cleanLine'
import { timeMs } from '../fields'
import { foundOr, storedText } from '../storedText'
import { type Price, worthOf } from './prices'

/**
 * The origin of an amount that was entered in money. A note that a basket line and its gift carry as text: the amount
 * is given, and nothing of this is in the bytes.
 */
export type Planned = {
  /** ISO 4217. */
  readonly currency: string
  /** In the smallest unit of the currency. */
  readonly worth: bigint
  /** Of one whole unit of the asset. */
  readonly price: Price
  /** Source of the price, and its time. */
  readonly source: string
  readonly atMs: number
}

const uint = v.pipe(
  v.string(),
  v.regex(/^\d{1,60}$/),
  v.transform((text) => BigInt(text)),
)

const plannedText = storedText(
  v.object({
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    worth: uint,
    price: v.object({
      value: uint,
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
    }),
    source: v.pipe(
      v.string(),
      v.maxLength(100),
      // A device file may bring a stranger's.
      v.transform((text) => cleanText(text, 100) ?? '?'),
    ),
    atMs: timeMs,
  }),
)

/** Serialises the note. */
export function serialisePlanned(planned: Planned): string {
  return plannedText.serialise(planned)
}

/** Parses the result of `serialisePlanned`; null for anything else, and for no text. */
export function parsePlanned(text: string | undefined): Planned | null {
  return foundOr(plannedText.read(text ?? null), null)
}

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
