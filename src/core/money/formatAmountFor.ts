import { formatAmount } from './formatAmount'

/**
 * An amount in a locale's number format, with every digit kept.
 *
 * `Intl.NumberFormat` allows 20 decimals in some engines and turns a decimal string into a lossy Number in others, so
 * it is asked only for the whole part (a bigint), the decimal sign and the digits.
 *
 * @param value in base units
 * @param decimals of the asset
 * @param locale BCP 47 tag, such as "de-CH"; throws a RangeError when it is not one
 */
export function formatAmountFor(value: bigint, decimals: number, locale: string): string {
  const [whole = '0', fraction] = formatAmount(value, decimals).split('.')
  const number = new Intl.NumberFormat(locale)
  // Only a number can carry the sign of -0.5 into its whole part.
  const wholeText = number.format(whole === '-0' ? -0 : BigInt(whole))
  if (fraction === undefined) return wholeText

  const decimalSign = number.formatToParts(1.1).find((part) => part.type === 'decimal')?.value ?? '.'
  const digits = Array.from({ length: 10 }, (_, digit) => number.format(digit))
  return wholeText + decimalSign + fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}
