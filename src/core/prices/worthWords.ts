import { formatAmountFor, formatAmount } from '../money/formatAmount'
import { driftOf, minorDigits, type Price } from './prices'
import { locale } from '../../language/messages'
import { m } from './messages'

/** Formats a worth with its currency: "1,240 USD", "1,240.05 USD". `worth`: in cents. */
export function worthWords(worth: bigint, currency: string): string {
  return `${formatAmountFor(worth, minorDigits(currency), locale)} ${currency}`
}

/** Formats a price in plain digits with its currency: "3012.55 USD". */
export function priceWords({ value, decimals }: Price, currency: string): string {
  return `${formatAmount(value, decimals)} ${currency}`
}

/**
 * Formats the change of a worth, to a tenth of a percent: "+5.2 %", "-20 %", "unchanged". Empty when there is nothing
 * to compare.
 */
export function driftWords(before: bigint, now: bigint): string {
  const drift = driftOf(before, now)
  if (drift === null) return ''
  if (drift === 0) return m.unchanged
  return `${drift > 0 ? '+' : '\u2212'}${formatAmount(BigInt(Math.abs(drift)), 1)} %`
}
