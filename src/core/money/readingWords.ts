import { formatAmount } from './formatAmount'
import { formatAmountFor } from './formatAmountFor'
import { type ParsedAmount, withPlainSeparators } from './parseAmount'

type Asset = { readonly decimals: number; readonly symbol: string }

/**
 * How a typed amount was read, in digits without groups, which every country reads alike, and in the visitor's own number
 * format where that is another text; null where what was typed says so itself. Where another country reads another number,
 * that one is named.
 *
 * @param locale - BCP 47 tag of the visitor's own number format
 */
export function readingWords(
  text: string,
  parsed: ParsedAmount,
  { decimals, symbol }: Asset,
  locale: string,
): string | null {
  if (parsed.kind !== 'ok') return null
  const typed = text.trim()
  const plain = formatAmount(parsed.value, decimals)
  const { otherReading } = parsed
  if (otherReading === null && plain === typed) return null
  const own = inOwnFormat(plain, locale)
  const isOwn = own === plain || withPlainSeparators(own) === withPlainSeparators(typed)
  const read = `Read as ${plain} ${symbol}${isOwn ? '' : ` (${own} in your number format)`}`
  if (otherReading === null) return `${read}.`
  const [whole, fraction] = plain.split('.')
  const about = fraction === undefined ? '' : `, a little more than ${whole}`
  const other = inOwnFormat(otherReading, locale)
  const meant = other === otherReading ? other : `${otherReading} (${other} in your number format)`
  return `${read}${about}. If you mean ${meant}, write ${otherReading}.`
}

/** A number in plain digits as the visitor's language writes it, with every digit kept. `locale`: BCP 47. */
export function inOwnFormat(plain: string, locale: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  return formatAmountFor(BigInt(whole + fraction), fraction.length, locale)
}
