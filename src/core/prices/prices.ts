import { formatAmountFor } from '../money/formatAmount'
import { locale } from '../../language/messages'
import { m } from './messages'

/** Price of one whole unit of an asset: `value` / 10^`decimals`. */
export type Price = { readonly value: bigint; readonly decimals: number }

/** The prices of one chain's assets at one moment, as their source claims. For estimates only. */
export type Prices = {
  /** ISO 4217, such as USD. */
  readonly currency: string
  /** Source of the prices, by its own name. */
  readonly source: string
  readonly atMs: number
  /** By `assetKey` in lower case. */
  readonly of: ReadonlyMap<string, Price>
}

/** Returns the number of decimals of a currency: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/**
 * Computes the worth of an amount in the smallest unit of the currency (cents), rounded half up.
 *
 * @param amount - In base units, zero or more.
 * @param decimals - Of the asset.
 */
export function worthOf(amount: bigint, decimals: number, price: Price, currency: string): bigint {
  const scale = 10n ** BigInt(decimals + price.decimals)
  return (2n * amount * price.value * 10n ** BigInt(minorDigits(currency)) + scale) / (2n * scale)
}

/**
 * Computes the largest amount that is worth no more than this, in base units. Null when the price is zero.
 *
 * @param worth - In the smallest unit of the currency.
 * @param decimals - Of the asset.
 */
export function amountFor(worth: bigint, decimals: number, price: Price, currency: string): bigint | null {
  if (price.value === 0n) return null
  const scale = 10n ** BigInt(decimals + price.decimals)
  return (worth * scale) / (price.value * 10n ** BigInt(minorDigits(currency)))
}

/** Computes the change of a worth, in tenths of a percent, rounded towards zero; null when it was zero. */
export function driftOf(before: bigint, now: bigint): number | null {
  return before === 0n ? null : Number(((now - before) * 1_000n) / before)
}

/** Formats a worth with its currency: "1,240 USD", "1,240.05 USD". `worth`: in cents. */
export function worthWords(worth: bigint, currency: string): string {
  return `${formatAmountFor(worth, minorDigits(currency), locale)} ${currency}`
}

/** Formats a price with its currency: "3,012.55 USD". */
export function priceWords({ value, decimals }: Price, currency: string): string {
  return `${formatAmountFor(value, decimals, locale)} ${currency}`
}

/**
 * Formats the change of a worth, to a tenth of a percent: "+5.2 %", "-20 %", "unchanged". Empty when there is nothing
 * to compare.
 */
export function driftWords(before: bigint, now: bigint): string {
  const drift = driftOf(before, now)
  if (drift === null) return ''
  if (drift === 0) return m.unchanged
  return `${drift > 0 ? '+' : '\u2212'}${formatAmountFor(BigInt(Math.abs(drift)), 1, locale)} %`
}
