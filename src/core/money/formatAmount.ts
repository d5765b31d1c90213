import { formatUnits } from 'viem'
import { locale } from '../../language/messages'

/**
 * Formats an amount canonically: every digit, a dot as the decimal sign, no grouping, no trailing zeros. For exports,
 * the clipboard and comparisons; `parseAmount` returns the same value from it.
 *
 * @param value in base units
 * @param decimals of the asset
 */
export function formatAmount(value: bigint, decimals: number): string {
  return formatUnits(value, decimals)
}

/**
 * Formats an amount in a locale's number format, with every digit kept.
 *
 * Uses `Intl.NumberFormat` only for the whole part (a bigint), the decimal sign and the digits: some engines allow 20
 * decimals, and others turn a decimal string into a lossy Number.
 *
 * @param value in base units
 * @param decimals of the asset
 * @param locale BCP 47 tag, such as "de-CH"; throws a RangeError when it is not one
 */
export function formatAmountFor(value: bigint, decimals: number, locale: string): string {
  const [whole = '0', fraction] = formatAmount(value, decimals).split('.')
  const { number, decimalSign, digits } = formatOf(locale)
  // Only a number can carry the sign of -0.5 into its whole part.
  const wholeText = number.format(whole === '-0' ? -0 : BigInt(whole))
  if (fraction === undefined) return wholeText
  return wholeText + decimalSign + fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}

/**
 * Writes an amount into a field: every digit, no grouping, the decimal sign of the page. A number that could be read in
 * two ways gets a zero at the end (1.2340): `parseAmount` reads the same value from it in every language.
 *
 * @param value in base units
 * @param decimals of the asset
 */
export function amountFieldText(value: bigint, decimals: number, forLocale = locale): string {
  const plain = formatAmount(value, decimals)
  const clear = /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain
  return clear.includes('.') ? clear.replace('.', formatOf(forLocale).decimalSign) : clear
}

/** Returns the decimal sign of a locale, as a table of numbers has it. */
export function decimalSignOf(locale: string): '.' | ',' {
  return formatOf(locale).decimalSign === ',' ? ',' : '.'
}

/** Formats an exact amount with its symbol, for sentences: "12,500 USDC". `amount` in base units. */
export function amountWords(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): string {
  return `${formatAmountFor(amount, decimals, locale)} ${symbol}`
}

/**
 * Keeps each number of a sentence on one line with the word behind it, such as an amount with its symbol. For the screen alone: what
 * is stored, exported or compared has plain spaces.
 */
export function withWholeAmounts(sentence: string): string {
  return sentence.replace(/(?<=\p{Nd}) (?=[\p{L}$€£])/gu, '\u00a0')
}

type LocaleFormat = {
  readonly number: Intl.NumberFormat
  readonly decimalSign: string
  readonly digits: readonly string[]
}

/** Formats by locale: creating one takes longer than everything else in a row. */
const formats = new Map<string, LocaleFormat>()

function formatOf(locale: string): LocaleFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const number = new Intl.NumberFormat(locale)
  const format = {
    number,
    decimalSign: number.formatToParts(1.1).find((part) => part.type === 'decimal')?.value ?? '.',
    digits: Array.from({ length: 10 }, (_, digit) => number.format(digit)),
  }
  formats.set(locale, format)
  return format
}
