import { formatAmount } from './formatAmount'
import { formatAmountFor } from './formatAmountFor'
import type { ParsedAmount } from './parseAmount'
import { withPlainSeparators } from './readAmount'
import { m } from './messages'

type Asset = { readonly decimals: number; readonly symbol: string }

/**
 * Describes how a typed amount was read: in ungrouped digits, which every country reads alike, and in the visitor's
 * own number format if that differs; null when the typed text is already clear. Names the number that another country
 * would read.
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
  const amount = m.amount(plain, symbol, isOwn ? null : own)
  if (otherReading === null) return m.read(amount)
  const [whole = '', fraction] = plain.split('.')
  const other = inOwnFormat(otherReading, locale)
  const meant = m.number(otherReading, other === otherReading ? null : other)
  return m.readNotAs(amount, fraction === undefined ? null : whole, meant, otherReading)
}

/** Formats a number in plain digits for a locale, with every digit kept. `locale`: BCP 47. */
export function inOwnFormat(plain: string, locale: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  return formatAmountFor(BigInt(whole + fraction), fraction.length, locale)
}
